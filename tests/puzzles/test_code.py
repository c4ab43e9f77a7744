"""Code puzzles: laying pieces, guessing, what is told of a guess and what stays hidden."""

from collections import Counter
from itertools import product

import pytest

from madhouse.puzzles.asked import redeal_hidden, take_step
from madhouse.puzzles.code import Code, CodePuzzle, Feedback, feedback, lay_code
from madhouse.puzzles.code_guesser import (
    code_band,
    code_ratings,
    deal_code,
    guessing,
    next_guess,
    possible_codes,
    solve_code,
)
from madhouse.puzzles.difficulty import Band, NoSuchPuzzle
from madhouse.puzzles.steps import IllegalStep, Step
from tests.puzzles.laying import random


def guess(puzzle: CodePuzzle, *pieces: int) -> int:
    """Lay the pieces and guess; what it cost."""
    return sum(take_step(puzzle, line) for line in guessing(puzzle, pieces))


# The code


@pytest.mark.rule("2e.code.goal", "2e.code.length", "2e.code.variance")
@pytest.mark.parametrize(("length", "variance"), [(3, 5), (4, 5), (4, 6)])
def test_every_code_of_a_length_and_variance_can_be_dealt(length: int, variance: int) -> None:
    dealer = random("codes")
    codes = {deal_code(length, variance, dealer).code for _ in range(variance**length * 12)}
    assert codes == set(product(range(1, variance + 1), repeat=length))


@pytest.mark.rule("2e.code.goal", "2e.code.length")
def test_a_code_has_three_pieces_or_more() -> None:
    assert deal_code(3, 2, random(0)).length == 3
    with pytest.raises(NoSuchPuzzle, match="a code has 3 to 6 pieces, not 2"):
        deal_code(2, 5, random(0))


@pytest.mark.rule("2e.code.repeats")
def test_a_piece_may_be_used_any_number_of_times() -> None:
    puzzle = lay_code((4, 4, 4), 5)
    guess(puzzle, 5, 5, 5)
    assert not puzzle.solved
    guess(puzzle, 4, 4, 4)
    assert puzzle.solved


@pytest.mark.rule("2e.code.pieces-shown", "2e.code.variance")
def test_the_pieces_to_choose_from_stand_at_the_top() -> None:
    numbers, runes = lay_code((1, 2, 3), 5), lay_code((1, 2, 3), 6, "runes")
    assert numbers.picture().splitlines()[0].split() == ["1", "2", "3", "4", "5"]
    assert runes.picture().splitlines()[0] == "1 ᚠ  2 ᚦ  3 ᚷ  4 ᛟ  5 ᛏ  6 ᛜ"


# Guessing


@pytest.mark.rule("2e.code.enter-guess", "2e.code.step", "2e.puzzle-step.unit")
def test_pieces_are_laid_for_nothing_and_the_guess_is_the_step() -> None:
    puzzle = lay_code((1, 2, 3), 3)
    laying = [Step(f"lay piece {piece}", 0) for piece in (1, 2, 3)]
    back = Step("take the last piece back", 0)
    assert puzzle.steps() == laying
    assert take_step(puzzle, "lay piece 3") == 0
    assert puzzle.steps() == [*laying, back]
    assert [take_step(puzzle, "lay piece 3") for _ in range(2)] == [0, 0]
    assert puzzle.steps() == [Step("guess the code", 1), back]
    assert puzzle.guesses == []
    assert take_step(puzzle, "guess the code") == 1
    assert [each.pieces for each in puzzle.guesses] == [(3, 3, 3)]
    assert puzzle.steps() == laying


def test_a_piece_can_be_taken_back() -> None:
    puzzle = lay_code((1, 2, 3), 3)
    for line in ("lay piece 1", "lay piece 3", "take the last piece back", "lay piece 2"):
        take_step(puzzle, line)
    assert puzzle.laid == [1, 2]


@pytest.mark.rule("2e.code.enter-guess")
def test_nobody_guesses_before_every_bracket_is_filled() -> None:
    puzzle = lay_code((1, 2, 3), 5)
    take_step(puzzle, "lay piece 1")
    with pytest.raises(IllegalStep, match="'guess the code' is no step of this code now"):
        take_step(puzzle, "guess the code")
    with pytest.raises(IllegalStep, match=r"'lay piece 6' is no step.*did you mean 'lay piece"):
        take_step(puzzle, "lay piece 6")
    assert (puzzle.laid, puzzle.guesses) == ([1], [])


@pytest.mark.rule("2e.code.solved", "2e.puzzle.auto-detect")
def test_the_right_guess_solves_it() -> None:
    puzzle = lay_code((2, 1, 3), 3)
    for wrong in ((2, 1, 1), (1, 2, 3), (1, 3, 2)):  # the last two have every piece
        guess(puzzle, *wrong)
        assert not puzzle.solved
    guess(puzzle, 2, 1, 3)
    assert puzzle.solved
    assert puzzle.steps() == []
    with pytest.raises(IllegalStep, match="it is solved"):
        take_step(puzzle, "lay piece 1")


# What is told


@pytest.mark.rule("2e.code.feedback", "2e.code.feedback-success", "2e.code.feedback-investigation")
@pytest.mark.parametrize(
    ("pieces", "told"),
    [
        ((5, 6, 5, 6), (0, 0)),
        ((1, 5, 5, 5), (1, 0)),
        ((5, 1, 5, 5), (0, 1)),
        ((4, 3, 2, 1), (0, 4)),
        ((1, 2, 4, 3), (2, 2)),
        ((1, 3, 5, 4), (2, 1)),
        ((1, 2, 3, 5), (3, 0)),
    ],
)
def test_a_guess_is_answered_with_two_counts(pieces: Code, told: tuple[int, int]) -> None:
    puzzle = lay_code((1, 2, 3, 4), 6)
    guess(puzzle, *pieces)
    assert puzzle.guesses[-1].told == told


@pytest.mark.rule("2e.conflict.code-feedback-duplicates")
@pytest.mark.parametrize(
    ("code", "pieces", "told"),
    [
        ((1, 1, 2, 3), (1, 2, 1, 1), (1, 2)),  # the third 1 of the guess has no partner left
        ((1, 2, 3, 4), (1, 1, 1, 1), (1, 0)),  # the exact match comes first and is the only one
        ((1, 1, 1, 2), (2, 2, 2, 1), (0, 2)),
        ((2, 1, 1), (1, 1, 2), (1, 2)),
        ((1, 1, 2, 2), (2, 2, 1, 1), (0, 4)),
    ],
)
def test_a_piece_of_the_code_answers_for_one_of_the_guess(
    code: Code, pieces: Code, told: tuple[int, int]
) -> None:
    assert feedback(code, pieces) == told


@pytest.mark.rule("2e.conflict.code-feedback-duplicates")
def test_counting_by_hand_gives_the_same() -> None:
    codes = list(product((1, 2, 3), repeat=4))
    for code, pieces in product(codes, codes):
        off = [(c, p) for c, p in zip(code, pieces, strict=True) if c != p]
        left, elsewhere = [c for c, _ in off], 0
        for _, piece in off:
            if piece in left:
                left.remove(piece)
                elsewhere += 1
        assert feedback(code, pieces) == (4 - len(off), elsewhere)


@pytest.mark.rule("2e.code.feedback")
def test_the_picture_tells_how_many_but_not_which() -> None:
    puzzle = lay_code((1, 2, 3, 4), 6)
    for pieces in ((1, 5, 4, 5), (5, 5, 5, 5)):
        guess(puzzle, *pieces)
    take_step(puzzle, "lay piece 6")
    _, first, second, brackets = puzzle.picture().splitlines()
    assert first.split() == ["1", "1", "5", "4", "5", "★?"]
    assert second.split() == ["2", "5", "5", "5", "5", "-"]
    assert brackets.strip() == "[6][ ][ ][ ]"


def test_what_players_see_has_no_code() -> None:
    puzzle = lay_code((3, 1, 4), 5)
    guess(puzzle, 3, 3, 3)
    shown = puzzle.shown()
    assert shown.code == ()
    assert (shown.guesses, shown.laid) == (puzzle.guesses, puzzle.laid)
    assert shown.picture() == puzzle.picture()
    assert shown.steps() == puzzle.steps()
    with pytest.raises(IllegalStep, match="not where the code is hidden"):
        guess(shown, 3, 1, 4)
    guess(puzzle, 3, 1, 4)
    assert puzzle.shown().solved


@pytest.mark.parametrize("seed", range(20))
def test_an_imagined_code_agrees_with_all_that_was_told(seed: int) -> None:
    puzzle = lay_code((3, 1, 4, 1), 5)
    for pieces in ((1, 1, 2, 2), (3, 1, 5, 5)):
        guess(puzzle, *pieces)
    imagined = puzzle.shown()
    redeal_hidden(imagined, random(seed))
    assert [feedback(imagined.code, each.pieces) for each in puzzle.guesses] == [
        each.told for each in puzzle.guesses
    ]
    assert imagined.code in possible_codes(puzzle)


def test_every_possible_code_is_imagined() -> None:
    puzzle = lay_code((3, 1, 4), 5)
    guess(puzzle, 3, 4, 2)
    seen = set()
    for seed in range(200):
        imagined = puzzle.shown()
        redeal_hidden(imagined, random(seed))
        seen.add(imagined.code)
    assert seen == set(possible_codes(puzzle))
    assert len(seen) > 3


# The guesser


@pytest.mark.parametrize(("length", "variance", "mean"), [(3, 5, 3.8), (4, 5, 4.3), (4, 6, 4.6)])
def test_the_guesser_is_no_slower_than_the_scenarios_reckon(
    length: int, variance: int, mean: float
) -> None:
    ratings = code_ratings(length, variance)
    assert len(ratings) == variance**length
    assert sum(ratings.values()) / len(ratings) < mean


@pytest.mark.parametrize(("length", "variance"), [(3, 5), (4, 4)])
def test_the_rating_is_what_the_guesser_takes(length: int, variance: int) -> None:
    for code, needed in code_ratings(length, variance).items():
        puzzle = lay_code(code, variance)
        solution = solve_code(puzzle)
        assert sum(take_step(puzzle, line) for line in solution.lines) == solution.cost == needed
        assert puzzle.solved


def test_the_guesser_sees_only_what_players_see() -> None:
    one, other = lay_code((5, 5, 1), 5), lay_code((5, 5, 4), 5)
    for puzzle in (one, other):
        guess(puzzle, 2, 2, 3)
    assert next_guess(one) == next_guess(other) == next_guess(one.shown())


def test_the_guesser_goes_on_from_a_guess_half_laid() -> None:
    puzzle = lay_code((5, 1, 4), 5)
    guess(puzzle, 5, 4, 1)
    for line in ("lay piece 5", "lay piece 5"):
        take_step(puzzle, line)
    cost = sum(take_step(puzzle, line) for line in solve_code(puzzle).lines)
    assert puzzle.solved
    assert cost == len(puzzle.guesses) - 1


def test_codes_of_a_band_are_dealt_alike() -> None:
    band, ratings = Band(3, 3), code_ratings(3, 5)
    wanted = {code for code, needed in ratings.items() if needed == 3}
    dealer = random("band")
    dealt = Counter(deal_code(3, 5, dealer, band).code for _ in range(40 * len(wanted)))
    assert set(dealt) == wanted
    assert max(dealt.values()) < 3 * min(dealt.values())


def test_a_band_out_of_reach_is_refused() -> None:
    most = code_band(3, 5).most
    with pytest.raises(NoSuchPuzzle, match=f"a code of 3x5 takes 1 to {most} moves, so '9'"):
        deal_code(3, 5, random(0), Band(9, 9))


def test_told_is_plain_data() -> None:
    assert feedback((1, 2, 3), (3, 2, 5)) == Feedback(1, 1)
