"""Water: it stops whoever comes into it, and puts out Fire."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.features import number_in, spaces_with
from tests.rules.second.tables import LEV, Played, answer, asked, figure, offered, table_of, told
from tests.second.lamplight import two_packed

EVENT = "events: [{id: flood, when: {round: 1}, text: It comes in., do: [%s]}]"
FLOOD = "{place_feature: {feature: water, place: %s}}"


def after_event(table: TableBuilder) -> Played:
    """The scenario's event has come."""
    game = table.play(stage="mythos")
    while asked(game).kind != "turn-order":
        answer(game, asked(game).options[0])
    return game


@pytest.mark.rule("2e.water.stops-movement", "2e.water.feature")
def test_what_is_left_of_a_move_is_lost_in_water() -> None:
    game = two_packed().feature("water", "front-hall.b").play(turn_of=LEV)
    answer(game, "move front-hall.b")
    assert (asked(game).about["steps"], asked(game).about["actions"]) == (0, 1)
    assert told(game, "stopped-by-water") == [{"who": LEV, "space": "front-hall.b"}]


@pytest.mark.rule("2e.conflict.water-other-movement")
def test_a_new_move_action_may_follow_and_nothing_is_forfeited() -> None:
    game = two_packed().feature("water", "front-hall.b").fire("parlour.a").play(turn_of=LEV)
    answer(game, "move front-hall.b")
    assert told(game, "forfeited") == []
    answer(game, "move front-hall.a", "move front-hall.b")
    assert figure(game, LEV).space == "front-hall.b"


@pytest.mark.rule("2e.water.stops-movement")
def test_movement_by_a_card_ends_there_too() -> None:
    walk = "tokens: [{id: rope, kind: search, at: front-hall.a, options: [{label: The rope., "
    walk += "free: true, do: [{walk: 2}]}]}]"
    table = two_packed(walk).token("rope", "front-hall.a").feature("water", "front-hall.b")
    game = table.play(turn_of=LEV)
    answer(game, "search rope 0", "walk front-hall.b")
    assert asked(game).kind == "turn"


@pytest.mark.rule("2e.water.stops-movement", "2e.water.exempt-monsters")
@pytest.mark.parametrize(("kind", "steps"), [("cultist", 1), ("ferryman", 2), ("ghost", 2)])
def test_water_stops_monsters_but_those_that_are_at_home_in_it(kind: str, steps: int) -> None:
    named = "monsters: [{id: him, kind: %s, name: Him, activate: [{text: He comes., do: "
    named += "[{move_toward: 2}]}]}]"
    table = two_packed(named % kind, lev="front-hall.a", pearl="front-hall.a")
    table.monster(kind, "parlour.a", name="him").feature("water", "front-hall.b")
    game = table.play(stage="monsters")
    assert len(told(game, "monster-moved")) == steps


@pytest.mark.rule("2e.water.puts-out-fire", "2e.conflict.water-fire-bullet")
def test_water_placed_on_fire_puts_it_out() -> None:
    game = after_event(two_packed(EVENT % (FLOOD % "kitchen.a")).fire("kitchen.a"))
    assert "kitchen.a" not in game.table.state.fire
    assert number_in(table_of(game), "water", "kitchen.a") == 1


@pytest.mark.rule("2e.water.no-fire", "2e.conflict.fire-spread-choice")
def test_no_fire_is_placed_in_water_nor_spreads_there() -> None:
    alight = EVENT % "{set_alight: kitchen.a}"
    game = two_packed(alight).feature("water", "kitchen.a").play(stage="mythos")
    assert game.table.state.fire == []
    table = two_packed().feature("water", "parlour.a").fire("front-hall.b")
    assert offered(table.play(stage="mythos"), "fire") == []  # only the front hall is left
    lamp = two_packed().feature("water", "front-hall.b")
    lamp.state.investigators[0].possessions.append(lamp._take("hurricane-lamp"))
    assert "set fire to front-hall.b" not in offered(lamp.play(turn_of=LEV), "set fire")


@pytest.mark.rule("2e.expansion.journeys-new-types", "2e.conflict.two-sided-features")
def test_rifts_and_water_are_two_sides_of_one_pool() -> None:
    some = ", ".join(FLOOD % each for each in ("kitchen.a", "parlour.a", "parlour.b"))
    game = after_event(two_packed(EVENT % some).feature("rift", "front-hall.a", "front-hall.b"))
    assert list(spaces_with(table_of(game), "water")) == ["kitchen.a", "parlour.a"]
    assert [each["feature"] for each in told(game, "none-left-to-lay")] == ["water"]
