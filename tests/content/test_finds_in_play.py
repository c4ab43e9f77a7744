"""Exploration and Starting Item cards that do more than one thing, played for each of them."""

from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import FirstEdition
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.content.joes_table import JoesTable
from tests.content.test_finds import with_all_cards
from tests.rules.first.puzzle_tables import ATTEMPT
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    answer,
    asked,
    investigator,
    monster,
    room,
    told,
)

SALTS = "smelling-salts"
CALL_SALTS = f"call on {SALTS}"


@pytest.fixture(scope="module")
def whole_box() -> FirstEdition:
    return with_all_cards()


@pytest.fixture
def joe_has(whole_box: FirstEdition) -> "JoeHas":
    return JoeHas(whole_box)


class JoeHas:
    """Joe carries a card."""

    def __init__(self, story: FirstEdition) -> None:
        self._table = JoesTable(story)

    def __call__(self, card: str, *where: Any, **more: Any) -> TableBuilder:
        return self._table(*where, cards=[card], **more)


def played(table: TableBuilder, *answers: str) -> Game[State, View]:
    game = table.play(turn_of=JOE)
    answer(game, *answers)
    return game


def test_the_grey_ampoule_heals_all_and_costs_something_for_good(joe_has: JoeHas) -> None:
    table = joe_has("the-grey-ampoule", damage=6).carries(JOE, "barnes-cordial")
    game = played(table, "use the-grey-ampoule", "end turn", "done", "use barnes-cordial")
    joe = investigator(game, JOE)
    assert (joe.health, joe.sanity, joe.scars) == (9, 7, 1)


FLARE = "attack zombie 1 with flare-pistol"


def flare(joe_has: JoeHas, *answers: str, dark: bool = True) -> Game[State, View]:
    table = joe_has("flare-pistol").monster("zombie", "library.b").stack("humanoid", "humanoid-18")
    if dark:
        table.dark("library")
    return played(table.dice(1), FLARE, *answers)


@pytest.mark.parametrize(
    ("choice", "fire", "dark"), [("first", True, True), ("second", False, False)]
)
def test_a_flare_sets_fire_or_brings_light_and_is_gone(
    joe_has: JoeHas, choice: str, fire: bool, dark: bool
) -> None:
    game = flare(joe_has, "use flare-pistol", f"the {choice}")
    assert (room(game, "library").fire, room(game, "library").dark) == (fire, dark)
    assert investigator(game, JOE).cards == []
    assert monster(game).damage == 1


def test_a_flare_pistol_may_be_kept_and_needs_no_darkness(joe_has: JoeHas) -> None:
    game = flare(joe_has, "leave it")
    assert investigator(game, JOE).cards == ["flare-pistol"]
    game = flare(joe_has, "use flare-pistol", dark=False)
    assert room(game, "library").fire


@pytest.mark.parametrize(("lock", "actions"), [("dial-lock", 6), ("marked-lintel", 4)])
def test_picklocks_help_with_lock_puzzles_only(joe_has: JoeHas, lock: str, actions: int) -> None:
    game = played(joe_has("picklocks").lock("study", lock).dice(1), "move study.c", ATTEMPT)
    assert asked(game).about["left"] == actions


def test_with_picklocks_a_test_on_a_lock_is_made_once_more(joe_has: JoeHas) -> None:
    table = joe_has("picklocks").lock("study", "swollen-door").dice(10, 10)
    game = played(table, "move study.c", "try it", "use picklocks")
    assert [each["passed"] for each in told(game, "test")] == [False, False]
    assert asked(game).kind == "turn"


def test_no_test_but_one_on_a_lock(joe_has: JoeHas) -> None:
    game = played(
        joe_has("picklocks").pile("library", "fallen-timber").dice(10), "explore", "try it"
    )
    assert asked(game).kind == "turn"


# Smelling Salts


def test_smelling_salts_take_no_action_and_are_for_a_stun_or_for_horror(joe_has: JoeHas) -> None:
    game = played(joe_has(SALTS, stun=1, horror=2), CALL_SALTS, "the first", CALL_SALTS)
    joe = investigator(game, JOE)
    assert (joe.stun, joe.sanity, joe.acted, joe.moved) == (0, 7, False, 0)
    answer(game, CALL_SALTS)
    assert investigator(game, JOE).cards == []  # three uses


def test_not_for_one_who_is_well(joe_has: JoeHas) -> None:
    assert CALL_SALTS not in asked(played(joe_has(SALTS))).options


def test_they_help_at_once_against_a_fright(joe_has: JoeHas) -> None:
    table = joe_has(SALTS).monster("zombie", "study.c").dice(10)
    game = played(table, "move study.c", f"use {SALTS}")
    assert investigator(game, JOE).sanity == 8


def test_and_in_the_keepers_turn_against_a_stun(joe_has: JoeHas) -> None:
    game = joe_has(SALTS, stun=1).play(stage="threat")
    answer(game, f"use {SALTS}")
    assert investigator(game, JOE).stun == 0


# Weapons


def test_a_carving_knife_is_for_a_step_and_a_stroke(joe_has: JoeHas) -> None:
    table = joe_has("carving-knife").monster("zombie", "library.a").monster("maniac", "library.b")
    game = played(table.stack("humanoid", "humanoid-11").dice(1))
    answer(game, "call on carving-knife", "to library.b")
    assert told(game, "evades") == []
    assert monster(game, 2).damage == 2


@pytest.mark.parametrize(("at", "struck"), [("library.b", True), ("entrance-hall.a", False)])
def test_a_boat_hook_keeps_to_its_room(joe_has: JoeHas, at: str, struck: bool) -> None:
    game = played(joe_has("boat-hook").monster("zombie", at))
    assert ("attack zombie 1 with boat-hook" in asked(game).options) is struck


# Friends


def test_bosun_is_not_left_anywhere_but_goes_with_whom_he_likes(joe_has: JoeHas) -> None:
    table = joe_has("bosun-the-cat", players=2).investigator(JENNY, "library.a", JENNY_TRAITS)
    assert "drop" not in asked(table.play(turn_of=JOE)).options
    game = table.play(stage="trading")
    answer(game, f"give bosun-the-cat to {JENNY}")
    assert investigator(game, JENNY).cards == ["bosun-the-cat"]


LUC = "call on brother-luc"


def test_brother_luc_moves_a_barrier_or_helps_with_a_lock(joe_has: JoeHas) -> None:
    table = joe_has("brother-luc").feature("barrier", "library.a").lock("kitchen", "swollen-door")
    game = played(table, LUC, "push barrier onto library.a|study.c")
    assert LUC not in asked(game).options
    assert not investigator(game, JOE).acted
    answer(game, "move library.b", "move kitchen.b", "try it")
    assert told(game, "test")[-1]["needs"] == 4  # he has done his work for this round


def test_brother_luc_helps_with_one_lock_a_round(joe_has: JoeHas) -> None:
    table = joe_has("brother-luc").feature("barrier", "library.a").lock("study", "swollen-door")
    game = played(table.dice(10), "move study.c", "try it", "use brother-luc")
    assert told(game, "test")[-1]["needs"] == 6
    assert LUC not in asked(game).options
    answer(game, "end turn", "done")
    assert LUC in asked(game).options


def test_brother_luc_takes_three_damage_and_leaves(joe_has: JoeHas) -> None:
    table = joe_has("brother-luc").monster("zombie", "library.a", "zombie-1").dice(10)
    game = played(table, "move library.b", "strike", "use brother-luc")
    assert (investigator(game, JOE).health, investigator(game, JOE).cards) == (9, [])
