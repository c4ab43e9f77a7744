"""The Monster Attack Step: each monster may attack once."""

import pytest

from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, joe, monster, told

QUICK = "humanoid-1"  # Dexterity +1 or its damage: Joe needs 5


@pytest.mark.rule("1e.monster-attack.each-once")
def test_each_monster_attacks_once_an_investigator_in_its_space() -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a").monster("maniac", "kitchen.a")
    game = table.stack("humanoid", QUICK, "humanoid-6").dice(1, 1).play(stage="monster-attacks")
    assert asked(game).options == (f"zombie 1 attacks {JOE}", f"maniac 2 attacks {JOE}", "done")
    answer(game, f"zombie 1 attacks {JOE}")
    assert asked(game).options == (f"maniac 2 attacks {JOE}", "done")
    answer(game, f"maniac 2 attacks {JOE}")
    assert game.view("keeper").stage != "monster-attacks"


@pytest.mark.rule("1e.monster-attack.each-once")
def test_a_monster_in_another_space_of_the_room_does_not_attack() -> None:
    game = joe("kitchen.a").monster("zombie", "kitchen.b").play(stage="monster-attacks")
    assert asked(game).kind != "monster-attack"


@pytest.mark.rule("1e.monster-attack.each-once")
def test_in_the_next_step_it_may_attack_again() -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a").stack("humanoid", QUICK).dice(1)
    game = table.play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert not game.table.state.monsters[0].attacked


@pytest.mark.rule("1e.monster-attack.optional")
def test_the_keeper_may_let_some_attack_and_others_not() -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a").monster("maniac", "kitchen.a")
    game = table.stack("humanoid", QUICK).dice(1).play(stage="monster-attacks")
    answer(game, f"maniac 2 attacks {JOE}", "done")
    assert [facts["monster"] for facts in told(game, "monster-attacks")] == [2]
    assert game.view("keeper").stage != "monster-attacks"


@pytest.mark.rule("1e.monster-attack.keeper-picks-target")
def test_the_keeper_picks_among_those_who_share_its_space() -> None:
    table = joe("kitchen.a", players=2).investigator(JENNY, "kitchen.a")
    table.monster("zombie", "kitchen.a", "zombie-1").stack("humanoid", QUICK).dice(9)
    game = table.play(stage="monster-attacks")
    assert asked(game).seats == ("keeper",)
    assert asked(game).options[:2] == (f"zombie 1 attacks {JOE}", f"zombie 1 attacks {JENNY}")
    answer(game, f"zombie 1 attacks {JENNY}")
    assert (investigator(game, JOE).health, investigator(game, JENNY).health) == (9, 7)


@pytest.mark.rule("1e.monster-attack.stunned", "1e.open.stun-every-monster")
def test_a_stunned_monster_loses_a_token_instead_of_attacking() -> None:
    game = joe("kitchen.a").monster("zombie", "kitchen.a", stun=1).play(stage="monster-attacks")
    assert told(game, "monster-attacks") == []  # not even with its last token
    assert asked(game).kind != "monster-attack"
    assert monster(game).stun == 0


@pytest.mark.rule("1e.monster-attack.stunned")
def test_a_monster_that_is_stunned_after_its_attack_keeps_the_token_in_this_step() -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a").monster("maniac", "kitchen.a")
    game = table.stack("humanoid", QUICK).dice(1).play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    game.table.state.monsters[0].stun = 1  # by something that its attack has brought about
    answer(game, "done")
    assert monster(game).stun == 1
    assert told(game, "monster-recovers") == []


@pytest.mark.rule("1e.open.stun-every-monster")
def test_every_stunned_monster_loses_one_token_wherever_it_is() -> None:
    table = joe("kitchen.a").monster("zombie", "cellar.a", stun=2).monster("zombie", "study.c")
    game = table.monster("zombie", "library.a", stun=1).play(stage="monster-attacks")
    assert [monster(game, number).stun for number in (1, 2, 3)] == [1, 0, 0]


@pytest.mark.rule("1e.open.killed-mid-step")
def test_the_step_goes_on_after_a_death() -> None:
    table = joe("kitchen.a", players=2, damage=8).investigator(JENNY, "kitchen.a")
    table.monster("zombie", "kitchen.a").monster("maniac", "kitchen.a")
    game = table.stack("humanoid", QUICK).dice(9).play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert asked(game).options == (f"maniac 2 attacks {JENNY}", "done")
