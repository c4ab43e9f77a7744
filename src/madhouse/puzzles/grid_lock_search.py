"""The search of a lock: its fewest moves, and how many each arrangement of its pieces needs.

A piece keeps to its row or column, so where it stands in it is one number below eight. All of them
together, three bits each, are an arrangement; what is taken is one bit for each space.
"""

from collections import deque
from collections.abc import Sequence

from madhouse.puzzles.grid_lock import SHIFT, SIDE, WAYS, GridLock, LockBar, piece_name
from madhouse.puzzles.solver import Solution

BITS = 3
PLACE = 7
Arrangement = int


class LockLines:
    """The pieces of a lock, each with the spaces that it takes up at each place of its line."""

    def __init__(self, pieces: Sequence[LockBar]) -> None:
        self.pieces = pieces
        self.taken = [
            [_spaces(_at(piece, place)) for place in range(SIDE - piece.length + 1)]
            for piece in pieces
        ]
        self.out = SIDE - pieces[0].length

    @property
    def start(self) -> Arrangement:
        """As the pieces stand."""
        places = (piece.row if piece.upright else piece.column for piece in self.pieces)
        return sum(place << BITS * number for number, place in enumerate(places))

    def solved(self, arrangement: Arrangement) -> bool:
        """Whether the goal piece, which comes first, can leave."""
        return arrangement & PLACE == self.out

    def lock(self, arrangement: Arrangement) -> GridLock:
        """The pieces in an arrangement."""
        return GridLock(
            [
                _at(piece, arrangement >> BITS * number & PLACE)
                for number, piece in enumerate(self.pieces)
            ]
        )

    def beside(self, arrangement: Arrangement) -> list[Arrangement]:
        """Every arrangement one move away. This is where all the time goes."""
        found = []
        full, left = 0, arrangement
        for taken in self.taken:
            full |= taken[left & PLACE]
            left >>= BITS
        shift = 0
        for taken in self.taken:
            place = arrangement >> shift & PLACE
            others = full ^ taken[place]
            for there in range(place - 1, -1, -1):
                if others & taken[there]:
                    break
                found.append(arrangement + (there - place << shift))
            for there in range(place + 1, len(taken)):
                if others & taken[there]:
                    break
                found.append(arrangement + (there - place << shift))
            shift += BITS
        return found

    def move(self, here: Arrangement, there: Arrangement) -> str:
        """The step from an arrangement to one beside it."""
        for number, piece in enumerate(self.pieces):
            far = (there >> BITS * number & PLACE) - (here >> BITS * number & PLACE)
            if far:
                back, forth = WAYS[piece.upright]
                return SHIFT(piece_name(number), forth if far > 0 else back, abs(far))
        raise ValueError("there is no move between an arrangement and itself")


def solve_lock(lock: GridLock) -> Solution | None:
    """The fewest moves that bring the goal piece out, or none if nothing does."""
    lines = LockLines(lock.pieces)
    came: dict[Arrangement, Arrangement | None] = {lines.start: None}
    ahead = deque(came)
    while ahead:
        here = ahead.popleft()
        if lines.solved(here):
            return _retrace(lines, came, here)
        for there in lines.beside(here):
            if there not in came:
                came[there] = here
                ahead.append(there)
    return None


def arrangements_by_moves(lines: LockLines) -> list[list[Arrangement]]:
    """Every arrangement that can be reached, by the fewest moves that solve it from there."""
    beside: dict[Arrangement, list[Arrangement]] = {}
    ahead = [lines.start]
    while ahead:
        here = ahead.pop()
        if here not in beside:
            beside[here] = lines.beside(here)
            ahead += beside[here]
    level = [each for each in beside if lines.solved(each)]
    seen, levels = set(level), []
    while level:
        levels.append(sorted(level))
        further = {there for here in level for there in beside[here]} - seen
        seen |= further
        level = sorted(further)
    return levels


def _retrace(
    lines: LockLines, came: dict[Arrangement, Arrangement | None], end: Arrangement
) -> Solution:
    path: list[str] = []
    while (before := came[end]) is not None:
        path.append(lines.move(before, end))
        end = before
    return Solution(tuple(reversed(path)), len(path))


def _at(piece: LockBar, place: int) -> LockBar:
    return piece.shifted(place - (piece.row if piece.upright else piece.column))


def _spaces(piece: LockBar) -> int:
    return sum(1 << row * SIDE + column for row, column in piece.cells())
