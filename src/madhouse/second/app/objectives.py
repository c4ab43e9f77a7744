"""The objective: what the investigators should be doing, as far as it is revealed."""

from madhouse.second.acting.scene import NOBODY, all_hold
from madhouse.second.things.table import Table


def look_at_objective(g: Table) -> None:
    """The last line whose condition holds is the objective; it never goes back
    (2e.winning.objective-changes, 2e.conflict.keep-hidden-objective)."""
    lines = g.scenario.objectives
    for number in range(len(lines) - 1, g.app.objective, -1):
        if all_hold(g, NOBODY, lines[number].given):
            g.app.objective = number
            _tell(g)
            return


def first_objective(g: Table) -> None:
    """What is to be done is said before the first round, however little of it is known yet
    (2e.winning.find-the-goal)."""
    look_at_objective(g)
    if g.app.objective == 0:
        _tell(g)


def _tell(g: Table) -> None:
    g.tell("objective", ("2e.winning.objective-revealed",), objective=g.app.objective)
