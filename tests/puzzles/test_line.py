"""Line puzzles: pieces that change places and turn, until a line leads from left to right."""

from collections.abc import Iterator

import pytest

from madhouse.puzzles.asked import least_solution, take_step
from madhouse.puzzles.difficulty import Band, NoSuchPuzzle
from madhouse.puzzles.line import BEND, BLANK, STRAIGHT, LinePuzzle, shuffled_line
from madhouse.puzzles.line_search import deal_line, line_band, line_grid
from madhouse.puzzles.slide import swapping_on
from madhouse.puzzles.steps import IllegalStep
from tests.puzzles.laying import random

LYING = {" ": (BLANK, 0), "━": (STRAIGHT, 0), "┃": (STRAIGHT, 1)}
LYING |= {sign: (BEND, turns) for turns, sign in enumerate("┗┏┓┛")}
Faces = tuple[tuple[int, ...], ...]


def lay(drawing: str) -> LinePuzzle:
    """Read a line puzzle from rows of signs, with a dot for a blank piece."""
    rows = drawing.split()
    lying = [LYING[sign] for sign in "".join(rows).replace(".", " ")]
    kinds, turns = [kind for kind, _ in lying], [turned for _, turned in lying]
    return LinePuzzle(len(rows[0]), len(rows), kinds, list(range(len(kinds))), turns)


@pytest.mark.rule("2e.line.solved", "2e.line.goal")
@pytest.mark.parametrize(
    "drawing", ["━━━━ .... ....", "━┓.. .┃.. .┗━━", "┓┏━━ ┗┛.. ....", ".┏┓. ━┛┗━ ...."]
)
def test_an_unbroken_line_from_left_to_right_solves_it(drawing: str) -> None:
    puzzle = lay(drawing)
    assert puzzle.solved
    assert puzzle.steps() == []
    with pytest.raises(IllegalStep, match="it is solved"):
        take_step(puzzle, "swap 1 2")


@pytest.mark.rule("2e.line.solved")
@pytest.mark.parametrize(
    "drawing", ["━━.━ .... ....", "━┃━━ .... ....", "━┛.. .┃.. .┗━━", ".━━━ ┏.... ...."]
)
def test_a_line_with_a_gap_does_not(drawing: str) -> None:
    assert not lay(drawing[: len("━━━━ .... ....")]).solved


@pytest.mark.rule("2e.line.step-swap", "2e.puzzle-step.unit")
def test_an_exchange_of_neighbours_is_one_step_and_they_keep_their_turns() -> None:
    puzzle = lay("┏┃━. .... ....")
    assert take_step(puzzle, "swap 1 2") == 1
    assert puzzle == LinePuzzle(4, 3, puzzle.kinds, [1, 0, *range(2, 12)], [1, 1, 0, 0] + [0] * 8)
    assert [puzzle.sides(slot) for slot in (0, 1)] == [(0, 2), (1, 2)]


@pytest.mark.rule("2e.line.adjacent")
def test_only_pieces_above_below_or_beside_each_other_change_places() -> None:
    lines = [step.line for step in lay("┏... .... ...━").steps()]
    assert [line for line in lines if "swap" in line] == [
        "swap 1 2",
        "swap 1 5",
        "swap 8 12",
        "swap 11 12",
    ]
    for line in ("swap 1 6", "swap 1 3", "swap 8 9"):  # a corner, apart, a row's end
        with pytest.raises(IllegalStep, match=f"'{line}' is no step of this line now"):
            take_step(lay("┏... .... ...━"), line)


@pytest.mark.rule("2e.line.step-rotate")
@pytest.mark.parametrize(("way", "sides"), [("clockwise", (1, 2)), ("counterclockwise", (0, 3))])
def test_a_quarter_turn_either_way_is_one_step(way: str, sides: tuple[int, int]) -> None:
    puzzle = lay("┗... .... ....")
    assert take_step(puzzle, f"rotate 1 {way}") == 1
    assert puzzle.sides(0) == sides


@pytest.mark.rule("2e.conflict.line-puzzle-callouts")
def test_there_are_no_other_steps_than_to_swap_and_to_turn() -> None:
    verbs = {step.line.split()[0] for step in shuffled_line(5, 4, random(0)).steps()}
    assert verbs == {"swap", "rotate"}


def test_nothing_is_offered_that_would_change_nothing() -> None:
    assert lay(".... .... ....").steps() == []


@pytest.mark.rule("2e.line.shuffled-grid")
def test_pieces_lie_in_random_order() -> None:
    dealer = random("orders")
    dealt = [shuffled_line(4, 3, dealer) for _ in range(300)]
    assert all(sorted(each.pieces) == list(range(12)) for each in dealt)
    assert {each.pieces.index(0) for each in dealt} == set(range(12))
    assert {each.turns[each.pieces.index(4)] for each in dealt} == {0, 1, 2, 3}  # a bend


def test_every_way_across_is_a_line() -> None:
    faces = "━┃┗┏┓┛"
    for way in line_grid(4, 3).ways:
        signs = ["."] * 12
        for place in way:
            signs[place.slot] = faces[place.face]
        assert lay(f"{''.join(signs[:4])} {''.join(signs[4:8])} {''.join(signs[8:])}").solved


# The solver, beside one that tries everything


def faces_of(puzzle: LinePuzzle) -> Faces:
    return tuple(puzzle.sides(slot) for slot in range(len(puzzle.pieces)))


def one_step_on(faces: Faces) -> Iterator[Faces]:
    for one, other in swapping_on(4, 3).pairs:
        if faces[one] != faces[other]:
            after = list(faces)
            after[one], after[other] = after[other], after[one]
            yield tuple(after)
    for slot, sides in enumerate(faces):
        for by in (1, 3) if sides else ():
            turned = tuple(sorted((side + by) % 4 for side in sides))
            yield (*faces[:slot], turned, *faces[slot + 1 :])


def is_line(faces: Faces) -> bool:
    kinds = [len(each) and 1 + (each[0] % 2 != each[1] % 2) for each in faces]
    turns = [0 if not each else _turns(each) for each in faces]
    return LinePuzzle(4, 3, kinds, list(range(12)), turns).solved


def _turns(sides: tuple[int, ...]) -> int:
    if sides[0] % 2 == sides[1] % 2:
        return 1 - sides[0] % 2
    return 3 if sides == (0, 3) else sides[0]


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_nobody_finds_fewer_steps_than_the_solver(steps: int) -> None:
    dealer = random(f"fewest {steps}")
    for _ in range(4):
        reached = {faces_of(deal_line(4, 3, Band(steps, steps), dealer))}
        for _ in range(steps):
            assert not any(map(is_line, reached))
            reached |= {after for faces in reached for after in one_step_on(faces)}
        assert any(map(is_line, reached))


def test_two_pieces_that_pass_each_other_share_a_swap() -> None:
    assert least_solution(lay("━┓━. ..┗━ ....")).lines == ("swap 2 3",)


def test_the_picture_shows_lines_and_numbers() -> None:
    assert lay("━┓.. .┗.━ ....").picture().splitlines()[:4] == [
        "+------+------+------+------+",
        "|  1 ━ |  2 ┓ |  3   |  4   |",
        "+------+------+------+------+",
        "|  5   |  6 ┗ |  7   |  8 ━ |",
    ]


def test_a_size_or_a_band_out_of_reach_is_refused() -> None:
    assert [line_band(*size).most for size in ((4, 3), (5, 4), (6, 4), (5, 5))] == [6, 10, 12, 12]
    with pytest.raises(NoSuchPuzzle, match="4 to 6 columns and 3 to 5 rows, not 7x4"):
        deal_line(7, 4, Band(3, 3), random(0))
    with pytest.raises(NoSuchPuzzle, match="a line of 5x4 takes 1 to 10 moves, so '11' cannot"):
        deal_line(5, 4, Band(11, 11), random(0))
