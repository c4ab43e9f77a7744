"""The log in a terminal: numbered, and without lines in which nothing is said."""

import io

from rich.console import Console

from madhouse.second.building import TableBuilder
from madhouse.terminal.screen import Screen
from madhouse.terminal.seat_screen import SeatScreen
from tests.second.foes import successes

LEV = "lev-abramson"


def test_an_outcome_without_words_takes_no_line() -> None:
    table = TableBuilder("salt-wedding").investigator(LEV, at="kitchen.a")
    game = table.token("crock", "kitchen.a").dice(*successes(5)).play(turn_of=LEV)
    game.apply("player-1", "search crock 0")
    assert "token-outcome" in [each.kind for each in game.log]
    paper = io.StringIO()
    SeatScreen(game, Screen(Console(file=paper, width=200, highlight=False))).log("player-1")
    lines = paper.getvalue().splitlines()
    assert [line for line in lines if line.strip().isdecimal()] == []
    assert len(lines) > 3
