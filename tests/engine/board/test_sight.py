"""Line of sight by dots, and the range that depends on it."""

import pytest

from madhouse.engine.board import Board, Layout, RoomOnTile
from madhouse.engine.board.geometry import dots
from madhouse.engine.board.sight import clear
from tests.engine.board.maps import board_of, house, put, tile


def sees(board: Board, one: str, other: str) -> bool:
    """Sight between two spaces of the hall; asserts that it is mutual."""
    there = board.sees(f"hall.{one}", f"hall.{other}")
    assert board.sees(f"hall.{other}", f"hall.{one}") == there
    return there


# The wall under b ends where the only line from a to d passes.
WALL_END = """
    +---+---+---+
    | a   a   a |
    +...+...+---+
    | b   b   b |
    +---+   +   +
    | d : b   b |
    +---+---+---+
    """

# Two pieces of wall, drawn one above the other, are one wall.
WALL_JOINT = """
    +---+---+---+
    | a   a   a |
    +   +   +...+
    | a   a | b |
    +...+...+   +
    | c | d | b |
    +---+---+---+
    """

# From the top of h a wall hides t; from the bottom nothing does.
HARVEY = """
    +---+---+---+
    | h | b : t |
    +   +   +   +
    | h | b : t |
    +   +   +   +
    | h : b : t |
    +---+---+---+
    """


@pytest.mark.rule("1e.los.dots")
def test_dots_stand_an_eighth_inside_each_convex_corner() -> None:
    assert dots([(1, 1)]) == ((1, 1), (1, 7), (7, 1), (7, 7))
    bent = dots([(1, 1), (3, 1), (1, 3)])
    assert sorted(bent) == [(1, 1), (1, 15), (7, 15), (15, 1), (15, 7)]


@pytest.mark.parametrize(
    ("walls", "open_line"),
    [
        ([], True),
        ([(2, 1)], True),  # the end of one wall
        ([(2, 1), (3, 2)], True),  # a bend touched from outside
        ([(2, 1), (2, 3)], False),  # through a straight wall
        ([(1, 2), (3, 2)], False),
        ([(2, 1), (1, 2)], False),  # through a bend, between its two walls
        ([(2, 3), (3, 2)], False),
        ([(2, 1), (1, 2), (2, 3), (3, 2)], False),
    ],
)
@pytest.mark.rule("1e.open.los-touching")
def test_a_line_through_a_corner(walls: list[tuple[int, int]], open_line: bool) -> None:
    opaque = frozenset(walls)
    assert clear((7, 7), (9, 9), opaque) == open_line
    assert clear((9, 9), (7, 7), opaque) == open_line
    mirrored = frozenset((4 - x, y) for x, y in walls)
    assert clear((9, 7), (7, 9), mirrored) == open_line


@pytest.mark.rule("1e.los.see", "1e.los.dots")
def test_borders_are_seen_across_and_walls_and_doors_are_not() -> None:
    board = house()
    assert board.sees("hall.a", "hall.b")
    assert board.sees("hall.a", "hall.a")
    assert not board.sees("hall.c", "kitchen.a")
    assert not board.sees("kitchen.b", "yard.c")


def test_an_impassable_border_is_seen_across() -> None:
    board = board_of(WALL_END.replace("+...+...+---+", "+~~~+~~~+---+"))
    assert sees(board, "a", "b")
    assert board.range("hall.a", "hall.b") is None


@pytest.mark.rule("1e.open.los-touching")
def test_touching_the_end_of_a_wall_does_not_block() -> None:
    assert sees(board_of(WALL_END), "a", "d")


@pytest.mark.rule("1e.los.all-blocked")
def test_no_sight_through_the_joint_of_two_walls_however_near() -> None:
    board = board_of(WALL_JOINT)
    assert not sees(board, "b", "d")
    assert board.range("hall.b", "hall.d") is None


@pytest.mark.rule("1e.los.dots")
def test_a_wall_cannot_be_looked_along_into_the_next_space() -> None:
    board = board_of(
        """
        +---+---+---+
        | a   a   a |
        +---+---+...+
        | b   b : c |
        +---+---+   +
        | d   d : c |
        +---+---+---+
        """
    )
    assert not sees(board, "b", "d")
    assert sees(board, "b", "c")
    assert sees(board, "a", "c")


@pytest.mark.rule("1e.los.example-harvey", "1e.los.dots")
def test_one_clear_line_is_enough() -> None:
    board = board_of(HARVEY)
    wall = frozenset({(2, 1), (2, 3)})
    target = dots([(5, 1), (5, 3), (5, 5)])
    assert not any(clear(top, dot, wall) for top in [(1, 1), (7, 1)] for dot in target)
    assert sees(board, "h", "t")
    assert board.range("hall.h", "hall.t") == 2


@pytest.mark.rule("1e.los.no-dots", "1e.los.no-dots-unseen", "1e.open.los-symmetric")
def test_a_space_without_dots_sees_and_is_seen_by_its_own_room_only() -> None:
    hall = RoomOnTile(("a", "b"), enclosed=("b",))
    board = board_of(WALL_END, {"Hall": hall, "Nook": RoomOnTile(("d",))})
    assert board.rooms["hall"].enclosed == ("hall.b",)
    assert sees(board, "a", "b")
    assert not board.sees("hall.b", "nook.d")
    assert not board.sees("nook.d", "hall.b")
    assert board.sees("hall.a", "nook.d")


@pytest.mark.rule("1e.los.no-dots")
def test_from_a_space_without_dots_even_walls_do_not_hide_its_own_room() -> None:
    board = board_of(WALL_JOINT, {"Hall": RoomOnTile(("a", "b", "c", "d"), sight="enclosed")})
    assert all(sees(board, one, other) for one in "abcd" for other in "abcd")


def test_nobody_sees_across_the_rim_of_the_board() -> None:
    plan = """
        +...+...+...+
        : {0}   {0}   {0} :
        +   +   +   +
        : {0}   {0}   {0} :
        +   +   +   +
        : {0}   {0}   {0} :
        +...+...+...+
        """
    north, south = tile("north", plan.format("a")), tile("south", plan.format("b"))
    apart = Layout((put("north"), put("south", 0, 4)))
    touching = Layout((put("north"), put("south", 0, 3)))
    assert Board.build([north, south], touching).sees("north.a", "south.b")
    assert not Board.build([north, south], apart).sees("north.a", "south.b")


@pytest.mark.rule("1e.range.count", "1e.range.measure")
def test_range_counts_the_fewest_steps() -> None:
    board = house()
    assert [board.range("hall.a", f"hall.{letter}") for letter in "abc"] == [0, 1, 2]
    assert board.range("yard.b", "yard.c") == 1


@pytest.mark.rule("1e.range.door-blocks", "1e.conflict.range-door")
def test_range_never_goes_through_a_door() -> None:
    board = board_of(
        """
        +---+---+---+
        | a   a   a |
        +-D-+-D-+...+
        | b   b : c |
        +   +   +   +
        | b   b : c |
        +---+---+---+
        """
    )
    assert board.distance("hall.a", "hall.b") == 1
    assert sees(board, "a", "b")
    assert board.range("hall.a", "hall.b") == 2
    assert house().range("hall.c", "kitchen.a") is None


@pytest.mark.rule("1e.range.needs-los")
def test_range_needs_sight() -> None:
    board = board_of(WALL_JOINT)
    assert board.distance("hall.b", "hall.d") == 2
    assert board.range("hall.b", "hall.d") is None
