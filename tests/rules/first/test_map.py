"""Map: tiles, rooms and spaces of the box."""

import pytest

from madhouse.first.edition import edition


@pytest.mark.rule("1e.map.tile")
def test_every_side_of_a_tile_holds_one_to_three_rooms() -> None:
    for tile in edition("the-cold-supper").box.tiles.values():
        for side in tile.sides.values():
            assert 1 <= len(side.rooms) <= 3, tile.id


@pytest.mark.rule("1e.map.room")
def test_no_line_joins_two_rooms_of_one_tile() -> None:
    board = edition("the-cold-supper").board
    for space, others in board.adjacent.items():
        for other in others:
            here, there = board.rooms[board.room_of[space]], board.rooms[board.room_of[other]]
            if here is not there and here.tile == there.tile:
                assert board.door(space, other), f"{space} and {other}"
