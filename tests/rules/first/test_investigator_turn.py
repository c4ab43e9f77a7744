"""Investigator Turn: two Movement Steps and one Action Step, in any order."""

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
    jenny,
    joe,
    room,
    told,
)


def in_the_library() -> Game[State, View]:
    """Joe in the space of the library that has three ways to go, with something to do."""
    return joe("library.a", cards=["barnes-cordial"]).play(turn_of=JOE)


MOVE, BACK, ACT = "move library.b", "move library.a", "use barnes-cordial"


@pytest.mark.rule("1e.turn.two-moves-one-action", "1e.turn.any-order")
@pytest.mark.parametrize("steps", [(MOVE, BACK, ACT), (MOVE, ACT, BACK), (ACT, MOVE, BACK)])
def test_two_moves_and_an_action_in_any_order_are_a_whole_turn(steps: tuple[str, ...]) -> None:
    game = in_the_library()
    for step in steps:
        assert asked(game).kind == "turn"
        answer(game, step)
    assert game.view("keeper").active == ""


@pytest.mark.rule("1e.turn.example-interleaved")
def test_the_action_may_fall_between_the_moves() -> None:
    game = in_the_library()
    answer(game, "move library.b", "use barnes-cordial", "move kitchen.b")
    assert investigator(game, JOE).space == "kitchen.b"
    assert told(game, "uses") == [{"who": JOE, "card": "barnes-cordial"}]


@pytest.mark.rule("1e.turn.optional-steps")
@pytest.mark.parametrize("steps", [(), (MOVE,), (ACT,), (MOVE, BACK)])
def test_no_step_is_a_must(steps: tuple[str, ...]) -> None:
    game = in_the_library()
    answer(game, *steps, "end turn")
    assert game.view("keeper").active == ""


@pytest.mark.rule("1e.turn.end")
def test_when_a_turn_is_over_the_next_investigator_begins_and_at_last_the_keeper() -> None:
    table = joe("library.a", players=2).investigator(JENNY, "kitchen.a", JENNY_TRAITS)
    game = table.play(turn_of=JOE)
    answer(game, "end turn")
    assert game.view("keeper").active == JENNY
    answer(game, "end turn")
    assert asked(game).seats == ("keeper",)


@pytest.mark.rule("1e.turn.action-list")
def test_the_basic_actions_are_run_card_ability_drop_attack_and_explore() -> None:
    table = joe("library.a", cards=["barnes-cordial"]).pile("library", "axe")
    game = table.monster("zombie", "library.a").play(turn_of=JOE)
    verbs = {option.split()[0] for option in asked(game).options}
    assert verbs == {"move", "run", "use", "drop", "attack", "explore", "end"}


@pytest.mark.rule("1e.turn.reach")
def test_with_a_run_three_spaces_are_as_far_as_one_gets() -> None:
    game = joe("cellar.a", cards=["lantern"]).play(turn_of=JOE)
    answer(game, "move cellar.b", "run entrance-hall.c", "move entrance-hall.b")
    assert investigator(game, JOE).space == "entrance-hall.b"
    assert game.view("keeper").active == ""


# -- Jenny at the locked room: the library for the Basement Landing, the study for its Storage --


def jennys_turn(roll: int) -> Game[State, View]:
    table = jenny("library.b").lock("study", "swollen-door").dice(roll)
    table.pile("study", "nothing-of-interest-jigsaw", "axe")
    return table.play(turn_of=JENNY)


@pytest.mark.rule("1e.turn.example-jenny-move", "1e.turn.example-jenny-lock")
def test_jenny_crosses_the_room_and_comes_to_a_lock() -> None:
    game = jennys_turn(3)
    answer(game, "move library.a")
    assert investigator(game, JENNY).space == "library.a"
    answer(game, "move study.c")
    assert room(game, "study").lock == "swollen-door"
    assert investigator(game, JENNY).space == "library.a"


@pytest.mark.rule("1e.turn.example-jenny-lock-test")
@pytest.mark.parametrize(("roll", "space"), [(3, "study.c"), (4, "library.a")])
def test_jennys_strength_decides_whether_she_gets_in(roll: int, space: str) -> None:
    game = jennys_turn(roll)
    answer(game, "move library.a", "move study.c", "try it")
    assert told(game, "test")[0]["attribute"] == "strength"
    assert investigator(game, JENNY).space == space
    assert investigator(game, JENNY).moved == 2


@pytest.mark.rule("1e.turn.example-jenny-explore")
def test_jenny_explores_with_her_action_and_keeps_the_axe() -> None:
    game = jennys_turn(3)
    answer(game, "move library.a", "move study.c", "try it", "explore")
    assert [event.kind for event in game.events("keeper") if event.kind.startswith("found")] == [
        "found-nothing",
        "found",
    ]
    assert investigator(game, JENNY).cards == ["axe"]
    assert room(game, "study").pile == []


@pytest.mark.rule("1e.turn.end")
def test_a_turn_that_ends_by_itself_says_so_and_who_is_next() -> None:
    table = joe("library.a", cards=["barnes-cordial"], players=2)
    game = table.investigator(JENNY, "kitchen.a", JENNY_TRAITS).play(turn_of=JOE)
    answer(game, ACT, MOVE)
    assert not told(game, "turn-spent")
    answer(game, BACK)
    (spent,) = told(game, "turn-spent")
    assert spent == {"who": JOE, "all_used": True, "waiting": 1, "following": JENNY}


@pytest.mark.rule("1e.turn.end")
def test_who_ends_a_turn_is_told_nothing_new() -> None:
    game = in_the_library()
    answer(game, MOVE, "end turn")
    assert not told(game, "turn-spent")
