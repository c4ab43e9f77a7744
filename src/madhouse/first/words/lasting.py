"""Words for what a card says as long as it lies before an investigator."""

from typing import Any

from madhouse.first.attributes import Attribute
from madhouse.first.references import ActionId
from madhouse.first.scene import Scene
from madhouse.first.table import Table
from madhouse.first.words.base import Standing


class TestValue(Standing, frozen=True, kw_only=True):
    """Your tests of an attribute, or of any, are made with a modifier."""

    __test__ = False  # a card's word, not one of our tests

    attribute: Attribute | None = None
    add: int

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value + self.add if self.attribute in (None, scene.attribute) else value


class EvadeValue(Standing, frozen=True, kw_only=True):
    """Your evade tests are made with a modifier."""

    add: int

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value + self.add


class HorrorValue(Standing, frozen=True, kw_only=True):
    """Your horror tests are made with a modifier."""

    add: int

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value + self.add


class IgnoresDarkness(Standing, frozen=True, kw_only=True):
    """You ignore the effects of darkness (1e.darkness.ignore)."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return True


class DarknessMatters(Standing, frozen=True, kw_only=True):
    """You do not ignore darkness, whatever else you carry."""

    question = "ignores_darkness"

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return False


class HorrorValueHere(Standing, frozen=True, kw_only=True):
    """Horror tests of all in your space are made with a modifier."""

    add: int

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value + self.add


class NoPenalties(Standing, frozen=True, kw_only=True):
    """Your tests take no penalty from stun or darkness."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return True


class IgnoresFire(Standing, frozen=True, kw_only=True):
    """Fire does not damage you."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return True


class DamageTaken(Standing, frozen=True, kw_only=True):
    """You take more or less damage, each time."""

    add: int

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value + self.add


class HorrorTaken(Standing, frozen=True, kw_only=True):
    """You take more or less horror, each time."""

    add: int

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value + self.add


class DamageDealt(Standing, frozen=True, kw_only=True):
    """You deal more or less damage, each time you deal any."""

    add: int

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value + self.add


class WeaponUseless(Standing, frozen=True, kw_only=True):
    """This weapon cannot be used to attack."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value or scene.weapon == scene.this


class RangeBonus(Standing, frozen=True, kw_only=True):
    """Your ranges are longer."""

    add: int = 1

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value + self.add


class NotChosen(Standing, frozen=True, kw_only=True):
    """A monster does not choose you while another target is in its space."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return True


class NotAttacked(Standing, frozen=True, kw_only=True):
    """No monster attacks you, nor takes a sample of you."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return True


class PuzzleActions(Standing, frozen=True, kw_only=True):
    """You have more or fewer actions in an attempt at a puzzle, but not fewer than so many."""

    add: int
    at_least: int = 0

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return max(value + self.add, min(value, self.at_least))


class RunCostsStep(Standing, frozen=True, kw_only=True):
    """To run takes a Movement Step besides the action."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return True


class CannotBeLost(Standing, frozen=True, kw_only=True):
    """This card cannot be lost, only traded; whether a card says so is asked of itself."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return True


class CostsNothing(Standing, frozen=True, kw_only=True):
    """This keeper action costs no threat when it is used against you."""

    action: ActionId

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return value or scene.card == self.action


class MayNotDrag(Standing, frozen=True, kw_only=True):
    """You may not drag corpses."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return True


class MayNotShare(Standing, frozen=True, kw_only=True):
    """You may not move into a space with another investigator."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return True


class MayNotGive(Standing, frozen=True, kw_only=True):
    """You may not give cards away."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return True


class MayNotTrade(Standing, frozen=True, kw_only=True):
    """You may not trade."""

    def answer(self, g: Table, scene: Scene, value: Any) -> Any:
        return True
