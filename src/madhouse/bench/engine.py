"""The engine's own figures: random play, forks, encoding, views."""

import random
from collections.abc import Iterator
from statistics import median
from time import perf_counter_ns
from typing import Any

import msgspec

from madhouse.bench.contest import Playout, Tally, percentile
from madhouse.engine.game import Game
from madhouse.engine.workshop import Beginning


class Times(msgspec.Struct, frozen=True):
    """Microseconds."""

    median: float
    p99: float


def playing(begin: Beginning) -> Playout:
    """Random play of such games, with log and checkpoints."""

    def playout(chooser: random.Random) -> Tally:
        tally = Tally()
        game = begin(chooser)
        pick, count, apply = chooser.random, tally.count, game.apply
        while pending := game.pending:
            decision = pending[0]
            options = decision.options
            count(len(options))
            apply(decision.seats[0], options[int(pick() * len(options))])
        return tally

    return playout


def steps(begin: Beginning, chooser: random.Random) -> Iterator[Game[Any, Any]]:
    """A random game, before each of its decisions."""
    game = begin(chooser)
    while pending := game.pending:
        yield game
        decision = pending[0]
        game.apply(decision.seats[0], chooser.choice(decision.options))


def moments(begin: Beginning, games: int) -> dict[str, Times]:
    """Fork, encode and view at every decision of so many games."""
    chooser = random.Random(0)
    spent: dict[str, list[float]] = {"fork": [], "encode": [], "view": []}
    for _ in range(games):
        for game in steps(begin, chooser):
            seat = game.pending[0].seats[0]
            spent["fork"].append(_microseconds(game.fork))
            spent["encode"].append(_microseconds(game.encode))
            spent["view"].append(_microseconds(game.view, seat))
    return {name: Times(median(each), percentile(each, 0.99)) for name, each in spent.items()}


def _microseconds(work: Any, *arguments: Any) -> float:
    start = perf_counter_ns()
    work(*arguments)
    return (perf_counter_ns() - start) / 1000


def by_length(begin: Beginning, games: int, parts: int = 4) -> list[float]:
    """Microseconds a decision in each part of a game, to see that the cost stays flat."""
    chooser = random.Random(1)
    spent: list[list[float]] = [[] for _ in range(parts)]
    for _ in range(games):
        taken = _decision_times(begin, chooser)
        for at, time in enumerate(taken):
            spent[at * parts // len(taken)].append(time)
    return [sum(part) / len(part) for part in spent]


def _decision_times(begin: Beginning, chooser: random.Random) -> list[float]:
    times = []
    last = 0
    for _ in steps(begin, chooser):
        now = perf_counter_ns()
        if last:
            times.append((now - last) / 1000)
        last = now
    return times
