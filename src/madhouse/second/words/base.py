"""The families of words of the second edition: every word of ours derives from one of these.

A word of the app is run whoever has the hands; a word for people is run by the rules if the house
has them, and told in words if people have (`Hands.carry_out`).
"""

from abc import abstractmethod
from typing import Any, ClassVar

from madhouse.engine import clauses
from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Occasion, Scene
from madhouse.second.things.state import Investigator, Monster
from madhouse.second.things.table import Table


class Verb(clauses.Verb, frozen=True):
    """Something that an instruction makes happen."""

    peoples: ClassVar[bool] = False  # whether it is for people to carry out
    leads: ClassVar[bool] = False  # it walks a token somewhere
    only_tells: ClassVar[bool] = False  # it makes something known; done again it changes nothing

    @abstractmethod
    def run(self, g: Table, scene: Scene) -> Rule[None]:
        """Make it happen."""
        raise NotImplementedError


class AppVerb(Verb, frozen=True):
    """Something that the app does; it happens to the board, so it outlives 'you'."""

    outlives = True
    by_app: ClassVar[bool] = True


class PeoplesVerb(Verb, frozen=True):
    """Something that people carry out."""

    peoples = True

    def note(self, g: Table, scene: Scene) -> None:
        """What the app notes when it has told people to do so."""


class Condition(clauses.Condition, frozen=True):
    """Something that an instruction asks about."""

    peoples: ClassVar[bool] = False  # whether only people can tell
    noted: ClassVar[bool] = False  # whether it hangs on nothing but what the app notes (`g.noted`)

    @abstractmethod
    def holds(self, g: Table, scene: Scene) -> bool:
        """Whether it is so."""
        raise NotImplementedError


class PeoplesCondition(Condition, frozen=True):
    """Something that only whoever has the figures and cards can tell."""

    peoples = True


class Standing(clauses.Standing, frozen=True, kw_only=True):
    """Something that a card says for as long as it lies there."""

    @abstractmethod
    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        """The new value."""
        raise NotImplementedError


def you(scene: Scene) -> Investigator:
    """The investigator whom an instruction means by 'you'."""
    if scene.you is None:
        raise LookupError(f"'{scene.card or scene.token}' speaks of 'you', but to nobody")
    return scene.you


def the_monster(scene: Scene) -> Monster:
    """The monster whom an instruction means."""
    if scene.monster is None:
        raise LookupError(f"'{scene.card or scene.token}' speaks of a monster, but there is none")
    return scene.monster


def the_occasion(scene: Scene) -> Occasion:
    """What a card waits for."""
    if scene.occasion is None:
        raise LookupError(f"'{scene.card}' changes what happens, but nothing is about to happen")
    return scene.occasion
