"""Words that begin and end the house rules of a story."""

from madhouse.engine.clauses import parts_within
from madhouse.engine.flow import Rule
from madhouse.first.acting.house_rules import begin_rule, end_rule
from madhouse.first.acting.scene import Scene
from madhouse.first.things.references import RuleId
from madhouse.first.things.story import HouseRule
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb
from madhouse.first.words.objective import EventResolved, Not


class BeginRule(Verb, frozen=True):
    """A house rule holds from now on."""

    outlives = True
    rule: RuleId

    def possible(self, g: Table, scene: Scene) -> bool:
        return self.rule not in g.state.rules

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        begin_rule(g, self.rule)
        yield from ()


class EndRule(Verb, frozen=True):
    """A house rule holds no longer."""

    outlives = True
    rule: RuleId

    def possible(self, g: Table, scene: Scene) -> bool:
        return self.rule in g.state.rules

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        end_rule(g, self.rule)
        yield from ()


def ends_with(rule: HouseRule, stage: int) -> bool:
    """Whether a house rule that all know holds only until the event of this stage."""
    until = [each.that for each in parts_within(rule, Not)]
    return rule.answer is None and not rule.waits and EventResolved(stage) in until
