"""Rifts: harmless to enter, dangerous to act in, closed by lore; and who is lost by them."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.features import number_in
from tests.rules.second.tables import (
    DOORMAN,
    LEV,
    PEARL,
    Played,
    answer,
    asked,
    figure,
    offered,
    rolls,
    table_of,
    told,
)
from tests.second.lamplight import two_packed

DESK = """
tokens:
  - id: desk
    kind: search
    at: front-hall.a
    options: [{label: The desk., stays: true}, {label: A glance., free: true}]
"""
HALL = "front-hall.a"


def at_the_desk() -> TableBuilder:
    """Lev at a desk, in a space with a Rift."""
    return two_packed(DESK).token("desk", HALL).feature("rift", HALL)


def is_lost(game: Played, who: str = LEV) -> bool:
    """Whether somebody has the card and no place on the board."""
    figure_ = figure(game, who)
    has = any(copy.startswith("lost-in-time-and-space") for copy in figure_.conditions)
    assert has is (who in table_of(game).extras.lost) is (figure_.space == "")
    return has


@pytest.mark.rule("2e.rift.after-action", "2e.rift.feature", "2e.rift.lost-condition")
def test_an_action_in_a_rift_costs_ones_place_on_the_board() -> None:
    game = at_the_desk().play(turn_of=LEV)
    answer(game, "search desk 1")  # what is free is no action
    assert not is_lost(game)
    answer(game, "search desk 0")
    assert is_lost(game)
    assert asked(game).about.get("who") != LEV  # the rest of the turn is over


@pytest.mark.rule("2e.faq.rift-entry-harmless", "2e.rift.after-action")
def test_walking_through_is_harmless_and_so_is_moving_out() -> None:
    game = two_packed().feature("rift", "front-hall.b").play(turn_of=LEV)
    answer(game, "move front-hall.b", "move front-hall.a")
    assert not is_lost(game)


@pytest.mark.rule("2e.rift.forfeit", "2e.conflict.forfeit-in-fire")
@pytest.mark.parametrize("deed", ["search desk 0", "move front-hall.b"])
def test_whoever_forfeits_an_action_in_one_is_lost_too(deed: str) -> None:
    table = two_packed(DESK + DOORMAN).token("desk", HALL).feature("rift", HALL)
    game = table.monster("cultist", HALL, name="doorman").dice(*rolls(5)).play(turn_of=LEV)
    answer(game, deed)
    assert is_lost(game)


@pytest.mark.rule("2e.rift.close", "2e.rift.close-successes", "2e.rift.closed-harmless")
def test_each_success_of_a_lore_test_closes_one_here_or_where_one_moves_later() -> None:
    table = two_packed().feature("rift", HALL, "front-hall.b", "parlour.a")
    game = table.dice(*rolls(3, 2)).play(turn_of=LEV)
    answer(game, "close rifts")
    assert told(game, "rolled")[0]["skill"] == "lore"
    answer(game, "close this rift", "move front-hall.b", "close this rift", "move parlour.a")
    assert (asked(game).kind, is_lost(game)) == ("turn", False)  # there is no third success
    assert [number_in(table_of(game), "rift", s) for s in (HALL, "front-hall.b")] == [0, 0]
    assert number_in(table_of(game), "rift", "parlour.a") == 1


@pytest.mark.rule("2e.rift.close-successes")
def test_with_the_next_round_the_successes_are_gone() -> None:
    builder = two_packed().feature("rift", HALL)
    builder._extras("").closings[LEV] = 1
    game = builder.play(stage="round")
    assert table_of(game).extras.closings == {}


@pytest.mark.rule("2e.rift.close", "2e.rift.after-action")
def test_whoever_tries_in_vain_where_one_stands_is_lost() -> None:
    game = two_packed().feature("rift", HALL).dice(*rolls(3)).play(turn_of=LEV)
    answer(game, "close rifts")
    assert is_lost(game)


@pytest.mark.rule("2e.rift.one-per-space", "2e.conflict.two-sided-features")
def test_a_space_holds_one_and_the_pool_runs_out() -> None:
    event = "events: [{id: gap, when: {round: 1}, text: It opens., do: [%s]}]"
    places = ["kitchen.a", "kitchen.a", "parlour.a", "parlour.b", "front-hall.b"]
    verbs = ", ".join(f"{{place_feature: {{feature: rift, place: {each}}}}}" for each in places)
    game = two_packed(event % verbs).feature("water", HALL).play(stage="mythos")
    assert table_of(game).extras.laid["rift"] == dict.fromkeys(["kitchen.a", *places[2:4]], 1)
    assert [each["feature"] for each in told(game, "none-left-to-lay")] == ["rift"]


# -- Lost in Time and Space ------------------------------------------------------------------------


def lost_lev(clock: str = "") -> TableBuilder:
    """Lev is lost, and Pearl is not."""
    builder = two_packed(clock).feature("rift", "kitchen.a")
    lev = builder.state.investigators[0]
    lev.conditions.append(builder._take_condition("lost-in-time-and-space"))
    builder._extras("").lost[LEV], lev.space = lev.space, ""
    return builder


@pytest.mark.rule("2e.conflict.lost-condition-undefined")
def test_the_lost_return_to_a_rift_or_to_where_all_began_and_have_their_turn() -> None:
    game = lost_lev().dice(*rolls(3, 2)).play(stage="round")
    answer(game, f"next {LEV}", "agree")
    assert offered(game, "return") == ["return to kitchen.a", "return to front-hall.a"]
    answer(game, "return to kitchen.a")
    assert not is_lost(game)
    assert (figure(game, LEV).space, asked(game).about["actions"]) == ("kitchen.a", 2)


@pytest.mark.rule("2e.conflict.lost-condition-undefined")
def test_who_does_not_find_the_way_stays_lost_and_has_no_turn() -> None:
    game = lost_lev().dice(*rolls(3)).play(stage="round")
    answer(game, f"next {LEV}", "agree")
    assert is_lost(game)
    assert len(figure(game, LEV).horror_facedown) == 1
    assert asked(game).about["who"] == PEARL


@pytest.mark.rule("2e.faq.lost-unaffected")
def test_nothing_else_reaches_the_lost() -> None:
    harm = "{each: {do: [{suffer: {damage: 1, facedown: true}}]}}"
    event = f"events: [{{id: all, when: {{round: 1}}, text: All of you., do: [{harm}]}}]"
    game = lost_lev(clock=event).play(stage="mythos")
    while asked(game).kind != "turn-order":
        answer(game, asked(game).options[0])
    assert figure(game, LEV).damage_facedown == []
    assert figure(game, PEARL).damage_facedown != []


@pytest.mark.rule("2e.faq.lost-unaffected")
def test_cards_of_the_lost_are_silent_but_for_the_one() -> None:
    alone = "rules: [{id: cold, text: It is cold., when: [{moment: turn-start, do: [%s]}]}]"
    builder = lost_lev(clock=alone % "{suffer: {damage: 1, facedown: true}}").dice(*rolls(3))
    game = builder.play(stage="round")
    answer(game, f"next {LEV}", "agree")
    assert figure(game, LEV).damage_facedown == []
    assert len(figure(game, LEV).horror_facedown) == 1


@pytest.mark.rule("2e.faq.lost-can-win")
def test_the_lost_can_win() -> None:
    event = "events: [{id: home, when: {round: 1}, text: It is over., do: [{end: won}]}]"
    game = lost_lev(clock=event).play(stage="mythos")
    assert game.over
    assert sorted(game.table.state.winners) == [LEV, PEARL]
