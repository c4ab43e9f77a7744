"""Keeper and investigators set up at the same time: who is quicker makes no difference."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from madhouse.engine.decisions import Option, Seat
from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR
from madhouse.first.seen.views import View
from madhouse.first.things.state import KEEPER, State
from tests.properties.random_games import begin, pick, seeds
from tests.properties.secrecy import shown

Answers = list[tuple[Seat, Option]]
Order = tuple[bool, ...]
"""For each answer, whether it is the keeper's turn to give it."""


def sides(seed: int) -> tuple[Answers, Answers]:
    """What the keeper and the investigators of a random game answer in their setup."""
    game, chooser = begin(seed), Random(seed)
    keeper: Answers = []
    others: Answers = []
    while len(game.pending) == 2 or _setting_up(game):
        decision = game.pending[0]
        given = (decision.seats[0], pick(decision, chooser))
        (keeper if given[0] == KEEPER else others).append(given)
        game.apply(*given)
    return keeper, others


def _setting_up(game: Game[State, View]) -> bool:
    return game.table.state.stage == "setup"


def orders(keeper: int, others: int) -> Iterator[Order]:
    """Every order in which so many answers of each side can be given."""
    for places in combinations(range(keeper + others), keeper):
        yield tuple(at in places for at in range(keeper + others))


def some_orders(keeper: int, others: int, chooser: Random) -> Iterator[Order]:
    """A few of them."""
    order = [True] * keeper + [False] * others
    for _ in range(12):
        chooser.shuffle(order)
        yield tuple(order)


def set_up(
    seed: int, order: Order, keeper: Answers, others: Answers
) -> Iterator[Game[State, View]]:
    """The game of a seed after each answer of both sides, given in this order."""
    game = begin(seed)
    mine, theirs = iter(keeper), iter(others)
    yield game
    for keepers in order:
        game.apply(*next(mine if keepers else theirs))
        yield game


def told(game: Game[State, View]) -> list[bytes]:
    return [shown(game, seat) for seat in game.seats]


@pytest.mark.rule("1e.setup-keeper.simultaneous", "1e.setup.then-parallel")
def test_every_order_of_setting_up_gives_the_same_game() -> None:
    for seed in seeds(12):
        keeper, others = sides(seed)
        size = len(keeper), len(others)
        few = len(others) <= 3  # one investigator: every order there is
        tried = orders(*size) if few else some_orders(*size, Random(seed))
        ends = []
        for order in tried:
            *_, last = set_up(seed, order, keeper, others)
            ends.append((last.encode(), last.pending, told(last)))
        assert all(end == ends[0] for end in ends), f"seed {seed}"


@pytest.mark.rule("1e.setup-keeper.simultaneous", "1e.setup-keeper.out-of-sight")
def test_neither_side_sees_how_the_other_sets_up() -> None:
    for seed in seeds(12):
        keeper, others = sides(seed)
        size = len(keeper), len(others)
        seen: dict[tuple[Seat, int], bytes] = {}
        for order in some_orders(*size, Random(seed)):
            for answered, game in enumerate(set_up(seed, order, keeper, others)):
                if answered == len(order):
                    continue
                by_keeper = sum(order[:answered])
                _look(seen, game, KEEPER, by_keeper)
                for seat in game.seats[1:]:
                    _look(seen, game, seat, answered - by_keeper)
                _look(seen, game, SPECTATOR, 0)


def _look(
    seen: dict[tuple[Seat, int], bytes], game: Game[State, View], seat: Seat, own: int
) -> None:
    """A seat sees what it has always seen after so many answers of its own side."""
    now = shown(game, seat)
    assert seen.setdefault((seat, own), now) == now, f"{seat} sees the other side, {game.header}"


@pytest.mark.rule("1e.setup-keeper.simultaneous")
def test_neither_side_can_imagine_from_what_the_other_has_done() -> None:
    for seed in seeds(8):
        keeper, others = sides(seed)
        dreams: dict[tuple[Seat, int], bytes] = {}
        for order in some_orders(len(keeper), len(others), Random(seed)):
            for answered, game in enumerate(set_up(seed, order, keeper, others)):
                if answered == len(order):
                    continue
                by_keeper = sum(order[:answered])
                for seat, own in ((KEEPER, by_keeper), (game.seats[1], answered - by_keeper)):
                    dream = game.imagine(seat, Random(7)).encode()
                    assert dreams.setdefault((seat, own), dream) == dream, f"{seat}, seed {seed}"
