"""The picture of the house: a door stands open where somebody has been."""

from madhouse import TableBuilder

JOE = "joe-diamond"
DOOR = "kitchen.b|library.b"
OTHERS = {"entrance-hall.a|library.a", "library.a|study.c"}
"""The other doors of the library that one can pass; one more is sealed."""


def in_the_library() -> TableBuilder:
    return TableBuilder().investigator(JOE, "library.a")


def test_every_door_of_the_room_that_one_is_in_stands_open_and_no_other() -> None:
    assert {*in_the_library().play(turn_of=JOE).open_doors} == {DOOR, *OTHERS}


def test_a_lock_on_either_side_keeps_a_door_shut() -> None:
    game = in_the_library().lock("kitchen", "iron-door").play(turn_of=JOE)
    assert {*game.open_doors} == OTHERS


def test_a_barrier_shuts_the_door_that_it_blocks() -> None:
    game = in_the_library().feature("barrier", "library.b", DOOR).play(turn_of=JOE)
    assert {*game.open_doors} == OTHERS


def test_it_goes_on_standing_open_where_somebody_has_searched() -> None:
    game = in_the_library().play(turn_of=JOE)
    game.apply("investigator-1", "move entrance-hall.a")
    assert DOOR not in game.open_doors
    table = in_the_library()
    table.state.rooms["library"].explored = True
    game = table.play(turn_of=JOE)
    game.apply("investigator-1", "move entrance-hall.a")
    assert DOOR in game.open_doors


def test_before_the_evening_all_are_shut() -> None:
    assert TableBuilder().play(stage="setup").open_doors == ()
