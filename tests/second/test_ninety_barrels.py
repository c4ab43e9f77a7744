"""Ninety Barrels, played to each of its endings."""

from random import Random

import pytest

from madhouse.engine.casefile import Header
from madhouse.engine.game import Game
from madhouse.second.app.phases import ELIMINATED, END_GAME
from madhouse.second.building import TableBuilder
from madhouse.second.edition import begin, edition
from madhouse.second.seen.views import View
from madhouse.second.things.state import State
from tests.second.evenings import BLANK, Evening

SCENARIO = "ninety-barrels"
MAPS = ("a", "b", "c")
TO_LANDING = {
    "a": "to-sluice, to-barge-landing",
    "b": "to-strand",
    "c": "to-sluice, to-barge-landing",
}
"""The way to where the boats lie, once the flats are open."""
TO_SOUTH = {"a": "to-south", "b": "to-south", "c": "to-weigh-house, to-south"}
TO_COOPERS = {"a": "to-coopers", "b": "to-coopers", "c": "to-house-three, to-coopers"}
TO_GATE = {
    "a": "to-sluice, to-gate",
    "b": "to-sluice, to-gate",
    "c": "to-sluice, to-barge-landing, to-gate",
}


def pans(map: str = "a", number: int = 2, values: dict[str, str] | None = None) -> Evening:
    return Evening(SCENARIO, number, values={"map": map, **(values or {})}, defends=True)


def home(evening: Evening) -> Evening:
    """Both go back to the customs hut."""
    return evening.together("to-hut, racks", "to-hut, ida 1")


def dissolved(map: str, wind: str = "sea") -> Evening:
    """The Society is asked by name, and goes home."""
    evening = pans(map, values={"wind": wind})
    first = f"lamps, {TO_SOUTH[map]}, stone 1, stone 2, {TO_LANDING[map]}, muster"
    second = "to-north, to-house-two, house-two 0, house-two 1, correia 2"
    if map == "b":
        return evening.together(first, second)
    return evening.together(first, f"{second}, to-sluice")


@pytest.mark.parametrize("map", MAPS)
def test_the_society_goes_home_and_nothing_more_is_shipped(map: str) -> None:
    evening = dissolved(map)
    assert "dissolved" in evening.app.facts
    shipped = evening.app.counts["shipped"] + len(evening.app.unseen)
    assert shipped <= 3
    assert home(evening).wait_until_round(99).over == "ninety"
    assert (evening.app.round, evening.app.counts["shipped"]) == (22, shipped)


@pytest.mark.parametrize("map", ["b", "c"])
@pytest.mark.parametrize(("wind", "ending"), [("town", "smoke"), ("sea", "evidence")])
def test_some_is_burned_and_some_is_kept(map: str, wind: str, ending: str) -> None:
    evening = dissolved(map, wind)
    law = "to-hut, ida 1, to-weigh-house, tally 1, tally 4"
    evening.together("to-house-one, house-one 0, house-one 1, house-one 2", law)
    assert evening.app.counts["kept"] == 2
    assert evening.app.counts["burned"] >= 2
    assert home(evening).wait_until_round(99).over == ending


@pytest.mark.parametrize("map", ["b", "c"])
def test_the_gate_is_closed_before_it_comes(map: str) -> None:
    crank = f"{TO_SOUTH[map]}, {TO_COOPERS[map]}, coopers"
    evening = pans(map).together(f"{crank}, to-north, {TO_GATE[map]}, sluice 1, gate 1")
    assert "gate" in evening.app.facts
    assert home(evening).wait_until_round(99).over == "turned"
    assert evening.app.counts["shipped"] == 6


@pytest.mark.parametrize("map", MAPS)
def test_what_comes_is_defeated(map: str) -> None:
    evening = pans(map).wait_until_round(99)
    assert evening.over == "turned"
    assert "the-rest-of-it" in evening.app.defeated


@pytest.mark.parametrize("map", MAPS)
def test_what_comes_is_whole(map: str) -> None:
    evening = home(Evening(SCENARIO, values={"map": map})).wait_until_round(99)
    assert (evening.over, evening.app.round) == ("whole", 22)


def test_with_blank_dice_it_is_lost() -> None:
    evening = Evening(SCENARIO, values={"map": "a"}, dice=BLANK)
    assert evening.wait_until_round(99).over in ("whole", "eliminated")


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("foreman", ["willing", "watched"])
@pytest.mark.parametrize("wind", ["sea", "town"])
def test_it_begins_with_any_values(map: str, foreman: str, wind: str) -> None:
    evening = pans(map, values={"foreman": foreman, "wind": wind})
    assert evening.app.map == map
    assert sum(evening.app.stocks["barrels"].values()) == 11 + 2 * 2


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_the_barrels_and_haulers_grow_with_the_investigators(number: int) -> None:
    evening = pans("b", number).wait_until_round(10)
    left = sum(evening.app.stocks["barrels"].values())
    rounds = {2: 3, 3: 6, 4: 7, 5: 7}  # of haulers, from the fifth round to the ninth
    assert 11 + 2 * number - left == rounds[number]


@pytest.mark.parametrize(("foreman", "asked"), [("willing", True), ("watched", False)])
def test_a_watched_foreman_is_not_asked_in_sight_of_haulers(foreman: str, asked: bool) -> None:
    table = TableBuilder(SCENARIO).values(foreman=foreman).facts("lathe", "stone")
    table = table.token("correia", "pan-floor.c").monster("cultist", "pan-floor.c", name="hauler")
    for who in ("lev-abramson", "pearl-gaines"):
        table = table.investigator(who, at="pan-floor.c")
    options = table.play(turn_of="lev-abramson").pending[0].options
    assert ("interact correia 2" in options) is asked


@pytest.mark.parametrize("number", range(10))
def test_random_players_come_to_an_end(number: int) -> None:
    assert played(number).result is not None


@pytest.mark.parametrize("number", range(2))
def test_people_at_a_table_come_to_an_end(number: int) -> None:
    assert played(number, hands="people").result is not None


def played(number: int, hands: str = "") -> Game[State, View]:
    """A game played at random, to its end."""
    choice, content = Random(number), edition(SCENARIO).content_version
    header = Header(
        edition="second",
        story=SCENARIO,
        content=content,
        seed=str(number),
        investigators=2 + number % 4,
        hands=hands,
    )
    game = begin(header)
    while game.pending:
        asked = game.pending[0]
        options = [each for each in asked.options if each not in (END_GAME, ELIMINATED)]
        game.apply(choice.choice(asked.seats), choice.choice(options))
    return game
