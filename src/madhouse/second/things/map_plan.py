"""The plan of a map, as a scenario writes it: which face of which tile lies where."""

from collections.abc import Mapping
from typing import Annotated

import msgspec

from madhouse.engine.board import LayoutError, Placement, Tile
from madhouse.engine.board.layout import hint
from madhouse.engine.board.tiles import CELLS

Laying = tuple[int, int, Annotated[int, msgspec.Meta(ge=0, le=270, multiple_of=90)]]
"""Column and row of a tile's west half or only half, in small tiles, and its turn in degrees."""


class MapPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One map of a scenario: its tiles by face (`m1a`), what Wall and Door tokens cover
    (`kitchen.a|yard.b`), and names that stand for another room on each map."""

    tiles: dict[str, Laying]
    walled: tuple[str, ...] = ()  # 2e.wall.wall-token
    doored: tuple[str, ...] = ()  # 2e.door.door-token
    alias: dict[str, str] = {}


def placement_of(tiles: Mapping[str, Tile], face: str, laying: Laying) -> Placement:
    """A face as the engine places it: by the top left cell after turning."""
    (name, side), (x, y, turn) = (face[:-1], face[-1:]), laying
    if name not in tiles or side not in tiles[name].sides:
        known = [f"{tile.id}{letter}" for tile in tiles.values() for letter in tile.sides]
        raise LayoutError(f"there is no tile with the face '{face}'; {hint(face, known)}")
    width, step = CELLS[tiles[name].size]
    further = width // step - 1
    left = x - further if turn == 180 else x
    top = y - further if turn == 270 else y
    return Placement(name, side, (left * step, top * step), turn // 90)
