"""Words that begin and end the house rules of a story."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.house_rules import begin_rule, end_rule
from madhouse.first.acting.scene import Scene
from madhouse.first.things.references import RuleId
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb


class BeginRule(Verb, frozen=True):
    """A house rule holds from now on."""

    rule: RuleId

    def possible(self, g: Table, scene: Scene) -> bool:
        return self.rule not in g.state.rules

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        begin_rule(g, self.rule)
        yield from ()


class EndRule(Verb, frozen=True):
    """A house rule holds no longer."""

    rule: RuleId

    def possible(self, g: Table, scene: Scene) -> bool:
        return self.rule in g.state.rules

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        end_rule(g, self.rule)
        yield from ()
