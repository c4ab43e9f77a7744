"""What an option says it takes is what it takes, as far as its reader can know."""

import pytest

from madhouse.editions import edition_of
from madhouse.engine.decisions import Decision
from madhouse.second.building import TableBuilder
from madhouse.second.players.chances import chance
from madhouse.second.told.harder import OptionReader
from madhouse.second.told.telling import Teller, teller_for
from tests.second.foes import FIRST, SECOND, Play
from tests.second.houses import house

WRITTEN = """
facts: [{id: rude, text: You were rude.}]
tokens:
  - id: host
    kind: person
    at: front-hall.a
    options:
      - label: Ask him
        text: Well.
        test: influence; 1
        harder: [{if: [{known: rude}]}]
      - label: Ask again
        text: Well.
        test: {skill: influence, adds_up_to: 3}
        harder: [{if: [{investigators: 2}], by: 2}]
      - label: Ask from the fire
        text: Well.
        test: influence; 1
        harder: [{if: [token_in_fire]}]
"""
TOLD = house(WRITTEN)


def begun(*facts: str, fire: tuple[str, ...] = ()) -> tuple[Play, Teller]:
    table = TableBuilder(told=TOLD).laid("m1", "m2", "m3").facts(*facts).fire(*fire)
    table.investigator(FIRST, at="front-hall.a").investigator(SECOND, at="parlour.a")
    game = table.token("host", "front-hall.a").play(turn_of=FIRST)
    teller = teller_for(TOLD.box, TOLD.scenario)
    teller.see(game.view("player-1"))
    return game, teller


def said(teller: Teller, number: int) -> str:
    line = f"interact host {number}"
    return teller.option(Decision(("player-1",), "turn", (line,)), line).detail


@pytest.mark.rule("2e.test.difficulty")
def test_an_option_that_has_become_harder_says_so() -> None:
    assert "1 success needed" in said(begun()[1], 0)
    assert "2 successes needed" in said(begun("rude")[1], 0)
    assert "5 successes needed in all" in said(begun()[1], 1)
    assert "2 successes needed" in said(begun(fire=("front-hall.a",))[1], 2)


def test_its_odds_are_those_of_what_it_takes() -> None:
    for facts, needed in (((), 1), (("rude",), 2)):
        game, teller = begun(*facts)
        ahead = edition_of("second").service.forewarned(game, game.pending[0], teller)
        (note,) = ahead.options["interact host 0"].notes
        dice = int(note.text.partition("rolls ")[2].partition(",")[0])
        assert note.passes == round(100 * chance(dice, needed))


def test_who_does_not_know_is_told_no_number() -> None:
    option = TOLD.box.tokens["host"].options[0]
    assert OptionReader(2).more_needed(option, "host") is None
    assert OptionReader(2, facts=()).more_needed(option, "host") == 0
    fire = TOLD.box.tokens["host"].options[2]
    assert OptionReader(2, facts=()).more_needed(fire, "host") is None
