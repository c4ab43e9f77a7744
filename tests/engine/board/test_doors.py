"""Doors, their names, the ways out, and what sealing and barring do to them."""

import pytest

from madhouse.engine.board import Board, Layout, LayoutError
from tests.engine.board.maps import HOUSE, HOUSE_TILES, board_of, house

DOORS = [
    "closet.d|hall.a",
    "closet.d|out-west",
    "hall.a|out-north",
    "hall.c|kitchen.a",
    "kitchen.a|yard.a",
    "yard.c|out-south",
]


def sealed(*names: str) -> Board:
    return Board.build(HOUSE_TILES, Layout(HOUSE.tiles, sealed=names))


def test_doors_are_named_by_what_they_join() -> None:
    assert list(house().doors) == DOORS
    door = house().doors["hall.c|kitchen.a"]
    assert door.spaces == ("hall.c", "kitchen.a")
    assert door.segments == (((4, 3), (5, 3)),)
    assert house().doors["closet.d|out-west"].out == "west"


@pytest.mark.rule("1e.map.door")
def test_a_door_can_be_passed_freely_both_ways() -> None:
    board = house()
    assert board.edge("hall.c", "kitchen.a") == board.edge("kitchen.a", "hall.c") == "door"
    assert board.door("kitchen.a", "hall.c") == "hall.c|kitchen.a"
    assert board.door("hall.a", "hall.b") is None


def test_an_outer_door_that_touches_nothing_is_a_way_out_of_room_and_space() -> None:
    board = house()
    assert board.ways_out["hall"] == board.ways_out["hall.a"] == ("hall.a|out-north",)
    assert board.ways_out["hall.b"] == board.ways_out["kitchen"] == ()
    assert board.ways_out["yard"] == ("yard.c|out-south",)


@pytest.mark.rule("1e.move.sealed-not-adjacent", "1e.move.sealed-door")
def test_a_sealed_door_joins_nothing() -> None:
    board = sealed("hall.c|kitchen.a")
    assert "kitchen.a" not in board.adjacent["hall.c"]
    assert board.edge("hall.c", "kitchen.a") is None
    assert board.distance("hall.a", "yard.c") is None
    assert board.doors["hall.c|kitchen.a"].sealed


def test_a_sealed_outer_door_is_no_way_out() -> None:
    assert sealed("yard.c|out-south").ways_out["yard.c"] == ()


@pytest.mark.rule("1e.move.sealed-not-adjacent")
def test_sealing_leaves_another_connection_of_the_same_spaces() -> None:
    plan = """
        +---+---+---+
        | a D b   b |
        +   +   +   +
        | a : b   b |
        +   +   +   +
        | a | b   b |
        +---+---+---+
        """
    assert board_of(plan, None, "hall.a|hall.b").edge("hall.a", "hall.b") == "border"


def test_neighbouring_door_edges_are_one_door() -> None:
    plan = """
        +---+---+---+
        | a D b   b |
        +   +   +   +
        | a D b   b |
        +   +   +   +
        | a | b   b |
        +---+---+---+
        """
    board = board_of(plan)
    assert list(board.doors) == ["hall.a|hall.b"]
    assert len(board.doors["hall.a|hall.b"].segments) == 2


def test_a_barred_door_stops_movement_until_it_is_opened() -> None:
    board = house()
    barred = board.blocked(frozenset({"hall.c|kitchen.a", "yard.c|out-south"}))
    assert barred.distance("hall.c", "kitchen.a") is None
    assert barred.ways_out["yard"] == ()
    assert board.distance("hall.c", "kitchen.a") == 1
    assert board.ways_out["yard"] == ("yard.c|out-south",)


def test_a_barred_board_is_made_once_and_shares_what_doors_do_not_change() -> None:
    board = house()
    barred = board.blocked(frozenset({"hall.c|kitchen.a"}))
    assert barred is board.blocked(frozenset({"hall.c|kitchen.a"}))
    assert board.blocked(frozenset()) is board
    assert barred._sight is board._sight
    assert barred._reach is board._reach
    assert barred._shapes is board._shapes
    assert barred._steps is not board._steps


def test_bars_add_up() -> None:
    board = house()
    one, other = frozenset({"hall.c|kitchen.a"}), frozenset({"kitchen.a|yard.a"})
    assert board.blocked(one).blocked(other) is board.blocked(one | other)


def test_barring_an_unknown_door_names_the_nearest() -> None:
    with pytest.raises(LayoutError, match=r"'hall.c\|kitchen.b' to bar; did you mean"):
        house().blocked(frozenset({"hall.c|kitchen.b"}))
