"""Killing monsters."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.things.story import Goal
from madhouse.first.words.objective import MonsterSlain
from tests.rules.first.stories import wanted
from tests.rules.first.tables import JOE, answer, joe, monster, retold, told


def struck(token: str, damage: int) -> Game[State, View]:
    """Joe hits a zombie, which has so much damage, with the axe for 3."""
    table = joe("kitchen.a", cards=["axe"]).monster("zombie", "kitchen.a", token, damage)
    game = table.stack("humanoid", "humanoid-11").dice(1).play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    return game


@pytest.mark.rule("1e.monster-kill.damage-total", "1e.monster-kill.damage-clip")
def test_damage_adds_up_for_all_to_see() -> None:
    game = struck("zombie-2", damage=2)
    assert monster(game, seat="investigator-1").damage == 5


@pytest.mark.rule("1e.monster-kill.threshold")
@pytest.mark.parametrize(("damage", "dead"), [(2, False), (3, True), (4, True)])
def test_it_is_killed_when_damage_equals_or_exceeds_its_health(damage: int, dead: bool) -> None:
    game = struck("zombie-2", damage)  # health 6
    assert bool(told(game, "monster-killed")) is dead
    assert bool(game.view("keeper").monsters) is not dead


@pytest.mark.rule("1e.monster-kill.cleanup")
def test_its_figure_leaves_the_board_and_can_be_placed_again_unhurt() -> None:
    table = joe("library.a", cards=["axe"]).threat(3)
    for token in ("zombie-1", "zombie-2", "zombie-3"):
        table.monster("zombie", "study.c", token)
    table.monster("zombie", "library.a", "zombie-4", damage=6)
    game = table.stack("humanoid", "humanoid-11").dice(1).play(turn_of=JOE)
    answer(game, "attack zombie 4 with axe", "end turn", "something-stirs", "zombie", "cellar.a")
    placed = monster(game, 5)
    assert (placed.token, placed.damage) == ("zombie-4", 0)
    assert monster(game, 5, "investigator-1").token == "?"


@pytest.mark.rule("1e.monster-kill.cleanup")
def test_what_it_has_taken_from_somebody_falls_on_the_pile_of_its_room() -> None:
    table = joe("kitchen.a", cards=["axe", "lantern"]).pile("kitchen", "crowbar", "brass-key")
    table.monster("zombie", "kitchen.a", "zombie-2", damage=3)
    table.state.investigators[0].cards.remove("lantern")
    table.state.monsters[0].carries = ["lantern"]
    game = table.stack("humanoid", "humanoid-11").dice(1).play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert game.view("keeper").rooms["kitchen"].pile == ["lantern", "crowbar", "brass-key"]


@pytest.mark.rule("1e.monster-kill.threshold", "1e.win.first-side")
@pytest.mark.parametrize(("name", "won"), [("tom-halloran", True), ("", False)])
def test_the_death_of_a_monster_with_a_name_may_be_a_goal(name: str, won: bool) -> None:
    goal = Goal("Tom Halloran is laid to rest.", (MonsterSlain("tom-halloran"),))
    table = TableBuilder(told=retold(objectives=(wanted(investigators=goal),)))
    table.investigator(JOE, "kitchen.a", cards=["axe"]).stack("humanoid", "humanoid-11").dice(1)
    game = table.monster("zombie", "kitchen.a", "zombie-2", 3, name=name).play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert game.table.state.monsters == []
    assert game.over is won
    assert game.table.state.slain == ([name] if name else [])


@pytest.mark.rule("1e.monster-kill.large-base")
def test_damage_of_several_tokens_is_one_sum_however_big_the_monster() -> None:
    table = joe("kitchen.a", cards=["axe"]).stack("humanoid", "humanoid-11").dice(1)
    table.monster("zombie", "kitchen.a", "zombie-1", damage=9, extra_health=9)  # health 14
    game = table.play(turn_of=JOE)
    answer(game, "attack zombie 1 with axe")
    assert monster(game).damage == 12
