"""What an option of a turn costs, and the odds of the test that it names."""

from typing import Any

import pytest

from madhouse.editions import edition_of
from madhouse.engine.service import Foreseen
from madhouse.second.building import TableBuilder
from madhouse.second.players.chances import chance
from madhouse.second.tellers import teller_of
from tests.second.foes import FIRST, SECOND, Play
from tests.second.houses import house

WRITTEN = """
tokens:
  - id: chest
    kind: search
    at: front-hall.a
    options:
      - {label: Force it, text: It., test: strength; 1}
      - {label: Look, text: It., free: true}
"""


def begun(**put: Any) -> Play:
    table = TableBuilder(told=house(WRITTEN)).laid("m1", "m2", "m3")
    table.investigator(FIRST, at="front-hall.a", **put).investigator(SECOND, at="parlour.a")
    return table.token("chest", "front-hall.a").play(turn_of=FIRST)


def ahead(game: Play, option: str) -> Foreseen:
    asked = game.pending[0]
    return (
        edition_of("second")
        .service.forewarned(game, asked, teller_of("first-cold-night"))
        .options[option]
    )


@pytest.mark.rule("2e.action-icon.costs-action", "2e.action-icon.free-otherwise")
def test_an_option_says_whether_it_costs_an_action() -> None:
    game = begun()
    assert ahead(game, "search chest 0").cost == 1
    assert ahead(game, "search chest 1").cost == 0


def test_the_second_step_of_a_move_action_costs_nothing_more() -> None:
    game = begun()
    assert ahead(game, "move front-hall.b").cost == 1
    game.apply("player-1", "move front-hall.b")
    assert ahead(game, "move front-hall.a").cost == 0


def test_the_odds_are_told_as_it_is_and_with_clues() -> None:
    game = begun(clues=1)
    (note,) = ahead(game, "search chest 0").notes
    dice = int(note.text.partition("rolls ")[2].partition(",")[0])
    assert (note.passes, note.faces) == (round(100 * chance(dice, 1)), 100)
    assert note.with_spent == round(100 * chance(dice, 1, 1))
    assert not ahead(game, "search chest 1").notes
