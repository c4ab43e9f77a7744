"""Darkness: dear to explore, hard to fight in."""

from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.tables import JOE, answer, asked, investigator, joe, room, told


def needs(game: Game[State, View]) -> object:
    """What the last test needed."""
    return told(game, "test")[-1]["needs"]


def fights_in_the_dark(space: str = "cellar.a", **joes: Any) -> Game[State, View]:
    """Joe, Strength 4, hits a zombie in the dark cellar with bare hands."""
    table = joe(space, **joes).dark("cellar").monster("zombie", space).dice(1)
    game = table.stack("humanoid", "humanoid-1").play(turn_of=JOE)
    answer(game, "attack zombie 1 bare-handed")
    return game


@pytest.mark.rule("1e.darkness.combat-penalty", "1e.darkness.room")
@pytest.mark.parametrize("space", ["cellar.a", "cellar.b"])
def test_who_attacks_anywhere_in_a_dark_room_tests_with_two_less(space: str) -> None:
    assert needs(fights_in_the_dark(space)) == 2


@pytest.mark.rule("1e.darkness.room")
def test_the_room_next_to_it_is_not_dark() -> None:
    assert needs(fights_in_the_dark("entrance-hall.c")) == 4


@pytest.mark.rule("1e.darkness.combat-penalty")
def test_who_is_attacked_in_a_dark_room_tests_with_two_less() -> None:
    table = joe("cellar.a").dark("cellar").monster("zombie", "cellar.a").dice(1)
    game = table.stack("humanoid", "humanoid-3").play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert needs(game) == 2


@pytest.mark.rule("1e.darkness.room")
def test_a_card_darkens_a_room_once_and_all_can_see_it() -> None:
    table = joe("kitchen.a").threat(9).hand("the-wick-drowns")
    game = table.play(turn_of=JOE, stage="turn-start")
    assert not room(game, "kitchen").dark
    answer(game, f"play the-wick-drowns on {JOE}")
    assert room(game, "kitchen").dark
    assert told(game, "dark", "investigator-1") == [{"room": "kitchen"}]
    game = table.dark("kitchen").play(turn_of=JOE, stage="turn-start")
    answer(game, f"play the-wick-drowns on {JOE}")
    assert room(game, "kitchen").dark
    assert told(game, "dark") == []


@pytest.mark.rule("1e.darkness.cumulative")
def test_darkness_and_stun_add_up() -> None:
    assert needs(fights_in_the_dark(stun=1)) == 0


@pytest.mark.rule("1e.open.darkness-combat-scope")
def test_darkness_hinders_a_special_attack_but_neither_evading_nor_facing_a_monster() -> None:
    table = joe("cellar.a").dark("cellar").monster("zombie", "cellar.a", token="zombie-1")
    game = table.stack("humanoid", "humanoid-2").dice(1).play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert needs(game) == 2  # Strength 4
    game = table.play(turn_of=JOE)
    answer(game, "move cellar.b")
    assert needs(game) == 5  # Dexterity 4, awareness 1
    table = joe("entrance-hall.c").dark("cellar").monster("zombie", "cellar.a").dice(1)
    game = table.play(turn_of=JOE)
    answer(game, "move cellar.b")
    assert needs(game) == 5  # Willpower 6, horror -1


@pytest.mark.rule("1e.darkness.explore-cost", "1e.open.darkness-explore-steps")
def test_exploring_a_dark_room_takes_the_action_and_a_step() -> None:
    game = joe("cellar.a").dark("cellar").pile("cellar", "axe").play(turn_of=JOE)
    answer(game, "explore")
    assert investigator(game, JOE).cards == ["axe"]
    assert asked(game).about == {"who": JOE, "steps": 1, "action": False}


@pytest.mark.rule("1e.darkness.explore-cost", "1e.open.darkness-explore-steps")
def test_without_a_step_left_a_dark_room_cannot_be_explored() -> None:
    table = joe("cellar.a", cards=["axe"]).dark("cellar").pile("cellar", "fire-poker")
    game = table.play(turn_of=JOE)
    answer(game, "move cellar.b")
    assert "explore" in asked(game).options
    answer(game, "move cellar.a")
    assert "explore" not in asked(game).options


@pytest.mark.rule("1e.open.darkness-explore-steps")
def test_the_step_that_exploring_takes_is_no_point_for_a_mythos_card() -> None:
    table = joe("cellar.a").dark("cellar").pile("cellar", "axe").hand("slack-water")
    game = table.play(turn_of=JOE)
    answer(game, "explore")
    assert asked(game).kind == "mythos"  # after the action
    answer(game, "pass")
    assert asked(game).kind == "turn"


@pytest.mark.rule("1e.open.stunned-dark-explore")
def test_a_stunned_investigator_may_spend_his_one_step_on_exploring_in_the_dark() -> None:
    table = joe("cellar.a", stun=1, cards=["axe"]).dark("cellar").pile("cellar", "fire-poker")
    game = table.play(turn_of=JOE)
    answer(game, "move cellar.b")
    assert "explore" not in asked(game).options
    game = table.play(turn_of=JOE)
    answer(game, "explore")
    assert investigator(game, JOE).cards == ["axe", "fire-poker"]
    assert game.view("keeper").active == ""  # nothing is left of his turn


@pytest.mark.rule("1e.darkness.ignore")
def test_a_lantern_makes_darkness_harmless() -> None:
    assert needs(fights_in_the_dark(cards=["lantern"])) == 4
    table = joe("cellar.a", cards=["lantern"]).dark("cellar").pile("cellar", "axe")
    game = table.play(turn_of=JOE)
    answer(game, "explore")
    assert asked(game).about["steps"] == 2


@pytest.mark.rule("1e.darkness.ignore-untargetable")
@pytest.mark.parametrize(("cards", "playable"), [([], True), (["lantern"], False)])
def test_who_ignores_darkness_is_no_target_for_cards_that_need_it(
    cards: list[str], playable: bool
) -> None:
    table = joe("cellar.a", cards=cards).dark("cellar").hand("two-shadows").threat(1)
    game = table.play(turn_of=JOE, stage="turn-start")
    assert (f"play two-shadows on {JOE}" in asked(game).options) is playable
