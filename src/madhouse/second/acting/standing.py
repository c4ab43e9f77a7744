"""Standing answers: what the cards before an investigator say to a named question."""

from collections.abc import Iterable
from typing import TypeVar

from madhouse.second.acting.lying import NO_CARDS, lying
from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

T = TypeVar("T")


def standing(g: Table, who: Investigator, question: str, value: T, scene: Scene | None = None) -> T:
    """Fold the answers of the cards before an investigator, then the scenario's own rules, into
    the value."""
    if question not in (g.voices.get(who.id) or g.listen(who)):
        return value
    answering = g.index.answering.get(question, NO_CARDS)
    speaking = filter(answering.__contains__, (*lying(g, who), *g.box.rules))
    return _fold(g, speaking, question, value, scene or Scene(who))


def said_by(g: Table, side: str, question: str, value: T, scene: Scene) -> T:
    """The same of one card alone, which speaks of itself: a weapon of its own damage."""
    return _fold(g, (side,), question, value, scene) if question in g.index.answering else value


def _fold(g: Table, before: Iterable[str], question: str, value: T, scene: Scene) -> T:
    speaking = scene.card
    for card in before:
        for word in g.index.standing(card, question):
            scene.card = card
            if all_hold(g, scene, word.given):
                value = word.answer(g, scene, value)
    scene.card = speaking
    return value
