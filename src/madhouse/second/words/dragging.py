"""Words of being moved by something else."""

from typing import Literal

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.dragging import drag
from madhouse.second.rules.monster_paths import water_spaces
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesVerb, you


class Dragged(PeoplesVerb, frozen=True):
    """You are moved toward the nearest water or Darkness, perhaps together with the monster."""

    toward: Literal["water", "darkness"]
    spaces: int = 1
    together: bool = False

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        goals = water_spaces(g) if self.toward == "water" else tuple(g.state.darkness)
        monster = scene.monster if self.together else None
        yield from drag(g, you(scene), goals, self.spaces, monster)
