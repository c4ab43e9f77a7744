"""Words for what the keeper makes an investigator do with a card of his own."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.urges import urge, urges
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb


class UrgeAction(Verb, frozen=True):
    """One of so little sanity uses an 'Action:' of a card of his, on targets the keeper picks."""

    sanity: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from urge(g, self.sanity)


class CanUrge(Condition, frozen=True):
    """One of so little sanity has such an 'Action:', with a valid target."""

    sanity: int

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(urges(g, self.sanity))
