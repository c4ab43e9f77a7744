"""The optional time limit: sixty seconds for a puzzle, and a clock whose word is an answer."""

import pytest

from madhouse.api import load_case
from madhouse.engine.decisions import CannotUndo, IllegalOption, NotYourDecision
from madhouse.first.rules.puzzle_attempts import SECONDS
from tests.rules.first.puzzle_tables import FAR_OFF, ONE_SWAP, against_the_clock, puzzle
from tests.rules.first.tables import JENNY, answer, asked, investigator

SEAT, CLOCK = "investigator-1", "table"


@pytest.mark.rule("1e.option.puzzle-time")
def test_everybody_has_sixty_seconds_and_no_more_actions_than_without() -> None:
    game = against_the_clock(*FAR_OFF)
    assert SECONDS == 60
    assert game.legal(CLOCK) == ("time-up",)
    assert asked(game).about["left"] == 4
    answer(game, *["swap 1 2"] * 4)
    assert "swap 1 2" not in game.legal(SEAT)


@pytest.mark.rule("1e.option.puzzle-time-expired")
def test_when_the_time_is_up_nothing_more_is_done() -> None:
    game = against_the_clock(*FAR_OFF)
    answer(game, "swap 1 2")
    pieces = puzzle(game).pieces
    game.apply(CLOCK, "time-up")
    assert puzzle(game).pieces == pieces
    assert asked(game).kind == "turn"
    assert investigator(game, JENNY).space == "library.a"
    for seat in (SEAT, CLOCK):
        with pytest.raises(CannotUndo):
            game.undo(seat)


@pytest.mark.rule("1e.option.puzzle-time-clock")
def test_only_the_clock_says_when_and_it_says_nothing_else() -> None:
    game = against_the_clock(*FAR_OFF)
    assert game.legal(CLOCK) == ("time-up",)
    with pytest.raises(IllegalOption):
        game.apply(SEAT, "time-up")
    with pytest.raises(IllegalOption, match="choose one of 'time-up'"):
        game.apply(CLOCK, "stop")


@pytest.mark.rule("1e.option.puzzle-time-clock")
def test_the_clock_has_no_say_once_the_puzzle_is_solved() -> None:
    game = against_the_clock(*ONE_SWAP)
    answer(game, "swap 1 2")
    assert investigator(game, JENNY).space == "study.c"
    assert game.legal(CLOCK) == ()
    with pytest.raises(NotYourDecision):
        game.apply(CLOCK, "time-up")


def test_what_the_clock_said_is_in_the_case_file() -> None:
    game = against_the_clock(*FAR_OFF)
    game.apply(CLOCK, "time-up")
    assert "table: time-up" in game.case()
    assert load_case(game.case()).encode() == game.encode()
    assert game.fork().encode() == game.encode()
