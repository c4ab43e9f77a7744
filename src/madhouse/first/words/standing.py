"""Standing answers: words for what a card says as long as it lies before an investigator."""

from typing import Any

from madhouse.first.acting.scene import Scene
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.references import ActionId
from madhouse.first.things.table import Table
from madhouse.first.words.base import Standing


class Adding(Standing, frozen=True, kw_only=True):
    """An answer that adds to the value, or takes from it."""

    add: int

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value + self.add


class BeingSo(Standing, frozen=True, kw_only=True):
    """An answer that it is so, whatever else is said."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return True


class TestValue(Standing, frozen=True, kw_only=True):
    """Your tests of an attribute, or of any, are made with a modifier."""

    __test__ = False  # a card's word, not one of our tests

    attribute: Attribute | None = None
    add: int

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value + self.add if self.attribute in (None, scene.attribute) else value


class EvadeValue(Adding, frozen=True, kw_only=True):
    """Your evade tests are made with a modifier."""


class HorrorValue(Adding, frozen=True, kw_only=True):
    """Your horror tests are made with a modifier."""


class IgnoresDarkness(BeingSo, frozen=True, kw_only=True):
    """You ignore the effects of darkness (1e.darkness.ignore)."""


class DarknessMatters(Standing, frozen=True, kw_only=True):
    """You do not ignore darkness, whatever else you carry."""

    question = "ignores_darkness"

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return False


class HorrorValueHere(Adding, frozen=True, kw_only=True):
    """Horror tests of all in your space are made with a modifier."""


class NoPenalties(BeingSo, frozen=True, kw_only=True):
    """Your tests take no penalty from stun or darkness."""


class IgnoresFire(BeingSo, frozen=True, kw_only=True):
    """Fire does not damage you."""


class DamageTaken(Adding, frozen=True, kw_only=True):
    """You take more or less damage, each time."""


class HorrorTaken(Adding, frozen=True, kw_only=True):
    """You take more or less horror, each time."""


class DamageDealt(Adding, frozen=True, kw_only=True):
    """You deal more or less damage, each time you deal any."""


class WeaponUseless(Standing, frozen=True, kw_only=True):
    """This weapon cannot be used to attack."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value or scene.weapon == scene.this


class RangeBonus(Adding, frozen=True, kw_only=True):
    """Your ranges are longer."""

    add: int = 1


class NotChosen(BeingSo, frozen=True, kw_only=True):
    """A monster does not choose you while another target is in its space."""


class NotAttacked(BeingSo, frozen=True, kw_only=True):
    """No monster attacks you, nor takes a sample of you."""


class PuzzleActions(Standing, frozen=True, kw_only=True):
    """You have more or fewer actions in an attempt at a puzzle, but not fewer than so many."""

    add: int
    at_least: int = 0

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return max(value + self.add, min(value, self.at_least))


class RunCostsStep(BeingSo, frozen=True, kw_only=True):
    """To run takes a Movement Step besides the action."""


class CannotBeLost(BeingSo, frozen=True, kw_only=True):
    """This card cannot be lost, only traded; whether a card says so is asked of itself."""


class CostsNothing(Standing, frozen=True, kw_only=True):
    """This keeper action costs no threat when it is used against you."""

    action: ActionId

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value or scene.card == self.action


class MayNotDrag(BeingSo, frozen=True, kw_only=True):
    """You may not drag corpses."""


class MayNotShare(BeingSo, frozen=True, kw_only=True):
    """You may not move into a space with another investigator."""


class MayNotGive(BeingSo, frozen=True, kw_only=True):
    """You may not give cards away."""


class MayNotTrade(BeingSo, frozen=True, kw_only=True):
    """You may not trade."""
