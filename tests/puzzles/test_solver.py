"""The solver: its solutions work, none is shorter, and what it gives up cannot be solved."""

from collections import deque
from heapq import heappop, heappush
from itertools import count, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from madhouse.puzzles.box import PuzzleBox, the_puzzles
from madhouse.puzzles.puzzle import Puzzle, PuzzleState
from madhouse.puzzles.solver import solve
from madhouse.puzzles.steps import steps, take
from madhouse.puzzles.swapping import Swapping
from tests.puzzles.laying import dealt, lines, take_all

ALL = ("1A", "2A", "3A", "4A", "5A", "6A", "7", "8", "9")

Key = tuple[tuple[str, ...], tuple[int, ...], int]


def key(state: PuzzleState) -> Key:
    return tuple(state.pieces), tuple(state.turns), state.tile


def distances(puzzle: Puzzle, arrangements: list[PuzzleState]) -> dict[Key, int]:
    """Brute force: how far each arrangement is from a solved one. Every step has a way back."""
    away = {key(state): 0 for state in arrangements if puzzle.solved(state)}
    ahead = deque(state for state in arrangements if puzzle.solved(state))
    while ahead:
        state = ahead.popleft()
        for line in lines(puzzle, state):
            after = state.copy()
            take(puzzle, after, [], line)
            if key(after) not in away:
                away[key(after)] = away[key(state)] + 1
                ahead.append(after)
    return away


def arrangements(puzzle: Puzzle, pieces: list[str]) -> list[PuzzleState]:
    turned = range(4 if puzzle.turnable else 1)
    return [
        PuzzleState(puzzle.id, list(order), list(turns), tile)
        for order in permutations(pieces)
        for turns in product(turned, repeat=puzzle.size)
        for tile in range(puzzle.tile_turns)
    ]


def cheapest(puzzle: Puzzle, state: PuzzleState, pile: list[str], draws: int) -> int | None:
    """Brute force from one arrangement, with draws: the least cost of any way to solve it."""
    number = count()
    heap = [(0, next(number), state, pile, draws)]
    seen = set()
    while heap:
        cost, _, here, left, more = heappop(heap)
        if puzzle.solved(here):
            return cost
        place = (key(here), here.drawn, tuple(left), more)
        if place in seen:
            continue
        seen.add(place)
        for line, price in steps(puzzle, here, left if more else []):
            after, after_left = here.copy(), left[:]
            take(puzzle, after, after_left, line)
            fewer = more - (line == "draw")
            heappush(heap, (cost + price, next(number), after, after_left, fewer))
    return None


@pytest.mark.parametrize("name", ALL)
@settings(max_examples=12)
@given(seed=st.integers(0, 2**32))
def test_a_solution_replays_to_solved(name: str, seed: int) -> None:
    puzzle, state, pile = dealt(the_puzzles(), name, seed)
    if solution := solve(puzzle, state):
        cost = take_all(puzzle, state, pile, solution.lines)
        assert puzzle.solved(state)
        assert cost == solution.cost
        assert "draw" not in solution.lines


@pytest.mark.parametrize("name", ["1A", "4A", "5A"])
@settings(max_examples=10)
@given(seed=st.integers(0, 2**32))
def test_drawing_is_never_dearer_than_not_drawing(name: str, seed: int) -> None:
    puzzle, state, pile = dealt(the_puzzles(), name, seed)
    without, drawing = solve(puzzle, state), solve(puzzle, state, pile, 1)
    if without:
        assert drawing
        assert drawing.cost <= without.cost
    if drawing:
        assert take_all(puzzle, state, pile, drawing.lines) == drawing.cost
        assert puzzle.solved(state)


@pytest.mark.parametrize("seed", [0, 1])
def test_brute_force_agrees_about_a_lock(box: PuzzleBox, seed: int) -> None:
    puzzle, state, _ = dealt(box, "4A", seed)
    every = arrangements(puzzle, state.pieces)
    away = distances(puzzle, every)
    for start in every[::101]:
        solution = solve(puzzle, start)
        assert (solution and solution.cost) == away.get(key(start))


def test_brute_force_agrees_about_a_picture(box: PuzzleBox) -> None:
    puzzle = box["7"]
    every = arrangements(puzzle, list(puzzle.pieces))
    away = distances(puzzle, every)
    for start in every:
        solution = solve(puzzle, start)
        assert solution
        assert solution.cost == away[key(start)]


@pytest.mark.parametrize("seed", range(6))
def test_brute_force_agrees_about_wires(box: PuzzleBox, seed: int) -> None:
    puzzle, state, _ = dealt(box, "1A", seed)
    solution = solve(puzzle, state)
    assert solution
    take_all(puzzle, state, [], solution.lines[:-3])  # three steps from solved: no fewer do
    assert cheapest(puzzle, state, [], 0) == min(3, solution.cost)


@pytest.mark.parametrize("seed", [21, 27, 30, 45])
def test_brute_force_agrees_that_drawing_is_best(box: PuzzleBox, seed: int) -> None:
    puzzle, state, pile = dealt(box, "4A", seed)
    solution = solve(puzzle, state, pile, 1)
    assert solution
    assert "draw" in solution.lines
    assert cheapest(puzzle, state, pile, 1) == solution.cost


def test_a_piece_already_in_hand_is_laid_first(box: PuzzleBox) -> None:
    puzzle, state, pile = dealt(box, "4A", 2)
    take(puzzle, state, pile, "draw")
    solution = solve(puzzle, state)
    assert solution
    assert solution.lines[0].startswith("replace")
    take_all(puzzle, state, pile, solution.lines)
    assert puzzle.solved(state)


def test_a_deal_without_a_solution_is_given_up(box: PuzzleBox) -> None:
    puzzle = box["1A"]
    no_blue_bend = [f"wiring-{number}" for number in (1, 2, 8, 9, 10, 14)]
    state = PuzzleState("1A", no_blue_bend, [0] * 6)
    assert solve(puzzle, state) is None


def test_a_solved_puzzle_needs_nothing(box: PuzzleBox) -> None:
    puzzle = box["9"]
    solution = solve(puzzle, PuzzleState("9", list(puzzle.pieces), [0] * 9))
    assert solution == ((), 0)


def test_the_same_deal_has_the_same_solution(box: PuzzleBox) -> None:
    puzzle, state, _ = dealt(box, "3A", 5)
    assert solve(puzzle, state) == solve(puzzle, state)


def test_swaps_cannot_join_what_does_not_touch() -> None:
    swapping = Swapping(4, [(0, 1), (2, 3)])
    assert sorted(swapping.path((1, 0, 3, 2)) or ()) == [(0, 1), (2, 3)]
    assert swapping.path((2, 1, 0, 3)) is None
