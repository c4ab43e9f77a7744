"""Going back: behind dice and other seats' answers, for a table that allows itself more."""

from random import Random

import pytest

from madhouse.engine.casefile import parse
from madhouse.engine.decisions import CannotUndo, GameFinished
from madhouse.engine.replaying import verify
from tests.engine.toy import ANN, BOB, answer, begin, play_on, toy, toy_turn


def test_dice_and_the_answers_of_others_are_taken_back_to_the_byte() -> None:
    game = toy_turn()
    answer(game, "step")
    state, pending, told = game.encode(), game.pending, game.events(ANN)
    answer(game, "roll", "draw", "ask")
    game.apply(BOB, "no")
    answer(game, "stop")
    game.go_back(7)
    assert (game.encode(), game.pending, game.events(ANN)) == (state, pending, told)


def test_the_same_answers_bring_the_same_dice() -> None:
    game, straight = toy_turn(), toy_turn()
    answer(game, "roll", "roll", "draw")
    game.go_back(6)
    for each in (game, straight):
        answer(each, "roll", "step", "stop")
    assert game.encode() == straight.encode()
    assert game.case() == straight.case()


def test_a_game_that_went_back_replays_like_any_other() -> None:
    game = toy("5")
    for at, _ in enumerate(play_on(game, Random(5))):
        if at == 20:
            game.go_back(4)
    verify(parse(game.case()), begin)


def test_nothing_goes_back_behind_what_stands_for_good() -> None:
    game = toy_turn()
    answer(game, "vow")
    vowed = game.encode()
    answer(game, "roll")
    game.go_back(game.standing)
    assert game.encode() == vowed
    with pytest.raises(CannotUndo, match="never taken back"):
        game.go_back(game.standing - 1)
    assert game.encode() == vowed


def test_the_end_of_a_game_stands() -> None:
    game = toy()
    for _ in play_on(game, Random(1)):
        pass
    with pytest.raises(GameFinished):
        game.go_back(len(game.answers) - 1)


def test_the_ordinary_limits_hold_for_what_is_left() -> None:
    game = toy_turn()
    answer(game, "step", "roll", "roll")
    game.go_back(7)
    with pytest.raises(CannotUndo):
        game.undo(ANN)
    answer(game, "step")
    game.undo(ANN)
    assert len(game.answers) == 7


@pytest.mark.parametrize("copies", [False, True], ids=["far", "close"])
def test_every_earlier_point_can_be_reached(copies: bool) -> None:
    """Also behind checkpoints that were left out, and from a copy."""
    game, states = toy("3"), []
    for each in play_on(game, Random(3)):
        states.append((each.encode(), each.events(ANN), each.pending))
        twin = each.fork() if copies else None
        if twin is not None and len(states) > 9:
            twin.go_back(2)
            assert (twin.encode(), twin.events(ANN), twin.pending) == states[2]
        if len(states) == 40:
            break
    for left in (39, 31, 30, 12, 5, 0):
        game.go_back(left)
        assert (game.encode(), game.events(ANN), game.pending) == states[left]


def test_an_imagined_game_does_not_go_back_to_the_true_one() -> None:
    game = toy_turn()
    answer(game, "step", "step")
    dream = game.imagine(BOB, Random(1))
    with pytest.raises(CannotUndo):
        dream.go_back(len(dream.answers) - 1)
    assert game.fork().standing == game.standing == 0
