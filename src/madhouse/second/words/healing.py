"""Words of getting better: cards flipped facedown, and what stands in the way of healing."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.standing import standing
from madhouse.second.rules.harm import shut
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesVerb, Standing, you


class Shut(PeoplesVerb, frozen=True):
    """You flip faceup Damage or Horror facedown."""

    damage: int = 0
    horror: int = 0

    def possible(self, g: Table, scene: Scene) -> bool:
        who = you(scene)
        there = (self.damage and who.damage) or (self.horror and who.horror)
        return bool(there) and not standing(g, who, "cannot_heal", False)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from shut(g, you(scene), "damage", self.damage)
        yield from shut(g, you(scene), "horror", self.horror)


class CannotHeal(Standing, frozen=True, kw_only=True):
    """Your Damage and Horror can be neither discarded nor flipped facedown."""

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return True


class HealingDamage(Standing, frozen=True, kw_only=True):
    """You discard more Damage than you are told to, or less; perhaps only of facedown cards."""

    number: int
    facedown: bool = False

    def answer(self, g: Table, scene: Scene, value: int) -> int:
        if self.facedown and scene.purpose != "facedown":
            return value
        return max(0, value + self.number)


class HealingHorror(Standing, frozen=True, kw_only=True):
    """You discard more Horror than you are told to, or less."""

    number: int

    def answer(self, g: Table, scene: Scene, value: int) -> int:
        return max(0, value + self.number)
