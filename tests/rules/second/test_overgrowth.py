"""Overgrowth: a test to leave it, blades that clear it, Fire that burns it."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.features import number_in
from tests.rules.second.tables import (
    DOORMAN,
    LEV,
    answer,
    asked,
    cards,
    figure,
    offered,
    rolls,
    table_of,
    told,
)
from tests.second.lamplight import two_packed

HALL, NEXT = "front-hall.a", "front-hall.b"


def in_the_thick(*has: str, number: int = 2, written: str = "") -> TableBuilder:
    """Lev stands in Overgrowth, with these cards."""
    table = two_packed(written).feature("overgrowth", HALL, number=number)
    lev = table.state.investigators[0]
    lev.possessions = [table._take(card) for card in has]
    return table


@pytest.mark.rule("2e.overgrowth.leave-test", "2e.overgrowth.difficulty", "2e.overgrowth.pass")
def test_whoever_leaves_tests_observation_against_the_tokens_and_just_goes() -> None:
    game = in_the_thick("ferry-ticket").dice(*rolls(4, 2)).play(turn_of=LEV)
    answer(game, f"move {NEXT}")
    assert (told(game, "tested")[0]["skill"], told(game, "tested")[0]["difficulty"]) == (
        "observation",
        2,
    )
    assert (figure(game, LEV).space, cards(game, LEV)) == (NEXT, ["ferry-ticket"])
    assert number_in(table_of(game), "overgrowth", HALL) == 2


@pytest.mark.rule("2e.overgrowth.fail", "2e.overgrowth.feature")
def test_whoever_fails_drops_a_random_item_and_goes_all_the_same() -> None:
    game = in_the_thick("ferry-ticket", "ebb").dice(*rolls(4, 1)).play(turn_of=LEV)
    answer(game, f"move {NEXT}")
    assert (figure(game, LEV).space, cards(game, LEV)) == (NEXT, ["ebb"])
    assert list(game.table.state.dropped) == [HALL]


@pytest.mark.rule("2e.overgrowth.leave-test", "2e.conflict.specific-space-triggers")
def test_to_be_pushed_out_of_it_is_to_leave_it_too() -> None:
    table = two_packed(lev=HALL, pearl=HALL).feature("overgrowth", HALL)
    game = table.dice(*rolls(4, 1)).play(turn_of="pearl-gaines")
    answer(game, f"push {LEV} to {NEXT}", "go willingly")
    assert [each["who"] for each in told(game, "held-by-overgrowth")] == [LEV]


@pytest.mark.rule("2e.conflict.overgrowth-and-evade")
def test_who_forfeits_at_the_evade_check_makes_no_test_to_leave() -> None:
    table = in_the_thick("ferry-ticket", written=DOORMAN)
    table.monster("cultist", HALL, name="doorman")
    game = table.dice(*rolls(5)).play(turn_of=LEV)
    answer(game, f"move {NEXT}")
    assert figure(game, LEV).space == HALL
    assert told(game, "held-by-overgrowth") == []


@pytest.mark.rule("2e.overgrowth.blade-enter")
@pytest.mark.parametrize(("chosen", "left"), [("cut one overgrowth", 1), ("leave it", 2)])
def test_whoever_comes_with_a_blade_may_cut_one(chosen: str, left: int) -> None:
    table = two_packed().feature("overgrowth", NEXT, number=2)
    table.state.investigators[0].possessions = [table._take("eel-spear")]
    game = table.play(turn_of=LEV)
    answer(game, f"move {NEXT}", chosen)
    assert number_in(table_of(game), "overgrowth", NEXT) == left


@pytest.mark.rule("2e.overgrowth.blade-action")
def test_with_a_blade_an_action_clears_the_space_without_a_test() -> None:
    assert offered(in_the_thick("ice-maul").play(turn_of=LEV), "cut") == []
    game = in_the_thick("eel-spear").play(turn_of=LEV)
    answer(game, "cut the overgrowth")
    assert number_in(table_of(game), "overgrowth", HALL) == 0
    assert (told(game, "rolled"), asked(game).about["actions"]) == ([], 1)


@pytest.mark.rule("2e.overgrowth.burns")
def test_fire_burns_all_of_it() -> None:
    alight = "events: [{id: fire, when: {round: 1}, text: Fire., do: [{set_alight: kitchen.a}]}]"
    game = two_packed(alight).feature("overgrowth", "kitchen.a", number=3).play(stage="mythos")
    assert number_in(table_of(game), "overgrowth", "kitchen.a") == 0


@pytest.mark.rule("2e.overgrowth.not-with-fire")
def test_none_grows_in_fire() -> None:
    grow = "events: [{id: grow, when: {round: 1}, text: Leaves., do: [{place_feature: {feature: "
    grow += "overgrowth, place: kitchen.a, number: 2}}]}]"
    game = two_packed(grow).fire("kitchen.a").play(stage="mythos")
    while asked(game).kind != "turn-order":
        answer(game, asked(game).options[0])
    assert number_in(table_of(game), "overgrowth", "kitchen.a") == 0
