"""Stun: one Movement Step less, two off every test, until the tokens are gone."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.tables import JOE, answer, asked, investigator, joe, monster, told


def needs(game: Game[State, View]) -> object:
    """What the last test needed."""
    return told(game, "test")[-1]["needs"]


def tries_the_study(stun: int, skill: int = 0) -> Game[State, View]:
    """Joe, Strength 4 and Luck 4, tries a lock."""
    table = joe("library.a", stun=stun, skill=skill).lock("study", "swollen-door").dice(10)
    game = table.play(turn_of=JOE)
    answer(game, "move study.c", "try it")
    return game


@pytest.mark.rule("1e.stun.placement")
@pytest.mark.parametrize(
    ("card", "roll", "his", "its"), [("humanoid-5", 10, 1, 0), ("humanoid-4", 1, 0, 1)]
)
def test_tokens_lie_with_the_investigator_or_the_monster_that_was_stunned(
    card: str, roll: int, his: int, its: int
) -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a").stack("humanoid", card).dice(roll)
    game = table.play(turn_of=JOE)
    answer(game, "attack zombie 1 bare-handed")
    assert (investigator(game, JOE).stun, monster(game).stun) == (his, its)


@pytest.mark.rule("1e.stun.investigator-move")
def test_a_stunned_investigator_takes_one_step() -> None:
    game = joe("library.a", stun=1, cards=["lantern"]).play(turn_of=JOE)
    answer(game, "move library.b")
    assert not any(option.startswith("move") for option in asked(game).options)


@pytest.mark.rule("1e.stun.mid-turn")
@pytest.mark.parametrize(("moves", "left"), [((), 1), (("move kitchen.a",), 0)])
def test_one_stunned_in_his_own_turn_loses_the_second_step(
    moves: tuple[str, ...], left: int
) -> None:
    start = "kitchen.b" if moves else "kitchen.a"
    table = joe(start, cards=["axe"]).monster("zombie", "kitchen.a")
    game = table.stack("humanoid", "humanoid-13").dice(10).play(turn_of=JOE)
    answer(game, *moves, "attack zombie 1 with axe")  # failed: become stunned
    assert investigator(game, JOE).stun == 1
    moves_left = [option for option in game.legal("investigator-1") if option.startswith("move")]
    assert bool(moves_left) is bool(left)


@pytest.mark.rule("1e.stun.investigator-tests")
def test_every_test_of_a_stunned_investigator_is_two_harder() -> None:
    assert needs(tries_the_study(stun=0)) == 4
    assert needs(tries_the_study(stun=1)) == 2
    game = joe("library.b", stun=1).monster("zombie", "kitchen.b").dice(1).play(turn_of=JOE)
    answer(game, "move kitchen.b")
    assert needs(game) == 3  # Willpower 6, horror -1
    game = joe("kitchen.b", stun=1).monster("zombie", "kitchen.b").dice(1).play(turn_of=JOE)
    answer(game, "move kitchen.a")
    assert needs(game) == 3  # Dexterity 4, awareness 1


@pytest.mark.rule("1e.stun.no-stack", "1e.stun.multiple-tokens", "1e.conflict.stun-stack")
def test_a_second_token_makes_nothing_worse() -> None:
    game = tries_the_study(stun=2)
    assert investigator(game, JOE).stun == 2
    assert needs(game) == 2
    game = joe("library.a", stun=2).play(turn_of=JOE)
    assert asked(game).about["steps"] == 1


@pytest.mark.rule("1e.stun.tests-only")
def test_the_luck_that_a_skill_point_adds_is_not_lessened() -> None:
    game = tries_the_study(stun=1, skill=1)
    answer(game, "spend a skill point")
    assert needs(game) == 4 - 2 + 4


@pytest.mark.rule("1e.stun.monster")
def test_a_stunned_monster_neither_moves_nor_attacks() -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a", stun=1).threat(1)
    assert "command-minion" not in asked(table.play(stage="keeper-actions")).options
    game = table.play(stage="monster-attacks")
    assert asked(game).kind == "turn"  # the keeper was not even asked
    assert told(game, "monster-attacks") == []


@pytest.mark.rule("1e.stun.one-per-turn", "1e.stun.multiple-tokens")
def test_an_investigator_gets_rid_of_one_token_a_turn() -> None:
    game = joe("kitchen.a", stun=2).play(stage="trading")
    answer(game, "discard a stun token")
    assert asked(game).kind == "keeper-action"
    assert investigator(game, JOE).stun == 1


@pytest.mark.rule("1e.stun.one-per-turn", "1e.stun.multiple-tokens", "1e.conflict.stun-stack")
def test_a_monster_gets_rid_of_one_token_a_turn() -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a", stun=2)
    assert monster(table.play(stage="monster-attacks")).stun == 1


@pytest.mark.rule("1e.open.stun-every-monster")
def test_the_last_token_goes_with_nobody_near_and_costs_the_attack() -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a", stun=1)
    game = table.monster("zombie", "cellar.a", stun=1).play(stage="monster-attacks")
    assert [monster(game, number).stun for number in (1, 2)] == [0, 0]
    assert told(game, "monster-attacks") == []


@pytest.mark.rule("1e.open.stunned-run")
def test_a_stunned_investigator_may_run() -> None:
    game = joe("library.a", stun=1).play(turn_of=JOE)
    answer(game, "move library.b", "run kitchen.b")
    assert investigator(game, JOE).space == "kitchen.b"
