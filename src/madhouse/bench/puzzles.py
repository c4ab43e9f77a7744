"""The puzzles' figures: how many deals can be solved, in how many steps, and how fast."""

from statistics import mean, median
from time import perf_counter_ns
from typing import Any

import msgspec

from madhouse.bench.contest import percentile
from madhouse.engine.rng import Random, keyed
from madhouse.puzzles.asked import AskedPuzzle, deal_asked, least_solution
from madhouse.puzzles.box import PuzzleBox, the_puzzles
from madhouse.puzzles.puzzle import Puzzle
from madhouse.puzzles.solver import solve
from madhouse.puzzles.steps import deal

PEEKED = 2
"""Pieces of the pile that a player might draw, for deals that cannot be solved without."""


class Deal(msgspec.Struct, frozen=True):
    """One deal: its shortest solutions, and how long the one without drawing took to find."""

    undrawn: int | None  # puzzle actions without drawing
    drawn: int | None  # with the next pieces of the pile, where it takes them
    milliseconds: float

    @property
    def steps(self) -> int | None:
        """What it takes, drawing only if there is no other way."""
        return self.drawn if self.undrawn is None else self.undrawn


def report(deals: int = 1000, box: PuzzleBox | None = None) -> dict[str, dict[str, Any]]:
    """All figures by puzzle, under the names that scripts rely on."""
    box = box or the_puzzles()
    return {name: _figures([_deal(box, box[name], n) for n in range(deals)]) for name in box.ids}


DEALT = (
    "code 4x6",
    "lock in 7",
    "slide 3x3 in 6",
    "line 5x4 in 9",
    "line 6x4 in 9",
    "ring 2 in 6",
    "tower 6 in 11",
)
"""Puzzles that a scenario asks for, as the boxes do."""


def dealt_report(deals: int = 100) -> dict[str, dict[str, Any]]:
    """The figures of puzzles that are dealt: how long dealing and solving take, and the steps."""
    return {written: _dealt_figures(written, deals) for written in DEALT}


def _dealt_figures(written: str, deals: int) -> dict[str, Any]:
    asked, dealer = AskedPuzzle.from_written(written), Random(keyed(written))
    dealing, solving, steps = list[float](), list[float](), list[int]()
    for _ in range(deals):
        start = perf_counter_ns()
        puzzle = deal_asked(asked, dealer)
        between = perf_counter_ns()
        steps.append(least_solution(puzzle).cost)
        solving.append((perf_counter_ns() - between) / 1e6)
        dealing.append((between - start) / 1e6)
    return {
        "deals": deals,
        "steps_mean": round(mean(steps), 2),
        "steps_median": median(steps),
        "steps_max": max(steps),
        "deal_ms_median": round(median(dealing), 2),
        "solver_ms_median": round(median(solving), 2),
        "solver_ms_p99": round(percentile(solving, 0.99), 1),
        "solver_ms_max": round(max(solving), 1),
    }


def _deal(box: PuzzleBox, puzzle: Puzzle, number: int) -> Deal:
    pile = list(box.piles[puzzle.pile])
    state = deal(puzzle, pile, Random(keyed(f"{puzzle.id} {number}")))
    start = perf_counter_ns()
    undrawn = solve(puzzle, state)
    milliseconds = (perf_counter_ns() - start) / 1e6
    drawn = None if undrawn else solve(puzzle, state, pile, PEEKED)
    return Deal(undrawn and undrawn.cost, drawn and drawn.cost, milliseconds)


def _figures(deals: list[Deal]) -> dict[str, Any]:
    steps = [each.steps for each in deals if each.steps is not None]
    times = [each.milliseconds for each in deals]
    return {
        "deals": len(deals),
        "solvable_share": round(mean(each.undrawn is not None for each in deals), 4),
        "solvable_with_two_share": round(len(steps) / len(deals), 4),
        "steps_mean": round(mean(steps), 2),
        "steps_p10": percentile(steps, 0.1),
        "steps_median": median(steps),
        "steps_p90": percentile(steps, 0.9),
        "steps_max": max(steps),
        "solver_ms_median": round(median(times), 2),
        "solver_ms_p99": round(percentile(times, 0.99), 1),
        "solver_ms_max": round(max(times), 1),
    }
