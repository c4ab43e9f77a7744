"""Showing (view delta): what a seat sees, part by part. Sent is the part that has changed."""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import compress
from operator import attrgetter, ne
from typing import Any

import msgspec

from madhouse.engine.board import Board
from madhouse.engine.door import FrontDoor
from madhouse.engine.log import Event
from madhouse.engine.shapes import board_shape
from madhouse.engine.teller import Teller
from madhouse.server.shown.glances import Glance, Glances
from madhouse.server.wire.from_server import QUESTION

NOTHING = -1
"""The version of a table before its first."""
EVERYWHERE = ("edition", "board", "open_doors")
"""The parts that come with every view, of whatever edition: its name, the board as far as it is
laid, and which of its doors stand open."""
NO_CARDS: frozenset[str] = frozenset()
BOARDS = 500
"""So many are kept ready to be sent."""

encode = msgspec.json.Encoder().encode


class Parts:
    """The parts of an edition's views."""

    def __init__(self, view: type) -> None:
        fields = [each.name for each in msgspec.structs.fields(view) if each.name != QUESTION]
        self.names = (*fields, *EVERYWHERE)
        self.all = range(len(self.names))
        self.keys = [f'"{name}":'.encode() for name in self.names]
        self.of: Callable[[Any], tuple[Any, ...]] = (
            attrgetter(*fields)
            if len(fields) > 1
            else lambda shown: tuple(getattr(shown, name) for name in fields)
        )


@cache
def parts_of(view: type) -> Parts:
    """The parts of such a view, found once."""
    return Parts(view)


@lru_cache(maxsize=BOARDS)
def written_board(board: Board | None) -> msgspec.Raw:
    """A board as it is sent."""
    return msgspec.Raw(encode(None if board is None else board_shape(board)))


class Showing:
    """The view of one seat, as it was last looked at and at the look before."""

    def __init__(self, edition: FrontDoor, teller: Teller[Any]) -> None:
        self._edition = edition.name
        self._parts = parts = parts_of(edition.view)
        self._cards_named = teller.cards_in
        self._shown: tuple[Any, ...] = ()
        self._news: bytes | None = None  # what has changed, once it was written for somebody
        self._versions = [NOTHING] * len(parts.names)  # of the table, when each was first like that
        self._last = self._before = NOTHING  # versions of the last look, and of the one before
        self._changed: list[int] = []  # between these two
        self._cards = NO_CARDS  # named by what has changed
        self._glances = Glances(parts.keys)

    @property
    def version(self) -> int:
        """Of the table, when it was last looked at."""
        return self._last

    def look(
        self, view: Any, board: Board | None, open_doors: tuple[str, ...], version: int
    ) -> bool:
        """Take in how the table stands now; whether it stands otherwise than before."""
        if version == self._last:
            return False
        parts, before = self._parts, self._shown
        self._shown = now = self._as_parts(view, board, open_doors)
        self._before, self._last = self._last, version
        self._changed = [*compress(parts.all, map(ne, now, before))] if before else [*parts.all]
        self._news = None
        for at in self._changed:
            self._versions[at] = version
        self._cards = self._cards_in(
            (at, _new_in(now[at], before[at]) if before else now[at]) for at in self._changed
        )
        return bool(self._changed)

    def glance(
        self, view: Any, board: Board | None, open_doors: tuple[str, ...], event: Event
    ) -> None:
        """Take in how the table stands as an event is written, on the way to the next look."""
        if self._shown:
            self._glances.add(self._as_parts(view, board, open_doors), self._shown, event)

    def glanced(self) -> list[Glance]:
        """What was seen on the way from the last look to now; it begins anew from here."""
        return self._glances.taken()

    def _as_parts(
        self, view: Any, board: Board | None, open_doors: tuple[str, ...]
    ) -> tuple[Any, ...]:
        return (*self._parts.of(view), self._edition, written_board(board), open_doors)

    def since(self, version: int) -> tuple[msgspec.Raw, frozenset[str]]:
        """What is new since that version of the table, ready to be sent, and the cards in it."""
        if version == self._last:
            return msgspec.Raw(b"{}"), NO_CARDS
        if version < self._before or version == NOTHING:
            new = [at for at in self._parts.all if self._versions[at] > version]
            cards = self._cards_in((at, self._shown[at]) for at in new)
            return msgspec.Raw(self._write(new)), cards
        if self._news is None:  # most want the same, and all at once
            self._news = self._write(self._changed)
        return msgspec.Raw(self._news), self._cards

    def let_go(self) -> None:
        """All who are here have the last news."""
        self._news = None

    def _write(self, parts: Iterable[int]) -> bytes:
        """Some parts as they are now. Only the last news are kept: tables are many."""
        keys, shown = self._parts.keys, self._shown
        return b"{%b}" % b",".join([keys[at] + encode(shown[at]) for at in parts])

    def _cards_in(self, shown: Iterable[tuple[int, Any]]) -> frozenset[str]:
        names = self._parts.names
        return NO_CARDS.union(*[self._cards_named(names[at], part) for at, part in shown])


def _new_in(now: Any, before: Any) -> object:
    """Of several things, those that have changed; it saves looking through the others."""
    if isinstance(now, list):
        return [each for each in now if each not in before]
    if isinstance(now, dict):
        return {name: each for name, each in now.items() if before.get(name) != each}
    return now
