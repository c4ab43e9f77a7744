"""Words for monsters that come near or are near, and for what one does about them."""

from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.cards import MonsterClass
from madhouse.first.things.state import State
from tests.rules.first.made_cards import CHARM, WEAPON, joe_with, made
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    monster,
    told,
    zombies_of,
)

DOOR = "kitchen.b|library.b"
CHASE = "do: [monster_comes_to_you: {within: 3, spaces: 2}]"


def befalls(omen: str, at: str = "kitchen.a", **more: Any) -> TableBuilder:
    """Joe, whom the keeper can play the Omen on."""
    table = TableBuilder(told=made(mythos=omen)).investigator(JOE, at, JOE_TRAITS, **more)
    return table.hand("omen")


def played(table: TableBuilder, *answers: str) -> Game[State, View]:
    game = table.play(stage="turn-start", turn_of=JOE)
    answer(game, f"play omen on {JOE}", *answers)
    return game


# -- monsters that come ------------------------------------------------------------------------


@pytest.mark.rule("1e.monster-move.space-by-space")
def test_a_monster_that_is_drawn_near_moves_toward_you_and_no_other_way() -> None:
    table = befalls(CHASE).monster("zombie", "library.b")
    game = played(table.dice(1))
    assert asked(game).options == ("to kitchen.b", "stay")
    answer(game, "to kitchen.b")
    assert asked(game).options == ("to kitchen.a", "stay")
    answer(game, "stay")
    assert monster(game).space == "kitchen.b"


@pytest.mark.rule("1e.stun.monster")
def test_a_stunned_monster_is_not_drawn_near() -> None:
    game = played(befalls(CHASE).monster("zombie", "library.b", stun=1))
    assert asked(game).kind == "turn"


@pytest.mark.rule("1e.barrier.no-passage")
def test_nor_does_it_pass_a_barrier() -> None:
    table = befalls(CHASE).monster("zombie", "library.b").feature("barrier", "library.b", DOOR)
    assert asked(played(table)).kind == "turn"


def test_a_monster_comes_however_far_it_is_or_so_far_only() -> None:
    text = "do: [confront: {do: [keeper_moves_you: 2, %s]}]"
    spaces = {}
    for verb in ("monster_comes", "monster_approaches: 1"):
        table = TableBuilder(told=made(action=text % verb)).investigator(JOE, "kitchen.a")
        table.monster("zombie", "kitchen.a").dice(1, 1)
        game = table.play(stage="keeper-actions")
        answer(game, "command-minion", "to library.b")
        spaces[verb] = monster(game).space
    assert spaces == {"monster_comes": "library.b", "monster_approaches: 1": "kitchen.b"}


@pytest.mark.rule("1e.monster-move.space-by-space")
def test_a_step_that_brings_it_no_nearer_is_no_way() -> None:
    table = befalls(CHASE, "cloakroom.d").monster("zombie", "entrance-hall.a")
    assert asked(played(table)).options == ("to entrance-hall.b", "stay")  # not hall c


@pytest.mark.rule("1e.stun.monster")
@pytest.mark.parametrize("verb", ["monster_comes", "monster_goes_by: vent"])
def test_stunned_in_the_middle_of_it_it_stays_where_it_is(verb: str) -> None:
    text = f"do: [confront: {{do: [keeper_moves_you: 1, stun_monster, {verb}]}}]"
    table = TableBuilder(told=made(action=text)).investigator(JOE, "kitchen.a")
    table.monster("zombie", "kitchen.a").feature("vent", "kitchen.a").feature("vent", "study.c")
    game = table.play(stage="keeper-actions")
    answer(game, "command-minion")
    assert asked(game).kind != "move-monster"
    assert monster(game).space == "kitchen.a"


# -- another way past a door -------------------------------------------------------------------


def held_at_the_door(klass: MonsterClass, marker: str, *more: str) -> Game[State, View]:
    """A monster forces a door that holds; a ladder or vent is in its space, and others are."""
    story = zombies_of(klass)
    table = TableBuilder(told=story).investigator(JOE, "cellar.a").monster("zombie", "library.b")
    table.feature("barrier", "library.b", DOOR).feature(marker, "library.b")
    for space in more:
        table.feature(marker, space)
    game = table.stack(klass, "beast-21").threat(1).play(stage="keeper-actions")
    answer(game, "command-minion", f"force {DOOR}")
    return game


@pytest.mark.rule("1e.vent.adjacent", "1e.barrier.held-stops")
def test_a_beast_that_a_door_has_held_may_go_on_by_vent() -> None:
    game = held_at_the_door("beast", "vent", "bathroom.b", "study.c")
    assert asked(game).options == ("to bathroom.b", "to study.c", "stay")
    assert asked(game).about == {"monster": 1, "left": 1}
    answer(game, "to study.c")
    assert monster(game).space == "study.c"
    assert asked(game).kind != "move-monster"  # the door has held it


@pytest.mark.rule("1e.vent.adjacent")
@pytest.mark.parametrize("marker", ["ladder", "camp-fire"])
def test_not_by_anything_but_a_vent(marker: str) -> None:
    assert asked(held_at_the_door("beast", marker, "library.a")).kind != "move-monster"


@pytest.mark.rule("1e.vent.others-barred")
@pytest.mark.parametrize(("marker", "goes"), [("ladder", True), ("vent", False)])
def test_nor_does_anything_but_a_beast_go_by_vent(marker: str, goes: bool) -> None:
    text = f"do: [confront: {{do: [monster_goes_by: {marker}]}}]"
    table = TableBuilder(told=made(action=text)).investigator(JOE, "library.b")
    table.monster("zombie", "library.b").feature(marker, "library.b").feature(marker, "library.a")
    game = table.play(stage="keeper-actions")
    answer(game, "command-minion")
    assert (asked(game).kind == "move-monster") is goes


@pytest.mark.rule("1e.vent.adjacent")
def test_nor_does_it_without_one_in_its_own_space() -> None:
    table = TableBuilder(told=zombies_of("beast")).investigator(JOE, "cellar.a")
    table.monster("zombie", "library.b").feature("barrier", "library.b", DOOR)
    table.feature("vent", "library.a").feature("vent", "study.c").stack("beast", "beast-21")
    game = table.threat(1).play(stage="keeper-actions")
    answer(game, "command-minion", f"force {DOOR}")
    assert asked(game).kind != "move-monster"


# -- a monster that the keeper picks -----------------------------------------------------------


@pytest.mark.rule("1e.combat.special-attack", "1e.stun.monster")
@pytest.mark.parametrize(
    ("words", "picked"),
    [
        ("{in: room, do: [monster_special_attack]}", {"maniac 2", "zombie 3", "zombie 4"}),
        ("{in: room, kind: zombie, do: [monster_special_attack]}", {"zombie 3", "zombie 4"}),
        ("{kind: zombie, do: [monster_special_attack]}", set()),
        ("{in: room, class: beast, do: [monster_special_attack]}", None),
    ],
)
def test_the_keeper_picks_a_monster_near_you_that_is_not_stunned(
    words: str, picked: set[str] | None
) -> None:
    table = befalls(f"do: [one_monster: {words}]").monster("zombie", "kitchen.a", stun=1)
    table.monster("maniac", "kitchen.b")
    table.monster("zombie", "kitchen.a" if picked == set() else "kitchen.b")
    table.monster("zombie", "kitchen.b").dice(*[1] * 9)
    game = played(table)
    if picked:
        assert set(asked(game).options) == picked
        answer(game, sorted(picked)[-1])
    attacks = [each["monster"] for each in told(game, "special-attack")]
    assert attacks == ([] if picked is None else [4] if picked else [3])


@pytest.mark.parametrize(("zombie", "offered"), [("kitchen.b", True), ("library.b", False)])
def test_without_such_a_monster_there_is_nothing_to_do(zombie: str, offered: bool) -> None:
    text = "when: [{moment: in-turn, may: true, do: [one_monster: {in: room, do: [stun_monster]}]}]"
    game = joe_with(text).monster("zombie", zombie).play(turn_of=JOE)
    assert (f"call on {CHARM}" in asked(game).options) is offered


# -- what one does about them ------------------------------------------------------------------

LUNGE = """
when:
  - moment: in-turn
    if: [monster_beside]
    may: true
    cost: [spend_movement_step, spend_action]
    do: [move_without_evading: 1, attack: this]
"""


def lunging(zombie: str, **more: Any) -> TableBuilder:
    table = joe_with(f"{WEAPON}{LUNGE}", "library.b", cards=["fire-poker"], **more)
    return table.monster("zombie", zombie)


@pytest.mark.rule("1e.evade.attack-exempt")
def test_with_some_weapons_one_steps_up_and_strikes_without_evading() -> None:
    table = lunging("kitchen.b").monster("maniac", "library.b")
    game = table.stack("humanoid", "humanoid-6").dice(1, 1).play(turn_of=JOE)
    answer(game, f"call on {CHARM}", "to kitchen.b")
    now = investigator(game, JOE)
    assert (now.space, now.moved, now.acted) == ("kitchen.b", 1, True)
    assert told(game, "evades") == []
    assert [each["weapon"] for each in told(game, "attacks")] == [CHARM]


@pytest.mark.parametrize(
    ("zombie", "hid"), [("library.b", False), ("study.c", False), ("kitchen.b", True)]
)
def test_only_with_a_monster_beside_you_and_not_from_hiding(zombie: str, hid: bool) -> None:
    table = lunging(zombie).feature("hiding-space", "library.b")
    if hid:
        table.hiding(JOE)
    assert f"call on {CHARM}" not in asked(table.play(turn_of=JOE)).options


OVER = """
when:
  - {moment: in-turn, may: true, cost: [spend_movement_step], do: [move_over_wall]}
"""


@pytest.mark.rule("1e.move.wall-not-adjacent", "1e.lock.revealed-on-entry")
def test_one_may_climb_a_wall_but_not_past_its_lock() -> None:
    table = joe_with(OVER, "library.b").lock("study", "swollen-door").dice(10)
    game = table.play(turn_of=JOE)
    answer(game, f"call on {CHARM}")
    assert asked(game).options == ("to entrance-hall.b", "to study.c")
    answer(game, "to study.c", "try it")
    now = investigator(game, JOE)
    assert (now.space, now.moved) == ("library.b", 1)
    answer(game, f"call on {CHARM}")  # the locked room is no way now
    assert investigator(game, JOE).space == "entrance-hall.b"


@pytest.mark.rule("1e.evade.when")
def test_who_climbs_must_get_clear_first() -> None:
    table = joe_with(OVER, "library.b").monster("zombie", "library.b").dice(10)
    game = table.play(turn_of=JOE)
    answer(game, f"call on {CHARM}", "to study.c")
    assert asked(game).kind == "hit-evader"


# -- a long handle -----------------------------------------------------------------------------


@pytest.mark.rule("1e.attack.choose-weapon")
@pytest.mark.parametrize(
    ("zombie", "reached"), [("library.a", True), ("library.b", True), ("kitchen.b", False)]
)
def test_a_long_weapon_reaches_the_next_space_of_the_room(zombie: str, reached: bool) -> None:
    text = "types: weapon\nweapon: {kind: sharp melee, damage: 2, long: true}"
    table = joe_with(f"{text}\nwhile: [range_bonus: {{add: 2}}]", "library.b")
    game = table.monster("zombie", zombie).play(turn_of=JOE)
    assert (f"attack zombie 1 with {CHARM}" in asked(game).options) is reached


# -- behind the barrier ------------------------------------------------------------------------


@pytest.mark.rule("1e.barrier.outcomes")
def test_what_holds_may_frighten_those_behind_it() -> None:
    story = zombies_of("eldritch")
    table = TableBuilder(players=2, told=story).investigator(JOE, "library.a", JOE_TRAITS)
    table.investigator(JENNY, "kitchen.b", JENNY_TRAITS).monster("zombie", "kitchen.b")
    table.feature("barrier", "library.b", DOOR).stack("eldritch", "eldritch-21").dice(10)
    game = table.threat(1).play(stage="keeper-actions")
    answer(game, "command-minion", f"force {DOOR}")
    assert [investigator(game, who).sanity for who in (JOE, JENNY)] == [7, 8]
    assert game.view("keeper").features[0].door == DOOR
