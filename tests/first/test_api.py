"""The public functions: what cannot be meant is refused in a sentence, whatever it is."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from madhouse import MadhouseError, load_case, new_game
from madhouse.engine.decisions import GameFinished, ReplayDivergence
from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder

SEATS = "there is no seat 'investigator-2' at this table; the seats are keeper, investigator-1"


@pytest.mark.parametrize(
    "look",
    [
        lambda game, seat: game.view(seat),
        lambda game, seat: game.events(seat),
        lambda game, seat: game.imagine(seat, random.Random(1)),
    ],
    ids=["view", "events", "imagine"],
)
def test_a_seat_where_nobody_sits(look: Callable[[Game[Any, Any], str], Any]) -> None:
    game = new_game(seed=1, investigators=1)
    look(game, "investigator-1")
    with pytest.raises(MadhouseError, match=SEATS):
        look(game, "investigator-2")


@pytest.mark.parametrize("number", ["2", 2.0, True, None])
def test_investigators_are_counted_in_whole_numbers(number: Any) -> None:
    with pytest.raises(MadhouseError, match="give a whole number, 1 to 4"):
        new_game(seed=1, investigators=number)


def test_a_game_that_is_over_says_how_to_go_back() -> None:
    table = TableBuilder().investigator("joe-diamond", at="kitchen.a").revealed().dice(1)
    game = table.play(turn_of="joe-diamond")
    game.apply("investigator-1", "attempt clear-the-second-place")
    assert game.over
    with pytest.raises(GameFinished, match=r"load_case\(game.case\(\), until=N\)"):
        game.apply("investigator-1", "end")
    assert not load_case(game.case(), until=0).over


def test_a_case_file_that_was_edited() -> None:
    game = new_game(seed=1)
    game.apply("keeper", "answer 1 A")
    game.apply("keeper", "answer 2 A")
    edited = game.case().replace("2 keeper: answer 2 A", "2 keeper: answer 1 B")
    with pytest.raises(ReplayDivergence, match="or the file was edited"):
        load_case(edited)
