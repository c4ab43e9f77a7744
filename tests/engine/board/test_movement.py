"""Which spaces are adjacent, straight and across corners, and how far apart spaces are."""

import pytest

from madhouse.engine.board import Board, Layout
from tests.engine.board.maps import board_of, house, put, tile


def crossing(north: str, east: str, south: str, west: str) -> Board:
    """Four spaces round one corner, with these four edges running from it."""
    return board_of(
        f"""
        +---+---+---+
        | a {north} b   b |
        +{west * 3}+{east * 3}+   +
        | c {south} d | b |
        +   +   +---+
        | c {south} d   d |
        +---+---+---+
        """
    )


@pytest.mark.rule("1e.move.adjacent-line-or-door")
def test_a_line_or_a_door_makes_spaces_adjacent() -> None:
    board = house()
    assert board.adjacent["hall.a"] == ("closet.d", "hall.b")
    assert board.edge("hall.a", "hall.b") == "border"
    assert board.edge("hall.a", "closet.d") == "door"


@pytest.mark.rule("1e.move.wall-not-adjacent")
def test_a_wall_without_a_door_divides() -> None:
    board = house()
    assert "hall.c" not in board.adjacent["closet.d"]
    assert board.edge("closet.d", "hall.c") is None
    assert "yard.c" not in board.adjacent["kitchen.b"]


def test_spaces_may_touch_across_a_wall() -> None:
    board = house()
    assert board.beyond_walls("closet.d") == ("hall.c",)
    assert "hall.a" not in board.beyond_walls("closet.d")  # a door leads there
    board = crossing("|", ".", "!", "-")
    assert board.beyond_walls("hall.a") == ("hall.b", "hall.c")
    assert board.beyond_walls("hall.d") == ()  # an impassable border is no wall


def test_an_impassable_border_cannot_be_stepped_over() -> None:
    board = crossing(":", ".", "!", ".")
    assert board.edge("hall.c", "hall.d") is None
    assert board.edge("hall.a", "hall.b") == "border"


@pytest.mark.rule("1e.move.diagonal")
@pytest.mark.parametrize(
    ("edges", "falling", "rising"),
    [
        ((":", ".", ":", "."), True, True),
        ((":", ".", "|", "-"), True, False),  # borders round b only: a to d
        (("|", "-", ":", "."), True, False),  # borders round c only: a to d
        ((":", "-", "|", "."), False, True),  # borders round a only: b to c
        (("|", ".", ":", "-"), False, True),  # borders round d only: b to c
        (("|", ".", "|", "."), False, False),
        ((":", "-", ":", "-"), False, False),
        (("|", "-", "|", "-"), False, False),
        ((":", "~", "!", "."), False, True),
    ],
)
def test_corners_join_where_borders_run_round_one_side(
    edges: tuple[str, str, str, str], falling: bool, rising: bool
) -> None:
    board = crossing(*edges)
    assert board.edge("hall.a", "hall.d") == ("diagonal" if falling else None)
    assert board.edge("hall.b", "hall.c") == ("diagonal" if rising else None)
    assert ("hall.d" in board.adjacent["hall.a"]) == falling


@pytest.mark.rule("1e.move.diagonal", "1e.move.wall-not-adjacent")
def test_the_end_of_a_wall_between_two_spaces_is_not_a_corner_they_meet_at() -> None:
    board = board_of(
        """
        +---+---+---+
        | a : c   c |
        +   +...+...+
        | a | b   b |
        +   +   +   +
        | a | b   b |
        +---+---+---+
        """
    )
    assert board.edge("hall.a", "hall.b") is None
    assert board.distance("hall.a", "hall.b") == 2


def test_a_space_that_meets_itself_at_a_corner_is_not_its_own_neighbour() -> None:
    board = board_of(
        """
        +---+---+---+
        | a   a : b |
        +   +...+...+
        | a : c : a |
        +   +...+   +
        | a   a   a |
        +---+---+---+
        """
    )
    assert board.adjacent["hall.a"] == ("hall.b", "hall.c")
    assert board.edge("hall.b", "hall.c") == "diagonal"


@pytest.mark.rule("1e.move.diagonal-tolerance")
def test_corners_join_across_the_joint_of_two_tiles() -> None:
    west = tile(
        "west",
        """
        +---+---+---+
        | a   a   a :
        +...+...+...+
        | b   b   b :
        +   +   +   +
        | b   b   b |
        +---+---+---+
        """,
    )
    east = tile(
        "east",
        """
        +---+---+---+
        : a   a   a |
        +...+...+...+
        : b   b   b |
        +   +   +   +
        | b   b   b |
        +---+---+---+
        """,
    )
    board = Board.build([west, east], Layout((put("west"), put("east", 3))))
    assert board.edge("west.a", "east.b") == "diagonal"
    assert board.edge("west.b", "east.a") == "diagonal"


def test_distance_counts_steps_and_toward_names_the_next_ones() -> None:
    board = house()
    assert board.distance("hall.a", "hall.a") == 0
    assert board.distance("closet.d", "yard.c") == 6
    assert board.toward("hall.a", "yard.c") == ("hall.b",)
    assert board.toward("hall.a", "hall.a") == ()


def test_toward_names_every_shortest_way() -> None:
    board = crossing(":", "-", ":", ".")
    assert board.toward("hall.b", "hall.d") == ("hall.a", "hall.c")


def test_a_space_without_a_way_is_nowhere_near() -> None:
    board = crossing("|", "-", "|", "-")
    assert board.distance("hall.a", "hall.d") is None
    assert board.toward("hall.a", "hall.d") == ()
    with pytest.raises(KeyError):
        board.distance("hall.a", "hall.z")
