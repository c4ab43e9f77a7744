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
from tests.second.barrels import (
    BOTH,
    MAPS,
    SCENARIO,
    TO_COOPERS,
    TO_GATE,
    TO_SOUTH,
    dissolved,
    epilogue,
    figure_in,
    home,
    pans,
    told_of,
    two_at,
)
from tests.second.evenings import BLANK, Evening
from tests.second.foes import app, investigator, successes

# -- endings ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("map", MAPS)
def test_the_society_burns_what_is_left(map: str) -> None:
    evening = dissolved(map)
    assert evening.app.counts["shipped"] <= 5
    evening.together("muster 2", "to-house-one, house-one 1")
    assert evening.over == "ninety"
    told = epilogue(evening)
    assert "It was moved by Lev Abramson, and carried to the fire" in told
    assert "she has written Lev Abramson and Pearl Gaines" in told
    assert "The smoke went out over the bar" in told
    assert "plain salt, white" in told


@pytest.mark.parametrize("wind", ["sea", "town"])
def test_the_society_gives_what_is_left_to_the_river(wind: str) -> None:
    evening = dissolved("b", wind)
    crank = f"{TO_COOPERS['b']}, coopers, to-north, to-sluice, sluice"
    evening.together("muster 3", crank)
    assert evening.over == "ninety"
    told = epilogue(evening)
    assert "staved in the river, house by house" in told
    assert "Manuel Correia’s cow" in told
    assert "smoke" not in told


def test_in_a_wind_from_the_sea_the_smoke_goes_over_the_town() -> None:
    evening = dissolved("c", "town")
    evening.together("muster 2", "to-house-one, house-one 1")
    assert evening.over == "smoke"
    told = epilogue(evening)
    assert "Lev Abramson and Pearl Gaines had seen which way it blew" in told
    assert "On Sunday the same people carried something else" in told


def test_what_is_left_is_handed_over_for_the_share() -> None:
    evening = dissolved("b").together("muster 4", "to-hut, ida 1")
    assert evening.over == "evidence"
    told = epilogue(evening)
    assert "has ever blamed Lev Abramson and Pearl Gaines" in told
    assert "buys shoes, four pairs" in told


@pytest.mark.parametrize("map", MAPS)
def test_what_nobody_has_moved_falls_to_the_law_at_high_water(map: str) -> None:
    evening = home(dissolved(map))
    shipped = evening.app.counts["shipped"] + len(evening.app.unseen)
    assert evening.wait_until_round(99).over == "evidence"
    assert (evening.app.round, evening.app.counts["shipped"]) == (22, shipped)
    in_hut = [each for each in BOTH if figure_in(evening, each, "customs-hut")]
    assert ("It was witnessed by" in epilogue(evening)) is bool(in_hut)


@pytest.mark.parametrize(("wind", "ending"), [("sea", "ninety"), ("town", "smoke")])
def test_what_is_left_is_burned_by_a_surveyor_who_was_talked_round(wind: str, ending: str) -> None:
    evening = dissolved("b", wind).together("to-hut, racks", "to-hut, ida 2, ida 3")
    assert evening.wait_until_round(99).over == ending
    line = {"ninety": "What was left she burned herself", "smoke": "a great-aunt on that page"}
    assert line[ending] in epilogue(evening)


def test_whoever_did_not_ask_about_the_wind_is_not_said_to_have_seen_it() -> None:
    table = two_at("boiling-house-one.a").values(wind="town").facts("ida", "reckoned")
    game = table.play(turn_of=BOTH[0])
    while game.pending:
        game.apply(game.pending[0].seats[0], "end turn")
    told = told_of(game, "ending")[0]
    assert "Lev Abramson and Pearl Gaines had not asked which way it blew" in told
    assert "At the fire door" not in told  # it was her stove


@pytest.mark.parametrize("map", ["b", "c"])
@pytest.mark.parametrize(("wind", "ending"), [("town", "smoke"), ("sea", "evidence")])
def test_some_is_burned_and_some_is_kept(map: str, wind: str, ending: str) -> None:
    evening = dissolved(map, wind)
    law = "to-hut, ida 1, to-weigh-house, tally 1, tally 4"
    evening.together("to-house-one, house-one 0, house-one 1, house-one 2", law)
    assert evening.app.counts["kept"] == 2
    assert evening.app.counts["burned"] >= 3
    assert home(evening).wait_until_round(99).over == ending


@pytest.mark.parametrize("map", ["b", "c"])
def test_the_gate_is_closed_before_it_comes(map: str) -> None:
    crank = f"{TO_SOUTH[map]}, {TO_COOPERS[map]}, coopers"
    evening = pans(map).together(f"{crank}, to-north, {TO_GATE[map]}, sluice 1, gate 1")
    assert "gate" in evening.app.facts
    assert evening.app.round >= 13  # it closes on the flood
    assert home(evening).wait_until_round(99).over == "turned"
    assert evening.app.counts["shipped"] >= 6
    assert "There is a list now for the wheel" in epilogue(evening)


def test_whoever_stands_at_the_wheel_is_first_on_the_list() -> None:
    table = TableBuilder(SCENARIO).investigator("lev-abramson", at="tide-gate.a")
    table = table.investigator("pearl-gaines", at="causeway.a").facts("risen", "dial")
    table = table.token("gate", "tide-gate.a").counts(shipped=6).dice(*successes(90))
    game = table.play(turn_of="lev-abramson")
    while game.pending:
        options = game.pending[0].options
        wanted = [o for o in options if o == "interact gate 1" or o == "end turn"]
        game.apply(game.pending[0].seats[0], (wanted or options)[0])
    assert game.result is not None
    assert game.result.reason == "turned"
    assert "The list begins with Lev Abramson." in told_of(game, "ending")[0]


@pytest.mark.parametrize("map", MAPS)
def test_what_comes_is_defeated(map: str) -> None:
    evening = pans(map).wait_until_round(99)
    assert evening.over == "turned"
    assert "the-rest-of-it" in evening.app.defeated
    assert "by Lev Abramson and Pearl Gaines, and put down" in epilogue(evening)


@pytest.mark.parametrize("map", MAPS)
def test_what_comes_is_whole(map: str) -> None:
    evening = home(Evening(SCENARIO, values={"map": map})).wait_until_round(99)
    assert (evening.over, evening.app.round) == ("whole", 22)
    assert "Josiah Lathe takes off his hat to it" in epilogue(evening)


def test_with_blank_dice_it_is_lost_and_the_lost_are_named() -> None:
    evening = Evening(SCENARIO, values={"map": "a"}, dice=BLANK, who=BOTH)
    assert evening.wait_until_round(99).over == "eliminated"
    told = epilogue(evening)
    assert "It was seen by Pearl Gaines" in told
    assert "Lev Abramson had gone ahead, to be very well kept" in told


def test_every_epilogue_closes_what_was_opened() -> None:
    """The call, the chairs, the forty men and the number: whatever is known, a line is read."""
    evenings = [
        dissolved("c").together("muster 2", "to-house-one, house-one 1"),
        dissolved("c", "town").together("muster 2", "to-house-one, house-one 1"),
        home(dissolved("c")).wait_until_round(99),
        pans("c").wait_until_round(99),
    ]
    assert [each.over for each in evenings] == ["ninety", "smoke", "evidence", "turned"]
    for evening in evenings:
        told = epilogue(evening)
        for closed in ("forty men", "telephoned|boy", "chair|Mrs. Stone", "number|space|page"):
            assert any(each in told for each in closed.split("|")), (evening.over, closed)
        assert len(told.split()) <= 160


# -- rules -----------------------------------------------------------------------------------------


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
    rounds = {2: 3, 3: 7, 4: 7, 5: 7}  # of haulers, from the fifth round to the ninth
    assert 11 + 2 * number - left == rounds[number]


def test_the_fog_comes_to_each_flat_once_it_is_there() -> None:
    evening = pans().together("to-north").wait_until_round(9)
    assert evening.game.table.state.darkness == []
    evening.wait_until_round(10)
    assert evening.game.table.state.darkness == ["salt-flat-north.b"]
    evening.together("to-south")
    assert evening.game.table.state.darkness == ["salt-flat-north.b", "salt-flat-south.a"]


def test_the_society_musters_when_its_chairman_is_out() -> None:
    evening = pans("b").together("to-south, to-strand").wait_until_round(12)
    assert "muster" not in evening.app.tokens
    evening.wait_until_round(13)
    assert evening.app.tokens["muster"] == "strand.a"


def test_the_gate_closes_on_the_flood_and_not_before() -> None:
    table = two_at("tide-gate.a").facts("dial").token("gate", "tide-gate.a")
    assert "interact gate 1" not in table.play(turn_of="lev-abramson").pending[0].options
    flood = two_at("tide-gate.a").facts("dial", "tide").token("gate", "tide-gate.a")
    assert "interact gate 1" in flood.play(turn_of="lev-abramson").pending[0].options


@pytest.mark.parametrize(("foreman", "asked"), [("willing", True), ("watched", False)])
def test_a_watched_foreman_is_not_asked_in_sight_of_haulers(foreman: str, asked: bool) -> None:
    table = TableBuilder(SCENARIO).values(foreman=foreman).facts("lathe", "stone")
    table = table.token("correia", "pan-floor.c").monster("cultist", "pan-floor.c", name="hauler")
    for who in BOTH:
        table = table.investigator(who, at="pan-floor.c")
    options = table.play(turn_of="lev-abramson").pending[0].options
    assert ("interact correia 2" in options) is asked
    assert ("interact correia 5" in options) is not asked  # he says why not


def test_a_hauler_is_stopped_and_its_barrel_goes_into_the_furnace() -> None:
    space = "boiling-house-one.a"
    table = two_at(space).facts("furnace-one").dice(*successes(9))
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


@pytest.mark.parametrize(
    ("facts", "option", "fate"), [((), 3, "kept"), (("ida",), 4, "burned")], ids=["kept", "burned"]
)
def test_what_is_handed_over_is_kept_unless_she_burns_it(
    facts: tuple[str, ...], option: int, fate: str
) -> None:
    space = "weigh-house.a"
    table = two_at(space).facts("warrant", *facts).token("barrel-1", space)
    game = table.play(turn_of="lev-abramson")
    assert f"interact barrel-1 {7 - option}" not in game.pending[0].options
    game.apply("player-1", f"interact barrel-1 {option}")
    assert app(game).counts[fate] == 1
    assert investigator(game).clues == 1


def test_the_tally_board_says_how_many_are_left() -> None:
    table = two_at("causeway.a", ("the-tally-board",)).counts(burned=3, shipped=2)
    game = table.play(turn_of="lev-abramson")
    game.apply("player-1", "inspect tally-board 0")
    (left,) = [each.facts["number"] for each in game.log if each.kind == "left-to-count"]
    assert left == 11 + 2 * 2 - 5


# -- at random -------------------------------------------------------------------------------------


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
