"""Puzzle steps: the rule of each, which of them can be paid for, and what is against the others."""

from collections.abc import Callable, Sequence

from madhouse.engine.forms import ByForm
from madhouse.puzzles.puzzle import Puzzle, PuzzleState
from madhouse.puzzles.steps import (
    DRAW,
    REPLACE,
    ROTATE_CLOCKWISE,
    ROTATE_COUNTERCLOCKWISE,
    SWAP,
    TURN_TILE,
    TURN_TILE_CLOCKWISE,
    TURN_TILE_COUNTERCLOCKWISE,
    steps,
)

RULES = ByForm(
    {
        SWAP: "1e.puzzle-action.swap",
        ROTATE_CLOCKWISE: "1e.puzzle-action.rotate",
        ROTATE_COUNTERCLOCKWISE: "1e.puzzle-action.rotate",
        TURN_TILE: "1e.puzzle-action.rotate-setup-tile",
        TURN_TILE_CLOCKWISE: "1e.puzzle-action.rotate-setup-tile",
        TURN_TILE_COUNTERCLOCKWISE: "1e.puzzle-action.rotate-setup-tile",
        DRAW: "1e.puzzle-action.draw",
        REPLACE: "1e.puzzle-action.draw-discard",
    }
)
"""The rule of each step."""


def payable_steps(puzzle: Puzzle, laid: PuzzleState, pile: Sequence[str], left: int) -> list[str]:
    """The steps that can be taken with so many puzzle actions left."""
    return [step.line for step in steps(puzzle, laid, pile) if step.cost <= left]


def against_puzzle_step(
    puzzle: Puzzle, laid: PuzzleState, pile: Sequence[str], left: int, line: str
) -> str | None:
    """The rule against a step: it cannot be paid for, or it is none of this puzzle now.

    Also None for a line that is no step of any puzzle.
    """
    if line in payable_steps(puzzle, laid, pile, left):
        return None
    found = IMPOSSIBLE.find(line)
    if found is None:
        return None
    if laid.drawn is not None:
        return "1e.puzzle-action.draw-must-replace"
    why, slots = found
    return why(puzzle, pile, *slots)


def _no_swap(puzzle: Puzzle, _: Sequence[str], *slots: str) -> str | None:
    """Numbers are compared as they were written: they may be too long to be read."""
    if not all(slot.isdecimal() for slot in slots):
        return None
    touching = any({*slots} == {str(one + 1), str(other + 1)} for one, other in puzzle.pairs)
    return "1e.puzzle-action.budget" if touching else "1e.puzzle-solve.adjacency"


def _no_rotation(puzzle: Puzzle, _: Sequence[str], __: str) -> str:
    return "1e.puzzle-action.budget" if puzzle.turnable else "1e.conflict.rune-actions"


def _no_turn(puzzle: Puzzle, _: Sequence[str]) -> str:
    turns = puzzle.tile_turns > 1
    return "1e.puzzle-action.budget" if turns else "1e.conflict.lock-tile-rotation"


def _no_drawing(puzzle: Puzzle, pile: Sequence[str]) -> str:
    if not puzzle.turnable:
        return "1e.conflict.rune-actions"
    return "1e.puzzle-action.draw" if pile else "1e.limit.puzzle-pieces"


def _no_replacing(_: Puzzle, __: Sequence[str], ___: str) -> str:
    return "1e.puzzle-action.draw"


IMPOSSIBLE: ByForm[Callable[..., str | None]] = ByForm(
    {
        SWAP: _no_swap,
        ROTATE_CLOCKWISE: _no_rotation,
        ROTATE_COUNTERCLOCKWISE: _no_rotation,
        TURN_TILE: _no_turn,
        TURN_TILE_CLOCKWISE: _no_turn,
        TURN_TILE_COUNTERCLOCKWISE: _no_turn,
        DRAW: _no_drawing,
        REPLACE: _no_replacing,
    }
)
"""Why each step cannot be taken now."""
