"""Locks: what stands between an investigator and a room."""

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
    room,
)


def at_the_study(lock: str, *cards: str, roll: int = 10) -> Game[State, View]:
    """Joe, Strength 4, before the locked study."""
    return joe("library.a", cards=cards).lock("study", lock).dice(roll).play(turn_of=JOE)


@pytest.mark.rule("1e.lock.revealed-on-entry")
def test_a_lock_is_turned_over_for_all_before_the_figure_moves() -> None:
    game = at_the_study("swollen-door")
    assert room(game, "study").lock == "?"
    answer(game, "move study.c")
    assert room(game, "study").lock == "swollen-door"
    assert investigator(game, JOE).space == "library.a"
    assert asked(game).kind == "demand"


@pytest.mark.rule("1e.lock.not-by-exploring", "1e.open.drop-under-lock")
def test_neither_exploring_nor_dropping_in_a_room_touches_its_lock() -> None:
    table = joe("study.c", cards=["lantern"]).lock("study", "swollen-door")
    game = table.pile("study", "axe").play(turn_of=JOE)
    answer(game, "explore")
    assert investigator(game, JOE).cards == ["lantern", "axe"]
    assert (room(game, "study").lock, room(game, "study").pile) == ("?", [])
    game = table.play(turn_of=JOE)
    answer(game, "drop")
    assert (room(game, "study").lock, room(game, "study").pile) == ("?", ["lantern", "?"])


@pytest.mark.rule("1e.lock.requirement", "1e.conflict.lock-key")
def test_one_lock_takes_the_key_away() -> None:
    game = at_the_study("brass-plate", "brass-key")
    answer(game, "move study.c", "use brass-key")
    assert investigator(game, JOE).space == "study.c"
    assert investigator(game, JOE).cards == []
    assert game.table.state.exploration.discard == ["brass-key"]
    assert game.table.state.obstacles_gone == ["brass-plate"]


@pytest.mark.rule("1e.conflict.lock-key")
def test_another_lock_asks_only_that_one_has_the_right_thing() -> None:
    game = at_the_study("swollen-door", "axe")
    answer(game, "move study.c", "use axe")
    assert investigator(game, JOE).space == "study.c"
    assert investigator(game, JOE).cards == ["axe"]


@pytest.mark.rule("1e.lock.success-continues")
def test_who_meets_the_demand_enters_with_the_same_step() -> None:
    game = at_the_study("swollen-door", roll=4)
    answer(game, "move study.c", "try it")
    assert investigator(game, JOE).space == "study.c"
    assert investigator(game, JOE).moved == 1
    assert room(game, "study").lock == ""


@pytest.mark.rule("1e.lock.failure-wastes-step", "1e.lock.door-is-locked")
def test_who_cannot_meet_the_demand_stays_and_has_lost_the_step() -> None:
    game = at_the_study("brass-plate")
    answer(game, "move study.c")
    assert investigator(game, JOE).space == "library.a"
    assert asked(game).about == {"who": JOE, "steps": 1, "action": True}


@pytest.mark.rule("1e.lock.failure-wastes-step", "1e.conflict.lock-retry")
def test_a_room_that_defied_him_stays_shut_for_the_turn_but_he_may_go_elsewhere() -> None:
    game = at_the_study("swollen-door")
    answer(game, "move study.c", "try it")
    assert not {"move study.c", "run study.c"}.intersection(asked(game).options)
    assert {"move library.b", "run library.b"} <= set(asked(game).options)


@pytest.mark.rule("1e.lock.failure-wastes-step", "1e.open.turn-meaning")
def test_it_can_be_tried_again_on_another_turn_and_by_others_on_this_one() -> None:
    table = joe("library.a", players=2).investigator(JENNY, "library.a", JENNY_TRAITS)
    game = table.lock("study", "brass-plate").play(turn_of=JOE)
    answer(game, "move study.c", "end turn")
    assert "move study.c" in asked(game).options  # Jenny's turn
    answer(game, "end turn", "done", "next investigator-1")
    assert "move study.c" in asked(game).options


@pytest.mark.rule("1e.lock.run-wasted", "1e.conflict.lock-step-lost")
def test_a_run_into_a_lock_loses_the_action() -> None:
    game = at_the_study("brass-plate")
    answer(game, "run study.c")
    assert investigator(game, JOE).space == "library.a"
    assert asked(game).about == {"who": JOE, "steps": 2, "action": False}


@pytest.mark.rule("1e.lock.stays-faceup")
def test_a_lock_that_holds_lies_open_from_then_on() -> None:
    game = at_the_study("swollen-door")
    answer(game, "move study.c", "try it", "end turn")
    assert room(game, "study").lock == "swollen-door"


@pytest.mark.rule("1e.lock.any-door")
@pytest.mark.parametrize("start", ["kitchen.b", "guest-bedroom.a"])
def test_every_door_of_the_room_is_locked(start: str) -> None:
    game = joe(start).lock("bathroom", "held-from-within").play(turn_of=JOE)
    answer(game, "move bathroom.b")
    assert (asked(game).kind, asked(game).about["card"]) == ("demand", "held-from-within")


@pytest.mark.rule("1e.lock.monsters-ignore")
def test_monsters_come_and_go_as_they_please() -> None:
    table = joe("cellar.a").lock("bathroom", "held-from-within").threat(1)
    game = table.monster("zombie", "kitchen.b").play(stage="keeper-actions")
    answer(game, "command-minion", "to bathroom.b")
    assert monster(game).space == "bathroom.b"
    answer(game, "to guest-bedroom.a")
    assert monster(game).space == "guest-bedroom.a"
    assert room(game, "bathroom").lock == "?"
