"""Puzzles: the solver's shortest way, as far as the puzzle actions go."""

from functools import lru_cache

from madhouse.first.attribute_tests import SPEND
from madhouse.first.puzzle_attempts import STOP
from madhouse.first.views import PuzzleView
from madhouse.players.situation import Situation
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.puzzle import PuzzleState
from madhouse.puzzles.solver import Solution, solve


def puzzle_step(situation: Situation) -> str:
    """The next step of a shortest solution; a new piece if what lies there cannot be solved."""
    options, about = situation.decision.options, situation.decision.about
    lying = next(each for each in situation.view.puzzles if each.card == about["card"])
    solution = _solution(lying)
    if solution is not None and solution.lines:
        step = solution.lines[0]
        if step in options:
            return step
        left = about.get("left")
        short = solution.cost - (left if isinstance(left, int) else 0)
        return SPEND if SPEND in options and 0 < short <= 2 else STOP
    if "draw" in options:
        return "draw"
    return STOP if STOP in options else options[0]


def _solution(lying: PuzzleView) -> Solution | None:
    return _solved(lying.puzzle, tuple(lying.pieces), tuple(lying.turns), lying.tile, lying.drawn)


@lru_cache(maxsize=4096)
def _solved(
    puzzle: str, pieces: tuple[str, ...], turns: tuple[int, ...], tile: int, drawn: str | None
) -> Solution | None:
    state = PuzzleState(puzzle, list(pieces), list(turns), tile, drawn)
    return solve(the_puzzles()[puzzle], state)
