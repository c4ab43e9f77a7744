"""Tiles laid side by side: joints, turns, and what may not lie where."""

import pytest

from madhouse.engine.board import Board, Layout, LayoutError, Placement, RoomOnTile, Tile, TileSide
from tests.engine.board.maps import HOUSE_TILES, house, put, tile

WEST = tile(
    "west",
    """
    +---+---+---+
    | a   a   a D
    +   +   +   +
    | a   a   a :
    +   +   +   +
    | a   a   a |
    +---+---+---+
    """,
)


def east(edges: str) -> Tile:
    """A tile whose western edges are drawn like this, top to bottom."""
    return tile(
        "east",
        f"""
        +---+---+---+
        {edges[0]} b   b   b |
        +   +   +   +
        {edges[1]} b   b   b |
        +   +   +   +
        {edges[2]} b   b   b |
        +---+---+---+
        """,
    )


def beside(edges: str, *mismatches: str) -> Board:
    layout = Layout((put("west"), put("east", 3)), mismatches=mismatches)
    return Board.build([WEST, east(edges)], layout)


def complaint(layout: Layout) -> str:
    with pytest.raises(LayoutError) as caught:
        Board.build(HOUSE_TILES, layout)
    return str(caught.value)


@pytest.mark.rule("1e.open.map-open-edges")
def test_like_meets_like() -> None:
    board = beside("D:|")
    assert board.edge("west.a", "east.b") == "border"
    assert board.door("west.a", "east.b") == "east.b|west.a"


@pytest.mark.parametrize(
    ("edges", "says", "line"),
    [
        ("|:|", "a door meets a wall", 2),
        ("::|", "a door meets a border", 2),
        ("D||", "a border meets a wall", 4),
        ("D!|", "a border meets an impassable border", 4),
        ("D::", "a wall meets a border", 6),
        ("D:D", "a wall meets a door", 6),
    ],
)
@pytest.mark.rule("1e.open.map-open-edges")
def test_unlike_edges_are_an_error_that_shows_both(edges: str, says: str, line: int) -> None:
    with pytest.raises(LayoutError) as caught:
        beside(edges)
    first, one, other = str(caught.value).split("\n")
    assert first.startswith(says)
    assert "'east.b|west.a' in mismatches" in first
    assert one.strip() == f"west side a, line {line}, column 13: | a   a   a {'D:|'[line // 2 - 1]}"
    assert other.strip().startswith(f"east side a, line {line}, column 1: {edges[line // 2 - 1]} b")


def test_a_listed_mismatch_is_as_closed_as_its_more_closed_side() -> None:
    board = beside("|||", "east.b|west.a")
    assert board.adjacent["west.a"] == ()
    assert beside("DD|", "east.b|west.a").edge("west.a", "east.b") == "door"


def test_a_mismatch_that_does_not_occur_is_an_error() -> None:
    with pytest.raises(LayoutError, match=r"mismatch 'east.b\|west.c' does not occur"):
        beside("D:|", "east.b|west.c")


@pytest.mark.parametrize(
    ("layout", "says"),
    [
        (Layout(()), "no tiles"),
        (Layout((put("kitchn"),)), "no tile 'kitchn'; did you mean 'kitchen'?"),
        (Layout((Placement("hall", "b", (0, 0)),)), "hall has no side 'b'; known are a"),
        (Layout((put("hall"), put("hall", 6))), "hall is placed twice"),
        (Layout((put("hall", turn=4),)), "hall is turned 4; quarter turns are 0, 1, 2 or 3"),
        (Layout((put("hall"), put("yard", 5, 2))), "yard at (5, 2) lies over hall at (0, 0)"),
        (
            Layout((put("hall"),), sealed=("closet.d|hall.b",)),
            "no door 'closet.d|hall.b' to seal; did you mean 'closet.d|hall.a'?",
        ),
    ],
)
def test_impossible_layouts(layout: Layout, says: str) -> None:
    assert says in complaint(layout)


def test_room_names_are_unique_on_a_board() -> None:
    twin = Tile(
        "twin", "small", {"a": TileSide({"HALL": RoomOnTile(("b",))}, east("|||").sides["a"].plan)}
    )
    with pytest.raises(LayoutError, match="hall and twin both have a room 'hall'"):
        Board.build([*HOUSE_TILES, twin], Layout((put("hall"), put("twin", 9))))


@pytest.mark.rule("1e.map.room")
def test_rooms_of_one_tile_are_named_and_bounded() -> None:
    board = house()
    assert board.rooms["hall"].spaces == ("hall.a", "hall.b", "hall.c")
    assert board.room_of["closet.d"] == "closet"
    assert board.rooms["yard"].outdoors
    assert board.rooms["yard"].floor == "grass"
    assert board.edge("hall.a", "closet.d") == "door"


@pytest.mark.parametrize(
    ("turn", "size", "way"),
    [(0, (6, 3), "north"), (1, (3, 6), "east"), (2, (6, 3), "south"), (3, (3, 6), "west")],
)
def test_quarter_turns_are_clockwise(turn: int, size: tuple[int, int], way: str) -> None:
    board = Board.build(HOUSE_TILES, Layout((put("hall", turn=turn),)))
    cells = [cell for own in board.cells.values() for cell in own]
    assert (max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1) == size
    assert f"hall.a|out-{way}" in board.doors


def test_a_turned_tile_joins_by_its_turned_edges() -> None:
    # The kitchen's east door faces south after one turn, and meets the yard's turned west door.
    layout = Layout((put("kitchen", turn=1), put("yard", 0, 3, turn=1)))
    board = Board.build(HOUSE_TILES, layout)
    assert board.edge("kitchen.a", "yard.a") == "door"


def test_positions_may_be_negative() -> None:
    moved = Layout((put("hall", -9, -4), put("kitchen", -6, -1), put("yard", -3, -1)))
    assert Board.build(HOUSE_TILES, moved).cells == house().cells
