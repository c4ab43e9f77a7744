"""Shapes for those who draw the board: polygons, lines and sight dots, in cells or parts of one."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from madhouse.engine.board.plan import Kind, Point

if TYPE_CHECKING:
    import shapely

Segment = tuple[tuple[int, int], tuple[int, int]]

# Sight dots stand on a grid of eighths, one eighth inside a corner: whole numbers stay exact.
EIGHTHS = 8


def cells_by_space(cells: Mapping[Point, str]) -> dict[str, tuple[Point, ...]]:
    """The lattice points of every space's cells, row by row."""
    grouped: dict[str, list[Point]] = {}
    for point in sorted(cells, key=lambda point: (point[1], point[0])):
        grouped.setdefault(cells[point], []).append(point)
    return {space: tuple(points) for space, points in grouped.items()}


def polygon(cells: Iterable[Point]) -> "shapely.Polygon":
    """The outline of some cells that hang together, in cells from the top left of the board."""
    import shapely  # half of the package's start-up time, and only drawing needs it

    boxes = [shapely.box((x - 1) / 2, (y - 1) / 2, (x + 1) / 2, (y + 1) / 2) for x, y in cells]
    merged = shapely.union_all(boxes).simplify(0)
    if not isinstance(merged, shapely.Polygon):
        raise ValueError("the cells do not hang together")
    return merged


def centre(shape: "shapely.Polygon") -> tuple[float, float]:
    """A point well inside a shape: its centre of gravity, or the nearest thing to it."""
    middle = shape.centroid
    inside = middle if shape.contains(middle) else shape.representative_point()
    return inside.x, inside.y


def segment(edge: Point) -> Segment:
    """The two ends of an edge, in cells."""
    x, y = edge
    if x % 2 == 0:
        return (x // 2, (y - 1) // 2), (x // 2, (y + 1) // 2)
    return ((x - 1) // 2, y // 2), ((x + 1) // 2, y // 2)


def lines(edges: Mapping[Point, Kind]) -> dict[Kind, tuple[Segment, ...]]:
    """The edges of each kind as straight runs, as long as they go."""
    runs: dict[Kind, list[Segment]] = {}
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
