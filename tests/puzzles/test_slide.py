"""Slide puzzles: a picture in pieces, two neighbours of which change places."""

from collections import deque
from itertools import pairwise

import pytest

from madhouse.puzzles.asked import least_solution, take_step
from madhouse.puzzles.difficulty import Band, NoSuchPuzzle
from madhouse.puzzles.slide import SlidePuzzle, deal_slide, slide_band, swapping_on
from madhouse.puzzles.steps import IllegalStep
from tests.puzzles.laying import random

WHOLE = list(range(6))


@pytest.mark.rule("2e.slide.goal")
def test_a_picture_has_six_pieces_or_more() -> None:
    assert len(deal_slide(3, 2, Band(4, 4), random(0)).pieces) == 6
    with pytest.raises(NoSuchPuzzle, match="6 or more pieces, 2x2 has 4; the smallest is 3x2"):
        deal_slide(2, 2, Band(1, 1), random(0))
    with pytest.raises(NoSuchPuzzle, match="2 to 4 columns and rows, not 6x1"):
        deal_slide(6, 1, Band(1, 1), random(0))


@pytest.mark.rule("2e.slide.adjacent")
def test_only_pieces_with_an_edge_in_common_change_places() -> None:
    lines = [step.line for step in SlidePuzzle(3, 2, [1, 0, *WHOLE[2:]]).steps()]
    expected = "1 2, 1 4, 2 3, 2 5, 3 6, 4 5, 5 6"
    assert lines == [f"swap {pair}" for pair in expected.split(", ")]
    for line in ("swap 1 5", "swap 3 4", "swap 1 3", "swap 2 1"):  # a corner, a row's end, apart
        with pytest.raises(IllegalStep, match=f"'{line}' is no step of this slide now"):
            take_step(SlidePuzzle(3, 2, [1, 0, *WHOLE[2:]]), line)


@pytest.mark.rule("2e.slide.step", "2e.puzzle-step.unit")
def test_an_exchange_of_two_pieces_is_one_step() -> None:
    puzzle = SlidePuzzle(3, 2, [5, 4, 3, 2, 1, 0])
    assert take_step(puzzle, "swap 2 5") == 1
    assert puzzle.pieces == [5, 1, 3, 2, 4, 0]


@pytest.mark.rule("2e.slide.solved", "2e.puzzle.auto-detect")
def test_it_is_solved_when_every_piece_is_in_its_place() -> None:
    puzzle = SlidePuzzle(3, 2, [0, 2, 1, 3, 5, 4])
    take_step(puzzle, "swap 2 3")
    assert not puzzle.solved
    take_step(puzzle, "swap 5 6")
    assert puzzle.solved
    assert puzzle.steps() == []
    with pytest.raises(IllegalStep, match="it is solved"):
        take_step(puzzle, "swap 1 2")


@pytest.mark.rule("2e.slide.shuffled-grid")
def test_any_order_of_its_difficulty_can_be_dealt() -> None:
    """All orders of the smallest picture, by the swaps that mend them."""
    away = {tuple(WHOLE): 0}
    ahead = deque(away)
    while ahead:
        here = ahead.popleft()
        for one, other in swapping_on(3, 2).pairs:
            after = list(here)
            after[one], after[other] = after[other], after[one]
            if tuple(after) not in away:
                away[tuple(after)] = away[here] + 1
                ahead.append(tuple(after))
    dealer = random("orders")
    for swaps in (2, 4):
        wanted = {order for order, far in away.items() if far == swaps}
        dealt = {
            tuple(deal_slide(3, 2, Band(swaps, swaps), dealer).pieces)
            for _ in range(20 * len(wanted))
        }
        assert dealt == wanted


@pytest.mark.rule("2e.slide.shuffled-grid", "2e.slide.goal")
@pytest.mark.parametrize(("columns", "rows"), [(3, 2), (3, 3), (4, 3)])
def test_every_piece_of_the_picture_lies_somewhere_and_not_in_order(
    columns: int, rows: int
) -> None:
    for seed in range(20):
        puzzle = deal_slide(columns, rows, Band(1, 6), random(seed))
        assert sorted(puzzle.pieces) == list(range(columns * rows))
        assert not puzzle.solved


def test_the_solver_takes_the_fewest_swaps() -> None:
    puzzle = SlidePuzzle(3, 2, [5, 1, 2, 3, 4, 0])
    solution = least_solution(puzzle)
    assert solution.cost == 5
    costs = [solution.cost]
    for line in solution.lines:
        take_step(puzzle, line)
        costs.append(least_solution(puzzle).cost)
    assert puzzle.solved
    assert all(before - after == 1 for before, after in pairwise(costs))


def test_the_picture_numbers_slots_and_pieces() -> None:
    assert SlidePuzzle(3, 2, [5, 1, 2, 3, 4, 0]).picture().splitlines() == [
        "+-------+-------+-------+",
        "|  1:6  |  2:2  |  3:3  |",
        "+-------+-------+-------+",
        "|  4:4  |  5:5  |  6:1  |",
        "+-------+-------+-------+",
    ]


def test_a_band_out_of_reach_is_refused() -> None:
    assert slide_band(3, 2).most == 6
    assert slide_band(4, 4).most == 10
    with pytest.raises(NoSuchPuzzle, match="a slide of 3x3 takes 1 to 9 moves, so '12' cannot be"):
        deal_slide(3, 3, Band(12, 12), random(0))
