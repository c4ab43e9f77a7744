"""Ring puzzles: four rings with the same signs, of which the outer three turn."""

import msgspec
import pytest

from madhouse.puzzles.asked import least_solution, redeal_hidden, take_step
from madhouse.puzzles.dealt_shapes import dealt_shape, shown_puzzle
from madhouse.puzzles.difficulty import Band, NoSuchPuzzle
from madhouse.puzzles.ring import RingPuzzle, agreeing, deal_ring
from madhouse.puzzles.steps import IllegalStep
from tests.puzzles.laying import random

SIGNS = [1, 2, 3, 1, 4, 5]


def lay() -> RingPuzzle:
    """The second ring stands one section on, the third two back, the outermost is right."""
    rings = [SIGNS, [5, 1, 2, 3, 1, 4], [3, 1, 4, 5, 1, 2], SIGNS]
    return RingPuzzle([ring[:] for ring in rings], [[0], [1], [2], [5]], [0, 0, 0, 0])


def dealt(covered: int = 2, turns: int = 6, seed: object = 0) -> RingPuzzle:
    return deal_ring(covered, Band(turns, turns), random(seed))


def turned(signs: list[int], by: int) -> list[int]:
    return [signs[(section - by) % 6] for section in range(6)]


@pytest.mark.rule("2e.ring.rings", "2e.ring.sections", "2e.ring.same-order")
@pytest.mark.parametrize("seed", range(12))
def test_four_rings_of_six_sections_have_the_same_signs_in_the_same_order(seed: int) -> None:
    inner, *outer = dealt(1 + seed % 3, seed=seed).rings
    assert [len(ring) for ring in (inner, *outer)] == [6] * 4
    assert all(ring in [turned(inner, by) for by in range(6)] for ring in outer)


@pytest.mark.rule("2e.ring.repeats")
def test_a_sign_may_come_several_times() -> None:
    assert any(len(set(dealt(seed=seed).rings[0])) < 6 for seed in range(12))


@pytest.mark.rule("2e.ring.step", "2e.ring.one-section", "2e.conflict.ring-step-length")
@pytest.mark.parametrize(("way", "by"), [("clockwise", 1), ("counterclockwise", -1)])
def test_one_section_either_way_is_one_step(way: str, by: int) -> None:
    puzzle = lay()
    before = puzzle.standing(2)
    assert take_step(puzzle, f"turn the third ring {way}") == 1
    assert puzzle.standing(2) == turned(before, by)
    assert [puzzle.standing(ring) for ring in (0, 1, 3)] == [lay().standing(r) for r in (0, 1, 3)]


@pytest.mark.rule("2e.ring.inner-fixed")
def test_the_inner_ring_does_not_turn() -> None:
    rings = {step.line.split()[2] for step in lay().steps()}
    assert rings == {"second", "third", "outermost"}
    with pytest.raises(
        IllegalStep, match="'turn the inner ring clockwise' is no step of this ring"
    ):
        take_step(lay(), "turn the inner ring clockwise")


@pytest.mark.rule("2e.ring.solved", "2e.ring.goal")
def test_it_is_solved_when_all_agree_with_the_inner_ring() -> None:
    puzzle = lay()
    take_step(puzzle, "turn the second ring counterclockwise")
    take_step(puzzle, "turn the third ring clockwise")
    assert not puzzle.solved
    take_step(puzzle, "turn the third ring clockwise")
    assert puzzle.solved
    assert puzzle.steps() == []


@pytest.mark.rule("2e.ring.solved")
def test_covered_signs_must_agree_too() -> None:
    """Everything that is seen agrees, but a ring stands wrong under its covers."""
    rings = [[1, 2, 1, 2, 1, 3], [1, 3, 1, 2, 1, 2], [1, 2, 1, 2, 1, 3], [1, 2, 1, 2, 1, 3]]
    puzzle = RingPuzzle(rings, [[1, 5], [1, 5], [0], [0]], [0, 0, 0, 0])
    assert (0, 0, 0) in agreeing(puzzle)
    assert not puzzle.solved


@pytest.mark.rule("2e.ring.hidden-symbols")
@pytest.mark.parametrize("covered", [1, 2, 3])
def test_nobody_sees_what_is_covered(covered: int) -> None:
    puzzle = dealt(covered)
    shown = puzzle.shown()
    assert [ring.count(0) for ring in shown.rings] == [covered] * 4
    assert shown_puzzle(dealt_shape(puzzle)) == shown
    one, other = puzzle.copy(), puzzle.copy()
    for ring, covers in zip(other.rings, other.covered, strict=True):
        for at in covers:
            ring[at] = 7
    assert dealt_shape(one) == dealt_shape(other)
    assert one.picture() == other.picture()


@pytest.mark.rule("2e.ring.hidden-symbols")
@pytest.mark.parametrize("covered", [1, 2, 3])
def test_what_is_seen_tells_how_each_ring_must_stand(covered: int) -> None:
    for seed in range(12):
        puzzle = dealt(covered, seed=seed)
        (turns,) = agreeing(puzzle.shown())
        assert all(
            turned(ring, by) == puzzle.rings[0]
            for ring, by in zip(puzzle.rings[1:], turns, strict=True)
        )
        assert least_solution(puzzle.shown()) == least_solution(puzzle)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_imagined_under_the_covers_looks_the_same(seed: int) -> None:
    puzzle = dealt(3, seed=seed)
    take_step(puzzle, "turn the third ring clockwise")
    imagined = puzzle.copy()
    redeal_hidden(imagined, random(seed))
    assert dealt_shape(imagined) == dealt_shape(puzzle)
    for line in least_solution(puzzle).lines:
        take_step(imagined, line)
    assert imagined.solved


def test_a_ring_is_kept_as_it_stands() -> None:
    puzzle = dealt()
    take_step(puzzle, "turn the outermost ring counterclockwise")
    assert msgspec.json.decode(msgspec.json.encode(puzzle), type=RingPuzzle) == puzzle


def test_the_picture_has_a_row_for_each_ring() -> None:
    assert lay().picture().splitlines() == [
        "outermost ᚠ ᚦ ᚷ ᚠ ᛟ ?",
        "third     ᚷ ᚠ ? ᛏ ᚠ ᚦ",
        "second    ᛏ ? ᚦ ᚷ ᚠ ᛟ",
        "inner     ? ᚦ ᚷ ᚠ ᛟ ᛏ",
    ]


def test_what_cannot_be_dealt_is_refused() -> None:
    with pytest.raises(NoSuchPuzzle, match="1 to 3 signs of each ring are covered, not 4"):
        dealt(4)
    with pytest.raises(NoSuchPuzzle, match="takes 1 to 9 moves, so '10' cannot be asked for"):
        dealt(1, 10)
