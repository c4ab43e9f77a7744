"""The word of a forfeited action."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesVerb


class Forfeit(PeoplesVerb, frozen=True):
    """You forfeit the action: it is used up, and nothing of it happens (2e.forfeit.action-lost)."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        scene.forfeited = True
        yield from ()
