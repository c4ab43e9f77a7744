"""The last task: actions that a revealed objective offers the investigators."""

from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.first.acting.scene import Scene, all_hold
from madhouse.first.rules.attribute_tests import attribute_test
from madhouse.first.rules.effects import run_all
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

ATTEMPT_TASK = form("attempt {task}")


def final_action_options(g: Table, who: Investigator) -> list[str]:
    """Offered only once the Objective card lies open (1e.win.investigators-goal)."""
    if not g.state.revealed:
        return []
    tasks = g.objective.actions
    return [ATTEMPT_TASK(each.id) for each in tasks if all_hold(g, Scene(who), each.given)]


def final_action(g: Table, who: Investigator, name: str) -> Rule[None]:
    """Make its test, if it has one, and do what it says."""
    objective = g.objective
    task = next(each for each in objective.actions if each.id == name)
    if not all_hold(g, Scene(who), task.given):
        return
    scene = Scene(who, card=objective.id)
    rule = "1e.win.investigators-goal"
    g.tell("last-task", (rule,), who=who.id, objective=objective.id, task=name)
    passed = task.test is None or (
        yield from attribute_test(g, who, task.test.attribute, task.test.modifier, rule)
    )
    yield from run_all(g, scene, task.passed if passed else task.failed)
