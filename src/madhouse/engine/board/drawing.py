"""The whole map as text again, for a terminal to draw figures into."""

import msgspec

from madhouse.engine.board.doors import door_places
from madhouse.engine.board.geometry import cells_by_space
from madhouse.engine.board.layout import Ground
from madhouse.engine.board.plan import ACROSS, CORNER, UPRIGHT, EdgeKind, Point

Spot = tuple[int, int]  # line and column, from 0

_ACROSS: dict[EdgeKind, str] = {kind: glyph for glyph, kind in ACROSS.items()}
_UPRIGHT: dict[EdgeKind, str] = {kind: glyph for glyph, kind in UPRIGHT.items()}


class Drawing(msgspec.Struct, frozen=True):
    """Lines of equal length, and the middle of every cell and door in them."""

    lines: list[str]
    cells: dict[str, tuple[Spot, ...]]
    doors: dict[str, tuple[Spot, ...]]


def draw(ground: Ground) -> Drawing:
    """Draw the map in the glyphs of the tiles' own plans."""
    width = max(x for x, _ in ground.cells) + 2
    height = max(y for _, y in ground.cells) + 2
    page = [[" "] * (2 * width - 1) for _ in range(height)]
    for (x, y), space in ground.cells.items():
        page[y][2 * x] = ground.letters[space]
        for corner in ((x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)):
            page[corner[1]][2 * corner[0]] = CORNER
    for (x, y), kind in ground.edges.items():
        if x % 2 == 0:
            page[y][2 * x] = _UPRIGHT[kind]
        else:
            page[y][2 * x - 1 : 2 * x + 2] = _ACROSS[kind]
    return Drawing(
        lines=["".join(line) for line in page],
        cells={space: _spots(cells) for space, cells in cells_by_space(ground.cells).items()},
        doors={name: _spots(edges) for name, edges in door_places(ground).items()},
    )


def _spots(points: tuple[Point, ...]) -> tuple[Spot, ...]:
    return tuple((y, 2 * x) for x, y in points)
