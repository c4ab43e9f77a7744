"""A puzzle in the terminal, drawn from what everybody sees of it."""

from madhouse.puzzles.asked import DealtPuzzle
from madhouse.puzzles.code import CodeGuess, CodePuzzle, CodeSigns, Feedback
from madhouse.puzzles.dealt_shapes import DealtShape
from madhouse.puzzles.grid_lock import GridLock, LockBar
from madhouse.puzzles.slide import SlidePuzzle


def puzzle_drawing(lying: DealtShape) -> str:
    """Its picture, as it lies."""
    return _puzzle(lying).picture()


def _puzzle(lying: DealtShape) -> DealtPuzzle:
    if lying.kind == "code":
        guesses = [
            CodeGuess(tuple(each.pieces), Feedback(each.successes, each.investigations))
            for each in lying.guesses
        ]
        signs: CodeSigns = "runes" if lying.signs == "runes" else "numbers"
        return CodePuzzle(*lying.size, signs, (), guesses, list(lying.pieces))
    if lying.kind == "slide":
        return SlidePuzzle(*lying.size, list(lying.pieces))
    return GridLock([LockBar(b.row, b.column, b.length, b.upright) for b in lying.bars])
