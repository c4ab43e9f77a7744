"""Random tiles for property tests: any way to cut a tile into spaces and divide them."""

from hypothesis import strategies as st

from madhouse.engine.board import Board, Layout, RoomOnTile, Tile, TileSide
from madhouse.engine.board.plan import ACROSS, UPRIGHT, EdgeKind, Point, beside
from madhouse.engine.board.tiles import CELLS
from tests.engine.board.maps import put

KINDS: tuple[EdgeKind, ...] = ("border", "door", "impassable", "wall")
_ACROSS = {kind: glyph for glyph, kind in ACROSS.items()}
_UPRIGHT = {kind: glyph for glyph, kind in UPRIGHT.items()}


@st.composite
def tiles(draw: st.DrawFn) -> Tile:
    """A medium tile of one room, cut into spaces by melting cells together."""
    width, height = CELLS["medium"]
    owner = {
        (2 * column + 1, 2 * row + 1): row * width + column
        for row in range(height)
        for column in range(width)
    }
    edges = [(x, y) for y in range(2 * height + 1) for x in range(2 * width + 1) if x % 2 != y % 2]
    for edge in draw(st.lists(st.sampled_from(edges), max_size=12)):
        one, other = (owner.get(cell) for cell in beside(edge))
        if one is not None and other is not None:
            owner = {cell: one if mark == other else mark for cell, mark in owner.items()}
    kinds = draw(st.lists(st.sampled_from(KINDS), min_size=len(edges), max_size=len(edges)))
    plan = _plan(owner, dict(zip(edges, kinds, strict=True)), width, height)
    letters = tuple(sorted({sign for sign in plan if sign.islower()}))
    enclosed = tuple(sorted(draw(st.sets(st.sampled_from(letters), max_size=2))))
    return Tile(
        "hall", "medium", {"a": TileSide({"Hall": RoomOnTile(letters, enclosed=enclosed)}, plan)}
    )


def boards() -> st.SearchStrategy[Board]:
    return tiles().map(lambda drawn: Board.build([drawn], Layout((put("hall"),))))


def _plan(owner: dict[Point, int], kinds: dict[Point, EdgeKind], width: int, height: int) -> str:
    letters = {mark: chr(ord("a") + n) for n, mark in enumerate(sorted(set(owner.values())))}
    lines = []
    for y in range(2 * height + 1):
        line = ""
        for x in range(2 * width + 1):
            here = (x, y)
            if here in owner:
                line += f" {letters[owner[here]]} "
            elif here in kinds:
                one, other = (owner.get(cell) for cell in beside(here))
                kind = "open" if one == other else kinds[here]
                line += _ACROSS[kind] if x % 2 else _UPRIGHT[kind]
            else:
                line += "+"
        lines.append(line)
    return "\n".join(lines)
