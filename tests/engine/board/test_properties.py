"""What holds on every board, however it is drawn and turned."""

from math import ceil, floor

from hypothesis import given, settings

from madhouse.engine.board import Board, Layout, Placement, Tile
from madhouse.engine.board.geometry import dots
from madhouse.engine.board.layout import lay
from madhouse.engine.board.plan import Point
from madhouse.engine.board.sight import clear
from madhouse.engine.board.tiles import CELLS
from tests.engine.board.drawn import boards, tiles
from tests.engine.board.maps import HOUSE, HOUSE_TILES, put

few = settings(max_examples=40, deadline=None)


def turned(layout: Layout, sizes: dict[str, tuple[int, int]]) -> Layout:
    """The whole layout, turned a quarter clockwise."""

    def turn(placement: Placement) -> Placement:
        (x, y), (width, height) = placement.at, sizes[placement.tile]
        deep = width if placement.turn % 2 else height
        return Placement(placement.tile, placement.side, (-y - deep, x), (placement.turn + 1) % 4)

    return Layout(tuple(turn(placement) for placement in layout.tiles))


def four_turns(drawn: list[Tile], layout: Layout) -> list[Board]:
    sizes = {tile.id: CELLS[tile.size] for tile in drawn}
    built = []
    for _ in range(5):
        built.append(Board.build(drawn, layout))
        layout = turned(layout, sizes)
    return built


def graph(board: Board) -> object:
    """Everything but directions: who is adjacent to, joined with and seen by whom."""
    pairs = [(one, other) for one in board.spaces for other in board.spaces]
    return (
        board.adjacent,
        [board.edge(*pair) for pair in pairs],
        [board.range(*pair) for pair in pairs],
        [board.sees(*pair) for pair in pairs],
    )


def assert_turning_changes_nothing(drawn: list[Tile], layout: Layout) -> None:
    first, *others, last = four_turns(drawn, layout)
    assert all(graph(other) == graph(first) for other in others)
    assert last.drawing() == first.drawing()
    assert last.ways_out == first.ways_out


def test_turning_the_house_changes_nothing() -> None:
    assert_turning_changes_nothing(HOUSE_TILES, HOUSE)


@few
@given(tiles())
def test_turning_a_tile_changes_nothing(drawn: Tile) -> None:
    assert_turning_changes_nothing([drawn], Layout((put("hall"),)))


@few
@given(tiles())
def test_a_plan_is_read_and_drawn_alike(drawn: Tile) -> None:
    board = Board.build([drawn], Layout((put("hall"),)))
    assert "\n".join(board.drawing().lines) == drawn.sides["a"].plan


@few
@given(boards())
def test_sight_and_adjacency_are_mutual(board: Board) -> None:
    for one in board.spaces:
        assert board.sees(one, one)
        assert one not in board.adjacent[one]
        for other in board.spaces:
            assert board.sees(one, other) == board.sees(other, one)
            assert board.range(one, other) == board.range(other, one)
            assert (other in board.adjacent[one]) == (one in board.adjacent[other])


@few
@given(boards())
def test_no_detour_is_shorter(board: Board) -> None:
    for one in board.spaces:
        for other in board.spaces:
            whole = board.distance(one, other)
            for between in board.spaces:
                first, second = board.distance(one, between), board.distance(between, other)
                if first is not None and second is not None:
                    assert whole is not None
                    assert whole <= first + second


@few
@given(boards())
def test_every_step_toward_a_goal_is_one_nearer(board: Board) -> None:
    goal = board.spaces[0]
    for space in board.spaces:
        left = board.distance(space, goal)
        nearer = board.toward(space, goal)
        assert bool(nearer) == bool(left)
        assert all(board.distance(near, goal) == (left or 0) - 1 for near in nearer)


@few
@given(tiles())
def test_lines_agree_with_plane_geometry_wherever_they_do_not_touch_a_corner(drawn: Tile) -> None:
    ground = lay({"hall": drawn}, Layout((put("hall"),)))
    opaque = frozenset(e for e, kind in ground.edges.items() if kind in ("wall", "door"))
    walls = [_in_eighths(edge) for edge in sorted(opaque)]
    corners = [(8 * x, 8 * y) for x in range(7) for y in range(4)]
    spots = dots([(1, 1)]) + dots([(7, 3)]) + dots([(11, 5)])
    for start in spots:
        for end in spots:
            if not any(_side(start, end, corner) == 0 for corner in corners):
                crossed = any(_cross((start, end), wall) for wall in walls)
                assert clear(start, end, opaque) != crossed


@few
@given(boards())
def test_the_centre_of_every_space_lies_inside_it(board: Board) -> None:
    for space in board.spaces:
        x, y = board.centre(space)
        touched = {
            (column, row) for column in (ceil(x) - 1, floor(x)) for row in (ceil(y) - 1, floor(y))
        }
        assert touched <= set(board.cells[space])


Line = tuple[Point, Point]


def _in_eighths(edge: Point) -> Line:
    x, y = 4 * edge[0], 4 * edge[1]
    return ((x, y - 4), (x, y + 4)) if edge[0] % 2 == 0 else ((x - 4, y), (x + 4, y))


def _side(start: Point, end: Point, point: Point) -> int:
    """On which side of an endless line a point lies: more or less than nothing, or on it."""
    run, rise = end[0] - start[0], end[1] - start[1]
    return run * (point[1] - start[1]) - rise * (point[0] - start[0])


def _cross(one: Line, other: Line) -> bool:
    """Whether the ends of each lie on both sides of the other."""
    apart = _side(*one, other[0]) * _side(*one, other[1]) < 0
    return apart and _side(*other, one[0]) * _side(*other, one[1]) < 0
