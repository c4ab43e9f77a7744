"""Shapes for those who draw the board: centres, lines and sight dots, in cells or parts of one."""

from collections.abc import Collection, Iterable, Mapping
from itertools import product
from math import ceil, dist, floor

from madhouse.engine.board.plan import EdgeKind, Point

Segment = tuple[tuple[int, int], tuple[int, int]]

# Sight dots stand on a grid of eighths, one eighth inside a corner: whole numbers stay exact.
EIGHTHS = 8


def cells_by_space(cells: Mapping[Point, str]) -> dict[str, tuple[Point, ...]]:
    """The lattice points of every space's cells, row by row."""
    grouped: dict[str, list[Point]] = {}
    for point in sorted(cells, key=lambda point: (point[1], point[0])):
        grouped.setdefault(cells[point], []).append(point)
    return {space: tuple(points) for space, points in grouped.items()}


def centre(cells: Collection[Point]) -> tuple[float, float]:
    """A point inside a shape of whole cells, which are given as (column, row).

    It is the centre of gravity; where a bent shape has that outside, the middle of the next cell.
    """
    x = sum(2 * column + 1 for column, _ in cells) / (2 * len(cells))
    y = sum(2 * row + 1 for _, row in cells) / (2 * len(cells))
    around = product({ceil(x) - 1, floor(x)}, {ceil(y) - 1, floor(y)})
    if frozenset(cells).issuperset(around):
        return x, y
    middles = [(column + 0.5, row + 0.5) for column, row in cells]
    return min(middles, key=lambda middle: dist(middle, (x, y)))


def segment(edge: Point) -> Segment:
    """The two ends of an edge, in cells."""
    x, y = edge
    if x % 2 == 0:
        return (x // 2, (y - 1) // 2), (x // 2, (y + 1) // 2)
    return ((x - 1) // 2, y // 2), ((x + 1) // 2, y // 2)


def lines(edges: Mapping[Point, EdgeKind]) -> dict[EdgeKind, tuple[Segment, ...]]:
    """The edges of each kind as straight runs, as long as they go."""
    runs: dict[EdgeKind, list[Segment]] = {}
    upright = sorted(edge for edge in edges if edge[0] % 2 == 0)
    across = sorted((edge for edge in edges if edge[0] % 2), key=lambda edge: (edge[1], edge[0]))
    for edge in (*across, *upright):
        _extend(runs.setdefault(edges[edge], []), segment(edge))
    return {kind: tuple(found) for kind, found in sorted(runs.items())}


def _extend(runs: list[Segment], piece: Segment) -> None:
    if runs:
        start, end = runs[-1]
        straight = start[0] == end[0] == piece[1][0] or start[1] == end[1] == piece[1][1]
        if end == piece[0] and straight:
            runs[-1] = (start, piece[1])
            return
    runs.append(piece)


def dots(cells: Iterable[Point]) -> tuple[Point, ...]:
    """The sight dots of a space, in eighths of a cell: one just inside each convex corner."""
    own = frozenset(cells)
    return tuple(
        (x * EIGHTHS // 2 + dx * (EIGHTHS // 2 - 1), y * EIGHTHS // 2 + dy * (EIGHTHS // 2 - 1))
        for x, y in sorted(own)
        for dx in (-1, 1)
        for dy in (-1, 1)
        if (x + 2 * dx, y) not in own and (x, y + 2 * dy) not in own
    )
