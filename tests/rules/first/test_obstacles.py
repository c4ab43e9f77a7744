"""Obstacles: what must be overcome before the rest of a room is found."""

import pytest

from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    answer,
    asked,
    investigator,
    joe,
    room,
)


@pytest.mark.rule("1e.obstacle.blocks-below")
@pytest.mark.parametrize(("roll", "found"), [(2, ["axe"]), (3, [])])
def test_its_task_decides_whether_the_cards_beneath_are_found(roll: int, found: list[str]) -> None:
    table = joe("kitchen.a").pile("kitchen", "fallen-timber", "axe").dice(roll)
    game = table.play(turn_of=JOE)  # Strength 4, the beam asks for -2
    answer(game, "explore", "try it")
    assert investigator(game, JOE).cards == found


@pytest.mark.rule("1e.obstacle.requirement")
def test_a_key_overcomes_it() -> None:
    table = joe("kitchen.a", cards=["crowbar"]).pile("kitchen", "fallen-timber", "axe")
    game = table.play(turn_of=JOE)
    answer(game, "explore", "use crowbar")
    assert investigator(game, JOE).cards == ["crowbar", "axe"]
    assert room(game, "kitchen").pile == []
    assert game.table.state.obstacles_gone == ["fallen-timber"]


@pytest.mark.rule("1e.obstacle.own-key")
def test_a_key_in_another_players_hands_is_no_help() -> None:
    table = joe("kitchen.a", players=2).pile("kitchen", "fallen-timber", "axe")
    table.investigator(JENNY, "kitchen.a", JENNY_TRAITS, cards=["crowbar"])
    game = table.play(turn_of=JOE)
    answer(game, "explore")
    assert asked(game).options == ("try it", "leave it")


@pytest.mark.rule("1e.obstacle.discard-only-when-told", "1e.lock.stays-faceup")
@pytest.mark.parametrize("answered", ["try it", "leave it"])
def test_an_obstacle_that_was_not_overcome_stays_faceup_on_top(answered: str) -> None:
    game = joe("kitchen.a").pile("kitchen", "fallen-timber", "axe").dice(10).play(turn_of=JOE)
    answer(game, "explore", answered)
    assert room(game, "kitchen").pile == ["fallen-timber", "?"]


@pytest.mark.rule("1e.obstacle.unique-back")
def test_its_back_tells_it_from_an_exploration_card() -> None:
    game = joe("kitchen.a").pile("kitchen", "fallen-timber", "axe").play(turn_of=JOE)
    assert room(game, "kitchen").pile == ["?", "?"]
    assert room(game, "kitchen").obstacles == 1
    assert room(game, "study").obstacles == 0
