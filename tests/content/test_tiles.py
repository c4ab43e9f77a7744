"""The fifteen tiles, and the maps that the stories lay with them."""

from collections import Counter
from collections.abc import Iterator

import pytest

from madhouse.engine.board import Board, Layout, Placement, TileSide
from madhouse.engine.board.links import linked, links
from madhouse.first.things.box import Box
from madhouse.first.things.story import Story

# Name and number of spaces of each room; '*' is outdoors, '^' has no sight dots.
FACES = {
    "l1a": ["Green* 4", "Burial Ground* 3", "Lych Gate* 1"],
    "l1b": ["Auditorium 4", "Stage 3", "Orchestra Pit 1"],
    "m1a": ["Entrance Hall 3", "Cloakroom^ 1"],
    "m1b": ["Boiler Room 2", "Coal Cellar^ 1"],
    "m2a": ["Library 2", "Study 1"],
    "m2b": ["Long Ward 3", "Linen Store^ 1"],
    "m3a": ["Dining Room 2", "Pantry^ 1"],
    "m3b": ["Operating Room 2", "Scrub Room 1"],
    "m4a": ["Master Bedroom 2", "Dressing Room 1"],
    "m4b": ["Boathouse 2", "Slipway* 2"],
    "m5a": ["Chapel 3", "Vestry 1"],
    "m5b": ["Tower Stair 2", "Oil Store^ 1", "Watch Room 1"],
    "m6a": ["Long Gallery 3"],
    "m6b": ["Shore Path* 3", "Tide Cave^ 1"],
    "m7a": ["Workshop 2", "Paint Store^ 1"],
    "m7b": ["Cistern 2", "Sluice 1"],
    "s1a": ["Kitchen 2"],
    "s1b": ["Office 1", "Wireless Room 1"],
    "s2a": ["Guest Bedroom 1", "Bathroom^ 1"],
    "s2b": ["Solarium 2"],
    "s3a": ["Attic 2"],
    "s3b": ["Tunnel 2"],
    "s4a": ["Stair Hall 2"],
    "s4b": ["Lamp Room 1", "Gallery Rail* 1"],
    "s5a": ["Hallway 2"],
    "s5b": ["Trap Room 2"],
    "s6a": ["Cellar 2"],
    "s6b": ["Corner Hallway 2"],
    "s7a": ["Servants' Bedroom 1", "Back Stair^ 1"],
    "s7b": ["Camp* 2", "Tent^ 1"],
}

# The rooms of each story from which a door leads out of the house.
WAYS_OUT = {
    "the-cold-supper": {"entrance-hall"},
    "lot-thirteen": {"entrance-hall"},
    "tarry-light": {"slipway"},
    "rest-cure": {"stair-hall", "solarium"},
    "understudy": {"entrance-hall"},
    "removal": {"lych-gate"},
}

SEALED_DOOR_MARKERS = 12


def sides(box: Box) -> Iterator[tuple[str, TileSide]]:
    for tile in box.tiles.values():
        for letter, side in tile.sides.items():
            yield tile.id + letter, side


def alone(box: Box, face: str) -> Board:
    """A face by itself on the table."""
    return Board.build(box.tiles.values(), Layout((Placement(face[:-1], face[-1], (0, 0)),)))


def written(side: TileSide) -> list[str]:
    return [
        f"{name}{'*' * room.outdoors}{'^' * (room.sight == 'enclosed')} {len(room.spaces)}"
        for name, room in side.rooms.items()
    ]


# The tiles


@pytest.mark.rule("1e.count.map-tiles")
def test_fifteen_tiles_with_two_sides_each(box: Box) -> None:
    sizes = Counter(tile.size for tile in box.tiles.values())
    assert sizes == {"large": 1, "medium": 7, "small": 7}
    assert {tuple(tile.sides) for tile in box.tiles.values()} == {("a", "b")}


@pytest.mark.rule("1e.map.tile")
def test_every_side_has_one_to_three_rooms_of_so_many_spaces(box: Box) -> None:
    assert {face: written(side) for face, side in sides(box)} == FACES
    assert {len(side.rooms) for _, side in sides(box)} == {1, 2, 3}


@pytest.mark.parametrize("face", FACES)
def test_a_room_is_crossed_in_two_steps_at_most(box: Box, face: str) -> None:
    """One step takes a figure in, and from any space of a room the next is every other."""
    board = alone(box, face)
    for room in board.rooms.values():
        for space in room.spaces:
            assert set(room.spaces) <= {space, *board.adjacent[space]}, space


@pytest.mark.parametrize("face", FACES)
def test_the_rooms_of_a_side_lead_into_each_other(box: Box, face: str) -> None:
    board = alone(box, face)
    first = board.spaces[0]
    assert all(board.distance(first, space) is not None for space in board.spaces)


@pytest.mark.parametrize("face", FACES)
def test_something_leads_off_every_side(box: Box, face: str) -> None:
    assert any(door.out for door in alone(box, face).doors.values())


# The maps


def test_the_rooms_join_as_the_story_says(story: Story, box: Box) -> None:
    assert links(box.board(story)) == linked(story.links)


@pytest.mark.rule("1e.count.sealed-door-markers")
def test_the_markers_suffice_for_all_doors_that_lead_nowhere(story: Story) -> None:
    """Also for doors that meet a wall, if the players would rather cover them."""
    assert len(story.layout.sealed) + len(story.layout.mismatches) <= SEALED_DOOR_MARKERS


def test_one_door_leads_out_of_each_room_that_has_a_way_out(story: Story, box: Box) -> None:
    board = box.board(story)
    ways = {room: board.ways_out[room] for room in board.rooms if board.ways_out[room]}
    assert set(ways) == WAYS_OUT[story.id]
    assert {len(doors) for doors in ways.values()} == {1}


def test_every_room_can_be_reached_on_foot_or_by_ladder(story: Story, box: Box) -> None:
    board = box.board(story)
    ladder = story.features.get("ladder", ())
    joined = links(board) | linked([[board.room_of[space] for space in ladder]] if ladder else [])
    reached, before = {board.room_of[story.start]}, 0
    while before < len(reached):
        before = len(reached)
        reached.update(room for pair in joined if reached.intersection(pair) for room in pair)
    assert reached == set(board.rooms)


def test_a_barrier_stands_in_the_space_of_a_door(story: Story, box: Box) -> None:
    doors = [door for door in box.board(story).doors.values() if not door.sealed]
    for space in story.features.get("barrier", ()):
        assert any(space in door.spaces for door in doors), space
