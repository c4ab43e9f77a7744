"""Laying puzzles on the table for tests."""

from collections.abc import Sequence

from madhouse.engine.rng import Random, keyed
from madhouse.puzzles.box import PuzzleBox
from madhouse.puzzles.puzzle import Puzzle, PuzzleState
from madhouse.puzzles.steps import deal, steps, take


def random(seed: object) -> Random:
    return Random(keyed(str(seed)))


def dealt(box: PuzzleBox, name: str, seed: object = 0) -> tuple[Puzzle, PuzzleState, list[str]]:
    """A puzzle, a deal of it, and the pile that is left."""
    puzzle = box[name]
    pile = list(box.piles[puzzle.pile])
    return puzzle, deal(puzzle, pile, random(seed)), pile


def lines(puzzle: Puzzle, state: PuzzleState, pile: Sequence[str] = ()) -> list[str]:
    return [step.line for step in steps(puzzle, state, pile)]


def take_all(puzzle: Puzzle, state: PuzzleState, pile: list[str], script: Sequence[str]) -> int:
    """What several steps cost together."""
    return sum(take(puzzle, state, pile, line) for line in script)
