"""The plan of a map, as a scenario writes it: which face of which tile lies where.

Tiles may move, and lie over others. Then the map goes by its name with what has changed behind it
(`a m203a@2,0,0 ^s105a@7,4,90`), so that the state keeps nothing more than a name.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, NamedTuple

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


class TileChange(NamedTuple):
    """A face of a tile that lies elsewhere now, or over others."""

    face: str
    at: Laying  # over others: the top left cell of it, in thirds of a small tile
    over: bool = False


OVER = "^"


def with_changes(name: str, changes: Iterable[TileChange]) -> str:
    """The name of a map after tiles have moved; what was said of one before is said anew.

    >>> over = TileChange("s9b", (4, 1, 0), over=True)
    >>> with_changes("a m1a@0,0,0", [TileChange("m1a", (2, 0, 90)), over])
    'a m1a@2,0,90 ^s9b@4,1,0'
    """
    base, before = read_changes(name)
    now = {(each.face, each.over): each for each in (*before, *changes)}
    return " ".join([base, *map(_written, now.values())])


def read_changes(name: str) -> tuple[str, list[TileChange]]:
    """The map as the scenario names it, and what has changed since.

    >>> read_changes("a ^s9b@4,1,0")
    ('a', [TileChange(face='s9b', at=(4, 1, 0), over=True)])
    """
    base, *written = name.split(" ")
    return base, [_read(each) for each in written]


def _written(change: TileChange) -> str:
    x, y, turn = change.at
    return f"{OVER if change.over else ''}{change.face}@{x},{y},{turn}"


def _read(written: str) -> TileChange:
    face, _, at = written.removeprefix(OVER).partition("@")
    x, y, turn = map(int, at.split(","))
    return TileChange(face, (x, y, turn), written.startswith(OVER))


def placement_over(tiles: Mapping[str, Tile], change: TileChange) -> Placement:
    """A face that lies over others, by its top left cell after turning."""
    (name, side), (x, y, turn) = (change.face[:-1], change.face[-1:]), change.at
    if name not in tiles or side not in tiles[name].sides:
        known = [f"{tile.id}{letter}" for tile in tiles.values() for letter in tile.sides]
        raise LayoutError(f"there is no tile '{change.face}'; {hint(change.face, known)}")
    return Placement(name, side, (x, y), turn // 90)


def shunted(row: Sequence[str], tile: str, place: int) -> list[str]:
    """Tiles in a row after one of them was taken out, the others closed up, and it was put in.

    >>> shunted(["a", "b", "c", "d"], "c", 1)
    ['c', 'a', 'b', 'd']
    """
    others = [each for each in row if each != tile]
    return [*others[: place - 1], tile, *others[place - 1 :]]
