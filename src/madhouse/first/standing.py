"""Standing answers: what the cards that lie before an investigator say to a named question."""

from typing import TypeVar

from madhouse.first.scene import Scene, all_hold
from madhouse.first.state import Investigator
from madhouse.first.table import Table

T = TypeVar("T")


def standing(g: Table, who: Investigator, question: str, value: T, scene: Scene | None = None) -> T:
    """Fold the answers of his traits, cards and trauma into the value."""
    if question not in g.index.questions:
        return value
    scene = scene or Scene(who)
    for lying in (who.traits, who.cards, who.trauma):
        for card in lying:
            for word in g.index.standing(card, question):
                if not word.given or all_hold(g, scene, word.given):
                    value = word.answer(g, scene, value)
    return value
