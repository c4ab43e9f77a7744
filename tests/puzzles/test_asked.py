"""Puzzles that a scenario asks for: every deal can be solved, and is as hard as it was asked."""

import os

import msgspec
import pytest

from madhouse.engine.loading import ContentErrors, Text, load_many
from madhouse.puzzles.asked import (
    AskedPuzzle,
    DealtPuzzle,
    deal_asked,
    kind_of,
    least_solution,
    take_step,
)
from madhouse.puzzles.box import NO_WORDS
from madhouse.puzzles.difficulty import Band, NoSuchPuzzle, any_of
from madhouse.puzzles.steps import IllegalStep
from tests.puzzles.laying import random

CODES = ("code 3x5", "code 4x5", "code 4x6 runes", "code 3x5 in 3 to 4", "code 4x5 in 4")
LOCKS = ("lock in 7", "lock in 10", "lock 6x6 in 3 to 12")
SLIDES = ("slide 3x2 in 4 to 6", "slide 3x3 in 6", "slide 4x3 in 5 to 9")
LINES = ("line 4x3 in 3 to 5", "line 5x4 in 5 to 9", "line 6x4 in 8")
RINGS = ("ring 1 in 5", "ring 2 in 6", "ring 3 in 7", "ring 3 in 1 to 9")
TOWERS = ("tower 4 in 2 to 5", "tower 5 in 8", "tower 6 in 11", "tower 7 in 10 to 14")
BY_KIND = {
    "code": CODES,
    "lock": LOCKS,
    "slide": SLIDES,
    "line": LINES,
    "ring": RINGS,
    "tower": TOWERS,
}
ASKED = tuple(written for kind in BY_KIND.values() for written in kind)
ONE_EACH = tuple(kind[0] for kind in BY_KIND.values())
SOAK = 1000 * int(os.environ.get("MADHOUSE_SOAK", "1"))


def dealt(written: str, seed: object = 0) -> DealtPuzzle:
    return deal_asked(AskedPuzzle.from_written(written), random(seed))


# Every deal


@pytest.mark.parametrize("written", ASKED)
def test_a_deal_can_be_solved_in_as_many_moves_as_were_asked(written: str) -> None:
    _solve_deals(written, 20 if written in LINES else 30)


@pytest.mark.soak
@pytest.mark.parametrize("kind", BY_KIND)
def test_thousands_of_deals_can_be_solved_as_asked(kind: str) -> None:
    for written in BY_KIND[kind]:
        _solve_deals(written, -(-SOAK // len(BY_KIND[kind])))


def _solve_deals(written: str, deals: int) -> None:
    asked, dealer = AskedPuzzle.from_written(written), random(written)
    for number in range(deals):
        puzzle = deal_asked(asked, dealer)
        solution = least_solution(puzzle)
        assert asked.moves is None or solution.cost in asked.moves, (written, number)
        assert not puzzle.solved
        assert sum(take_step(puzzle, line) for line in solution.lines) == solution.cost
        assert puzzle.solved, (written, number)


@pytest.mark.parametrize("written", ASKED)
def test_the_same_seed_deals_the_same(written: str) -> None:
    assert dealt(written, "same") == dealt(written, "same")
    assert len({msgspec.json.encode(dealt(written, seed)) for seed in range(12)}) > 6


@pytest.mark.parametrize(
    ("written", "moves"),
    [
        ("code 3x5 in 3 to 4", {3, 4}),
        ("lock in 3 to 5", {3, 4, 5}),
        ("slide 3x3 in 2 to 3", {2, 3}),
        ("line 4x3 in 2 to 3", {2, 3}),
        ("ring 2 in 4 to 6", {4, 5, 6}),
        ("tower 5 in 2 to 5", {2, 3, 4, 5}),
    ],
)
def test_every_number_of_moves_of_the_band_comes_up(written: str, moves: set[int]) -> None:
    asked, dealer = AskedPuzzle.from_written(written), random(written)
    assert {least_solution(deal_asked(asked, dealer)).cost for _ in range(60)} == moves


# Kinds and progress


@pytest.mark.rule("2e.puzzle.types", "2e.puzzle-step.by-type")
def test_each_kind_has_steps_of_its_own() -> None:
    puzzles = [dealt(written) for written in ONE_EACH]
    assert [kind_of(each) for each in puzzles] == list(BY_KIND)
    verbs = [{step.line.split()[0] for step in each.steps()} for each in puzzles]
    assert verbs == [{"lay"}, {"shift"}, {"swap"}, {"swap", "rotate"}, {"turn"}, {"stack"}]
    for one in puzzles:
        for other in puzzles:
            line = other.steps()[-1].line
            if one is not other and line not in {step.line for step in one.steps()}:
                with pytest.raises(IllegalStep):
                    take_step(one, line)


@pytest.mark.rule("2e.puzzle.progress-saved")
@pytest.mark.parametrize("written", ["code 3x5 in 4", *ONE_EACH[1:]])
def test_whoever_comes_later_goes_on_from_there(written: str) -> None:
    puzzle = dealt(written)
    lines = least_solution(puzzle).lines
    done = sum(take_step(puzzle, line) for line in lines[:3])
    kept = msgspec.msgpack.decode(msgspec.msgpack.encode(puzzle), type=DealtPuzzle)
    assert kept == puzzle
    left = least_solution(kept)
    assert left.cost == least_solution(dealt(written)).cost - done
    assert sum(take_step(kept, line) for line in left.lines) == left.cost
    assert kept.solved


@pytest.mark.parametrize("written", ONE_EACH)
def test_a_copy_is_another_puzzle(written: str) -> None:
    puzzle = dealt(written)
    for copied in (puzzle.copy(), puzzle.shown()):
        take_step(copied, copied.steps()[0].line)
        assert puzzle == dealt(written)


# What is written


@pytest.mark.parametrize(
    ("written", "asked"),
    [
        ("code 3x5", AskedPuzzle("code", (3, 5))),
        ("code 4x6 runes", AskedPuzzle("code", (4, 6), signs="runes")),
        ("lock in 7", AskedPuzzle("lock", (6, 6), Band(7, 7))),
        ("slide 3x3 in 5 to 7", AskedPuzzle("slide", (3, 3), Band(5, 7))),
        ("line 5x4 in 9", AskedPuzzle("line", (5, 4), Band(9, 9))),
        ("ring 2 in 6", AskedPuzzle("ring", (2, 6), Band(6, 6))),
        ("tower 5 in 6 to 8", AskedPuzzle("tower", (5, 3), Band(6, 8))),
    ],
)
def test_an_author_asks_in_a_line(written: str, asked: AskedPuzzle) -> None:
    assert AskedPuzzle.from_written(written) == asked


@pytest.mark.parametrize(
    ("written", "problem"),
    [
        ("riddle 3x3", "expected a puzzle such as 'code 3x5'.* got 'riddle 3x3'"),
        ("cod 3x5", "did you mean 'code'"),
        ("code", "a code must say its size"),
        ("slide 3x3", "a slide must say in how many moves"),
        ("lock", "a lock must say in how many moves"),
        ("lock 5x5 in 7", "a lock is 6x6, not 5x5"),
        ("lock runes in 7", "only a code has runes"),
        ("lock in 20", "takes 1 to 12 moves, so '20' cannot be asked for"),
        ("lock in 0", "from 1 or more upwards, not '0'"),
        ("lock in 8 to 6", "from 1 or more upwards, not '8 to 6'"),
        ("lock in many", "expected moves such as '7' or '6 to 8', got 'many'"),
        ("slide 2x2 in 2", "6 or more pieces, 2x2 has 4"),
        ("slide 3x2 in 7", "a slide of 3x2 takes 1 to 6 moves"),
        ("code 2x5", "a code has 3 to 6 pieces, not 2"),
        ("code 3x1", "made of 2 to 9 different pieces, not 1"),
        ("code 6x6", "there are 46656 codes of 6x6; 4096 are the most"),
        ("code 3x5 in 9 to 10", "a code of 3x5 takes 1 to"),
        ("code 3 in 4", "the size of a code is two numbers"),
        ("line 5x4", "a line must say in how many moves"),
        ("line 3x3 in 4", "4 to 6 columns and 3 to 5 rows, not 3x3"),
        ("line 5x4 in 12", "a line of 5x4 takes 1 to 10 moves"),
        ("ring in 6", "a ring must say its size"),
        ("ring 4x6 in 6", "a ring says how many signs of each ring are covered"),
        ("ring 4 in 6", "1 to 3 signs of each ring are covered, not 4"),
        ("ring 2 in 10", "a ring of 2 takes 1 to 9 moves"),
        ("tower 3x5 in 6", "a tower says how many pieces it has, such as 'tower 5 in 8'"),
        ("tower 9 in 6", "a tower has 4 to 7 pieces, not 9"),
        ("tower 5 in 9", "a tower of 5 takes 2 to 8 moves"),
    ],
)
def test_what_cannot_be_dealt_is_refused_with_its_place(written: str, problem: str) -> None:
    with pytest.raises(NoSuchPuzzle, match=problem):
        AskedPuzzle.from_written(written)
    with pytest.raises(ContentErrors, match=rf"puzzles.yaml:2:.*{problem}"):
        load_many(Text(f"- lock in 7\n- {written}\n", "puzzles.yaml"), AskedPuzzle, NO_WORDS)


@pytest.mark.parametrize("many", [1, 255, 256, 257, 1296])
def test_any_of_many_things_is_drawn(many: int) -> None:
    dealer = random(many)
    seen = {any_of(range(many), dealer) for _ in range(many * 12)}
    assert seen == set(range(many))
