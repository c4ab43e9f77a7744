"""Links between rooms: by doors and borders, not by what is shut."""

from madhouse.engine.board import Board, Layout, RoomOnTile
from madhouse.engine.board.links import linked, links
from tests.engine.board.maps import HOUSE, HOUSE_TILES, board_of, house

ALL = {("closet", "hall"), ("hall", "kitchen"), ("kitchen", "yard")}


def test_rooms_are_linked_once_by_a_door_in_alphabetical_order() -> None:
    assert links(house()) == ALL


def test_a_sealed_door_links_nothing() -> None:
    board = Board.build(HOUSE_TILES, Layout(HOUSE.tiles, sealed=("hall.c|kitchen.a",)))
    assert links(board) == ALL - {("hall", "kitchen")}


def test_a_barred_door_links_nothing() -> None:
    board = house().blocked(frozenset({"kitchen.a|yard.a"}))
    assert links(board) == ALL - {("kitchen", "yard")}


def test_rooms_are_linked_across_a_border_and_round_a_corner() -> None:
    plan = """
        +---+---+---+
        | a   a : b |
        +---+---+...+
        | c   c : d |
        +   +   +   +
        | c   c : d |
        +---+---+---+
    """
    rooms = {letter.upper(): RoomOnTile((letter,)) for letter in "abcd"}
    assert links(board_of(plan, rooms)) == {
        ("a", "b"),
        ("b", "d"),
        ("c", "d"),
        ("a", "d"),
        ("b", "c"),
    }


def test_in_a_written_group_the_first_room_joins_the_others() -> None:
    groups = [["hall", "kitchen", "closet"], ["yard", "kitchen"], ["attic"]]
    assert linked(groups) == ALL
