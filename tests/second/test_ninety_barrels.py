"""Ninety Barrels, played to each of its endings."""

from random import Random

import pytest

from madhouse.engine.casefile import Header
from madhouse.engine.game import Game
from madhouse.second.app.menu import END_GAME
from madhouse.second.building import TableBuilder
from madhouse.second.edition import begin, edition
from madhouse.second.seen.views import View
from madhouse.second.things.state import State
from tests.second.evenings import BLANK, Evening
from tests.second.foes import app, investigator, successes

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
    assert evening.app.counts["shipped"] >= 6


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


def test_the_fog_comes_to_each_flat_once_it_is_there() -> None:
    evening = pans().together("to-north").wait_until_round(9)
    assert evening.game.table.state.darkness == []
    evening.wait_until_round(10)
    assert evening.game.table.state.darkness == ["salt-flat-north.b"]
    evening.together("to-south")
    assert evening.game.table.state.darkness == ["salt-flat-north.b", "salt-flat-south.a"]


@pytest.mark.parametrize(("foreman", "asked"), [("willing", True), ("watched", False)])
def test_a_watched_foreman_is_not_asked_in_sight_of_haulers(foreman: str, asked: bool) -> None:
    table = TableBuilder(SCENARIO).values(foreman=foreman).facts("lathe", "stone")
    table = table.token("correia", "pan-floor.c").monster("cultist", "pan-floor.c", name="hauler")
    for who in ("lev-abramson", "pearl-gaines"):
        table = table.investigator(who, at="pan-floor.c")
    options = table.play(turn_of="lev-abramson").pending[0].options
    assert ("interact correia 2" in options) is asked


def two_at(space: str, has: tuple[str, ...] = ()) -> TableBuilder:
    table = TableBuilder(SCENARIO).investigator("lev-abramson", at=space, has=has)
    return table.investigator("pearl-gaines", at="customs-hut.a")


def test_a_hauler_is_stopped_and_its_barrel_goes_into_the_furnace() -> None:
    space = "boiling-house-one.a"
    table = two_at(space).facts("furnace", "furnace-one").dice(*successes(9))
    table = table.monster("cultist", space, name="hauler", health=1)
    table.state.app.monsters[0].carries = "barrel-1"
    game = table.play(turn_of="lev-abramson")
    game.apply("player-1", "attack cultist 1 unarmed")
    assert app(game).tokens == {"barrel-1": space}
    assert "interact barrel-1 2" not in game.pending[0].options  # there is no sweet water
    game.apply("player-1", "interact barrel-1 1")
    assert app(game).counts["burned"] == 1
    assert not app(game).tokens


@pytest.mark.parametrize(
    ("facts", "space", "options"),
    [
        ((), "sluice-walk.a", {0, 2}),
        (("sweet-water",), "causeway.a", {0, 2}),
        (("furnace-three",), "boiling-house-one.a", {0}),
        (("furnace-three",), "boiling-house-three.a", {0, 1}),
        (("warrant",), "customs-hut.a", {0, 3}),
        (("warrant",), "causeway.a", {0}),
        ((), "weigh-house.a", {0}),
    ],
)
def test_what_can_be_done_with_a_barrel(
    facts: tuple[str, ...], space: str, options: set[int]
) -> None:
    game = two_at(space).facts(*facts).token("barrel-1", space).play(turn_of="lev-abramson")
    offered = [each for each in game.pending[0].options if "barrel-1" in each]
    assert {int(each[-1]) for each in offered} == options


@pytest.mark.parametrize(("ida", "fate"), [(False, "kept"), (True, "burned")])
def test_what_is_handed_over_is_kept_unless_she_burns_it(ida: bool, fate: str) -> None:
    space = "weigh-house.a"
    table = two_at(space).facts("warrant", *(["ida"] if ida else [])).token("barrel-1", space)
    game = table.play(turn_of="lev-abramson")
    game.apply("player-1", "interact barrel-1 3")
    assert app(game).counts[fate] == 1
    assert investigator(game).clues == 1


def test_the_tally_board_says_how_many_are_left() -> None:
    table = two_at("causeway.a", ("the-tally-board",)).counts(burned=3, shipped=2)
    game = table.play(turn_of="lev-abramson")
    game.apply("player-1", "inspect tally-board 0")
    (left,) = [each.facts["number"] for each in game.log if each.kind == "left-to-count"]
    assert left == 11 + 2 * 2 - 5


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
        options = [each for each in asked.options if each != END_GAME]
        game.apply(choice.choice(asked.seats), choice.choice(options))
    return game
