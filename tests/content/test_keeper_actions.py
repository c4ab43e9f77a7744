"""Keeper Action cards: each can be used where it would do something, and played out."""

import pytest

from madhouse.first.building import TableBuilder
from madhouse.first.edition import FirstEdition, the_box
from madhouse.first.things.box import Box
from tests.rules.first.tables import JENNY, JOE, answer, asked, retold, told

CARRIED = ["first-aid-kit", "the-grey-salt"]


@pytest.fixture(scope="module")
def all_actions() -> FirstEdition:
    """The training story with every Keeper Action card and the monsters that they place."""
    box = the_box()
    return retold(actions=tuple(box.actions), monsters=("zombie", "maniac", "cultist"))


def house(story: FirstEdition, threat: int) -> TableBuilder:
    """Joe, near the end of his tether, with a treasure, beside a zombie; an altar, a camp fire, a
    dark cellar."""
    table = TableBuilder(players=2, told=story)
    table.investigator(JOE, "kitchen.a", cards=CARRIED, damage=2, horror=6)
    table.investigator(JENNY, "kitchen.a").monster("zombie", "kitchen.a")
    table.monster("maniac", "cellar.a").dark("cellar")
    table.feature("altar", "library.a").feature("camp-fire", "study.c")
    return table.threat(threat)


@pytest.mark.parametrize("name", the_box().actions)
def test_every_action_can_be_played_out(all_actions: FirstEdition, box: Box, name: str) -> None:
    card = box.actions[name]
    game = house(all_actions, card.cost).play(stage="keeper-actions")
    answer(game, name)
    for _ in range(20):
        if game.over or asked(game).kind in ("keeper-action", "monster-attack"):
            break
        answer(game, asked(game).options[0])
    used = told(game, "keeper-action")
    assert used == [{"card": name, "cost": card.cost}]


@pytest.mark.parametrize("name", the_box().actions)
def test_no_action_is_free(box: Box, name: str) -> None:
    assert box.actions[name].cost >= 1


@pytest.mark.parametrize("name", ["creatures-of-the-night", "spread-fire", "hurry-the-hour"])
def test_some_actions_are_used_once_a_turn(all_actions: FirstEdition, name: str) -> None:
    game = house(all_actions, 9).play(stage="keeper-actions")
    answer(game, name)
    for _ in range(20):
        if asked(game).kind == "keeper-action":
            break
        answer(game, asked(game).options[-1])
    assert name not in asked(game).options


def test_creatures_go_further_in_the_dark(all_actions: FirstEdition) -> None:
    game = house(all_actions, 2).play(stage="keeper-actions")
    answer(game, "creatures-of-the-night")
    reach = {}
    while asked(game).kind == "move-monster":
        reach[asked(game).about["monster"]] = asked(game).about["left"]
        answer(game, "stay")
    assert reach == {1: 1, 2: 2}  # the zombie in the kitchen, the maniac in the cellar


def test_time_is_not_hurried_to_the_end(all_actions: FirstEdition) -> None:
    game = house(all_actions, 9).event(resolved=4).play(stage="keeper-actions")
    assert "hurry-the-hour" not in asked(game).options
