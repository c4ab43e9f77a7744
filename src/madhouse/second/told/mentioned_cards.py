"""Mentioned cards: which ids of a view, a question and an event are those of cards.

Every field that can hold a card is listed here. Some hold other things too, such as a face that the
seat does not know; whoever asks has the cards of the scenario to compare with.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from madhouse.engine.decisions import Fact
from madhouse.second.seen.views import (
    ExtrasView,
    InvestigatorView,
    MonsterView,
    PossessionView,
)

FACTS = (
    "back",
    "card",
    "cards",
    "condition",
    "event",
    "kind",
    "monster",
    "name",
    "to",
    "victim",
    "who",
)
"""Facts of events and questions that name cards."""


def cards_in_facts(facts: Mapping[str, Fact]) -> Iterator[str]:
    """Everything among the facts of an event or a question that can be a card."""
    for name in FACTS:
        fact = facts.get(name)
        if isinstance(fact, str):
            yield fact.partition(" ")[0]
        elif isinstance(fact, list):
            yield from fact


def _investigators(parts: list[InvestigatorView]) -> Iterator[str]:
    for who in parts:
        yield who.id
        yield from _possessions(who.possessions)
        for condition in who.conditions:
            yield condition.card
            yield condition.back
        yield from (*who.damage, *who.horror, *who.lasting)


def _possessions(cards: list[PossessionView]) -> Iterator[str]:
    return (each.card for each in cards)


def _monsters(parts: list[MonsterView]) -> Iterator[str]:
    for monster in parts:
        yield monster.kind
        yield monster.name


def _dropped(parts: dict[str, list[PossessionView]]) -> Iterator[str]:
    return (each.card for cards in parts.values() for each in cards)


def _extras(parts: ExtrasView | None) -> Iterator[str]:
    for card in (each for drunk in parts.drunk.values() for each in drunk) if parts else ():
        yield card.card
        yield card.back


def _named(parts: list[str]) -> Iterator[str]:
    return iter(parts)


CARDS_IN_PART: dict[str, Callable[[Any], Iterator[str]]] = {
    "investigators": _investigators,
    "monsters": _monsters,
    "dropped": _dropped,
    "extras": _extras,
    "mythos": _named,
    "defeated": _named,
}
"""By part of a view, the cards that it names."""
