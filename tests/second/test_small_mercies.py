"""What is struck where it says, and what is not asked for where it is of no use."""

from typing import Any

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.mythos_targets import struck_by
from tests.second.houses import house

BATH = """
tokens:
  - id: bell
    kind: interact
    at: front-hall.a
    options:
      - {label: Ring it, text: It rings., do: [{suffer: {horror: 1, negates: will}}]}
      - {label: Count, text: One, test: {skill: will, adds_up_to: 1}, pass: [gain_clue]}
"""
OUTDOORS = ["slack-rope", "the-wind-goes-about"]


@pytest.mark.parametrize("event", OUTDOORS)
def test_an_event_of_a_place_strikes_those_who_stand_there(event: str) -> None:
    table = TableBuilder().investigator("hester-vale", at="yard.a")
    game = table.investigator("pearl-gaines", at="kitchen.a").play(turn_of="hester-vale")
    g: Any = game.table
    rule = struck_by(g, g.box.mythos[event])
    with pytest.raises(StopIteration) as struck:
        next(rule)
    assert [who.id for who in struck.value.value] == ["hester-vale"]


@pytest.mark.parametrize("number", [0, 1])
def test_no_clue_is_asked_for_once_there_are_successes_enough(number: int) -> None:
    table = TableBuilder(told=house(BATH)).investigator("hester-vale", at="front-hall.a", clues=2)
    table = table.investigator("pearl-gaines", at="parlour.a").token("bell", "front-hall.a")
    dice = table.dice("success", "investigation", "investigation", "blank")
    game = dice.play(turn_of="hester-vale")
    game.apply("player-1", f"interact bell {number}")
    assert game.pending[0].kind == "turn"
    assert game.table.state.investigators[0].clues == 2 + number
