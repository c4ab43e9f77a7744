"""A table whose people have the figures, the cards and the dice: how it begins, what it refuses."""

from typing import Any

import pytest

import madhouse
from madhouse.editions import edition_of
from madhouse.engine.decisions import IllegalOption
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.second.building.refusals import BadTable
from madhouse.second.edition import UnknownHands
from madhouse.terminal.seating import seat_everyone
from tests.second.houses import house

CHEST = """
tokens:
  - id: chest
    kind: search
    at: front-hall.a
    options: [{label: Open it., text: Dust., test: observation; 1, pass: [{end: won}]}]
"""


def at_the_chest() -> Game[Any, Any]:
    table = madhouse.SecondTableBuilder(told=house(CHEST), hands="people")
    table.investigator("lev-abramson", at="front-hall.a").token("chest", "front-hall.a")
    game = table.investigator("pearl-gaines", at="front-hall.a").play(stage="people")
    game.apply("people", "token chest 0")
    return game


def test_a_game_of_people_is_begun_by_name() -> None:
    game = madhouse.new_game("second", seed=1, investigators=3, hands="people")
    assert game.seats == ("people",)
    assert madhouse.load_case(game.case()).encode() == game.encode()
    assert seat_everyone((), game.seats, edition_of("second")) == {"people": "person"}


def test_hands_that_nobody_has_are_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownHands, match="'peeple' here; known are house, people"):
        madhouse.new_game("second", seed=1, hands="peeple")
    with pytest.raises(BadTable, match="did you mean 'people'"):
        madhouse.SecondTableBuilder(hands="peeple")
    with pytest.raises(MadhouseError, match="leave out the hands 'people'"):
        madhouse.new_game("first", seed=1, hands="people")


@pytest.mark.rule("2e.test.result")
def test_people_say_how_many_successes_they_have() -> None:
    game = at_the_chest()
    game.apply("people", "1 successes")
    assert game.result is not None
    assert game.result.reason == "won"


def test_a_report_out_of_range_is_refused_with_the_range() -> None:
    game = at_the_chest()
    before = game.encode()
    for wrong in ("21 successes", "-1 successes", "many successes"):
        with pytest.raises(IllegalOption, match="one of '0 successes' to '20 successes'"):
            game.apply("people", wrong)
    assert game.encode() == before


@pytest.mark.rule("2e.winning.menu-end-game")
def test_a_card_that_ends_the_game_is_told_by_the_menu() -> None:
    table = madhouse.SecondTableBuilder(told=house(CHEST), hands="people")
    table.investigator("lev-abramson", at="front-hall.a")
    game = table.investigator("pearl-gaines", at="front-hall.a").play(stage="people")
    for said in ("end game", "no", "end game"):
        game.apply("people", said)
        assert game.result is None  # it is asked once more
    game.apply("people", "yes")
    assert game.result is not None
    assert (game.result.winner, game.result.reason) == ("nobody", "ended by a card")


@pytest.mark.rule("2e.winning.menu-eliminated", "2e.eliminated.all-eliminated")
def test_who_is_eliminated_is_told_by_the_menu() -> None:
    table = madhouse.SecondTableBuilder(told=house(CHEST), hands="people")
    table.investigator("lev-abramson", at="front-hall.a")
    game = table.investigator("pearl-gaines", at="front-hall.a").play(stage="people")
    game.apply("people", "lev-abramson is eliminated")
    assert game.table.state.app.deadline == game.table.state.app.round + 1
    assert "lev-abramson is eliminated" not in game.legal("people")
    game.apply("people", "pearl-gaines is eliminated")
    assert game.result is not None
    assert game.result.reason == "eliminated"


def test_what_was_forgotten_in_the_mythos_phase_can_be_told_after_it() -> None:
    table = madhouse.SecondTableBuilder(told=house(CHEST), hands="people").round(3)
    table.investigator("lev-abramson", at="front-hall.a")
    game = table.investigator("pearl-gaines", at="front-hall.a").play(stage="people")
    game.apply("people", "lev-abramson was eliminated before this phase")
    game.apply("people", "end phase")
    assert game.result is not None
    assert game.result.reason == "eliminated"


def test_a_lock_that_a_card_opens_asks_for_no_test() -> None:
    door = """
tokens:
  - id: way
    kind: explore
    at: front-hall
    to: [dining-room]
    options: [{label: Open it., text: Oak., test: strength; 4}]
"""
    table = madhouse.SecondTableBuilder(told=house(door), hands="people").laid("m1")
    table.investigator("lev-abramson", at="front-hall.a")
    table.investigator("pearl-gaines", at="front-hall.a").token("way", "front-hall.a|dining-room.a")
    game = table.play(stage="people")
    game.apply("people", "a card unlocks way")
    game.apply("people", "token way 0")
    assert "way" not in game.table.state.app.tokens
    assert [each.kind for each in game.pending] == ["investigator-phase"]


def test_only_what_asks_for_something_can_be_unlocked() -> None:
    doors = """
tokens:
  - id: plain
    kind: explore
    at: front-hall
    to: [dining-room]
    options: [{label: Open it., text: Pine.}]
  - id: puzzling
    kind: explore
    at: front-hall
    to: [parlour]
    options: [{label: Open it., text: Wheels., puzzle: {kind: code, size: 3x5, skill: lore}}]
"""
    table = madhouse.SecondTableBuilder(told=house(doors), hands="people").laid("m1")
    table.investigator("lev-abramson", at="front-hall.a")
    table.investigator("pearl-gaines", at="front-hall.a")
    table.token("plain", "front-hall.a|dining-room.a").token("puzzling", "front-hall.b|parlour.a")
    game = table.play(stage="people")
    unlocking = [each for each in game.legal("people") if each.startswith("a card unlocks")]
    assert unlocking == ["a card unlocks puzzling"]
    game.apply("people", "a card names the room behind plain")
    assert game.log[-1].facts["rooms"] == ["dining-room"]


def test_whether_anybody_is_in_a_place_is_asked_once_a_draw() -> None:
    table = madhouse.SecondTableBuilder(told=house("mythos: {minor: [1, 9]}"), hands="people")
    table.laid("m1").investigator("lev-abramson", at="front-hall.a")
    game = table.investigator("pearl-gaines", at="front-hall.a").play(stage="people")
    for _ in range(5):
        game.apply("people", "end phase")
        places = []
        while game.pending[0].kind == "anybody-at":
            places.append(game.pending[0].about["at"])
            game.apply("people", "no")
        assert len(places) == len(set(places))
        game.apply("people", "end phase")
