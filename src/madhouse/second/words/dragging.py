"""Words of being moved by something else."""

from typing import Literal

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.dragging import drag
from madhouse.second.rules.features import RIFT, spaces_with
from madhouse.second.rules.monster_paths import water_spaces
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesVerb, you


class Dragged(PeoplesVerb, frozen=True):
    """You are moved toward the nearest water, Darkness or Rift, perhaps together with the
    monster."""

    toward: Literal["water", "darkness", "rift"]
    spaces: int = 1
    together: bool = False

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        monster = scene.monster if self.together else None
        yield from drag(g, you(scene), self._goals(g), self.spaces, monster)

    def _goals(self, g: Table) -> tuple[str, ...]:
        match self.toward:
            case "water":
                return water_spaces(g)
            case "darkness":
                return tuple(g.state.darkness)
            case "rift":
                return tuple(spaces_with(g, RIFT))
