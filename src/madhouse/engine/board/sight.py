"""Line of sight: a straight line from a dot of one space to a dot of another, past no wall or door.

Touching the end of a wall and passing through the joint of two walls look alike to floating-point
geometry, so lines are followed in whole numbers, in eighths of a cell.
"""

from collections.abc import Iterator, Mapping
from itertools import chain

from madhouse.engine.board.geometry import EIGHTHS, cells_by_space, dots
from madhouse.engine.board.layout import Ground
from madhouse.engine.board.plan import Point, around, beside

OPAQUE = ("wall", "door")


class Sight:
    """Who sees whom; each space is looked from once, and remembered."""

    def __init__(self, ground: Ground) -> None:
        grouped = cells_by_space(ground.cells)
        self._room_of = {s: room.id for room in ground.rooms.values() for s in room.spaces}
        self._dotless = {s for room in ground.rooms.values() for s in room.enclosed}
        self._dots = {space: dots(cells) for space, cells in grouped.items()}
        self._opaque = _opaque(ground)
        self._areas = _areas(ground.cells, self._opaque)
        self._seen: dict[str, dict[str, bool]] = {}

    def seen_from(self, space: str) -> Mapping[str, bool]:
        """For every space of the board, whether it can be seen from this one."""
        row = self._seen.get(space)
        if row is None:
            row = {other: self._look(space, other) for other in self._room_of}
            self._seen[space] = row
        return row

    def _look(self, space: str, other: str) -> bool:
        if space == other:
            return True
        if space in self._dotless or other in self._dotless:
            return self._room_of[space] == self._room_of[other]
        if self._areas[space] != self._areas[other]:
            return False
        return any(
            clear(start, end, self._opaque)
            for start in self._dots[space]
            for end in self._dots[other]
        )


def _opaque(ground: Ground) -> frozenset[Point]:
    """The edges nobody sees past: walls, doors, and the rim of the board however it is drawn."""
    return frozenset(
        edge
        for edge, kind in ground.edges.items()
        if kind in OPAQUE or not all(cell in ground.cells for cell in beside(edge))
    )


def _areas(cells: Mapping[Point, str], opaque: frozenset[Point]) -> dict[str, int]:
    """Numbers the areas closed in by walls and doors; sight never leaves one."""
    areas: dict[str, int] = {}
    for number, start in enumerate(cells):
        if cells[start] in areas:
            continue
        reached = {start}
        frontier = [start]
        while frontier:
            here = frontier.pop()
            areas[cells[here]] = number
            for edge, cell in around(here):
                if edge not in opaque and cell not in reached:
                    reached.add(cell)
                    frontier.append(cell)
    return areas


def clear(start: Point, end: Point, opaque: frozenset[Point]) -> bool:
    """Whether a straight line between two dots passes no opaque edge."""
    rising = (end[0] - start[0]) * (end[1] - start[1]) < 0
    upright = _met(start, end)
    across = ((x, y) for y, x in _met(start[::-1], end[::-1]))
    return not any(_stops(point, rising, opaque) for point in chain(upright, across))


def _met(start: Point, end: Point) -> Iterator[Point]:
    """The edges and corners at which a line meets the upright lines of the grid."""
    (x, y), run, rise = start, end[0] - start[0], end[1] - start[1]
    first, last = sorted((start[0], end[0]))
    for column in range(first // EIGHTHS + 1, last // EIGHTHS + 1):
        height = y * run + rise * (column * EIGHTHS - x)
        row, beyond = divmod(height, EIGHTHS * run)
        yield 2 * column, 2 * row + (1 if beyond else 0)


def _stops(point: Point, rising: bool, opaque: frozenset[Point]) -> bool:
    """Whether a line ends here: at an opaque edge, or at a corner with walls on both its sides."""
    x, y = point
    if x % 2 or y % 2:
        return point in opaque
    over, under = (x - 1, x + 1) if rising else (x + 1, x - 1)
    above = (x, y - 1) in opaque or (over, y) in opaque
    below = (x, y + 1) in opaque or (under, y) in opaque
    return above and below
