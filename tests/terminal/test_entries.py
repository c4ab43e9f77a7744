"""Entries of the log: an attempt at a puzzle is one, however many steps it had."""

from collections.abc import Iterator
from typing import Any

from madhouse.engine.game import Game
from madhouse.first.tellers import teller_of
from madhouse.puzzles.steps import SWAP
from madhouse.terminal.entries import entries
from tests.rules.first.puzzle_tables import FAR_OFF, tries_the_lintel
from tests.rules.first.tables import answer, asked

SEAT = "investigator-1"


def told(game: Game[Any, Any], since: int = 0) -> list[str]:
    numbered = list(enumerate(game.events(SEAT), start=1))[since:]
    return [text for _, text in entries(numbered, teller_of(game.header.story))]


def swaps(game: Game[Any, Any]) -> Iterator[str]:
    return (each for each in asked(game).options if SWAP.read(each))


def test_an_attempt_is_one_entry_with_what_was_done_and_how_it_ended() -> None:
    game = tries_the_lintel(*FAR_OFF)
    answer(game, next(swaps(game)))
    answer(game, next(swaps(game)), "stop")
    (attempt,) = (text for text in told(game) if "set to work" in text)
    assert attempt.count("swapped pieces") == 2
    assert attempt.endswith("It stayed as it was.")


def test_while_it_goes_on_the_steps_are_seen_and_not_told() -> None:
    game = tries_the_lintel(*FAR_OFF)
    before, known = told(game), len(game.events(SEAT))
    answer(game, next(swaps(game)))
    assert told(game) == before
    assert told(game, since=known) == []
    answer(game, "stop")
    ended, _barred = told(game, since=known + 1)
    assert ended.endswith("It stayed as it was.")
