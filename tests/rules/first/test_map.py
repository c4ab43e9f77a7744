"""Map: tiles, rooms and spaces of the box."""

import pytest

from madhouse.engine.board import Layout, RoomOnTile
from madhouse.first.acting.scene import Scene
from madhouse.first.building import TableBuilder
from madhouse.first.edition import edition
from madhouse.first.words.circumstances import RoomNamed
from tests.engine.board.maps import put, tile
from tests.rules.first.tables import JOE, retold


@pytest.mark.rule("1e.map.tile")
def test_every_side_of_a_tile_holds_one_to_three_rooms() -> None:
    for each in edition("the-cold-supper").box.tiles.values():
        for side in each.sides.values():
            assert 1 <= len(side.rooms) <= 3, each.id


@pytest.mark.rule("1e.map.room")
def test_no_line_joins_two_rooms_of_one_tile() -> None:
    board = edition("the-cold-supper").board
    for space, others in board.adjacent.items():
        for other in others:
            here, there = board.rooms[board.room_of[space]], board.rooms[board.room_of[other]]
            if here is not there and here.tile == there.tile:
                assert board.door(space, other), f"{space} and {other}"


BASEMENT = tile(
    "basement",
    """
    +---+---+---+---+---+---+
    | a   a : b   b | c   c |
    +   +   +   +   +   +   +
    | a   a : b   b D c   c |
    +   +   +   +   +   +   +
    | a   a : b   b | c   c |
    +---+-D-+---+---+---+---+
    """,
    {"Basement Landing": RoomOnTile(("a", "b")), "Basement Storage": RoomOnTile(("c",))},
)
HALLWAY = tile(
    "hallway",
    """
    +---+-D-+---+---+---+---+
    | a   a : b   b D c   c |
    +   +   +   +   +   +   +
    | a   a : b   b | c   c |
    +   +   +   +   +   +   +
    | a   a : b   b | c   c |
    +---+-D-+-D-+---+-D-+---+
    """,
    {"Hallway 3": RoomOnTile(("a", "b")), "Corner Hallway 2": RoomOnTile(("c",))},
)
FRONT = tile(
    "front",
    """
    +---+-D-+-D-+---+-D-+---+
    | a   a | b   b | c   c |
    +   +   +   +   +   +   +
    | a   a | b   b | c   c |
    +   +   +   +   +   +   +
    | a   a | b   b | c   c |
    +---+---+---+---+---+---+
    """,
    {
        "Front Porch": RoomOnTile(("a",), sight="enclosed"),
        "Guest Bedroom": RoomOnTile(("b",)),
        "Master Bedroom": RoomOnTile(("c",)),
    },
)


@pytest.mark.rule("1e.map.named-rooms-in-text")
def test_the_rooms_that_the_rules_name_can_be_drawn() -> None:
    layout = Layout((put("basement"), put("hallway", 0, 3), put("front", 0, 6)))
    story = retold((BASEMENT, HALLWAY, FRONT), layout=layout, start="hallway-3.a")
    board = story.board
    assert {room.name: len(room.spaces) for room in board.rooms.values()} == {
        "Basement Landing": 2,
        "Basement Storage": 1,
        "Hallway 3": 2,
        "Corner Hallway 2": 1,
        "Front Porch": 1,
        "Guest Bedroom": 1,
        "Master Bedroom": 1,
    }
    assert not any(board.sees("front-porch.a", s) for s in board.spaces if s != "front-porch.a")
    table = TableBuilder(told=story).investigator(JOE, "hallway-3.a")
    bedrooms = []
    for space in board.spaces:
        table.state.investigators[0].space = space
        scene = Scene(table.state.investigators[0])
        if RoomNamed("bedroom").holds(story.table(table.state), scene):
            bedrooms.append(board.room_of[space])
    assert bedrooms == ["guest-bedroom", "master-bedroom"]
