"""House rules: what a story says to everybody, as open cards before every investigator."""

from collections.abc import Iterable, Sequence

from madhouse.first.things.seeding import markers, question_of
from madhouse.first.things.state import Investigator, State
from madhouse.first.things.story import HouseRule, Story
from madhouse.first.things.table import Table

RULE = "1e.open.card-overrides"
AS_LONG_AS_IT_HOLDS = "rule-end"
"""Until when a house rule lies before an investigator."""


def beginning(rules: Iterable[HouseRule], answers: dict[str, str]) -> list[str]:
    """Those of the rules that hold by themselves with these answers."""
    chosen = markers(answers)
    return [rule.id for rule in rules if not rule.waits and rule.answer in (None, *chosen)]


def begin_rules(g: Table, rules: Sequence[HouseRule]) -> None:
    """Lay out those of the rules that wait for nothing; what an answer decides is open then."""
    for rule in rules:
        if rule.answer:
            g.show_answer(question_of(rule.answer))
    for name in beginning(rules, g.keeper.answers):
        begin_rule(g, name)


def begin_rule(g: Table, name: str) -> None:
    """From now on the rule holds for all."""
    if name not in g.state.rules:
        g.state.rules.append(name)
        g.tell("rule-begins", (RULE,), card=name)
        for who in g.state.investigators:
            lay_rules_before(g.state, who)


def end_rule(g: Table, name: str) -> None:
    """The rule holds no longer."""
    if name in g.state.rules:
        g.state.rules.remove(name)
        g.tell("rule-ends", (RULE,), card=name)
        for who in g.state.investigators:
            who.lasting.pop(name, None)


def lay_out_rules(state: State, story: Story) -> None:
    """The rules that hold by themselves, on a table that is built by hand."""
    goal = next(each for each in story.objectives if each.id == state.keeper.objective)
    own = (*story.rules, *(goal.rules if state.revealed else ()))
    begun = beginning(own, state.keeper.answers)
    state.rules += [name for name in begun if name not in state.rules]
    for who in state.investigators:
        lay_rules_before(state, who)


def lay_rules_before(state: State, who: Investigator) -> None:
    """Every rule that holds is asked like a card that lies before him."""
    for name in state.rules:
        who.lasting[name] = AS_LONG_AS_IT_HOLDS
