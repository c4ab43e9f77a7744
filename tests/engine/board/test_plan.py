"""A drawing is read into spaces and edges, and a bad one says where it is bad."""

import pytest

from madhouse.engine.board import PlanError, RoomOnTile
from madhouse.engine.board.plan import read_plan
from tests.engine.board.maps import board_of, tile

GOOD = """
    +---+-D-+---+
    | a   a | c |
    +...+...+-D-+
    | b   b   b |
    +   +   +   +
    | b   b   b |
    +-D-+---+---+
    """


def spoil(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


def complaint(plan: str, rooms: dict[str, RoomOnTile] | None = None) -> str:
    with pytest.raises(PlanError) as caught:
        read_plan(tile("foyer", plan, rooms or {"Foyer": RoomOnTile(("a", "b", "c"))}), "a")
    return str(caught.value)


def test_cells_and_edges_are_read() -> None:
    plan = read_plan(tile("foyer", GOOD), "a")
    assert plan.cells[(1, 1)] == plan.cells[(3, 1)] == "a"
    assert plan.cells[(5, 1)] == "c"
    kinds = {(2, 1): "open", (4, 1): "wall", (1, 2): "border", (5, 2): "door", (1, 6): "door"}
    assert {edge: plan.edges[edge] for edge in kinds} == kinds


@pytest.mark.rule("1e.map.space")
def test_lines_walls_and_doors_divide_spaces() -> None:
    assert board_of(GOOD).spaces == ("hall.a", "hall.b", "hall.c")
    assert "nothing divides a from b" in complaint(spoil("+...+...+-D-+", "+   +...+-D-+"))


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "says"),
    [
        ("+-D-+---+---+", "+-D-+---*---+", 7, 9, "a corner is drawn '+', not '*'"),
        ("| a   a | c |", "| a   a x c |", 2, 9, "no edge is drawn 'x'"),
        ("+...+...+-D-+", "+...+.-.+-D-+", 3, 7, "no edge is drawn '.-.'"),
        ("| a   a | c |", "| a   a | e |", 2, 11, "its spaces are a, b, c"),
        ("| a   a | c |", "| a   a |cc |", 2, 11, "'cc ' is not a space"),
        ("| b   b   b |", "| b   b : b |", 4, 9, "a border inside space b"),
        ("+---+-D-+---+", "+---+   +---+", 1, 7, "the outer edge is open"),
        ("| a   a | c |", "| a   a | c", 2, 12, "this is line 2 with 11"),
        ("| a   a | c |", "| a   a | c |  |", 2, 14, "this is line 2 with 16"),
        ("| a   a | c |", "| a : c | a |", 2, 11, "space a is drawn in two places"),
    ],
)
def test_an_error_shows_the_line_with_a_caret(
    old: str, new: str, line: int, column: int, says: str
) -> None:
    first, drawn, caret = complaint(spoil(old, new)).split("\n")
    assert first.startswith(f"foyer side a, line {line}, column {column}: ")
    assert says in first
    assert drawn == f"    {new}"
    assert caret.index("^") == 4 + column - 1


def test_an_error_carries_its_place_for_the_loader() -> None:
    with pytest.raises(PlanError) as caught:
        read_plan(tile("foyer", spoil("a | c", "a x c")), "a")
    assert (caught.value.line, caught.value.column) == (2, 9)


def test_too_few_and_too_many_lines() -> None:
    assert "ends after 6 lines; a small tile has 7" in complaint(spoil("+-D-+---+---+", ""))
    assert "line 8, column 1" in complaint(spoil("+-D-+---+---+", "+-D-+---+---+\n    | b |"))


@pytest.mark.parametrize(
    ("rooms", "says"),
    [
        ({"Foyer": RoomOnTile(("a", "b", "c", "d"))}, "space d of Foyer is not drawn"),
        (
            {"Foyer": RoomOnTile(("a", "b")), "Nook": RoomOnTile(("b", "c"))},
            "b is named by Foyer and Nook",
        ),
        ({"Foyer": RoomOnTile(("a", "b", "c"), enclosed=("d",))}, "enclosed space d is not among"),
        ({"Foyer": RoomOnTile(("a", "b", "C"))}, "'C' in Foyer is not a letter from a to z"),
    ],
)
def test_rooms_and_drawing_must_agree(rooms: dict[str, RoomOnTile], says: str) -> None:
    assert says in complaint(GOOD, rooms)
