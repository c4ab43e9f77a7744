"""The families of words of the first edition: every word of ours derives from one of these."""

from abc import abstractmethod
from typing import Any

from madhouse.engine import clauses
from madhouse.engine.decisions import Seat
from madhouse.engine.flow import Rule
from madhouse.first.acting.scene import Scene
from madhouse.first.things.state import Feature, Investigator, Monster
from madhouse.first.things.table import Table


class Verb(clauses.Verb, frozen=True):
    """Something that a card makes happen."""

    @abstractmethod
    def run(self, g: Table, scene: Scene) -> Rule[None]:
        """Make it happen."""
        raise NotImplementedError


class Condition(clauses.Condition, frozen=True):
    """Something that a card asks about."""

    @abstractmethod
    def holds(self, g: Table, scene: Scene) -> bool:
        """Whether it is so."""
        raise NotImplementedError


class Standing(clauses.Standing, frozen=True, kw_only=True):
    """Something that a card says for as long as it lies there."""

    @abstractmethod
    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        """The new value."""
        raise NotImplementedError


def chooser(scene: Scene) -> tuple[Seat]:
    """Who picks the targets: the player of 'you', unless the keeper has a card used for him."""
    return (scene.chooser or you(scene).player,)


def you(scene: Scene) -> Investigator:
    """The investigator whom the card means by 'you'."""
    if scene.you is None:
        raise LookupError(f"'{scene.card}' speaks of 'you', but it was played on nobody")
    return scene.you


def the_monster(scene: Scene) -> Monster:
    """The monster whom the card means."""
    if scene.monster is None:
        raise LookupError(f"'{scene.card}' speaks of 'the monster', but there is none")
    return scene.monster


def the_barrier(scene: Scene) -> Feature:
    """The barrier that a monster attacks."""
    if scene.barrier is None:
        raise LookupError(f"'{scene.card}' speaks of 'the barrier', but there is none")
    return scene.barrier
