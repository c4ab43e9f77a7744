"""The keeper's turn: five steps in their order."""

import pytest

from tests.rules.first.tables import JENNY, JOE, answer, asked, joe, told


@pytest.mark.rule("1e.keeper-turn.five-steps")
def test_trading_threat_actions_attacks_event_follow_each_other() -> None:
    table = joe(players=2, cards=["brass-key"]).investigator(JENNY, "kitchen.a")
    game = table.monster("zombie", "kitchen.a").play(stage="trading")
    steps = [asked(game).kind]
    answer(game, "done")
    steps.append(asked(game).kind)
    assert game.view("keeper").keeper.threat == 2  # gained before he acts
    answer(game, "done")
    steps.append(asked(game).kind)
    assert told(game, "time") == []
    answer(game, "done")
    assert steps == ["trade", "keeper-action", "monster-attack"]
    assert len(told(game, "time")) == 1


@pytest.mark.rule("1e.keeper-turn.five-steps")
def test_a_keeper_without_threat_still_lets_his_monsters_attack() -> None:
    game = joe("kitchen.a").monster("zombie", "kitchen.a").play(stage="keeper-actions")
    assert asked(game).kind == "monster-attack"


@pytest.mark.rule("1e.keeper-turn.plays-in-inv-turn")
def test_in_an_investigators_turn_the_keeper_may_play_mythos_and_trauma_cards() -> None:
    table = joe(damage=1).hand("salt-in-the-cut", "blood-in-the-eye").threat(1)
    game = table.play(turn_of="joe-diamond", stage="turn-start")
    answer(game, "play salt-in-the-cut on joe-diamond")
    assert asked(game).seats == ("keeper",)
    answer(game, "play blood-in-the-eye on joe-diamond")
    assert [facts["card"] for facts in told(game, "trauma")] == ["blood-in-the-eye"]


@pytest.mark.rule("1e.keeper-turn.reveals")
def test_the_cards_of_a_room_and_its_lock_are_turned_over_from_the_keepers_side() -> None:
    table = joe("library.a").pile("library", "axe").lock("study", "brass-plate")
    game = table.play(turn_of=JOE)
    keeper, other = game.view("keeper").rooms, game.view("investigator-1").rooms
    assert (keeper["library"].pile, keeper["study"].lock) == (["axe"], "brass-plate")
    assert (other["library"].pile, other["study"].lock) == (["?"], "?")
    answer(game, "explore", "move study.c")  # nobody else chooses what is turned over
    assert [facts["card"] for facts in told(game, "found", "investigator-1")] == ["axe"]
    assert [facts["card"] for facts in told(game, "lock-revealed", "investigator-1")] == [
        "brass-plate"
    ]


@pytest.mark.rule("1e.keeper-turn.resolves-combat")
def test_combat_cards_are_drawn_and_resolved_without_the_attacker_s_choice() -> None:
    table = joe("kitchen.a", cards=["axe"]).monster("zombie", "kitchen.a", "zombie-3")
    game = table.stack("humanoid", "humanoid-1", "humanoid-11").dice(1).play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert [each.option for each in game.answers] == ["attack zombie 1 with axe"]
    assert [facts["card"] for facts in told(game, "combat")] == ["humanoid-11"]
    assert told(game, "monster-hurt")[0]["amount"] == 3
