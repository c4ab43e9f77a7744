"""Words of harm about to come: some of it prevented, some of it facedown."""

from typing import Literal

from madhouse.engine.flow import Rule
from madhouse.second.acting.lasting import noted
from madhouse.second.acting.scene import Scene
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb, the_occasion, you

Prevented = int | Literal["noted"]


class Prevent(PeoplesVerb, frozen=True):
    """You suffer so much less; `noted` is the number that was noted as the effect began."""

    damage: Prevented = 0
    horror: Prevented = 0

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        harm = the_occasion(scene)
        damage = min(harm.damage, self._number(scene, self.damage))
        horror = min(harm.horror, self._number(scene, self.horror))
        harm.damage -= damage
        harm.horror -= horror
        g.tell("prevented", (), who=you(scene).id, damage=damage, horror=horror)
        yield from ()

    def _number(self, scene: Scene, number: Prevented) -> int:
        return number if isinstance(number, int) else noted(you(scene), scene.card)


class FirstFacedown(PeoplesVerb, frozen=True):
    """So much of the Damage is suffered facedown."""

    number: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        the_occasion(scene).first_facedown += self.number
        yield from ()


class Suffering(PeoplesCondition, frozen=True):
    """It is Damage, or Horror; perhaps of a mythos event. On either side, it is suffered
    (2e.faq.suffering-any-side)."""

    harm: Literal["damage", "horror", "either"]
    of_mythos: bool = False

    def holds(self, g: Table, scene: Scene) -> bool:
        about = scene.occasion
        if about is None or (self.of_mythos and not scene.mythos):
            return False
        return (about.damage > 0 and self.harm != "horror") or (
            about.horror > 0 and self.harm != "damage"
        )


class NoHorrorSuffered(PeoplesCondition, frozen=True):
    """You have suffered no Horror by this."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return scene.horror == 0


class NobodyHurt(PeoplesCondition, frozen=True):
    """Nobody has suffered Damage or Horror this round."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return not any(who.hurt for who in g.state.investigators)
