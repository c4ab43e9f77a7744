"""Line puzzles: build an unbroken line from the left side of a grid to its right side.

A piece bears a straight line, a bend or nothing. Two neighbours change places, or one piece is
turned by a quarter. Slots count from 0 in rows from the top, but from 1 in what players read.
"""

from collections.abc import Callable
from functools import partial

import msgspec

from madhouse.engine.forms import ByForm
from madhouse.engine.rng import Random
from madhouse.puzzles.difficulty import NoSuchPuzzle
from madhouse.puzzles.slide import swapping_on
from madhouse.puzzles.steps import (
    ROTATE_CLOCKWISE,
    ROTATE_COUNTERCLOCKWISE,
    STEP,
    SWAP,
    Step,
)

BLANK, STRAIGHT, BEND = 0, 1, 2
JOINED: tuple[tuple[int, ...], ...] = ((), (1, 3), (0, 1))
"""The sides that a piece of each kind joins before it is turned: north, east, south, west."""
EAST, WEST = 1, 3
QUARTERS = 4
FEWEST_COLUMNS, MOST_COLUMNS = 4, 6
FEWEST_ROWS, MOST_ROWS = 3, 5
BENDS = 4
SIGNS = {(): " ", (1, 3): "━", (0, 2): "┃", (0, 1): "┗", (1, 2): "┏", (2, 3): "┓", (0, 3): "┛"}


class LinePuzzle(msgspec.Struct, array_like=True, tag="line"):
    """A line puzzle on the table: plain data that an edition keeps in its state."""

    columns: int
    rows: int
    kinds: list[int]  # by number of the piece
    pieces: list[int]  # the number of the piece in each slot
    turns: list[int]  # quarters clockwise, by slot

    @property
    def solved(self) -> bool:
        """Whether an unbroken line leads from the left side to the right (`2e.line.solved`)."""
        return any(map(self._leads_across, range(0, len(self.pieces), self.columns)))

    def _leads_across(self, slot: int) -> bool:
        """Follow the line that comes in at the left of a slot."""
        came = WEST
        for _ in self.pieces:
            sides = self.sides(slot)
            if came not in sides:
                return False
            goes = sides[0] if sides[1] == came else sides[1]
            row, column = divmod(slot, self.columns)
            if goes == EAST and column == self.columns - 1:
                return True
            row += (goes == 2) - (goes == 0)
            column += (goes == EAST) - (goes == WEST)
            if not (0 <= row < self.rows and column >= 0):
                return False
            slot, came = row * self.columns + column, (goes + 2) % QUARTERS
        return False

    def sides(self, slot: int) -> tuple[int, ...]:
        """The sides that the piece in a slot joins as it lies."""
        joined = JOINED[self.kinds[self.pieces[slot]]]
        return tuple(sorted((side + self.turns[slot]) % QUARTERS for side in joined))

    def steps(self) -> list[Step]:
        """Swaps of neighbours (`2e.line.adjacent`) and quarter turns, and no other steps
        (`2e.conflict.line-puzzle-callouts`); but none of blanks alone, which would do nothing."""
        if self.solved:
            return []
        bears = [bool(self.kinds[piece]) for piece in self.pieces]
        pairs = swapping_on(self.columns, self.rows).pairs
        lines = [SWAP(one + 1, other + 1) for one, other in pairs if bears[one] or bears[other]]
        for slot, bearing in enumerate(bears, start=1):
            if bearing:
                lines += [ROTATE_CLOCKWISE(slot), ROTATE_COUNTERCLOCKWISE(slot)]
        return [Step(line, STEP) for line in lines]

    def apply(self, line: str) -> None:
        """Do what one of the steps says."""
        do, slots = APPLIED[line]
        do(self, *(int(slot) - 1 for slot in slots))

    def swap(self, one: int, other: int) -> None:
        """Exchange two pieces, which keep their turns (`2e.line.step-swap`)."""
        for lies in (self.pieces, self.turns):
            lies[one], lies[other] = lies[other], lies[one]

    def turn(self, slot: int, by: int) -> None:
        """Turn a piece by ninety degrees (`2e.line.step-rotate`)."""
        self.turns[slot] = (self.turns[slot] + by) % QUARTERS

    def copy(self) -> "LinePuzzle":
        """The same puzzle, to try something out."""
        return LinePuzzle(self.columns, self.rows, self.kinds[:], self.pieces[:], self.turns[:])

    def shown(self) -> "LinePuzzle":
        """All of it: everybody sees where the pieces lie."""
        return self.copy()

    def picture(self) -> str:
        """The grid; in each slot its number and the line that the piece bears."""
        ruled = "+" + "------+" * self.columns
        lines = [ruled]
        for start in range(0, len(self.pieces), self.columns):
            row = range(start, start + self.columns)
            lines += ["|" + "|".join(f"{s + 1:>3} {SIGNS[self.sides(s)]} " for s in row) + "|"]
            lines += [ruled]
        return "\n".join(lines)


APPLIED: ByForm[Callable[..., None]] = ByForm(
    {
        SWAP: LinePuzzle.swap,
        ROTATE_CLOCKWISE: partial(LinePuzzle.turn, by=1),
        ROTATE_COUNTERCLOCKWISE: partial(LinePuzzle.turn, by=-1),
    }
)
"""What each step does."""


def check_line(columns: int, rows: int) -> None:
    """Refuse a grid that is too small to lose one's way in, or too large to be looked over."""
    if not (FEWEST_COLUMNS <= columns <= MOST_COLUMNS and FEWEST_ROWS <= rows <= MOST_ROWS):
        raise NoSuchPuzzle(
            f"a line has {FEWEST_COLUMNS} to {MOST_COLUMNS} columns and {FEWEST_ROWS} to "
            f"{MOST_ROWS} rows, not {columns}x{rows}"
        )


def shuffled_line(columns: int, rows: int, random: Random) -> LinePuzzle:
    """A straight piece for each column, four bends and blanks in random order, turned anyhow
    (`2e.line.shuffled-grid`)."""
    check_line(columns, rows)
    slots = columns * rows
    kinds = [STRAIGHT] * columns + [BEND] * BENDS
    kinds += [BLANK] * (slots - len(kinds))
    pieces = list(range(slots))
    random.shuffle(pieces)
    turns = [random.below(QUARTERS) if kinds[piece] else 0 for piece in pieces]
    return LinePuzzle(columns, rows, kinds, pieces, turns)
