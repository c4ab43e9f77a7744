"""The last task: an action that a revealed objective offers the investigators."""

from madhouse.engine.flow import Rule
from madhouse.first.attribute_tests import attribute_test
from madhouse.first.effects import run_all
from madhouse.first.scene import Scene, all_hold
from madhouse.first.state import Investigator
from madhouse.first.table import Table

ATTEMPT = "attempt the last task"


def final_action_options(g: Table, who: Investigator) -> list[str]:
    """Offered only once the Objective card lies open (1e.win.investigators-goal)."""
    task = g.objective.action if g.state.revealed else None
    return [ATTEMPT] if task and all_hold(g, Scene(who), task.given) else []


def final_action(g: Table, who: Investigator) -> Rule[None]:
    """Make its test, if it has one, and do what it says."""
    task = g.objective.action
    if task is None or not all_hold(g, Scene(who), task.given):
        return
    scene = Scene(who, card=g.objective.id)
    g.tell("last-task", ("1e.win.investigators-goal",), who=who.id, objective=g.objective.id)
    passed = task.test is None or (
        yield from attribute_test(
            g, who, task.test.attribute, task.test.modifier, "1e.win.investigators-goal"
        )
    )
    yield from run_all(g, scene, task.passed if passed else task.failed)
