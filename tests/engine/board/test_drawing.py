"""The board as text and as shapes, for those who draw it."""

from madhouse.engine.board import Board, Layout
from tests.engine.board.maps import HOUSE_TILES, board_of, house, put


def test_one_tile_draws_as_its_own_plan() -> None:
    for tile in HOUSE_TILES:
        board = Board.build([tile], Layout((put(tile.id),)))
        assert "\n".join(board.drawing().lines) == tile.sides["a"].plan


def test_tiles_are_merged_with_their_joints_drawn_once() -> None:
    lines = house().drawing().lines
    assert lines[6:8] == [
        "+---+---+---+---+-D-+---+...+...+...+",
        "            | a   a   a D a : b   b :",
    ]
    assert len({len(line) for line in lines}) == 1


def test_a_drawing_says_where_cells_and_doors_are() -> None:
    drawing = house().drawing()
    assert drawing.cells["yard.a"] == ((7, 26),)
    assert drawing.doors["hall.c|kitchen.a"] == ((6, 18),)
    for space, spots in drawing.cells.items():
        assert {drawing.lines[line][column] for line, column in spots} == {house().letter_of[space]}
    for spots in drawing.doors.values():
        assert {drawing.lines[line][column] for line, column in spots} == {"D"}


def test_a_space_has_the_letter_of_its_plan_and_needs_it_beside_others() -> None:
    board = house()
    assert board.letter_of["hall.c"] == "c"
    names = {space: board.space_name(space) for space in board.spaces}
    assert (names["hall.c"], board.whole_room("hall.c")) == ("Hall (c)", False)
    alone = [space for space in board.spaces if board.whole_room(space)]
    assert all(names[space] == board.rooms[board.room_of[space]].name for space in alone)


def test_cells_and_centres_are_in_cells_from_the_top_left() -> None:
    board = house()
    assert board.cells["hall.c"] == ((5, 1), (3, 2), (4, 2), (5, 2))
    assert board.centre("hall.c") == (4.75, 2.25)
    assert board.centre("kitchen.b") == (4.5, 5)


def test_the_centre_of_a_bent_space_lies_inside_it() -> None:
    board = board_of(
        """
        +---+---+---+
        | a   a   a |
        +   +...+...+
        | a : b   b |
        +   +   +   +
        | a : b   b |
        +---+---+---+
        """
    )
    assert board.centre("hall.a") == (1.5, 0.5)


def test_walls_are_drawn_in_long_runs() -> None:
    walls = house().lines["wall"]
    assert ((2, 0), (6, 0)) in walls
    assert ((3, 2), (3, 6)) in walls
    assert ((6, 3), (6, 4)) in house().lines["door"]
