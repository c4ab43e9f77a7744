"""Small maps for the tests, and the tiles of the box."""

from functools import cache

from madhouse.engine.board import RoomOnTile, Tile
from madhouse.engine.drawings import DRAWINGS
from madhouse.engine.loading import load_many
from madhouse.engine.words import Vocabulary
from madhouse.second.things.map_plan import Laying, MapPlan
from madhouse.second.things.places import Places, WholeMap
from tests.engine.board.maps import tile

TILES = DRAWINGS.parent / "second" / "tiles.yaml"


@cache
def box_tiles() -> dict[str, Tile]:
    return {tile.id: tile for tile in load_many(TILES, Tile, Vocabulary({})).value}


def whole(
    tiles: list[Tile],
    layings: dict[str, Laying],
    walled: tuple[str, ...] = (),
    doored: tuple[str, ...] = (),
) -> WholeMap:
    """The side `a` of each of these tiles, laid."""
    plan = MapPlan(
        tiles={f"{name}a": laying for name, laying in layings.items()}, walled=walled, doored=doored
    )
    return WholeMap({tile.id: tile for tile in tiles}, plan)


def laid(tiles: list[Tile], layings: dict[str, Laying], **tokens: tuple[str, ...]) -> Places:
    """All of them as places."""
    there = whole(tiles, layings, **tokens)
    return there.places(there.tiles)


def one(drawn: str, rooms: dict[str, RoomOnTile] | None = None) -> Places:
    """The places of one tile, `hall`."""
    return laid([tile("hall", drawn, rooms)], {"hall": (0, 0, 0)})


def square(name: str, doors: str, outdoors: bool = False, border: str = "") -> Tile:
    """A small tile of one space, with doors on these of its sides, or borders."""

    def across(side: str) -> str:
        return "-D-" if side in doors else "..." if side in border else "---"

    def upright(side: str) -> str:
        return "D" if side in doors else ":" if side in border else "|"

    drawn = f"""
    +---+{across("N")}+---+
    | a   a   a |
    +   +   +   +
    {upright("W")} a   a   a {upright("E")}
    +   +   +   +
    | a   a   a |
    +---+{across("S")}+---+
    """
    return tile(name, drawn, {name.title(): RoomOnTile(("a",), outdoors=outdoors)})


# Two rooms of one tile: from a over a border to b, behind a rail from a is c, a door leads from c
# to d, and a wall alone divides b from d.
HALL = """
    +---+---+---+---+---+---+
    | a   a ! c   c | d   d |
    +   +   +   +   +   +   +
    | a   a ! c   c D d   d |
    +...+...+...+...+---+---+
    | b   b   b   b   b   b |
    +---+---+---+---+---+---+
    """
HALL_ROOMS = {"Hall": RoomOnTile(("a", "b", "c")), "Closet": RoomOnTile(("d",))}


def hall() -> Places:
    return one(HALL, HALL_ROOMS)
