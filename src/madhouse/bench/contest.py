"""A contest in random play: contestants take turns, so that all meet the same machine."""

import gc
import random
from collections.abc import Callable, Iterable
from statistics import median
from time import perf_counter

import msgspec

Playout = Callable[[random.Random], "Tally"]
"""Plays one game with uniform choices from the full list of options."""


class Tally(msgspec.Struct):
    """What was counted in one or more games."""

    choices: int = 0  # decisions with two or more options
    forced: int = 0  # decisions with one
    options: int = 0  # of the choices

    def count(self, options: int) -> None:
        """Count one decision."""
        if options > 1:
            self.choices += 1
            self.options += options
        else:
            self.forced += 1

    def add(self, other: "Tally") -> None:
        """Count another game's decisions too."""
        self.choices += other.choices
        self.forced += other.forced
        self.options += other.options


class Score(msgspec.Struct, frozen=True):
    """How a contestant did: the median of its heats, and what it met in all of them."""

    per_second: float
    tally: Tally


def contest(players: dict[str, Playout], heats: int = 5, seconds: float = 1.0) -> dict[str, Score]:
    """Let the contestants play in turn, heat after heat; each game is finished.

    Each plays a game before the first heat, and what all of them have loaded by then is set aside:
    else a heat would pay for a collector that walks over the others' cards.
    """
    for playout in players.values():
        playout(random.Random(0))
    gc.collect()
    gc.freeze()
    try:
        return _heats(players, heats, seconds)
    finally:
        gc.unfreeze()


def _heats(players: dict[str, Playout], heats: int, seconds: float) -> dict[str, Score]:
    rates: dict[str, list[float]] = {name: [] for name in players}
    tallies = {name: Tally() for name in players}
    for heat in range(heats):
        for name, playout in players.items():
            tally, taken = _heat(playout, random.Random(heat), seconds)
            rates[name].append(tally.choices / taken)
            tallies[name].add(tally)
    return {name: Score(median(rates[name]), tallies[name]) for name in players}


def _heat(playout: Playout, chooser: random.Random, seconds: float) -> tuple[Tally, float]:
    tally = Tally()
    start = perf_counter()
    while (taken := perf_counter() - start) < seconds:
        tally.add(playout(chooser))
    return tally, taken


def percentile(values: Iterable[float], share: float) -> float:
    """The value below which this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]
