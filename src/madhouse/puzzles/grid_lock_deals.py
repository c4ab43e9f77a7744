"""Dealing locks: one of the house's plates, in any arrangement that needs as many moves as asked.

Of pieces thrown into the grid at random hardly one lock in fifty takes seven moves, and to know it
means trying every arrangement. So plates are found once and kept as data; what is dealt is drawn.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from madhouse.engine.loading import load_many
from madhouse.engine.rng import Random
from madhouse.puzzles.box import NO_WORDS
from madhouse.puzzles.difficulty import Band, any_of
from madhouse.puzzles.grid_lock import SIDE, GridLock, LockBar, draw_lock
from madhouse.puzzles.grid_lock_search import Arrangement, LockLines, arrangements_by_moves

PLATES = Path(str(files("madhouse"))) / "content" / "puzzles" / "grid_lock.yaml"
POSSIBLE = Band(1, 12)
"""The moves that can be asked for: many plates can be arranged so that they need them."""


class LockPlate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces in one of their hardest arrangements, and the moves that it needs."""

    hardest: int
    drawing: str

    def __post_init__(self) -> None:
        draw_lock(self.drawing)

    @property
    def lines(self) -> LockLines:
        """Its pieces, each in its line."""
        return LockLines(draw_lock(self.drawing).pieces)


@cache
def the_plates(file: Path = PLATES) -> tuple[LockPlate, ...]:
    """The plates that come with the package."""
    return load_many(file, LockPlate, NO_WORDS).value


def deal_lock(moves: Band, random: Random) -> GridLock:
    """Any arrangement of any plate that needs so many moves, half of them upside down."""
    moves.within(POSSIBLE, "a lock")
    wanted = moves.any(random)
    plate = any_of([each for each in the_plates() if each.hardest >= wanted], random)
    lock = plate.lines.lock(any_of(_arrangements(plate)[wanted], random))
    goal, *others = map(_upside_down, lock.pieces) if random.below(2) else lock.pieces
    return GridLock([goal, *sorted(others, key=lambda piece: (piece.row, piece.column))])


@cache
def _arrangements(plate: LockPlate) -> list[list[Arrangement]]:
    return arrangements_by_moves(plate.lines)


def _upside_down(piece: LockBar) -> LockBar:
    high = piece.length if piece.upright else 1
    return LockBar(SIDE - piece.row - high, piece.column, piece.length, piece.upright)
