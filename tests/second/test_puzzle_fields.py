"""A puzzle says in fields what its steps cost, who works at it and how far an attempt has come."""

import pytest

from madhouse.engine.shapes import OptionText
from madhouse.puzzles.asked import least_solution
from madhouse.second.rules.puzzle_attempts import SPEND_FOR_STEP
from madhouse.second.service import SecondService
from madhouse.second.tellers import teller_of
from tests.rules.second.tables import Played, answer, app, asked
from tests.second.puzzle_tables import dealt_game


def told(game: Played, option: str) -> OptionText:
    return teller_of(game.header.story).option(asked(game), option)


@pytest.mark.rule("2e.puzzle-step.counted")
def test_a_step_says_what_it_costs_and_that_it_cannot_be_taken_back() -> None:
    lock, slide, code = (dealt_game(kind) for kind in ("lock", "slide", "code"))
    shift, swap = told(lock, "shift c down by 2"), told(slide, "swap 1 2")
    assert [(each.cost, each.seals) for each in (shift, swap)] == [(1, True)] * 2
    assert shift.names == {"piece": "c", "way": "down", "far": "2"}
    for kind, step in (
        ("line", "rotate 2 clockwise"),
        ("ring", "turn the third ring clockwise"),
        ("tower", "stack piece 1 on column 3"),
    ):
        taken = told(dealt_game(kind), step)
        assert (taken.cost, taken.seals, taken.rule) == (1, True, "2e.puzzle-step.counted")
    laid = told(code, "lay piece 1")
    assert (laid.cost, laid.seals, laid.names) == (0, False, {"piece": "1"})
    closed = told(code, "close the puzzle")
    assert (closed.cost, closed.seals) == (None, False)


@pytest.mark.rule("2e.clue.puzzle-step")
def test_a_clue_says_how_many_steps_it_gives() -> None:
    game = dealt_game("lock", clues=1)
    ahead = SecondService().forewarned(game, asked(game), None)
    assert ahead.options[SPEND_FOR_STEP].gives == 1
    answer(game, SPEND_FOR_STEP)
    assert not SecondService().forewarned(game, asked(game), None).options


def test_all_see_who_works_at_a_puzzle_and_what_is_left() -> None:
    game = dealt_game("lock", clues=1)
    before = game.view("player-2").puzzle
    assert before is not None
    assert (before.seat, before.lies.kind, before.taken, before.left) == ("player-1", "lock", 0, 3)
    answer(game, SPEND_FOR_STEP, "shift c down by 3")
    after = game.view("player-2").puzzle
    assert after is not None
    assert (after.taken, after.left) == (1, 3)
    assert after.lies.bars[3].row == before.lies.bars[3].row + 3
    answer(game, "close the puzzle")
    assert game.view("player-2").puzzle is None


@pytest.mark.rule("2e.ring.hidden-symbols")
def test_no_seat_is_sent_a_covered_sign() -> None:
    game = dealt_game("ring")
    answer(game, "turn the second ring clockwise")
    for seat in ("player-1", "player-2"):
        attempt = game.view(seat).puzzle
        assert attempt is not None
        assert [ring.turned for ring in attempt.lies.rings] == [0, 1, 0, 5]
        assert [ring.signs.count(0) for ring in attempt.lies.rings] == [2, 2, 2, 2]
        assert attempt.lies.rings[0].signs == [1, 4, 0, 2, 5, 0]


def test_nobody_works_at_one_that_is_solved() -> None:
    game = dealt_game("slide")
    answer(game, *least_solution(app(game).puzzles["torn 0"]).lines)
    assert game.view("player-1").puzzle is None


def test_the_line_of_an_attempt_is_headed_by_what_is_worked_at() -> None:
    game = dealt_game("slide")
    begun = next(each for each in game.log if each.kind == "puzzle-attempt")
    line = teller_of(game.header.story).line(begun)
    assert (line.title, line.part) == ("Put the torn address together", "attempt")
