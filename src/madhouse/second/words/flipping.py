"""Words of cards that are flipped."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.flipping import flip_condition
from madhouse.second.things.references import ConditionId
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesVerb, you


class FlipCondition(PeoplesVerb, frozen=True):
    """You flip a Condition that you have and resolve its back."""

    condition: ConditionId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from flip_condition(g, you(scene), self.condition)
