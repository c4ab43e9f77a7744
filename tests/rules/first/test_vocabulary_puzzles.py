"""Words about puzzles: which kind it is, more actions, a swap apart, a puzzle set up anew."""

from typing import Any

import pytest

from madhouse.engine.decisions import CannotUndo
from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.puzzles.box import the_puzzles
from tests.rules.first.made_cards import CHARM, made
from tests.rules.first.puzzle_tables import ATTEMPT, FAR_OFF, ONE_SWAP
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, answer, asked, told

APART = "swap 1 6"  # the first piece of puzzle 7 and its last
SOLVED_BUT_FOR_ENDS = ("rune-7-6", "rune-7-2", "rune-7-3", "rune-7-4", "rune-7-5", "rune-7-1")


def at_puzzle(
    charm: str, *pieces: str, lock: str = "marked-lintel", **more: Any
) -> Game[State, View]:
    """Jenny, Intellect 4, with a Charm, before a lock that is a puzzle."""
    table = TableBuilder(told=made(charm))
    table.investigator(JENNY, "library.a", JENNY_TRAITS, cards=[CHARM], **more).lock("study", lock)
    if pieces:
        table.puzzle(lock, *pieces).state.puzzles[lock].tried = True
    game = table.play(turn_of=JENNY)
    answer(game, "move study.c", ATTEMPT)
    return game


def helping(*verbs: str) -> str:
    return f"when: [{{moment: in-puzzle, may: true, limit: game, do: [{', '.join(verbs)}]}}]"


@pytest.mark.rule("1e.puzzle-action.budget")
@pytest.mark.parametrize(("lock", "actions"), [("dial-lock", 6), ("dead-current", 4)])
def test_a_card_may_help_with_one_kind_of_puzzle(lock: str, actions: int) -> None:
    game = at_puzzle("while: [puzzle_actions: {add: 2, if: [puzzle_is: lock]}]", lock=lock)
    assert asked(game).about["left"] == actions


@pytest.mark.rule("1e.puzzle-action.budget")
@pytest.mark.parametrize(("words", "actions"), [("{add: -3, at_least: 2}", 2), ("{add: -3}", 1)])
def test_a_card_may_leave_one_fewer_actions_but_some(words: str, actions: int) -> None:
    game = at_puzzle(f"while: [puzzle_actions: {words}]", *FAR_OFF)
    assert asked(game).about["left"] == actions


def test_a_card_may_give_more_actions_when_all_are_used_but_only_in_this_attempt() -> None:
    game = at_puzzle(helping("gain_puzzle_actions: 2"), *FAR_OFF)
    for _ in range(4):
        answer(game, "swap 1 2")
    assert asked(game).options == (f"call on {CHARM}", "stop")
    answer(game, f"call on {CHARM}")
    assert asked(game).about["left"] == 2
    assert f"call on {CHARM}" not in asked(game).options


def test_what_helps_with_puzzles_is_not_offered_without_one() -> None:
    table = TableBuilder(told=made(helping("gain_puzzle_actions: 2")))
    game = table.investigator(JENNY, "library.a", cards=[CHARM]).play(turn_of=JENNY)
    assert f"call on {CHARM}" not in asked(game).options


def test_pieces_that_do_not_touch_change_places_for_one_action() -> None:
    game = at_puzzle(helping("swap_apart"), *FAR_OFF)
    assert APART not in asked(game).options
    answer(game, f"call on {CHARM}")
    offered = asked(game).options
    assert APART in offered
    assert "swap 1 2" not in offered
    answer(game, APART)
    (laid,) = game.view("keeper").puzzles
    assert (laid.pieces[0], laid.pieces[5]) == ("rune-7-1", "rune-7-6")
    assert asked(game).about["left"] == 3


@pytest.mark.rule("1e.puzzle-solve.effect", "1e.puzzle-action.no-undo")
def test_such_a_swap_may_solve_it_and_is_not_taken_back() -> None:
    game = at_puzzle(helping("swap_apart"), *SOLVED_BUT_FOR_ENDS)
    answer(game, f"call on {CHARM}", APART)
    (solved,) = told(game, "puzzle-solved")
    assert (solved["who"], solved["card"]) == (JENNY, "marked-lintel")
    with pytest.raises(CannotUndo):
        game.undo("investigator-1")
    with pytest.raises(CannotUndo):
        game.go_back(len(game.answers) - 1)


def test_without_an_action_left_nothing_is_swapped_apart() -> None:
    game = at_puzzle(helping("swap_apart"), *FAR_OFF)
    for _ in range(3):
        answer(game, "swap 1 2")
    assert f"call on {CHARM}" in asked(game).options  # one action will do
    answer(game, "swap 1 2")
    assert asked(game).kind == "turn"  # there was nothing left to choose


@pytest.mark.rule("1e.puzzle-solve.reset")
@pytest.mark.parametrize(("at", "kind"), [("kitchen.a", "either"), ("library.a", "turn")])
def test_a_card_may_reset_the_puzzle_of_the_room_and_no_other(at: str, kind: str) -> None:
    omen = made(mythos="do: [either: {do: [reset_puzzle: room], or: [take_horror: 1]}]")
    table = TableBuilder(told=omen).investigator(JOE, at).hand("omen")
    table.pile("kitchen", "carved-slab").puzzle("carved-slab", *the_puzzles()["8"].pieces)
    table.lock("study", "marked-lintel").puzzle("marked-lintel", *ONE_SWAP)
    game = table.play(stage="turn-start", turn_of=JOE)
    answer(game, f"play omen on {JOE}")
    assert asked(game).kind == kind
    if kind == "either":
        answer(game, "the first")
        assert told(game, "puzzle-reset") == [{"card": "carved-slab"}]
