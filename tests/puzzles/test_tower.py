"""Tower puzzles: top pieces go from column to column until one holds them all, in order."""

from itertools import chain, pairwise

import pytest

from madhouse.puzzles.asked import least_solution, take_step
from madhouse.puzzles.difficulty import Band, NoSuchPuzzle
from madhouse.puzzles.steps import IllegalStep
from madhouse.puzzles.tower import MOST_MOVES, TowerPuzzle, deal_tower, tower_band, tower_moves
from tests.puzzles.laying import random


def dealt(pieces: int = 5, moves: int = 6, seed: object = 0) -> TowerPuzzle:
    return deal_tower(pieces, Band(moves, moves), random(seed))


@pytest.mark.rule("2e.tower.step", "2e.puzzle-step.unit")
def test_the_top_piece_of_a_column_goes_to_another_for_one_step() -> None:
    puzzle = TowerPuzzle([[4, 1], [3], [2]])
    assert [step.line for step in puzzle.steps()] == [
        "stack piece 1 on column 2",
        "stack piece 1 on column 3",
        "stack piece 3 on column 1",
        "stack piece 3 on column 3",
        "stack piece 2 on column 1",
        "stack piece 2 on column 2",
    ]
    assert take_step(puzzle, "stack piece 1 on column 3") == 1
    with pytest.raises(IllegalStep, match="'stack piece 2 on column 1' is no step of this tower"):
        take_step(puzzle, "stack piece 2 on column 1")  # 1 lies on it


@pytest.mark.rule("2e.tower.on-top")
def test_a_piece_comes_to_lie_on_top_also_of_a_smaller_one() -> None:
    puzzle = TowerPuzzle([[4, 1], [3], [2]])
    take_step(puzzle, "stack piece 3 on column 1")
    assert puzzle.columns == [[4, 1, 3], [], [2]]


@pytest.mark.rule("2e.tower.solved", "2e.tower.goal", "2e.tower.tower-order")
def test_it_is_solved_in_one_column_the_largest_at_the_bottom() -> None:
    puzzle = TowerPuzzle([[], [4, 3, 2], [1]])
    assert not puzzle.solved
    take_step(puzzle, "stack piece 1 on column 2")
    assert puzzle.solved
    assert puzzle.steps() == []
    for columns in ([[4, 2, 3, 1], [], []], [[1, 2, 3, 4], [], []], [[4, 3], [2, 1], []]):
        assert not TowerPuzzle(columns).solved


@pytest.mark.rule("2e.tower.shuffled-columns")
def test_any_order_over_three_columns_can_be_dealt() -> None:
    wanted = {columns for columns, moves in tower_moves(4).items() if moves == 5 and all(columns)}
    dealer = random("orders")
    towers = [deal_tower(4, Band(5, 5), dealer) for _ in range(200)]
    assert {tuple(sorted(map(tuple, each.columns))) for each in towers} == wanted
    assert {each.columns.index([4]) for each in towers if [4] in each.columns} == {0, 1, 2}
    assert all(sorted(chain(*each.columns)) == [1, 2, 3, 4] for each in towers)


def test_the_solver_takes_the_fewest_moves() -> None:
    puzzle = dealt()
    costs = [least_solution(puzzle).cost]
    for line in least_solution(puzzle).lines:
        take_step(puzzle, line)
        costs.append(least_solution(puzzle).cost)
    assert puzzle.solved
    assert costs == [6, 5, 4, 3, 2, 1, 0]
    away = tower_moves(5)
    for columns, moves in away.items():
        tower = TowerPuzzle([list(column) for column in columns])
        for line, _ in tower.steps():
            after = tower.copy()
            after.apply(line)
            assert abs(away[tuple(sorted(map(tuple, after.columns)))] - moves) <= 1


@pytest.mark.parametrize("pieces", [4, 5, 6])
def test_the_hardest_deals_are_as_hard_as_is_said(pieces: int) -> None:
    away = tower_moves(pieces)
    numbers = [moves for columns, moves in away.items() if all(columns)]
    assert all(number in numbers for number in range(2, MOST_MOVES[pieces] + 1))
    assert all(after - before <= 1 for before, after in pairwise(sorted(set(away.values()))))


def test_the_picture_has_three_columns() -> None:
    assert TowerPuzzle([[4, 1], [3], [2]]).picture().splitlines() == [
        "   #1#",
        "####4####   ###3###     ##2##",
        "=========  =========  =========",
        "    1          2          3",
    ]


def test_what_cannot_be_dealt_is_refused() -> None:
    assert [tower_band(pieces).most for pieces in (5, 6, 7)] == [8, 11, 14]
    with pytest.raises(NoSuchPuzzle, match="a tower has 4 to 7 pieces, not 8"):
        dealt(8)
    with pytest.raises(NoSuchPuzzle, match="a tower of 5 takes 2 to 8 moves, so '9' cannot"):
        dealt(5, 9)
