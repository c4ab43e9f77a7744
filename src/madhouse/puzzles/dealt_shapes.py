"""Dealt puzzles as they are shown: all of them that players may see, as plain data to be drawn."""

import msgspec

from madhouse.puzzles.asked import DealtPuzzle, kind_of
from madhouse.puzzles.code import CodePuzzle
from madhouse.puzzles.grid_lock import SIDE, GridLock
from madhouse.puzzles.slide import SlidePuzzle


class GuessShape(msgspec.Struct, frozen=True, gc=False):
    """A guess at a code, and what was told of it."""

    pieces: list[int]
    successes: int
    investigations: int


class BarShape(msgspec.Struct, frozen=True, gc=False):
    """A bar of a lock, by its first space."""

    row: int
    column: int
    length: int
    upright: bool


class DealtShape(msgspec.Struct, frozen=True, gc=False):
    """A puzzle that was begun, as all see it: of a code everything but the code."""

    kind: str  # code, slide or lock
    size: tuple[int, int]  # length and variance of a code, columns and rows of a grid
    signs: str = ""  # what the pieces of a code show
    pieces: list[int] = []  # in the brackets, or by slot
    guesses: list[GuessShape] = []
    bars: list[BarShape] = []  # the one to be freed first


class AttemptShape(msgspec.Struct, frozen=True, gc=False):
    """Somebody works at a puzzle: who, how it lies, and how many steps are left."""

    seat: str
    lies: DealtShape
    taken: int
    left: int | None = None  # none: people count their own


def dealt_shape(puzzle: DealtPuzzle) -> DealtShape:
    """How it lies."""
    kind = kind_of(puzzle)
    match puzzle:
        case CodePuzzle(length=length, variance=variance):
            guesses = [GuessShape(list(pieces), *told) for pieces, told in puzzle.guesses]
            size = length, variance
            return DealtShape(kind, size, puzzle.signs, list(puzzle.laid), guesses)
        case SlidePuzzle(columns=columns, rows=rows):
            return DealtShape(kind, (columns, rows), pieces=list(puzzle.pieces))
        case GridLock():
            bars = [BarShape(b.row, b.column, b.length, b.upright) for b in puzzle.pieces]
            return DealtShape(kind, (SIDE, SIDE), bars=bars)
