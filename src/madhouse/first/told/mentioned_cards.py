"""Mentioned cards: which ids of a view, a question and an event are those of cards.

Every field that can hold a card is listed here, beside the views. Some hold other things too, such
as a face that the seat does not know; whoever asks has the cards of the story to compare with.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Any

from madhouse.engine.decisions import Decision, Fact, Option
from madhouse.engine.state import Result
from madhouse.first.rules.monsters import monster_kind
from madhouse.first.seen.views import (
    FeatureView,
    InvestigatorView,
    KeeperView,
    MonsterView,
    PileView,
    PuzzleView,
    RoomView,
    View,
)
from madhouse.first.things.attributes import PartOfTest
from madhouse.first.things.lasting_names import face
from madhouse.first.told.option_texts import verb_and_names

FACTS = frozenset(
    {
        "all",
        "card",
        "cards",
        "cause",
        "clue",
        "following",
        "kind",
        "lost",
        "name",
        "objective",
        "on",
        "other",
        "reason",
        "sent_by",
        "spell",
        "target",
        "to",
        "token",
        "traits",
        "weapon",
        "who",
        "you",
    }
)
"""Facts of events and questions that name cards."""

IDS = frozenset({"card", "name", "target", "who"})
"""The places of an option in which a card can be named, beside that of a monster."""


def cards_in(view: View) -> Iterator[str]:
    """Everything in a view, and in the question in it, that can be a card."""
    for name, cards in CARDS_IN_PART.items():
        yield from cards(getattr(view, name))
    if view.decision is not None:
        yield from cards_in_question(view.decision)


def cards_in_question(decision: Decision) -> Iterator[str]:
    """Everything in a question and its options that can be a card."""
    yield from cards_in_facts(decision.about)
    for option in decision.options:
        yield from _in_option(option)


def cards_in_facts(facts: Mapping[str, Fact]) -> Iterator[str]:
    """Everything among the facts of an event or a question that can be a card."""
    for name, fact in facts.items():
        if name not in FACTS:
            continue
        if isinstance(fact, str):
            yield face(fact)
        elif isinstance(fact, list):
            yield from map(face, fact)
    parts = facts.get("made_of")
    if isinstance(parts, list):
        yield from (PartOfTest.from_written(each).what for each in parts)


def _in_option(option: Option) -> Iterator[str]:
    _, named = verb_and_names(option)
    if not named:
        yield option
    for place, name in named.items():
        if place == "monster":
            yield monster_kind(name)
        elif place in IDS:
            yield face(name)


# -- the parts of a view ------------------------------------------------------------------------


def _investigators(parts: list[InvestigatorView]) -> Iterator[str]:
    return chain.from_iterable(map(_before, parts))


def _before(who: InvestigatorView) -> Iterator[str]:
    lying = ((who.id,), who.traits, who.cards, who.trauma, who.facedown, who.spent)
    spells = [(spell.spell, spell.back) for spell in who.spells]
    return chain(*lying, *spells, map(face, who.used), map(face, who.lasting))


def _monsters(parts: list[MonsterView]) -> Iterator[str]:
    return chain.from_iterable(
        [(each.kind, each.name, each.token, *each.carries, *each.kept_from) for each in parts]
    )


def _rooms(parts: dict[str, RoomView]) -> Iterator[str]:
    return chain.from_iterable([(room.lock, *room.pile) for room in parts.values()])


def _features(parts: list[FeatureView]) -> Iterator[str]:
    return (feature.name for feature in parts)


def _puzzles(parts: list[PuzzleView]) -> Iterator[str]:
    return (each for puzzle in parts for each in (puzzle.card, puzzle.who))


def _keeper(part: KeeperView) -> Iterator[str]:
    return chain(part.mythos, part.trauma, (part.objective,), part.actions)


def _decks(parts: dict[str, PileView]) -> Iterator[str]:
    return chain.from_iterable((*deck.discard, *deck.aside) for deck in parts.values())


def _spells(parts: dict[str, list[str]]) -> Iterator[str]:
    return chain(parts, *parts.values())


def _result(part: Result | None) -> Iterator[str]:
    return iter(() if part is None else (part.reason,))


CARDS_IN_PART: Mapping[str, Callable[[Any], Iterator[str]]] = {
    "active": lambda who: iter((who,)),  # also one who has just died
    "investigators": _investigators,
    "escaped": iter,
    "unused": iter,
    "monsters": _monsters,
    "carried_out": iter,
    "spoken": iter,
    "rooms": _rooms,
    "features": _features,
    "puzzles": _puzzles,
    "keeper": _keeper,
    "decks": _decks,
    "spells": _spells,
    "rules": iter,
    "marks": iter,
    "result": _result,
}
"""Everything that can be a card in a part of a view, or in some of the things in that part."""
