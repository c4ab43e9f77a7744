"""Showing: what a seat sees, part by part. A part is written and sent when it has changed."""

from collections.abc import Iterable
from itertools import compress
from operator import attrgetter, ne
from typing import Any, cast

import msgspec

from madhouse.first.seen.views import KeeperView, View
from madhouse.server.asked.library import answer_cards, card_ids

NAMES = [each.name for each in msgspec.structs.fields(View) if each.name != "decision"]
"""All parts but the question: it travels beside the view, in words."""
ALL = range(len(NAMES))
KEYS = [f'"{name}":'.encode() for name in NAMES]
BARE = {each.name for each in msgspec.structs.fields(View) if each.type in (int, bool)}
BARE |= {"seat", "seats", "stage", "active", "waiting", "eliminated"}
SEARCHED = frozenset(at for at in ALL if NAMES[at] not in BARE)
"""Parts that may name cards."""
NOTHING = -1
"""The version of a table before its first."""

encode = msgspec.json.Encoder().encode
parts_of = attrgetter(*NAMES)


class Showing:
    """The view of one seat, as it was last looked at and at the look before."""

    def __init__(self, story: str) -> None:
        self._story = story
        self._shown: tuple[Any, ...] = ()
        self._written = [b""] * len(NAMES)
        self._versions = [NOTHING] * len(NAMES)  # of the table, when a part was first like that
        self._last = self._before = NOTHING  # versions of the last look, and of the one before
        self._changed: list[int] = []  # between these two
        self._cards: frozenset[str] = frozenset()  # named by what has changed

    def look(self, view: View, version: int) -> set[str]:
        """Take in how the table stands now; the names of the parts that have changed."""
        if version == self._last:
            return set()
        before, self._shown = self._shown, parts_of(view)
        self._before, self._last = self._last, version
        now = self._shown
        self._changed = [*compress(ALL, map(ne, now, before))] if before else [*ALL]
        for at in self._changed:
            self._written[at] = KEYS[at] + encode(now[at])
            self._versions[at] = version
        news = [
            _new_in(now[at], before[at]) if before else now[at]
            for at in self._changed
            if at in SEARCHED
        ]
        self._cards = self._cards_in(news) if news else frozenset()
        return {NAMES[at] for at in self._changed}

    def since(self, version: int) -> tuple[View, frozenset[str]]:
        """What is new since that version of the table, ready to be sent, and the cards in it."""
        new, cards = self._changed, self._cards
        if version == self._last:
            new, cards = [], frozenset()
        elif version < self._before or version == NOTHING:
            new = [at for at in ALL if self._versions[at] > version]
            cards = self._cards_in([self._shown[at] for at in new])
        written = b"{%b}" % b",".join([self._written[at] for at in new])
        return cast(View, msgspec.Raw(written)), cards

    def _cards_in(self, shown: Iterable[object]) -> frozenset[str]:
        """Cards are named by strings of their own, or in one with others."""
        words = encode(shown).decode().replace(" ", '"').split('"')
        cards = card_ids(self._story).intersection(words)
        for each in shown:
            if isinstance(each, KeeperView):
                cards |= answer_cards(each.answers)
        return cards


def _new_in(now: Any, before: Any) -> object:
    """Of several things, those that have changed; it saves looking through the others."""
    if isinstance(now, list):
        return [each for each in now if each not in before]
    if isinstance(now, dict):
        return {name: each for name, each in now.items() if before.get(name) != each}
    return now
