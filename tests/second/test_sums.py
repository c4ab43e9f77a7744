"""Successes that add up on a token: only an attempt that adds nothing has failed."""

from madhouse.second.building import TableBuilder
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
