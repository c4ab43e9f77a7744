"""Words of Darkness and light where somebody stands."""

from typing import Literal

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.darkness import gives_light, in_darkness, place_darkness
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb, Standing, the_monster, you

Where = Literal["your space", "its space", "that space", "every investigator's space"]


def spaces_meant(g: Table, scene: Scene, where: Where) -> list[str]:
    """The spaces of you, of the monster, of which is spoken, or of everybody."""
    if where == "your space":
        spaces = [you(scene).space]
    elif where == "its space":
        spaces = [g.state.monsters.get(the_monster(scene).id, "")]
    elif where == "that space":
        spaces = [scene.space]
    else:
        spaces = [who.space for who in g.playing]
    return [space for space in dict.fromkeys(spaces) if space]


class DarkenHere(PeoplesVerb, frozen=True):
    """Darkness is placed where you, the monster or all of you stand, or where a monster fell."""

    outlives = True
    where: Where = "your space"

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for space in spaces_meant(g, scene, self.where):
            scene.carried_out = place_darkness(g, space) or scene.carried_out
        yield from ()


class InDarkness(PeoplesCondition, frozen=True):
    """You stand in Darkness that no light lets you ignore."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return in_darkness(g, you(scene))


class InLight(PeoplesCondition, frozen=True):
    """Your space contains a Light Source or Fire."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return gives_light(g, you(scene).space)


class IgnoresDarkness(Standing, frozen=True, kw_only=True):
    """You ignore the Darkness in your space."""

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return True
