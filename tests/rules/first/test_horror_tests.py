"""Horror Tests: to share a room with a monster."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    jenny,
    joe,
    monster,
    told,
    walking_monsters,
)


def chased(table: TableBuilder, *way: str) -> Game[State, View]:
    """The keeper sends the only monster along this way."""
    game = table.threat(1).play(stage="keeper-actions")
    answer(game, "command-minion", *way)
    return game


def faced(game: Game[State, View]) -> list[tuple[object, object]]:
    """Who has made a horror test, against which monster."""
    return [(fact["who"], fact["monster"]) for fact in told(game, "faces")]


# -- Joe and the zombie ----------------------------------------------------------------------------


def joe_enters() -> Game[State, View]:
    table = joe("library.b", cards=["axe"]).monster("zombie", "kitchen.b").hand("panic").dice(8)
    game = table.play(turn_of=JOE)
    answer(game, "move kitchen.b")
    return game


@pytest.mark.rule(
    "1e.horror-test.example-joe-panic",
    "1e.horror-test.investigator-enters",
    "1e.horror-test.how",
    "1e.horror-test.fail",
)
def test_joe_enters_the_zombies_room_and_is_horrified() -> None:
    game = joe_enters()
    (test,) = told(game, "test")
    assert (test["attribute"], test["needs"], test["roll"]) == ("willpower", 5, 8)
    assert investigator(game, JOE).sanity == 7


@pytest.mark.rule("1e.horror-test.example-joe-panic-trauma", "1e.horror-test.interrupts")
def test_joe_panics_and_cannot_attack_any_more() -> None:
    game = joe_enters()
    answer(game, f"play panic on {JOE}", "to library.b", "to library.a", "to entrance-hall.a")
    assert asked(game).about == {"who": JOE, "steps": 1, "action": True}
    assert not any(option.startswith("attack") for option in asked(game).options)
    assert investigator(game, JOE).space == "entrance-hall.a"


# -- Jenny and the maniac: the kitchen for Hallway 3, the library for Corner Hallway 2 -----------


def maniac_is_placed(*rolls: int) -> Game[State, View]:
    table = jenny("kitchen.a").answers({"1": "B", "2": "A"}).dice(*rolls)
    game = table.event(2, time=99).play(stage="event")
    answer(game, "kitchen.a")
    return game


@pytest.mark.rule(
    "1e.horror-test.example-jenny-placed",
    "1e.horror-test.monster-placed",
    "1e.conflict.horror-placed",
)
def test_a_maniac_is_placed_in_jennys_space() -> None:
    game = maniac_is_placed(5)
    (test,) = told(game, "test")
    assert (test["attribute"], test["needs"], test["roll"]) == ("willpower", 6, 5)
    assert investigator(game, JENNY).sanity == 8


@pytest.mark.rule(
    "1e.horror-test.example-jenny-same-room",
    "1e.horror-test.room-not-space",
    "1e.horror-test.not-at-turn-start",
)
def test_jenny_walks_away_within_the_room_and_out_of_it_without_a_test() -> None:
    game = maniac_is_placed(5, 1)  # the second roll evades it
    answer(game, "move kitchen.b", "move library.b")
    assert investigator(game, JENNY).space == "library.b"
    assert faced(game) == [(JENNY, 1)]


@pytest.mark.rule("1e.horror-test.example-jenny-chased", "1e.horror-test.monster-enters")
def test_the_maniac_comes_after_jenny() -> None:
    game = maniac_is_placed(5, 1, 6)
    answer(game, "move kitchen.b", "move library.b", "end turn")
    answer(game, "command-minion", "to kitchen.b", "to library.b")
    assert faced(game) == [(JENNY, 1), (JENNY, 1)]


# -- who, when, how often --------------------------------------------------------------------------


@pytest.mark.rule("1e.horror-test.all-in-room")
@pytest.mark.parametrize(("first", "second"), [(JOE, JENNY), (JENNY, JOE)])
def test_all_in_the_room_test_as_the_keeper_orders(first: str, second: str) -> None:
    table = joe("library.a", players=2).investigator(JENNY, "library.b", JENNY_TRAITS)
    game = chased(table.monster("zombie", "kitchen.b").dice(1, 1), "to library.b")
    assert asked(game).seats == ("keeper",)
    answer(game, first)
    assert faced(game) == [(first, 1), (second, 1)]


@pytest.mark.rule("1e.horror-test.all-in-room")
def test_one_who_dies_of_it_spares_nobody_else() -> None:
    table = joe("library.a", players=2, horror=7).investigator(JENNY, "library.b", JENNY_TRAITS)
    table.monster("zombie", "kitchen.b").hand("we-have-met", "the-only-way-out").threat(1)
    game = table.dice(10, 10).play(turn_of=JOE, stage="turn-start")
    answer(game, f"play we-have-met on {JOE}", JOE)
    answer(game, f"play the-only-way-out on {JOE}")
    assert faced(game) == [(JOE, 1), (JENNY, 1)]
    assert investigator(game, JENNY).sanity == 7


@pytest.mark.rule("1e.open.horror-order")
@pytest.mark.parametrize("first", [1, 2])
def test_who_enters_faces_several_monsters_in_the_order_he_likes(first: int) -> None:
    table = joe("library.b").monster("zombie", "kitchen.a").monster("maniac", "kitchen.b")
    game = table.dice(1, 1).play(turn_of=JOE)
    answer(game, "move kitchen.b", {1: "zombie 1", 2: "maniac 2"}[first])
    assert faced(game) == [(JOE, first), (JOE, 3 - first)]


@pytest.mark.rule("1e.horror-test.limit", "1e.conflict.horror-every-time")
def test_who_enters_the_room_twice_in_a_turn_tests_once() -> None:
    game = joe("kitchen.b").monster("zombie", "library.a").dice(1).play(turn_of=JOE)
    answer(game, "move library.b", "move kitchen.b", "run library.b")
    assert faced(game) == [(JOE, 1)]


@pytest.mark.rule("1e.horror-test.re-enter", "1e.open.turn-meaning")
def test_who_enters_again_on_another_turn_tests_again() -> None:
    game = joe("kitchen.b").monster("zombie", "library.a").dice(1, 1).play(turn_of=JOE)
    answer(game, "move library.b", "move kitchen.b", "end turn", "done", "move library.b")
    assert faced(game) == [(JOE, 1), (JOE, 1)]


@pytest.mark.rule("1e.horror-test.re-enter")
def test_a_pursuer_that_enters_again_on_another_turn_is_tested_against_again() -> None:
    game = joe("library.b").monster("zombie", "kitchen.b").dice(1, 1).play(turn_of=JOE)
    answer(game, "end turn", "command-minion", "to library.b", "to kitchen.b")
    answer(game, "end turn", "command-minion", "to library.b")
    assert faced(game) == [(JOE, 1), (JOE, 1)]


@pytest.mark.rule("1e.horror-test.same-turn-return")
def test_a_monster_that_leaves_and_comes_back_on_one_turn_frightens_nobody() -> None:
    game = chased(joe("library.a").monster("zombie", "library.b"), "to kitchen.b", "to library.b")
    assert monster(game).space == "library.b"
    assert faced(game) == []


@pytest.mark.rule("1e.horror-test.investigator-enters", "1e.horror-test.same-turn-return")
def test_a_monster_that_left_is_met_anew_by_one_who_follows_it() -> None:
    table = TableBuilder(told=walking_monsters()).investigator(JOE, "library.a", JOE_TRAITS)
    table.monster("zombie", "library.b").hand("we-have-met").threat(1).dice(1)
    game = table.play(turn_of=JOE, stage="turn-start")
    answer(game, f"play we-have-met on {JOE}", "to kitchen.b", "stay")
    answer(game, "move library.b", "move kitchen.b")
    assert faced(game) == [(JOE, 1)]


@pytest.mark.rule("1e.horror-test.room-not-space")
def test_a_monster_that_moves_within_the_room_frightens_nobody() -> None:
    game = chased(joe("library.a").monster("zombie", "library.b"), "to library.a")
    assert faced(game) == []


@pytest.mark.rule("1e.horror-test.fail")
@pytest.mark.parametrize(("roll", "sanity"), [(5, 8), (6, 7)])
def test_failing_costs_one_horror_and_passing_nothing(roll: int, sanity: int) -> None:
    game = chased(joe("library.a").monster("zombie", "kitchen.b").dice(roll), "to library.b")
    assert investigator(game, JOE).sanity == sanity


@pytest.mark.rule("1e.horror-test.keeper-moves-inv")
def test_whom_the_keeper_moves_into_a_monsters_room_tests() -> None:
    table = joe("entrance-hall.b").monster("zombie", "cloakroom.d").threat(1).dice(1)
    game = table.hand("the-draught-has-a-direction").play(turn_of=JOE, stage="turn-start")
    answer(game, f"play the-draught-has-a-direction on {JOE}", "to cloakroom.d")
    assert faced(game) == [(JOE, 1)]


@pytest.mark.rule("1e.horror-test.interrupts")
def test_a_frightened_monster_mover_goes_on_where_he_left_off() -> None:
    table = joe("library.a").monster("zombie", "kitchen.b").dice(10).hand("the-shakes")
    game = chased(table, "to library.b")
    assert asked(game).kind == "trauma"
    answer(game, "pass")
    assert asked(game).about == {"monster": 1, "left": 1}


@pytest.mark.rule("1e.open.horror-new-investigator")
def test_a_new_investigator_tests_against_what_is_in_the_room() -> None:
    game = TableBuilder().monster("zombie", "entrance-hall.a").dice(1).play(stage="next-turn")
    answer(game, f"take {JOE}", "pick process-server", "pick everyone-is-somewhere")
    assert faced(game) == [(JOE, 1)]


@pytest.mark.rule("1e.open.entry-sequence")
def test_evading_comes_before_the_lock_and_the_lock_before_the_horror() -> None:
    table = joe("guest-bedroom.a").monster("zombie", "guest-bedroom.a")
    table.monster("zombie", "bathroom.b").lock("bathroom", "held-from-within").dice(1, 1, 1)
    game = table.play(turn_of=JOE)
    answer(game, "move bathroom.b", "try it")
    watched = {"evades", "lock-revealed", "lock-opened", "moved", "faces"}
    kinds = [event.kind for event in game.events("keeper") if event.kind in watched]
    assert kinds == ["evades", "lock-revealed", "lock-opened", "moved", "faces"]
