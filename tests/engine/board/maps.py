"""Small maps for the tests: a board from a drawing or two."""

from textwrap import dedent

from madhouse.engine.board import Board, Layout, Placement, RoomOnTile, Tile, TileSide
from madhouse.engine.board.tiles import CELLS

SIZES = {(2 * height + 1, 4 * width + 1): size for size, (width, height) in CELLS.items()}


def tile(name: str, plan: str, rooms: dict[str, RoomOnTile] | None = None) -> Tile:
    """A tile with one side, `a`; without rooms, a single room named like the tile."""
    drawn = dedent(plan).strip("\n")
    letters = tuple(sorted({sign for sign in drawn if sign.islower()}))
    lines = drawn.splitlines()
    size = SIZES.get((len(lines), len(lines[0])), "small")
    return Tile(name, size, {"a": TileSide(rooms or {name.title(): RoomOnTile(letters)}, drawn)})


def put(name: str, x: int = 0, y: int = 0, turn: int = 0) -> Placement:
    return Placement(name, "a", (x, y), turn)


def board_of(plan: str, rooms: dict[str, RoomOnTile] | None = None, *sealed: str) -> Board:
    """A board of one tile, `hall`."""
    return Board.build([tile("hall", plan, rooms)], Layout((put("hall"),), sealed))


HOUSE_TILES = [
    tile(
        "hall",
        """
        +---+-D-+---+---+---+---+
        | a   a   a : b   b   b |
        +   +   +   +   +   +...+
        | a   a   a : b   b : c |
        +---+---+-D-+---+---+   +
        D d   d   d | c   c   c |
        +---+---+---+---+-D-+---+
        """,
        {"Hall": RoomOnTile(("a", "b", "c")), "Closet": RoomOnTile(("d",), sight="enclosed")},
    ),
    tile(
        "kitchen",
        """
        +---+-D-+---+
        | a   a   a D
        +...+...+...+
        | b   b   b |
        +   +   +   +
        | b   b   b |
        +---+---+---+
        """,
    ),
    tile(
        "yard",
        """
        +...+...+...+
        D a : b   b :
        +...+...+   +
        | c   c : b :
        +   +   +   +
        | c   c : b :
        +-D-+---+---+
        """,
        {"Yard": RoomOnTile(("a", "b", "c"), outdoors=True, floor="grass")},
    ),
]

# Hall above, kitchen below its right half, yard to the right of the kitchen.
HOUSE = Layout((put("hall"), put("kitchen", 3, 3), put("yard", 6, 3)))


def house() -> Board:
    """A map of three tiles, each joined to the next by a door."""
    return Board.build(HOUSE_TILES, HOUSE)
