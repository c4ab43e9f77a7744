"""Lock puzzles of the second edition: shift pieces in a grid until the goal piece can leave it.

The grid is six by six, rows and columns count from 0 at the top left. The goal piece comes first
and lies across; it leaves to the right.
"""

from collections.abc import Iterator
from string import ascii_lowercase

import msgspec

from madhouse.engine.forms import form
from madhouse.puzzles.difficulty import NoSuchPuzzle
from madhouse.puzzles.steps import STEP, Step

SHIFT = form("shift {piece} {way} by {far}")
"""One piece, over any free distance: one step (`2e.conflict.lock-step-length`)."""

SIDE = 6
LENGTHS = (2, 3)
GOAL = "goal"
GOAL_SIGN, FREE_SIGN = "◆", "·"
WAYS = {True: ("up", "down"), False: ("left", "right")}
"""The ways of an upright piece, and of one that lies across (`2e.lock.along-orientation`)."""

GridSpace = tuple[int, int]


class LockBar(msgspec.Struct, array_like=True, frozen=True):
    """A piece of a lock: its upper or left end, its length, and whether it stands upright."""

    row: int
    column: int
    length: int
    upright: bool

    def cells(self) -> Iterator[GridSpace]:
        """The spaces of the grid that it takes up."""
        for far in range(self.length):
            yield (self.row + far, self.column) if self.upright else (self.row, self.column + far)

    def shifted(self, far: int) -> "LockBar":
        """Itself, so far down or to the right; up or to the left if the number is negative."""
        row, column = (far, 0) if self.upright else (0, far)
        return LockBar(self.row + row, self.column + column, self.length, self.upright)

    @property
    def end(self) -> GridSpace:
        """The space of its lower or right end."""
        *_, last = self.cells()
        return last


class GridLock(msgspec.Struct, array_like=True, tag="lock"):
    """A lock puzzle on the table: plain data that an edition keeps in its state."""

    pieces: list[LockBar]  # the goal piece first

    @property
    def solved(self) -> bool:
        """Whether the goal piece is at the right-hand end of the grid (`2e.lock.solved`)."""
        return self.pieces[0].end[1] == SIDE - 1

    def steps(self) -> list[Step]:
        """Every piece, as far as nothing is in its way (`2e.lock.no-jump`)."""
        if self.solved:
            return []
        taken = {cell for piece in self.pieces for cell in piece.cells()}
        return [
            Step(line, STEP)
            for number, piece in enumerate(self.pieces)
            for line in _shifts(piece_name(number), piece, taken)
        ]

    def apply(self, line: str) -> None:
        """Shift the piece that a step names."""
        name, way, far = SHIFT.ids(line)
        number = piece_number(name)
        back = way in ("up", "left")
        self.pieces[number] = self.pieces[number].shifted(-int(far) if back else int(far))

    def copy(self) -> "GridLock":
        """The same puzzle, to try something out."""
        return GridLock(self.pieces[:])

    def shown(self) -> "GridLock":
        """All of it: everybody sees where the pieces lie."""
        return self.copy()

    def picture(self) -> str:
        """The grid with each piece as its letter, the goal piece apart, and the way out."""
        signs = {
            cell: _sign(number)
            for number, piece in enumerate(self.pieces)
            for cell in piece.cells()
        }
        ruled = "+" + "-" * (2 * SIDE + 1) + "+"
        lines = [ruled]
        for row in range(SIDE):
            shown = " ".join(signs.get((row, column), FREE_SIGN) for column in range(SIDE))
            lines.append(f"| {shown} {'>' if row == self.pieces[0].row else '|'}")
        return "\n".join([*lines, ruled])


def piece_name(number: int) -> str:
    """What players call a piece.

    >>> [piece_name(number) for number in range(3)]
    ['goal', 'a', 'b']
    """
    return ascii_lowercase[number - 1] if number else GOAL


def piece_number(name: str) -> int:
    """The place of a piece in the list."""
    return 0 if name == GOAL else 1 + ascii_lowercase.index(name)


def _sign(number: int) -> str:
    return piece_name(number) if number else GOAL_SIGN


def _shifts(name: str, piece: LockBar, taken: set[GridSpace]) -> Iterator[str]:
    """As far as the grid goes and the next space is free."""
    for way, sign in zip(WAYS[piece.upright], (-1, 1), strict=True):
        for far in range(1, SIDE):
            moved = piece.shifted(sign * far)
            front = moved.end if sign > 0 else (moved.row, moved.column)
            if not all(0 <= at < SIDE for at in front) or front in taken:
                break
            yield SHIFT(name, way, far)


def draw_lock(drawing: str) -> GridLock:
    """Read a lock from six lines of six signs: equal letters are a piece, `=` is the goal piece.

    >>> print(draw_lock("aab...\\n..b..c\\n==b..c\\n......\\n......\\n......").picture())
    +-------------+
    | a a b · · · |
    | · · b · · c |
    | ◆ ◆ b · · c >
    | · · · · · · |
    | · · · · · · |
    | · · · · · · |
    +-------------+
    """
    rows = drawing.split()
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise NoSuchPuzzle(f"a lock is drawn in {SIDE} lines of {SIDE} signs")
    cells: dict[str, list[GridSpace]] = {"=": []}
    for row, signs in enumerate(rows):
        for column, sign in enumerate(signs):
            if sign != ".":
                cells.setdefault(sign, []).append((row, column))
    goal, *others = (_bar(sign, taken) for sign, taken in cells.items())
    if goal.upright or any(not each.upright and each.row == goal.row for each in others):
        raise NoSuchPuzzle("the goal piece '=' lies across, and no other does in its row")
    return GridLock([goal, *others])


def _bar(sign: str, cells: list[GridSpace]) -> LockBar:
    """A piece is two or three times as long as it is wide (`2e.lock.piece-length`)."""
    if len(cells) not in LENGTHS:
        raise NoSuchPuzzle(f"piece {sign!r} of a lock is 2 or 3 signs long, not {len(cells)}")
    bar = LockBar(*cells[0], len(cells), upright=cells[1][0] > cells[0][0])
    if list(bar.cells()) != cells:
        raise NoSuchPuzzle(f"the signs of piece {sign!r} of a lock must stand in one line")
    return bar
