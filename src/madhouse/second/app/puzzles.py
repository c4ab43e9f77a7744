"""Puzzles: the app deals them, counts steps, keeps all progress and notices when one is solved."""

from collections.abc import Callable
from typing import NamedTuple

from madhouse.engine.decisions import Decision, Fact, Seat
from madhouse.engine.flow import Rule
from madhouse.puzzles.asked import DealtPuzzle, deal_asked, take_step
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.table import PuzzleAttempt, Table

CLOSE = "close the puzzle"
PUZZLE = "puzzle"
"""The question of an attempt."""


class StepsToTake(NamedTuple):
    """How many steps there are, and what gives one more; people count their own."""

    number: int | None = None
    more: str = ""  # the option that gives one more
    allowed: Callable[[], bool] = lambda: False
    pay: Callable[[], None] = lambda: None


def dealt(g: Table, asked: PuzzleOf, name: str) -> DealtPuzzle:
    """The puzzle as the last attempt left it (2e.puzzle.progress-saved); dealt at the first."""
    puzzle = g.app.puzzles.get(name)
    if puzzle is None:
        puzzle = g.app.puzzles[name] = deal_asked(asked.asked, g.app_random)
        g.seal()
    return puzzle


def work_at(
    g: Table, seat: Seat, asked: PuzzleOf, name: str, steps: StepsToTake, who: str = ""
) -> Rule[bool]:
    """Perform puzzle steps until it is solved, which the app notices (2e.puzzle.auto-detect), or
    closed, also before all steps are used (2e.puzzle.close, 2e.puzzle.fewer-allowed)."""
    puzzle = dealt(g, asked, name)
    left, taken = steps.number, 0
    while not puzzle.solved:
        g.puzzle_attempt = PuzzleAttempt(name, seat, taken, left)
        about: dict[str, Fact] = {"who": who, "puzzle": name, "taken": taken, "left": left}
        options = [s.line for s in puzzle.steps() if left is None or s.cost <= left]
        if steps.allowed():
            options.append(steps.more)
        options.append(CLOSE)
        chosen: str = yield Decision((seat,), PUZZLE, tuple(options), "2e.puzzle.maximum", about)
        if chosen == CLOSE:
            g.puzzle_attempt = None
            g.tell("puzzle-closed", ("2e.puzzle.close",), who=who, puzzle=name, taken=taken)
            return False
        if chosen == steps.more and left is not None:
            steps.pay()
            left += 1
            continue
        cost = take_step(puzzle, chosen)
        taken += cost
        left = None if left is None else left - cost
        if cost:
            g.seal()
            rules = ("2e.puzzle-step.counted",)
            g.tell("puzzle-step", rules, who=who, puzzle=name, step=chosen, taken=taken)
    g.puzzle_attempt = None
    g.tell("puzzle-solved", ("2e.puzzle.auto-detect",), who=who, puzzle=name, taken=taken)
    del g.app.puzzles[name]
    return True
