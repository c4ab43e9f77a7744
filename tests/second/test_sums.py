"""Successes that add up on a token: only an attempt that adds nothing has failed."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.edition import edition
from madhouse.second.told.at_this_table import at_this_table
from madhouse.second.told.harder import OptionReader
from tests.second.houses import house

PRESS = """
tokens:
  - id: press
    kind: interact
    at: front-hall.a
    options:
      - label: Move it
        text: It is heavy.
        test: {skill: strength, adds_up_to: 3}
        pass: [gain_clue]
        fail: [{suffer: {damage: 1, facedown: true}}]
"""


def table() -> TableBuilder:
    told = house(PRESS)
    table = TableBuilder(told=told).investigator("hester-vale", at="front-hall.a")
    return table.investigator("dorothea-lunt", at="parlour.a").token("press", "front-hall.a")


def test_an_attempt_that_adds_something_has_not_failed() -> None:
    game = table().dice("success", "blank", "success", "success").play(turn_of="hester-vale")
    hester = game.table.state.investigators[0]
    game.apply("player-1", "interact press 0")
    assert game.table.state.app.sums == {"press 0": 1}
    assert (hester.damage_facedown, hester.clues) == ([], 0)
    game.apply("player-1", "interact press 0")
    assert hester.clues == 1
    assert "press" not in game.table.state.app.tokens


def test_an_attempt_that_adds_nothing_has_failed() -> None:
    game = table().dice("blank", "blank").play(turn_of="hester-vale")
    game.apply("player-1", "interact press 0")
    assert len(game.table.state.investigators[0].damage_facedown) == 1


@pytest.mark.parametrize(("number", "total"), [(2, 1), (3, 3), (4, 6), (5, 13)])
def test_the_sum_that_is_told_has_what_is_asked_more_of_so_many(number: int, total: int) -> None:
    light = edition("hothouse").box.tokens["bed-palm"].options[2]
    more = OptionReader(number, facts=["gear"]).more_needed(light, "bed-palm")
    test = at_this_table(light.test, number)
    assert more is not None
    assert test is not None
    assert test.adds_up_to == total - more
