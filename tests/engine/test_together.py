"""Two branches at once: the order in which the sides answer can be seen by nobody."""

from itertools import permutations, repeat
from random import Random
from typing import Any

import pytest

from madhouse.engine.flow import Branch, together
from madhouse.engine.game import Game
from tests.engine.toy import ANN, BOB, KEEPER, SEATS, answer, gather, interleave, toy

ORDERS = sorted(set(permutations("kkiii")))
"""The keeper has two questions, `k`, the investigators have three."""


def parted(seed: str = "1") -> Game[Any, Any]:
    game = toy(seed)
    answer(game, "slow")
    return game


def set_up(order: tuple[str, ...]) -> Game[Any, Any]:
    game = parted()
    interleave(game, (side == "k" for side in order))
    return game


def seen(game: Game[Any, Any], seat: str) -> tuple[Any, ...]:
    return game.view(seat), game.events(seat), game.waiting(seat)


def test_both_sides_are_asked_at_once() -> None:
    game = parted()
    assert [each.seats for each in game.pending] == [(KEEPER,), (ANN,)]
    assert [each.number for each in game.pending] == [2, 2]


@pytest.mark.parametrize("order", ORDERS)
def test_every_interleaving_gives_the_same_game(order: tuple[str, ...]) -> None:
    game, straight = set_up(order), set_up(ORDERS[0])
    assert game.encode() == straight.encode()
    assert game.pending == straight.pending
    for seat in SEATS:
        assert seen(game, seat) == seen(straight, seat)


@pytest.mark.parametrize("order", ORDERS)
def test_each_side_sees_the_same_whatever_the_other_does(order: tuple[str, ...]) -> None:
    assert views_of(order) == views_of(ORDERS[0])


def views_of(order: tuple[str, ...]) -> dict[str, list[Any]]:
    """What each side sees at its own questions."""
    game = parted()
    views: dict[str, list[Any]] = {"k": [], "i": []}
    for side in order:
        asked = next(each for each in game.pending if each.seats[0][0] == side)
        views[side].append(seen(game, asked.seats[0]))
        game.apply(asked.seats[0], asked.options[-1])
    return views


def test_nobody_sees_the_other_side_answer() -> None:
    game = parted()
    before = [seen(game, seat) for seat in (ANN, BOB)]
    answer(game, "the-cook", "pass")
    assert [seen(game, seat) for seat in (ANN, BOB)] == before


def test_a_side_that_is_done_waits_for_the_other() -> None:
    game = parted()
    answer(game, "the-cook", "pass")
    assert game.waiting(KEEPER) == [ANN, BOB]
    assert [each.seats for each in game.pending] == [(ANN,)]


def test_the_log_is_bound_in_the_order_of_the_branches() -> None:
    kinds = [event.kind for event in set_up(tuple("iiikk")).table.log.events]
    assert kinds.index("took") < kinds.index("named") < kinds.index("ready")


def test_each_branch_has_its_own_dice() -> None:
    early, late = parted(), parted()
    for game, order in ((early, "ii"), (late, "kkii")):
        for side in order:
            asked = next(each for each in game.pending if each.seats[0][0] == side)
            game.apply(asked.seats[0], asked.options[-1])
    assert early.table.state.steps == late.table.state.steps


@pytest.mark.parametrize("order", ORDERS)
def test_a_fork_in_the_middle_equals_its_game(order: tuple[str, ...]) -> None:
    game = parted()
    for side in order:
        twin = game.fork()
        assert (twin.encode(), twin.pending) == (game.encode(), game.pending)
        assert [seen(twin, seat) for seat in SEATS] == [seen(game, seat) for seat in SEATS]
        asked = next(each for each in game.pending if each.seats[0][0] == side)
        game.apply(asked.seats[0], asked.options[-1])


def test_an_answer_in_a_branch_can_be_taken_back() -> None:
    game = parted()
    answer(game, "joe", "the-cook")
    state, pending = game.encode(), game.pending
    answer(game, "pass")
    game.undo(KEEPER)
    assert (game.encode(), game.pending) == (state, pending)


def test_random_interleavings_of_whole_games_agree() -> None:
    for seed in range(10):
        random = Random(seed)
        game, straight = parted(str(seed)), parted(str(seed))
        interleave(game, (random.random() < 0.5 for _ in repeat(None)))
        interleave(straight, repeat(True))
        assert game.encode() == straight.encode()


def test_two_branches_it_must_be() -> None:
    game = toy()
    with pytest.raises(ValueError, match="two branches, not 1"):
        next(together({"alone": Branch((ANN,), gather(game.table))}))


def test_each_side_takes_back_its_own_last_answer_whatever_the_other_does() -> None:
    game, straight = parted(), parted()
    answer(game, "the-cook", "pass", "joe")
    game.undo(KEEPER)
    answer(straight, "the-cook", "joe")
    assert [seen(game, seat) for seat in SEATS] == [seen(straight, seat) for seat in SEATS]
    assert (game.encode(), game.case()) == (straight.encode(), straight.case())
    assert not game.can_undo(KEEPER)


def test_when_both_are_done_all_stands() -> None:
    game = set_up(tuple("kkiii"))
    assert not any(game.can_undo(seat) for seat in SEATS)
