"""Undo: your own last answer, until something has come of it that cannot be unseen."""

from random import Random

import pytest

from madhouse.engine.decisions import CannotUndo, GameFinished
from tests.engine.toy import ANN, BOB, KEEPER, answer, play_on, toy, toy_turn


def test_the_last_answer_is_taken_back_to_the_byte() -> None:
    game = toy_turn()
    answer(game, "step")
    state, pending, told = game.encode(), game.pending, game.events(ANN)
    answer(game, "step")
    game.undo(ANN)
    assert (game.encode(), game.pending, game.events(ANN)) == (state, pending, told)


def test_several_answers_are_taken_back_one_by_one() -> None:
    game = toy_turn()
    state = game.encode()
    answer(game, "step", "step", "step")
    for _ in range(3):
        game.undo(ANN)
    assert game.encode() == state
    with pytest.raises(CannotUndo):
        game.undo(ANN)


def test_another_answer_can_be_given_instead() -> None:
    game, straight = toy_turn(), toy_turn()
    answer(game, "step", "step")
    game.undo(ANN)
    answer(game, "draw")
    answer(straight, "step", "draw")
    assert game.encode() == straight.encode()
    assert game.case() == straight.case()


@pytest.mark.parametrize("action", ["roll", "draw", "stop"])
def test_a_die_a_reveal_and_the_end_of_a_turn_stand(action: str) -> None:
    game = toy_turn()
    answer(game, action)
    state = game.encode()
    with pytest.raises(CannotUndo, match="the last answer stands"):
        game.undo(ANN)
    assert game.encode() == state


def test_what_comes_after_a_die_can_be_taken_back_up_to_it() -> None:
    game = toy_turn()
    answer(game, "roll")
    rolled = game.encode()
    answer(game, "step")
    game.undo(ANN)
    assert game.encode() == rolled
    with pytest.raises(CannotUndo):
        game.undo(ANN)


def test_nobody_takes_back_the_answer_of_another_seat() -> None:
    game = toy_turn()
    answer(game, "step")
    for seat in (BOB, KEEPER):
        with pytest.raises(CannotUndo, match=f"not given by {seat}"):
            game.undo(seat)


def test_an_answer_stands_once_another_seat_has_answered() -> None:
    game = toy_turn()
    answer(game, "ask")
    game.apply(BOB, "yes")
    game.undo(BOB)
    with pytest.raises(CannotUndo):
        game.undo(ANN)


def test_taking_back_one_answer_frees_no_other() -> None:
    game = toy_turn()
    answer(game, "roll", "ask")
    game.apply(BOB, "yes")
    answer(game, "step")
    game.undo(ANN)
    with pytest.raises(CannotUndo):
        game.undo(BOB)


def test_a_stage_that_seals_nothing_can_be_taken_back() -> None:
    game = toy_turn()
    answer(game, "step")
    state, pending = game.encode(), game.pending
    answer(game, "pause", "pause", "step")
    for _ in range(3):
        game.undo(ANN)
    assert (game.encode(), game.pending) == (state, pending)


def test_an_undone_answer_leaves_no_trace_in_a_fork() -> None:
    game = toy_turn()
    answer(game, "step", "pause", "step")
    twin = game.fork()
    for each in (game, twin):
        each.undo(ANN)
        each.undo(ANN)
    assert twin.encode() == game.encode()
    assert twin.pending == game.pending


def test_a_fork_keeps_the_limits() -> None:
    game = toy_turn()
    answer(game, "roll")
    with pytest.raises(CannotUndo):
        game.fork().undo(ANN)
    answer(game, "ask")
    game.apply(BOB, "yes")
    twin = game.fork()
    twin.undo(BOB)
    with pytest.raises(CannotUndo):
        twin.undo(ANN)


def test_a_new_or_finished_game_has_nothing_to_take_back() -> None:
    game = toy()
    with pytest.raises(CannotUndo):
        game.undo(KEEPER)
    for _ in play_on(game, Random(1)):
        pass
    with pytest.raises(GameFinished):
        game.undo(game.answers[-1].seat)


@pytest.mark.parametrize("seed", range(5))
def test_whatever_undo_allows_restores_the_game(seed: int) -> None:
    game, undone = toy(str(seed)), 0
    random = Random(seed)
    while not game.over:
        state, told, pending = game.encode(), game.events(ANN), game.pending
        asked = random.choice(game.pending)
        seat, option = random.choice(asked.seats), random.choice(asked.options)
        game.apply(seat, option)
        try:
            game.undo(seat)
        except (CannotUndo, GameFinished):
            continue
        undone += 1
        assert (game.encode(), game.events(ANN), game.pending) == (state, told, pending)
        game.apply(seat, option)
    assert undone
