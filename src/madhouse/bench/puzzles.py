"""The puzzles' figures: how many deals can be solved, in how many steps, and how fast."""

from statistics import mean, median
from time import perf_counter_ns
from typing import Any

import msgspec

from madhouse.bench.contest import percentile
from madhouse.engine.rng import Random, keyed
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
