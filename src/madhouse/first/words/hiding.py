"""Words about hiding."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.hiding import come_out
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, you


class NoLongerHiding(Verb, frozen=True):
    """You leave the hiding space, but not your space (1e.keyword.no-longer-hiding)."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if who.hiding:
            come_out(g, who, "1e.keyword.no-longer-hiding")
        yield from ()
