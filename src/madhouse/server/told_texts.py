"""Events and questions in words: at every table of a story the same facts read the same."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import msgspec

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.log import Event
from madhouse.first.telling import Teller
from madhouse.server.library import card_ids

MANY = 50_000
INTRODUCES = "monster-placed"
"""The event from which a teller learns what a monster is called."""

Key = tuple[str, str, bytes, str]
encode = msgspec.json.Encoder().encode


class Told(NamedTuple):
    """A text, and the cards that its facts name."""

    text: str
    cards: frozenset[str]


_told: dict[Key, Told] = {}


def told_event(teller: Teller, event: Event) -> Told:
    """An event in words."""
    if event.kind == INTRODUCES:
        return Told(teller.event(event), named_cards(teller, event.facts))
    return _once(teller, f"log.{event.kind}", event.facts, lambda: teller.event(event))


def told_question(teller: Teller, decision: Decision) -> Told:
    """A question in words."""
    kind = f"question.{decision.kind}"
    return _once(teller, kind, decision.about, lambda: teller.question(decision))


def _once(teller: Teller, kind: str, facts: Mapping[str, Fact], tell: Callable[[], str]) -> Told:
    """All that differs from table to table is what a monster is called."""
    number = facts.get("monster")
    monster = teller.names.monster(number) if isinstance(number, int) else ""
    key = (teller.story.id, kind, encode(facts), monster)
    told = _told.get(key)
    if told is None:
        if len(_told) >= MANY:
            _told.clear()
        told = _told[key] = Told(str(tell()), named_cards(teller, facts))
    return told


def named_cards(teller: Teller, facts: Mapping[str, Fact]) -> frozenset[str]:
    """The cards that an event or a question names."""
    words: set[str] = set()
    for fact in facts.values():
        if isinstance(fact, str):
            words.update(fact.split())
        elif isinstance(fact, list):
            words.update(fact)
    return card_ids(teller.story.id) & words
