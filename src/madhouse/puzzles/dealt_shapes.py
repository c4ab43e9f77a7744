"""Dealt puzzles as they are shown: all of them that players may see, as plain data to be drawn."""

import msgspec

from madhouse.puzzles.asked import DealtPuzzle, kind_of
from madhouse.puzzles.code import CodeGuess, CodePuzzle, CodeSigns, Feedback
from madhouse.puzzles.grid_lock import SIDE, GridLock, LockBar
from madhouse.puzzles.line import JOINED, LinePuzzle
from madhouse.puzzles.ring import SECTIONS, RingPuzzle
from madhouse.puzzles.slide import SlidePuzzle
from madhouse.puzzles.tower import TowerPuzzle


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


class RingShape(msgspec.Struct, frozen=True, gc=False):
    """A ring: its signs as it was dealt, from the top clockwise, and how far it was turned."""

    signs: list[int]  # 0: covered
    turned: int  # sections clockwise


class DealtShape(msgspec.Struct, frozen=True, gc=False):
    """A puzzle that was begun, as all see it: no code, and no sign that is covered."""

    kind: str  # code, slide, lock, line, ring or tower
    size: tuple[int, int]
    """Length and variance of a code, columns and rows of a grid, covered signs and sections of a
    ring, pieces and columns of a tower."""
    signs: str = ""  # what the pieces of a code show
    pieces: list[int] = []  # in the brackets, or by slot
    guesses: list[GuessShape] = []
    bars: list[BarShape] = []  # the one to be freed first
    joins: list[list[int]] = []  # of a line, by piece: the sides that it joins unturned
    turns: list[int] = []  # of a line, by slot: quarters clockwise
    rings: list[RingShape] = []  # from within
    columns: list[list[int]] = []  # of a tower, from the left, each from the bottom


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
        case LinePuzzle(columns=columns, rows=rows):
            joins = [list(JOINED[each]) for each in puzzle.kinds]
            pieces, turns = list(puzzle.pieces), list(puzzle.turns)
            return DealtShape(kind, (columns, rows), pieces=pieces, joins=joins, turns=turns)
        case RingPuzzle():
            seen = puzzle.shown()
            rings = [RingShape(*each) for each in zip(seen.rings, seen.turned, strict=True)]
            return DealtShape(kind, (len(puzzle.covered[0]), SECTIONS), rings=rings)
        case TowerPuzzle():
            stacked = [column[:] for column in puzzle.columns]
            return DealtShape(kind, (sum(map(len, stacked)), len(stacked)), columns=stacked)


def shown_puzzle(lies: DealtShape) -> DealtPuzzle:
    """The puzzle as somebody knows it who sees only its shape."""
    match lies.kind:
        case "code":
            guesses = [
                CodeGuess(tuple(each.pieces), Feedback(each.successes, each.investigations))
                for each in lies.guesses
            ]
            signs: CodeSigns = "runes" if lies.signs == "runes" else "numbers"
            return CodePuzzle(*lies.size, signs, (), guesses, list(lies.pieces))
        case "slide":
            return SlidePuzzle(*lies.size, list(lies.pieces))
        case "line":
            kinds = [JOINED.index(tuple(each)) for each in lies.joins]
            return LinePuzzle(*lies.size, kinds, list(lies.pieces), list(lies.turns))
        case "ring":
            rings = [list(each.signs) for each in lies.rings]
            covered = [[at for at, sign in enumerate(each) if not sign] for each in rings]
            return RingPuzzle(rings, covered, [each.turned for each in lies.rings])
        case "tower":
            return TowerPuzzle([list(column) for column in lies.columns])
    return GridLock([LockBar(b.row, b.column, b.length, b.upright) for b in lies.bars])
