"""The last task: actions that a revealed objective offers the investigators."""

from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.first.acting.scene import Cause, Scene, all_hold
from madhouse.first.rules.attribute_tests import attribute_test
from madhouse.first.rules.effects import run_all
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

ATTEMPT_TASK = form("attempt {task}")


def final_action_options(g: Table, who: Investigator) -> list[str]:
    """The tasks that he may attempt now."""
    tasks = g.objective.actions
    return [ATTEMPT_TASK(each.id) for each in tasks if against_task(g, who, each.id) is None]


def against_task(g: Table, who: Investigator, name: str) -> str | None:
    """The rule against attempting a task: the Objective card must lie open, and what the task asks
    for be so."""
    tasks = g.objective.actions if g.state.revealed else ()
    for task in tasks:
        if task.id == name and all_hold(g, Scene(who), task.given):
            return None
    return "1e.win.investigators-goal"


def final_action(g: Table, who: Investigator, name: str) -> Rule[None]:
    """Make its test, if it has one, and do what it says."""
    if against_task(g, who, name):  # evading has changed something
        return
    objective = g.objective
    task = next(each for each in objective.actions if each.id == name)
    scene = Scene(who, card=objective.id)
    rule = "1e.win.investigators-goal"
    g.tell("last-task", (rule,), who=who.id, objective=objective.id, task=name)
    passed = task.test is None or (
        yield from attribute_test(
            g, who, task.test.attribute, task.test.modifier, rule, cause=Cause(task.id)
        )
    )
    yield from run_all(g, scene, task.passed if passed else task.failed)
