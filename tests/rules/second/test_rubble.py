"""Rubble: in the way of searching, exploring and talking, and cleared by strength."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.features import number_in
from tests.rules.second.tables import LEV, answer, asked, figure, offered, rolls, table_of, told
from tests.second.lamplight import two_packed

HALL, NEXT = "front-hall.a", "front-hall.b"
TOKENS = """
tokens:
  - id: desk
    kind: search
    at: front-hall.a
    options: [{label: Search., stays: true}, {label: Look., free: true}]
  - {id: bell, kind: interact, at: front-hall.a, options: [{label: Ring., stays: true}]}
  - {id: door, kind: explore, at: front-hall, to: [parlour], options: [{label: Open.}]}
"""


def in_the_rubble(*has: str, number: int = 3) -> TableBuilder:
    """Lev stands in Rubble, among tokens."""
    table = two_packed(TOKENS).feature("rubble", HALL, number=number)
    table.token("desk", HALL).token("bell", HALL)
    table.state.investigators[0].possessions = [table._take(card) for card in has]
    return table


@pytest.mark.rule("2e.rubble.blocks-actions", "2e.rubble.feature")
def test_nothing_is_searched_or_asked_in_rubble_but_what_is_free() -> None:
    game = in_the_rubble().play(turn_of=LEV)
    assert offered(game, "search", "interact") == ["search desk 1"]
    assert f"move {NEXT}" in offered(game, "move")


@pytest.mark.rule("2e.rubble.blocks-actions")
def test_nothing_is_explored_from_rubble() -> None:
    table = two_packed(TOKENS).token("door", "front-hall.b|parlour.a")
    assert offered(table.feature("rubble", HALL).play(turn_of=LEV), "explore") == []
    buried = two_packed(TOKENS, lev=NEXT).token("door", "front-hall.b|parlour.a")
    assert offered(buried.play(turn_of=LEV), "explore") == ["explore door 0"]
    assert offered(buried.feature("rubble", NEXT).play(turn_of=LEV), "explore") == []


@pytest.mark.rule("2e.rubble.clear-action")
@pytest.mark.parametrize(("chosen", "left"), [("clear 2 rubble", 1), ("clear 1 rubble", 2)])
def test_each_success_of_a_strength_test_may_clear_one(chosen: str, left: int) -> None:
    game = in_the_rubble().dice(*rolls(3, 2)).play(turn_of=LEV)
    answer(game, "clear the rubble")
    assert told(game, "rolled")[0]["skill"] == "strength"
    assert asked(game).options == ("clear 2 rubble", "clear 1 rubble", "leave it")
    answer(game, chosen)
    assert number_in(table_of(game), "rubble", HALL) == left


@pytest.mark.rule("2e.rubble.heavy-clear-all", "2e.conflict.rubble-test-with-heavy-weapon")
def test_with_a_heavy_weapon_one_tests_and_may_clear_it_all() -> None:
    game = in_the_rubble("ice-maul").dice(*rolls(3)).play(turn_of=LEV)
    answer(game, "clear the rubble")
    assert len(told(game, "rolled")) == 1
    answer(game, "clear 3 rubble")
    assert number_in(table_of(game), "rubble", HALL) == 0
    assert figure(game, LEV).actions == 1


@pytest.mark.rule("2e.rubble.heavy-enter")
@pytest.mark.parametrize(("card", "asks"), [("ice-maul", True), ("eel-spear", False)])
def test_whoever_comes_with_a_heavy_weapon_may_clear_one(card: str, asks: bool) -> None:
    table = two_packed().feature("rubble", NEXT, number=2)
    table.state.investigators[0].possessions = [table._take(card)]
    game = table.play(turn_of=LEV)
    answer(game, f"move {NEXT}")
    assert (asked(game).kind == "clear") is asks
    if asks:
        answer(game, "clear 1 rubble")
    assert number_in(table_of(game), "rubble", NEXT) == (1 if asks else 2)


@pytest.mark.rule("2e.expansion.serpent-new-types", "2e.conflict.two-sided-features")
def test_overgrowth_and_rubble_are_two_sides_of_one_pool() -> None:
    fall = "events: [{id: fall, when: {round: 1}, text: It falls., do: [{place_feature: {feature: "
    fall += "rubble, place: kitchen.a, number: 3}}]}]"
    game = two_packed(fall).feature("overgrowth", HALL, number=2).play(stage="mythos")
    assert number_in(table_of(game), "rubble", "kitchen.a") == 2  # of four in the pack
    assert [each["feature"] for each in told(game, "none-left-to-lay")] == ["rubble"]
