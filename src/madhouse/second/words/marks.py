"""Words of what each investigator may do once, or once in each part of the evening."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb, you


class Mark(PeoplesVerb, frozen=True):
    """It is noted that you have done something."""

    what: str

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        you(scene).spent[self.what] = g.app.round
        yield from ()


class Marked(PeoplesCondition, frozen=True):
    """You have done something; perhaps since the latest of these rounds began."""

    what: str
    since: tuple[int, ...] = (0,)

    def holds(self, g: Table, scene: Scene) -> bool:
        began = max((each for each in self.since if each <= g.app.round), default=0)
        return you(scene).spent.get(self.what, -1) >= began
