"""Lock puzzles of the second edition: pieces that keep to their lines, and the goal piece's way."""

from collections import Counter

import pytest

from madhouse.puzzles.asked import least_solution, take_step
from madhouse.puzzles.difficulty import Band, NoSuchPuzzle
from madhouse.puzzles.grid_lock import GridLock, LockBar, draw_lock
from madhouse.puzzles.grid_lock_deals import POSSIBLE, LockPlate, deal_lock, the_plates
from madhouse.puzzles.grid_lock_search import arrangements_by_moves, solve_lock
from madhouse.puzzles.steps import IllegalStep
from tests.puzzles.laying import random

EASY = """
    aab...
    ..b..c
    ==b..c
    d....c
    d.....
    ..ee..
"""


def lines_of(lock: GridLock, piece: str) -> list[str]:
    """What can be done with one piece, without its name."""
    return [step.line.split(" ", 2)[2] for step in lock.steps() if step.line.split()[1] == piece]


@pytest.mark.rule("2e.lock.along-orientation", "2e.lock.piece-orientation")
def test_a_piece_moves_along_its_own_line_only() -> None:
    lock = draw_lock(EASY)
    assert lines_of(lock, "c") == ["up by 1", "down by 1", "down by 2"]
    assert lines_of(lock, "e") == ["left by 1", "left by 2", "right by 1", "right by 2"]


@pytest.mark.rule("2e.lock.no-jump", "2e.lock.no-overlap")
def test_a_piece_stops_at_the_next_one_and_at_the_frame() -> None:
    lock = draw_lock(EASY)
    assert lines_of(lock, "goal") == []  # free spaces lie behind b
    assert lines_of(lock, "a") == []
    assert lines_of(lock, "b") == ["down by 1", "down by 2"]  # e is in the way of more
    assert lines_of(lock, "d") == ["down by 1"]
    with pytest.raises(IllegalStep, match="'shift goal right by 3' is no step of this lock now"):
        take_step(lock, "shift goal right by 3")
    assert lock == draw_lock(EASY)


@pytest.mark.rule("2e.lock.step", "2e.conflict.lock-step-length", "2e.puzzle-step.unit")
@pytest.mark.parametrize(("far", "row"), [(1, 2), (2, 3)])
def test_a_move_of_any_length_is_one_step(far: int, row: int) -> None:
    lock = draw_lock(EASY)
    assert take_step(lock, f"shift c down by {far}") == 1
    assert lock.pieces[3] == LockBar(row, 5, 3, upright=True)
    assert take_step(lock, f"shift c up by {far}") == 1
    assert lock == draw_lock(EASY)


@pytest.mark.rule("2e.lock.goal", "2e.lock.solved", "2e.puzzle.auto-detect")
def test_it_is_solved_when_the_goal_piece_is_at_the_right_hand_end() -> None:
    lock = draw_lock(EASY)
    for line in ("shift b down by 2", "shift e left by 2", "shift b down by 1"):
        with pytest.raises(IllegalStep):
            take_step(lock.copy(), "shift goal right by 4")
        take_step(lock, line)
    take_step(lock, "shift goal right by 3")
    assert not lock.solved  # one short, for c is in the way
    take_step(lock, "shift c down by 2")
    take_step(lock, "shift goal right by 1")
    assert lock.solved
    assert lock.steps() == []
    with pytest.raises(IllegalStep, match="it is solved"):
        take_step(lock, "shift goal left by 1")


@pytest.mark.rule("2e.lock.no-overlap", "2e.lock.no-jump")
@pytest.mark.parametrize("seed", range(20))
def test_no_two_pieces_ever_share_a_space(seed: int) -> None:
    dealer = random(seed)
    lock = deal_lock(Band(5, 9), dealer)
    before = lock.copy()
    for _ in range(60):
        steps = lock.steps()
        if not steps:
            break
        take_step(lock, dealer.pick(tuple(steps)).line)
        taken = [cell for piece in lock.pieces for cell in piece.cells()]
        assert len(taken) == len(set(taken))
        assert all(0 <= at < 6 for cell in taken for at in cell)
    for now, then in zip(lock.pieces, before.pieces, strict=True):
        same = "column" if then.upright else "row"
        assert getattr(now, same) == getattr(then, same)


@pytest.mark.rule("2e.lock.goal-piece")
def test_the_goal_piece_looks_unlike_any_other() -> None:
    picture = draw_lock(EASY).picture()
    assert picture.count("◆") == 2
    assert picture.splitlines()[3] == "| ◆ ◆ b · · c >"
    letters = Counter(sign for sign in picture if sign.isalpha())
    assert letters == {"a": 2, "b": 3, "c": 3, "d": 2, "e": 2}


@pytest.mark.rule("2e.lock.piece-length", "2e.lock.piece-orientation")
def test_the_plates_are_made_of_pieces_of_two_and_three() -> None:
    locks = [draw_lock(plate.drawing) for plate in the_plates()]
    assert {piece.length for lock in locks for piece in lock.pieces} == {2, 3}
    for goal, *others in (lock.pieces for lock in locks):
        assert not goal.upright
        assert {piece.upright for piece in others} == {True, False}


@pytest.mark.rule("2e.lock.piece-length")
@pytest.mark.parametrize(
    ("drawing", "problem"),
    [
        ("==....\n" * 5, "a lock is drawn in 6 lines of 6 signs"),
        ("==....\n" + "......\n" * 4 + ".aaaa.", "piece 'a' of a lock is 2 or 3 signs long, not 4"),
        ("==....\n" + "......\n" * 4 + ".....a", "piece 'a' of a lock is 2 or 3 signs long, not 1"),
        ("==....\n......\n.aa...\n..a...\n......\n......", "'a' of a lock must stand in one line"),
        ("......\n" * 6, "piece '=' of a lock is 2 or 3 signs long, not 0"),
        ("=.....\n=.....\n" + "......\n" * 4, "the goal piece '=' lies across"),
        ("==..aa\n" + "......\n" * 5, "no other does in its row"),
    ],
)
def test_a_bad_drawing_is_refused(drawing: str, problem: str) -> None:
    with pytest.raises(NoSuchPuzzle, match=problem):
        LockPlate(1, drawing)


# Solver and deals


def test_the_solver_finds_the_fewest_moves() -> None:
    lock = draw_lock(EASY)
    solution = least_solution(lock)
    assert solution.cost == 4
    assert [take_step(lock, line) for line in solution.lines] == [1] * 4
    assert lock.solved


def test_the_solver_agrees_with_trying_everything() -> None:
    for seed in range(10):
        lock = deal_lock(Band(3, 4), random(seed))
        moves, arrangements = 0, [lock]
        while not any(each.solved for each in arrangements):
            tried = {}
            for each in arrangements:
                for step in each.steps():
                    after = each.copy()
                    after.apply(step.line)
                    tried[tuple(after.pieces)] = after
            moves, arrangements = moves + 1, list(tried.values())
        assert least_solution(lock).cost == moves


def test_a_lock_that_cannot_be_opened_is_said_to_be() -> None:
    walled = draw_lock("..a...\n..a...\n==b...\n..b...\n..c...\n..c...")
    assert solve_lock(walled) is None
    with pytest.raises(NoSuchPuzzle, match="this lock cannot be opened"):
        least_solution(walled)


def test_every_plate_is_as_hard_as_it_says() -> None:
    plates = the_plates()
    assert len({plate.drawing for plate in plates}) == len(plates) == 60
    for plate in plates:
        levels = arrangements_by_moves(plate.lines)
        assert len(levels) == plate.hardest + 1
        assert plate.lines.start in levels[-1]


def test_there_are_many_locks_of_every_difficulty() -> None:
    for moves in range(POSSIBLE.least, POSSIBLE.most + 1):
        dealer = random(moves)
        seen = {tuple(deal_lock(Band(moves, moves), dealer).pieces) for _ in range(60)}
        assert len(seen) >= 40, moves


def test_a_lock_harder_than_any_is_refused() -> None:
    with pytest.raises(NoSuchPuzzle, match="a lock takes 1 to 12 moves, so '10 to 13' cannot be"):
        deal_lock(Band(10, 13), random(0))
