"""Evade Tests: turning one's back on a monster."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    answer,
    asked,
    investigator,
    joe,
    monster,
    told,
)


def beside_a_zombie(*rolls: int, **joes: int) -> Game[State, View]:
    """Joe shares a space of the kitchen with a zombie (awareness 1, damage 2) and a find."""
    table = joe("kitchen.a", **joes).monster("zombie", "kitchen.a", token="zombie-1")
    return table.pile("kitchen", "axe").dice(*rolls).play(turn_of=JOE)


# -- the rulebook's example --------------------------------------------------------------------


@pytest.mark.rule("1e.evade.example-joe-fail", "1e.evade.how", "1e.evade.fail")
def test_joe_fails_to_evade_the_zombie() -> None:
    game = beside_a_zombie(6)
    answer(game, "explore")
    (test,) = told(game, "test")
    assert (test["attribute"], test["needs"], test["passed"]) == ("dexterity", 5, False)
    answer(game, "strike")
    assert investigator(game, JOE).health == 7


@pytest.mark.rule(
    "1e.evade.example-joe-continue",
    "1e.evade.proceed-anyway",
    "1e.evade.once-per-turn",
    "1e.conflict.evade-unless",
)
def test_joe_explores_all_the_same_and_walks_away_without_another_test() -> None:
    game = beside_a_zombie(6)
    answer(game, "explore", "strike")
    assert investigator(game, JOE).cards == ["axe"]
    answer(game, "move kitchen.b")
    assert investigator(game, JOE).space == "kitchen.b"
    assert len(told(game, "test")) == 1


# -- when and how --------------------------------------------------------------------------------


@pytest.mark.rule("1e.evade.when")
@pytest.mark.parametrize("step", ["move kitchen.b", "run kitchen.b", "explore"])
def test_whoever_moves_or_acts_evades_first(step: str) -> None:
    game = beside_a_zombie(1)
    answer(game, step)
    assert told(game, "evades") == [{"who": JOE, "monster": 1}]


@pytest.mark.rule("1e.evade.when")
def test_a_monster_in_another_space_of_the_room_is_not_evaded() -> None:
    game = joe("kitchen.a").monster("zombie", "kitchen.b").play(turn_of=JOE)
    answer(game, "move kitchen.b")
    assert told(game, "evades") == []


@pytest.mark.rule("1e.evade.timing")
def test_the_test_comes_before_anything_else_happens() -> None:
    game = beside_a_zombie(6)
    answer(game, "move kitchen.b")
    assert (asked(game).kind, asked(game).seats) == ("hit-evader", ("keeper",))
    assert investigator(game, JOE).space == "kitchen.a"


@pytest.mark.rule("1e.evade.pass")
def test_who_passes_suffers_nothing() -> None:
    game = beside_a_zombie(5)
    answer(game, "move kitchen.b")
    assert (investigator(game, JOE).space, investigator(game, JOE).health) == ("kitchen.b", 9)


@pytest.mark.rule("1e.evade.fail")
def test_the_keeper_may_hold_the_monster_back() -> None:
    game = beside_a_zombie(6)
    answer(game, "move kitchen.b", "hold back")
    assert (investigator(game, JOE).space, investigator(game, JOE).health) == ("kitchen.b", 9)


@pytest.mark.rule("1e.evade.once-per-turn", "1e.open.turn-meaning")
def test_a_new_turn_means_a_new_test() -> None:
    game = beside_a_zombie(5, 5)
    answer(game, "explore", "end turn", "done", "done", "move kitchen.b")
    assert len(told(game, "evades")) == 2


@pytest.mark.rule("1e.evade.multiple", "1e.evade.once-per-turn")
@pytest.mark.parametrize("first", [1, 2])
def test_several_monsters_are_evaded_one_by_one_as_he_likes_and_each_once(first: int) -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a").monster("maniac", "kitchen.a")
    game = table.dice(1, 1, 10).play(turn_of=JOE)
    answer(game, "move kitchen.b", {1: "zombie 1", 2: "maniac 2"}[first])
    assert [fact["monster"] for fact in told(game, "evades")] == [first, 3 - first]
    assert len(told(game, "test")) == 2
    assert investigator(game, JOE).space == "kitchen.b"


@pytest.mark.rule("1e.evade.multiple")
def test_the_second_monster_may_be_the_one_that_catches_him() -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a").monster("maniac", "kitchen.a")
    game = table.dice(1, 10).play(turn_of=JOE)
    answer(game, "move kitchen.b", "zombie 1")
    assert asked(game).about == {"who": JOE, "monster": 2}
    assert investigator(game, JOE).space == "kitchen.a"


@pytest.mark.rule("1e.evade.attack-exempt", "1e.conflict.evade-attack")
@pytest.mark.parametrize(
    "attack",
    [
        "attack zombie 1 bare-handed",
        "attack zombie 1 with axe",
        "attack zombie 2 with 45-automatics",
    ],
)
def test_no_attack_needs_an_evade_test(attack: str) -> None:
    table = joe("entrance-hall.a", cards=["axe", "45-automatics"]).dice(1)
    table.monster("zombie", "entrance-hall.a").monster("zombie", "entrance-hall.b")
    game = table.play(turn_of=JOE)
    answer(game, attack)
    assert told(game, "attacks") != []
    assert told(game, "evades") == []


@pytest.mark.rule("1e.evade.moved-by-keeper")
def test_whom_the_keeper_moves_evades_nobody() -> None:
    table = joe("entrance-hall.a").monster("zombie", "entrance-hall.a").threat(1)
    table.hand("the-draught-has-a-direction")
    game = table.play(turn_of=JOE, stage="turn-start")
    answer(game, f"play the-draught-has-a-direction on {JOE}", "to library.a")
    assert investigator(game, JOE).space == "library.a"
    assert told(game, "evades") == []


@pytest.mark.rule("1e.open.evade-stunned-monster")
def test_a_stunned_monster_is_evaded_like_any_other() -> None:
    game = joe("kitchen.a").monster("zombie", "kitchen.a", stun=1).dice(6).play(turn_of=JOE)
    answer(game, "move kitchen.b")
    assert asked(game).kind == "hit-evader"


@pytest.mark.rule("1e.open.killed-mid-step")
def test_who_is_killed_evading_gets_no_further() -> None:
    table = joe("kitchen.a", players=2, damage=8).investigator(JENNY, "cellar.a", JENNY_TRAITS)
    table.monster("zombie", "kitchen.a", token="zombie-1").pile("kitchen", "axe").dice(10)
    game = table.play(turn_of=JOE)
    answer(game, "explore", "strike")
    assert told(game, "found") == []
    assert game.view("keeper").active == JENNY
    assert monster(game).space == "kitchen.a"
