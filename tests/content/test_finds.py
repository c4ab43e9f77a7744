"""Exploration and Starting Item cards: how many there are, and that the cleverer ones work."""

from collections import Counter

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import FirstEdition, the_box
from madhouse.first.seen.views import View
from madhouse.first.things.box import Box
from madhouse.first.things.state import State
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    monster,
    retold,
    told,
)

SHOT = "humanoid-18"  # tests Marksmanship; if passed, the weapon deals its damage
BLOWS = {"zombie": "humanoid-6", "witch": "eldritch-5"}  # the same, blunt, with Strength


def common(box: Box) -> list[str]:
    """The finds of the box that are no clues."""
    return [item.id for item in box.exploration.values() if not item.clue]


def with_all_cards() -> FirstEdition:
    """The training story with every find of the box at hand, and a witch."""
    story = the_box().story(STORY)
    return retold(pool=tuple(common(the_box())), monsters=(*story.monsters, "witch"))


def joe_with(card: str, at: str = "library.a", players: int = 1, damage: int = 0) -> TableBuilder:
    table = TableBuilder(players=players, told=with_all_cards())
    return table.investigator(JOE, at, JOE_TRAITS, cards=[card], damage=damage)


def shooting(weapon: str, *dice: int) -> Game[State, View]:
    """Joe with a weapon, and a zombie that he can see."""
    table = joe_with(weapon).pile("library", "axe").monster("zombie", "library.b").event(1)
    return table.stack("humanoid", SHOT, "humanoid-20").dice(*dice).play(turn_of=JOE)


# Counts


def test_finds_of_each_type(box: Box) -> None:
    counted = Counter(box.exploration[card].types[0] for card in common(box))
    empty = counted.pop("nothing")
    assert empty == 9
    assert counted == {"key": 5, "artifact": 5, "tome": 4, "weapon": 8, "equipment": 8}


@pytest.mark.rule("1e.comp.starting-item-card")
def test_a_starting_item_is_an_object_or_an_ally(box: Box) -> None:
    for item in box.starting_items.values():
        assert set(item.types) <= {"weapon", "equipment", "tome", "ally"}, item.id


# In play


@pytest.mark.parametrize(("roll", "jams"), [(5, False), (8, False), (9, True), (10, True)])
def test_a_tommy_gun_jams_on_a_high_roll_until_an_action_clears_it(roll: int, jams: bool) -> None:
    shot, clear = "attack zombie 1 with tommy-gun", "use tommy-gun"
    game = shooting("tommy-gun", roll)
    answer(game, shot, "end turn", "done")
    assert [option in asked(game).options for option in (shot, clear)] == [not jams, jams]
    if jams:
        answer(game, clear, "end turn", "done")
        assert shot in asked(game).options


def test_a_shotgun_has_two_shells_and_is_loaded_again_by_exploring() -> None:
    shot = "attack zombie 1 with shotgun"
    game = shooting("shotgun", 10, 10)
    answer(game, shot, "end turn", "done", shot, "end turn", "done")
    assert shot not in asked(game).options
    answer(game, "explore", "end turn", "done")
    assert shot in asked(game).options


@pytest.mark.parametrize(
    ("weapon", "kind", "needs", "damage"),
    [
        ("fire-poker", "zombie", 4, 2),
        ("fire-poker", "witch", 4, 3),
        ("sledgehammer", "zombie", 3, 4),
    ],
)
def test_a_poker_bites_eldritch_monsters_deeper_and_a_sledgehammer_is_hard_to_swing(
    weapon: str, kind: str, needs: int, damage: int
) -> None:
    table = joe_with(weapon).monster(kind, "library.a").dice(1)
    klass = table.box.monsters[kind].klass
    game = table.stack(klass, BLOWS[kind]).play(turn_of=JOE)
    answer(game, f"attack {kind} 1 with {weapon}")
    assert told(game, "test")[-1]["needs"] == needs
    assert monster(game).damage == damage


def test_the_silver_salt_saves_each_carrier_once() -> None:
    table = joe_with("the-silver-salt", damage=8).threat(2).hand("salt-in-the-cut")
    game = table.play(stage="turn-start", turn_of=JOE)
    answer(game, f"play salt-in-the-cut on {JOE}")
    saved = investigator(game, JOE)
    assert (saved.health, saved.sanity) == (1, 6)
    assert "the-silver-salt would-be-killed 0" in game.table.state.investigators[0].used


@pytest.mark.parametrize(("lock", "needs"), [("swollen-door", 5), ("way-by-the-ledge", 4)])
def test_a_valve_wheel_helps_with_a_lock_that_takes_strength(lock: str, needs: int) -> None:
    game = joe_with("valve-wheel").lock("study", lock).dice(10).play(turn_of=JOE)
    answer(game, "move study.c", "try it")
    assert told(game, "test")[-1]["needs"] == needs


def test_dynamite_hurts_everybody_next_door_and_some_at_home() -> None:
    table = joe_with("dynamite", players=2).investigator(JENNY, "kitchen.a", JENNY_TRAITS)
    table.monster("zombie", "library.b", "zombie-2").monster("zombie", "kitchen.b", "zombie-4")
    game = table.play(turn_of=JOE)
    answer(game, "use dynamite", "kitchen")
    assert [investigator(game, who).health for who in (JOE, JENNY)] == [7, 4]
    assert [monster(game, number).damage for number in (1, 2)] == [2, 5]
    assert game.table.state.exploration.discard == ["dynamite"]


@pytest.mark.parametrize("roll", [1, 10])
def test_the_sextons_ledger_takes_care_of_a_corpse_whatever_the_die_says(roll: int) -> None:
    table = joe_with("the-sextons-ledger").feature("corpse", "library.b").dice(roll)
    game = table.play(turn_of=JOE)
    answer(game, "use the-sextons-ledger")
    state = game.table.state
    assert state.features == []
    assert len(state.investigators[0].spells) == (roll == 1)


def test_the_ledger_can_be_read_where_nobody_lies() -> None:
    game = joe_with("the-sextons-ledger").play(turn_of=JOE)
    assert "use the-sextons-ledger" in asked(game).options


def test_a_sedative_is_only_for_one_who_has_something_to_be_rid_of() -> None:
    game = joe_with("sedative").play(turn_of=JOE)
    assert "use sedative" not in asked(game).options
    game = joe_with("sedative").trauma(JOE, "bad-knee").play(turn_of=JOE)
    answer(game, "use sedative")
    assert (investigator(game, JOE).trauma, investigator(game, JOE).stun) == ([], 1)
