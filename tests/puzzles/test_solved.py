"""What solves each kind of puzzle, on small boards with pieces made for the purpose."""

import pytest

from madhouse.puzzles.box import PuzzleBox
from madhouse.puzzles.goal import BROKEN, SOLVED
from madhouse.puzzles.layout import SIDES, Contact, PuzzleLayout, SetupTile, Slot, TileContact
from madhouse.puzzles.lock import LockGoal, LockPiece
from madhouse.puzzles.puzzle import Puzzle, PuzzleState
from madhouse.puzzles.solver import solve
from madhouse.puzzles.wiring import Wire, WiringGoal, WiringPiece
from tests.puzzles.laying import dealt, lines, take_all


def board(across: int, down: int, *tile: str) -> PuzzleLayout:
    """Slots in a rectangle, and what the tile around them shows."""
    slots = [Slot(x, y) for y in range(down) for x in range(across)]
    numbers = range(1, len(slots) + 1)
    touching = [f"{n}.east-{n + 1}.west" for n in numbers if n % across]
    touching += [f"{n}.south-{n + across}.north" for n in numbers if n + across in numbers]
    contacts = tuple(map(Contact.from_written, touching))
    shown = tuple(map(TileContact.from_written, tile))
    return PuzzleLayout("small", tuple(slots), contacts, SetupTile("frame", 0, 0, shown))


def wiring(layout: PuzzleLayout, **pieces: str) -> Puzzle:
    made = {
        name: WiringPiece(name, tuple(map(Wire.from_written, wires.split(", "))))
        for name, wires in pieces.items()
    }
    return Puzzle("wiring", "wiring", layout, tuple(made), WiringGoal(layout, made))


def laid(*pieces: str) -> PuzzleState:
    return PuzzleState("small", list(pieces), [0] * len(pieces))


CROSSING = board(
    1, 1, "1.north red start", "1.east blue end", "1.south red end", "1.west blue start"
)
ROW = board(2, 1, "1.west red start", "1.north blue start", "2.north blue end", "2.east red end")
SPARE = {"spare-1": "red east", "spare-2": "red east", "spare-3": "red east"}
PAIR = board(2, 1, "1.west eye", "2.east key")

SOUTH = SIDES.index("south")

# Wiring


@pytest.mark.rule("1e.puzzle-solve.wiring")
def test_both_wires_must_reach_their_ends() -> None:
    pieces = {"cross": "red north-south, blue east-west", "half": "red north-south"}
    puzzle = wiring(CROSSING, **pieces)
    assert puzzle.solved(laid("cross"))
    assert not puzzle.solved(laid("half"))


@pytest.mark.rule("1e.puzzle-solve.wiring-colors")
def test_wires_must_have_the_colour_of_the_tile() -> None:
    puzzle = wiring(CROSSING, wrong="blue north-south, red east-west")
    assert not puzzle.solved(laid("wrong"))


@pytest.mark.rule("1e.puzzle-solve.wiring-colors")
def test_wires_must_have_the_colour_of_the_piece_beside() -> None:
    lines = ("1.west red start", "2.east red end", "3.west blue start", "4.east blue end")
    puzzle = wiring(board(2, 2, *lines), red="red east-west", blue="blue east-west", **SPARE)
    assert puzzle.solved(laid("red", "red", "blue", "blue"))
    assert not puzzle.solved(laid("red", "blue", "blue", "blue"))
    assert not puzzle.solved(laid("red", "red", "blue", "red"))


@pytest.mark.rule("1e.puzzle-solve.wiring")
def test_a_branch_may_lead_on_and_loose_ends_do_not_matter() -> None:
    lines = ("1.west red start", "2.east red end", "3.west blue start", "4.east blue end")
    pieces = {"branch": "red east-south-west", "red": "red east-west", "blue": "blue east-west"}
    puzzle = wiring(board(2, 2, *lines), **pieces, **SPARE)
    assert puzzle.solved(laid("branch", "red", "blue", "blue"))


def test_a_wire_that_runs_in_a_ring_is_followed_once() -> None:
    lines = ("1.west red start", "4.east red end", "3.west blue start", "3.south blue end")
    puzzle = wiring(board(2, 2, *lines), all="red north-east-south-west", **SPARE)
    assert not puzzle.solved(laid("all", "all", "all", "all"))


def test_turning_a_piece_turns_its_wires() -> None:
    puzzle = wiring(CROSSING, cross="blue north-south, red east-west")
    state = laid("cross")
    take_all(puzzle, state, [], ["rotate 1 clockwise"])
    assert puzzle.solved(state)


def test_a_line_that_is_cut_off_is_broken_before_all_is_laid() -> None:
    puzzle = wiring(ROW, stop="blue north-west", on="red east-west", end="blue north-east")
    look = puzzle.goal.look
    assert look([None, None], 0) == 0
    assert look([puzzle.goal.face("on", 0), None], 0) == BROKEN  # the blue wire has no way left
    assert look([puzzle.goal.face("end", 0), None], 0) == BROKEN
    assert look([None, puzzle.goal.face("stop", 0)], 0) == BROKEN


# Locks


@pytest.mark.parametrize(
    ("other", "solved"),
    [("moon key key moon", True), ("moon eye key moon", False), ("moon key key eye", False)],
)
@pytest.mark.rule("1e.puzzle-solve.lock")
def test_symbols_equal_those_they_touch(other: str, solved: bool) -> None:
    north, east, south, west = other.split()
    pieces = {
        "left": LockPiece("left", ("key", "moon", "key", "eye")),
        "right": LockPiece("right", (north, east, south, west)),  # type: ignore[arg-type]
    }
    puzzle = Puzzle("lock", "lock", PAIR, tuple(pieces), LockGoal(PAIR, pieces))
    assert puzzle.solved(laid("left", "right")) is solved


@pytest.mark.rule("1e.puzzle-action.rotate-setup-tile", "1e.puzzle-solve.lock")
def test_the_tile_counts_as_it_lies_after_turning(box: PuzzleBox) -> None:
    puzzle = box["4A"]
    goal = puzzle.goal
    tile = puzzle.layout.tile
    assert tile
    shown = [[contact.shows for contact in tile.shown(turn)] for turn in (0, 1)]
    assert shown[1] == shown[0][2:] + shown[0][:2]
    for turn in (0, 1):
        first = next(tile.shown(turn))
        face = [None] * 4
        face[first.touches.side] = first.shows  # type: ignore[call-overload]
        assert goal.look([tuple(face), None, None, None], turn) != BROKEN
        assert goal.look([tuple(face), None, None, None], 1 - turn) == BROKEN


@pytest.mark.rule("1e.puzzle-action.rotate")
def test_clockwise_brings_north_to_the_east(box: PuzzleBox) -> None:
    lock, wires = box["4A"].goal, box["1A"].goal
    north, east, south, west = lock.face("lock-1", 0)
    assert lock.face("lock-1", 1) == (west, north, east, south)
    colours = [[end and end.colour for end in wires.face("wiring-3", turns)] for turns in (0, 1)]
    assert colours == [["red", "red", "blue", "blue"], ["blue", "red", "red", "blue"]]


@pytest.mark.rule("1e.puzzle-solve.example-4a", "1e.puzzle-solve.lock")
def test_4a_is_unsolved_while_one_symbol_differs_from_the_tile(box: PuzzleBox) -> None:
    puzzle, state, pile = dealt(box, "4A")
    solution = solve(puzzle, state)
    assert solution
    take_all(puzzle, state, pile, solution.lines)
    assert puzzle.solved(state)
    before = puzzle.goal.face(state.pieces[0], state.turns[0])
    take_all(puzzle, state, pile, ["rotate 1 clockwise"])
    after = puzzle.goal.face(state.pieces[0], state.turns[0])
    assert after[SOUTH] != before[SOUTH]  # the side that lies on the tile
    assert not puzzle.solved(state)
    assert "swap 1 3" not in lines(puzzle, state)  # the tile is between them


# Runes


@pytest.mark.parametrize("name", ["7", "8", "9"])
@pytest.mark.rule("1e.puzzle-solve.rune")
def test_a_picture_is_solved_when_every_piece_is_in_its_place(box: PuzzleBox, name: str) -> None:
    puzzle = box[name]
    state = PuzzleState(name, list(puzzle.pieces), [0] * puzzle.size)
    assert puzzle.solved(state)
    for one, other in puzzle.pairs:
        swap = f"swap {one + 1} {other + 1}"
        take_all(puzzle, state, [], [swap])
        assert not puzzle.solved(state)
        take_all(puzzle, state, [], [swap])


def test_nothing_is_solved_while_a_drawn_piece_is_in_hand() -> None:
    puzzle = wiring(CROSSING, cross="red north-south, blue east-west")
    state = laid("cross")
    state.drawn = "cross"
    assert not puzzle.solved(state)
    assert puzzle.goal.look([puzzle.goal.face("cross", 0)], 0) == SOLVED
