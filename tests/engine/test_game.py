"""The driver: what it takes, what it refuses, and that a refusal changes nothing."""

import gc
import weakref
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from madhouse.engine.decisions import (
    Decision,
    GameFinished,
    IllegalOption,
    NotYourDecision,
    RefusedAnswer,
    ReplayDivergence,
    RuleFailure,
    StaleDecision,
)
from madhouse.engine.flow import Branch, Rule, choose, together
from madhouse.engine.game import Game
from tests.engine.toy import ANN, BOB, KEEPER, ToyEdition, answer, play_on, toy, toy_turn


def facts(game: Game[Any, Any]) -> tuple[Any, ...]:
    """Everything about a game that a refused answer might disturb."""
    return (
        game.encode(),
        game.pending,
        list(game.answers),
        game.result,
        [game.events(seat) for seat in game.seats],
        [game.view(seat) for seat in game.seats],
    )


def finished(seed: str = "1") -> Game[Any, Any]:
    game = toy(seed)
    for _ in play_on(game, Random(seed)):
        pass
    return game


def test_a_game_is_played_to_its_end() -> None:
    game = finished()
    assert game.over
    assert game.result is not None
    assert game.pending == ()
    assert game.legal(ANN) == ()


def test_legal_lists_the_options_of_the_seat_that_is_asked() -> None:
    game = toy_turn()
    assert "draw" in game.legal(ANN)
    assert game.legal(KEEPER) == ()


@pytest.mark.parametrize(
    ("seat", "option", "number", "refusal"),
    [
        (ANN, "fly", None, IllegalOption),
        (ANN, "step", 3, StaleDecision),
        (BOB, "step", None, NotYourDecision),
        ("nobody", "step", None, NotYourDecision),
    ],
)
def test_a_refused_answer_changes_nothing(
    seat: str, option: str, number: int | None, refusal: type[RefusedAnswer]
) -> None:
    game = toy_turn()
    before = facts(game)
    with pytest.raises(refusal):
        game.apply(seat, option, number)
    assert facts(game) == before


def test_the_right_number_is_taken() -> None:
    game = toy_turn()
    (asked,) = game.pending
    game.apply(ANN, "step", asked.number)
    assert game.pending[0].number == asked.number + 1


def test_a_finished_game_takes_no_answer() -> None:
    game = finished()
    before = facts(game)
    with pytest.raises(GameFinished):
        game.apply(KEEPER, "pass")
    with pytest.raises(GameFinished):
        game.undo(KEEPER)
    assert facts(game) == before


def test_any_seat_of_a_group_may_answer() -> None:
    for seat in (ANN, BOB):
        game = toy_turn()
        answer(game, "ask")
        game.apply(seat, "yes")
        assert game.answers[-1].seat == seat


@pytest.mark.parametrize("trap", ["break", "circle", "cellar"])
def test_a_rule_that_breaks_leaves_the_game_as_it_was(trap: str) -> None:
    game = toy_turn()
    answer(game, "step")
    before = facts(game)
    with pytest.raises(RuleFailure, match=f"'{trap}' by {ANN}"):
        game.apply(ANN, trap)
    assert facts(game) == before
    game.undo(ANN)  # also what could be taken back still can


def test_a_rule_that_breaks_on_another_seats_answer_leaves_undo_to_the_first() -> None:
    game = toy_turn()
    answer(game, "ask")
    before = facts(game)
    with pytest.raises(RuleFailure, match="KeyError"):
        game.apply(BOB, "never")
    assert facts(game) == before
    game.undo(ANN)


def test_circles_are_noticed_and_said() -> None:
    game = toy_turn()
    with pytest.raises(RuleFailure, match="going in circles"):
        game.apply(ANN, "circle")


def test_fuel_is_for_one_answer() -> None:
    game = toy_turn()
    game.table.fuel = 0
    answer(game, "step")
    assert game.answers[-1].option == "step"
    assert game.table.fuel > 0


def test_two_forks_go_their_own_ways() -> None:
    game = toy_turn()
    left, right = game.fork(), game.fork()
    before = facts(game)
    answer(left, "step", "step")
    answer(right, "draw")
    assert facts(game) == before
    assert len({game.encode(), left.encode(), right.encode()}) == 3


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_fork_equals_its_game_at_every_decision(seed: str) -> None:
    game = toy(seed)
    for now in play_on(game, Random(seed)):
        assert facts(now.fork()) == facts(now)
    assert facts(game.fork()) == facts(game)


def test_a_game_and_its_forks_end_alike() -> None:
    straight, twin = toy("4"), toy("4")
    for _ in play_on(straight, Random(4)):
        pass
    random = Random(4)
    while not twin.over:  # its twin is copied at every decision
        twin = twin.fork()
        asked = random.choice(twin.pending)
        twin.apply(random.choice(asked.seats), random.choice(asked.options))
    assert facts(twin) == facts(straight)


def test_a_fork_no_longer_needed_is_gone_at_once() -> None:
    game = toy_turn()
    gc.disable()
    try:
        gone = weakref.ref(game.fork())
        assert gone() is None
    finally:
        gc.enable()


def behind(game: Game[Any, Any]) -> int:
    """How many answers a fork has to give again."""
    return len(game.answers) - game._checkpoints[-1].answers


def test_the_cost_of_a_fork_does_not_grow_with_the_game() -> None:
    game = toy("5")
    game.fork()
    for now in play_on(game, Random(5)):
        assert len(now._checkpoints) <= 3
        assert behind(now) <= 8


@pytest.mark.parametrize("copy", [Game.fork, lambda game: game.imagine(ANN, Random(0))])
def test_the_first_copy_of_a_game_lays_a_checkpoint_close_behind(
    copy: Callable[[Game[Any, Any]], Game[Any, Any]],
) -> None:
    game = toy("3")
    far = next(now for now in play_on(game, Random(3)) if behind(now) > 20)
    table, facts_before = far.table, facts(far)
    copy(far)
    assert behind(far) <= 8
    assert far.table is table
    assert facts(far) == facts_before
    assert facts(far.fork()) == facts_before


class Odd(ToyEdition):
    """An edition of one stage, given by the test."""

    def __init__(self, stage: Any) -> None:
        super().__init__()
        self.stages = {"opening": stage}  # type: ignore[misc]


def begun(stage: Any) -> Game[Any, Any]:
    model = toy()
    return Game(Odd(stage), model.start, model.header)


def test_a_question_with_no_options_is_a_broken_rule() -> None:
    def stuck(_: Any) -> Rule[str]:
        yield from choose((ANN,), "nothing", ())
        return "opening"

    with pytest.raises(RuleFailure, match="nothing to choose from"):
        begun(stuck)


def test_a_question_object_is_asked_only_once() -> None:
    asked = Decision((ANN,), "again", ("yes", "no"))

    def repeating(_: Any) -> Rule[str]:
        yield asked
        yield asked
        return "opening"

    with pytest.raises(RuleFailure, match="asked twice"):
        begun(repeating).apply(ANN, "yes")


def test_a_rule_that_asks_otherwise_when_repeated_is_noticed() -> None:
    asked: list[str] = []

    def fickle(_: Any) -> Rule[str]:
        asked.append("again")
        yield from choose((ANN,), "mood", ("good", "bad", *asked))
        yield from choose((ANN,), "reason", ("sun", "rain"))
        return "opening"

    game = begun(fickle)
    game.apply(ANN, "good")
    with pytest.raises(ReplayDivergence, match=r"recorded 'mood': 'good'; asked now 'mood'"):
        game.fork()


def test_stages_that_never_ask_are_noticed() -> None:
    def empty(_: Any) -> Rule[str]:
        yield from ()
        return "opening"

    with pytest.raises(RuleFailure, match="going in circles"):
        begun(empty)


def test_branches_do_not_branch_again() -> None:
    def inner(g: Any) -> Rule[Any]:
        return (
            yield from together({"a": Branch((ANN,), asking(g)), "b": Branch((BOB,), asking(g))})
        )

    def asking(_: Any) -> Rule[str]:
        return (yield from choose((ANN,), "which", ("x", "y")))

    def outer(g: Any) -> Rule[str]:
        yield from together({"a": Branch((ANN,), inner(g)), "b": Branch((BOB,), asking(g))})
        return "opening"

    with pytest.raises(RuleFailure, match="inside a branch"):
        begun(outer)


def test_a_table_that_is_already_over_asks_nothing() -> None:
    over = finished()
    game = Game(over.edition, over.encode(), over.header)
    assert game.over
    assert game.pending == ()
