"""Standing answers: what the cards that lie before an investigator say to a named question."""

from collections.abc import Iterable
from typing import TypeVar

from madhouse.first.acting.scene import Scene, all_hold
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

T = TypeVar("T")


def answered(g: Table, who: Investigator, question: str) -> bool:
    """Whether anything that lies before him answers it, whatever it says."""
    answering = g.index.answering.get(question)
    return answering is not None and not answering.isdisjoint(
        [*who.traits, *who.cards, *who.trauma, *who.lasting]
    )


def before_whom(g: Table, question: str) -> list[Investigator]:
    """The investigators before whom anything lies that answers it."""
    answering = g.index.answering.get(question)
    if answering is None:
        return []
    return [
        who
        for who in g.state.investigators
        if not answering.isdisjoint([*who.traits, *who.cards, *who.trauma, *who.lasting])
    ]


def standing(g: Table, who: Investigator, question: str, value: T, scene: Scene | None = None) -> T:
    """Fold the answers of his traits, cards and trauma into the value, then what lasts a while."""
    answering = g.index.answering.get(question)
    if answering is None:
        return value
    lying = [*who.traits, *who.cards, *who.trauma, *who.lasting]
    if answering.isdisjoint(lying):
        return value
    return _fold(g, lying, question, value, scene or Scene(who))


def standing_here(g: Table, who: Investigator, question: str, value: T) -> T:
    """Fold in what the cards of all in his space say, his own among them."""
    if question in g.index.answering:
        for each in g.investigators_at(who.space):
            value = standing(g, each, question, value)
    return value


def said_by(g: Table, cards: Iterable[str], question: str, scene: Scene) -> list[tuple[str, int]]:
    """What each of these cards adds to a number, those that add nothing left out."""
    answering = g.index.answering.get(question, frozenset())
    each = [(card, _fold(g, (card,), question, 0, scene)) for card in cards if card in answering]
    return [(card, added) for card, added in each if added]


def _fold(g: Table, lying: Iterable[str], question: str, value: T, scene: Scene) -> T:
    for card in lying:
        scene.this = card
        for word in g.index.standing(card, question):
            if all_hold(g, scene, word.given):
                value = word.answer(g, scene, value)
    return value
