"""Slide puzzles: a picture cut into six or more pieces, two neighbours of which change places.

A piece is the number of the slot to which it belongs; slots count from 0 in rows from the top, but
from 1 in what players read.
"""

from functools import lru_cache

import msgspec

from madhouse.engine.rng import Random
from madhouse.puzzles.difficulty import Band, NoSuchPuzzle
from madhouse.puzzles.solver import Solution
from madhouse.puzzles.steps import STEP, SWAP, Step
from madhouse.puzzles.swapping import SlotPair, Swapping

FEWEST_PIECES = 6
NARROWEST, WIDEST = 2, 4
MOST_SWAPS = 10
"""Pieces of the smallest picture (`2e.slide.goal`), slots of a row or column, and the swaps of the
hardest deals that are found quickly."""


class SlidePuzzle(msgspec.Struct, array_like=True, tag="slide"):
    """A slide puzzle on the table: plain data that an edition keeps in its state."""

    columns: int
    rows: int
    pieces: list[int]  # by slot

    @property
    def solved(self) -> bool:
        """Whether every piece is where it belongs (`2e.slide.solved`)."""
        return all(piece == slot for slot, piece in enumerate(self.pieces))

    def steps(self) -> list[Step]:
        """Any two pieces with an edge in common (`2e.slide.adjacent`)."""
        if self.solved:
            return []
        pairs = swapping_on(self.columns, self.rows).pairs
        return [Step(SWAP(one + 1, other + 1), STEP) for one, other in pairs]

    def apply(self, line: str) -> None:
        """Exchange the two pieces that a step names (`2e.slide.step`)."""
        one, other = (int(slot) - 1 for slot in SWAP.ids(line))
        self.pieces[one], self.pieces[other] = self.pieces[other], self.pieces[one]

    def copy(self) -> "SlidePuzzle":
        """The same puzzle, to try something out."""
        return SlidePuzzle(self.columns, self.rows, self.pieces[:])

    def shown(self) -> "SlidePuzzle":
        """All of it: everybody sees where the pieces lie."""
        return self.copy()

    def picture(self) -> str:
        """The grid; in each slot its number and, after a colon, that of the piece's own slot."""
        ruled = "+" + "-------+" * self.columns
        lines = [ruled]
        for start in range(0, len(self.pieces), self.columns):
            row = enumerate(self.pieces[start : start + self.columns], start=start)
            lines += ["|" + "".join(f"{s + 1:>3}:{p + 1:<3}|" for s, p in row), ruled]
        return "\n".join(lines)


def deal_slide(columns: int, rows: int, swaps: Band, random: Random) -> SlidePuzzle:
    """Exchange random neighbours of the whole picture until it takes so many swaps to mend.

    A swap brings the picture one swap nearer or takes it one further, so a walk that has passed a
    number of swaps comes to it again.
    """
    swaps.within(slide_band(columns, rows), f"a slide of {columns}x{rows}")
    grid, wanted = swapping_on(columns, rows), swaps.any(random)
    puzzle, away = SlidePuzzle(columns, rows, list(range(columns * rows))), 0
    while away != wanted:
        for _ in range(abs(wanted - away)):
            one, other = random.pick(grid.pairs)
            pieces = puzzle.pieces
            pieces[one], pieces[other] = pieces[other], pieces[one]
        away = solve_slide(puzzle).cost
    return puzzle


def slide_band(columns: int, rows: int) -> Band:
    """The swaps that can be asked for: at most one for each piece, and no more than ten."""
    if not all(NARROWEST <= side <= WIDEST for side in (columns, rows)):
        raise NoSuchPuzzle(
            f"a slide has {NARROWEST} to {WIDEST} columns and rows, not {columns}x{rows}"
        )
    if columns * rows < FEWEST_PIECES:
        raise NoSuchPuzzle(
            f"a slide has {FEWEST_PIECES} or more pieces, {columns}x{rows} has {columns * rows}; "
            "the smallest is 3x2"
        )
    return Band(1, min(columns * rows, MOST_SWAPS))


def solve_slide(puzzle: SlidePuzzle) -> Solution:
    """The fewest swaps that put the picture together."""
    path = swapping_on(puzzle.columns, puzzle.rows).path(tuple(puzzle.pieces)) or ()
    return Solution(tuple(SWAP(one + 1, other + 1) for one, other in path), len(path))


@lru_cache(maxsize=16)
def swapping_on(columns: int, rows: int) -> Swapping:
    """Swaps on a grid: slots with an edge in common are neighbours, corners do not count."""
    slots = range(columns * rows)
    beside: list[SlotPair] = [(slot, slot + 1) for slot in slots if (slot + 1) % columns]
    below: list[SlotPair] = [(slot, slot + columns) for slot in slots[:-columns]]
    return Swapping(len(slots), sorted(beside + below))
