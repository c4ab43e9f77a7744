"""The service at a table: why not, what goes without saying, and a few plain answers."""

from typing import Any

import pytest

import madhouse
from madhouse.editions import edition_of
from madhouse.engine.decisions import Decision
from madhouse.engine.service import Wish
from madhouse.second.building import TableBuilder
from madhouse.second.service import means_something, open_names
from madhouse.second.tellers import teller_of
from tests.second.foes import FIRST, SECOND, Play, at_table
from tests.second.houses import house

SERVICE = edition_of("second").service
ONE, TWO = "player-1", "player-2"
DOOR = "front-hall.b|parlour.a"
WRITTEN = """
tokens:
  - id: chest
    kind: search
    at: front-hall.a
    options: [{label: It, text: It., if: [{known: hint}]}, {label: It, text: It.}]
  - {id: way, kind: explore, at: dining-room, to: [kitchen], options: [{label: It, text: It.}]}
  - {id: mark, kind: inventory, item: crowbar, options: [{label: It, text: It.}]}
facts: [{id: hint, text: There is a hint.}]
"""


def begun(**put: Any) -> Play:
    table = TableBuilder(told=house(WRITTEN)).laid("m1", "m2", "m3")
    table.investigator(FIRST, at="front-hall.a", **put).investigator(SECOND, at="parlour.a")
    table.token("chest", "front-hall.a").monster("ghost", at="parlour.b")
    return table.play(turn_of=FIRST)


# -- why not -------------------------------------------------------------------------------------


def test_an_option_that_is_offered_is_refused_by_nothing() -> None:
    game = begun()
    assert SERVICE.why_not(game, ONE, "move front-hall.b") is None
    assert SERVICE.refused_by(game, ONE, "move front-hall.b") is None


@pytest.mark.parametrize(
    ("option", "rule"),
    [
        ("move parlour.b", "2e.movement.no-walls-impassable"),
        ("attack ghost 1 unarmed", "2e.attack.target"),
        ("search chest 0", "2e.golden.component-beats-rules"),
        (f"block {DOOR}", "2e.barricade.block"),
        ("fight the fire", "2e.fire.extinguish"),
        ("trade", "2e.trade.everyone-in-space"),
        (f"push {SECOND} to parlour.b", "2e.push.needs-target"),
    ],
)
def test_what_could_be_done_at_another_time_is_refused_by_its_rule(option: str, rule: str) -> None:
    game = begun()
    assert SERVICE.refused_by(game, ONE, option) == rule
    assert SERVICE.why_not(game, ONE, option) == rule


@pytest.mark.parametrize(
    "option",
    [
        "move kitchen.a",  # it is not laid
        "attack ghost 2 unarmed",  # there is only one
        "search chest 2",  # it has two options
        "interact chest 0",  # it is a Search token
        "explore way 0",  # it does not lie on the board
        "push dorothea-lunt to parlour.b",  # she does not play
        "block dining-room.a|kitchen.b",  # nobody may read that name
        "sing",
        "",
    ],
)
def test_what_means_nothing_here_is_refused_by_the_question_alone(option: str) -> None:
    game = begun()
    assert SERVICE.refused_by(game, ONE, option) is None
    assert SERVICE.why_not(game, ONE, option) == "2e.turn.up-to-two-actions"


def test_who_is_not_asked_is_refused_nothing() -> None:
    game = begun()
    assert SERVICE.why_not(game, TWO, "move parlour.b") is None
    assert SERVICE.refused_by(game, TWO, "move parlour.b") is None


def test_a_card_that_forbids_it_beats_the_rules() -> None:
    game = begun(damage=["ringing-ears"], has=["crowbar"])
    assert SERVICE.refused_by(game, ONE, "trade") == "2e.golden.component-beats-rules"


def test_outside_of_a_turn_only_the_question_says_why() -> None:
    table = TableBuilder(told=house()).investigator(FIRST, at="front-hall.a")
    game = table.investigator(SECOND, at="front-hall.a").play(stage="next-turn")
    assert game.pending[0].kind == "turn-order"
    assert SERVICE.refused_by(game, ONE, "trade") is None
    assert SERVICE.why_not(game, ONE, "trade") == "2e.investigator-phase.any-order"


def test_a_space_or_a_line_that_cannot_be_chosen_is_explained() -> None:
    game, teller = begun(), teller_of("first-cold-night")
    told = SERVICE.refusal(game, ONE, Wish(space="parlour.b"), teller)
    assert told is not None
    assert (told.rule, told.option) == ("2e.movement.no-walls-impassable", "move parlour.b")
    assert told.said == ""  # the rule is read
    line = SERVICE.refusal(game, ONE, Wish(option="fight the fire"), teller)
    assert line is not None
    assert (line.rule, line.option) == ("2e.fire.extinguish", "fight the fire")
    trade = SERVICE.refusal(game, ONE, Wish(option="trade"), teller)
    assert trade is not None
    assert type(trade.said) is str  # ready to be sent
    assert trade.said == teller.messages.text(f"refused.{trade.rule}")
    assert SERVICE.refusal(game, ONE, Wish(space="front-hall.b"), teller) is None
    assert SERVICE.refusal(game, ONE, Wish(), teller) is None


def test_what_may_be_named_is_what_everybody_sees() -> None:
    g = at_table(begun())
    names = open_names(g)
    assert set(names["space"]) == set(g.places.room_of)
    assert "kitchen.a" not in names["space"]
    assert list(names["door"]) == ["dining-room.b|front-hall.a", DOOR]
    assert names["monster"] == ["ghost 1"]
    assert names["token"] == ["chest", "mark"]
    assert names["investigator"] == [FIRST, SECOND]
    assert len(names["number"]) == 20
    assert means_something(g, "trade")
    assert means_something(g, "inspect mark 0")
    assert not means_something(g, "search mark 0")


# -- plain answers -------------------------------------------------------------------------------


def test_where_whoever_is_asked_stands() -> None:
    game, teller = begun(), teller_of("first-cold-night")
    assert SERVICE.forewarned(game, game.pending[0], teller).at == "front-hall.a"
    other = Decision((TWO,), "turn", ("end turn",), "", {"who": SECOND})
    assert SERVICE.forewarned(game, other, teller).at == "parlour.a"
    assert SERVICE.forewarned(game, Decision((TWO,), "share", ("a",)), teller).at == ""


def test_computers_agree_to_what_people_propose() -> None:
    proposal = Decision((ONE, TWO), "proposal", ("agree", "object"))
    assert SERVICE.goes_without_saying(proposal, [ONE]) == (TWO, "agree")
    assert SERVICE.goes_without_saying(proposal, [ONE, TWO]) is None
    assert SERVICE.goes_without_saying(Decision((TWO,), "turn", ("end turn",)), [ONE]) is None


def test_nothing_can_be_done_but_to_pass() -> None:
    assert SERVICE.passes(Decision((ONE,), "turn", ("end turn",)))
    assert SERVICE.passes(Decision((ONE,), "react", ("leave it", "done", "stop")))
    assert not SERVICE.passes(Decision((ONE,), "turn", ("trade", "end turn")))


def test_nobody_must_be_silent_and_no_clock_runs() -> None:
    game = begun()
    assert not SERVICE.must_be_silent(game, ONE)
    assert not SERVICE.some_must_be_silent(game)
    assert SERVICE.timed(game) is None


def test_take_backs_are_agreed_on() -> None:
    agreed = madhouse.new_game("second", seed=1, options=["take-backs"])
    assert SERVICE.takes_back(agreed)
    assert not SERVICE.takes_back(madhouse.new_game("second", seed=1))
