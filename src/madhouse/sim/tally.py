"""A tally of outcomes: wins with intervals, lengths, what was used."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from math import sqrt
from typing import NamedTuple, TypeVar

from madhouse.editions import edition_of
from madhouse.sim.match import GameOutcome

K = TypeVar("K", bound=Hashable)

CONFIDENCE = 1.96  # standard deviations: 95 of 100 such intervals hold the true share


class Share(NamedTuple):
    """A share of some games, with the interval in which the true one probably lies."""

    number: int
    of: int
    low: float
    high: float

    @property
    def value(self) -> float:
        """The share itself."""
        return self.number / self.of if self.of else 0.0

    def __str__(self) -> str:
        return f"{self.value:.0%} ({self.low:.0%}-{self.high:.0%})"


def share(count: int, of: int) -> Share:
    """Wilson's interval: it keeps within 0 and 1, and means something for few games too.

    >>> str(share(30, 60))
    '50% (38%-62%)'
    """
    if not of:
        return Share(0, 0, 0.0, 1.0)
    z, at = CONFIDENCE, count / of
    middle = at + z * z / (2 * of)
    spread = z * sqrt(at * (1 - at) / of + z * z / (4 * of * of))
    below = 1 + z * z / of
    return Share(
        count, of, max((middle - spread) / below, 0.0), min((middle + spread) / below, 1.0)
    )


def grouped(
    outcomes: Iterable[GameOutcome], by: Callable[[GameOutcome], K]
) -> dict[K, list[GameOutcome]]:
    """Outcomes by story, objective or whatever else."""
    groups: dict[K, list[GameOutcome]] = {}
    for each in outcomes:
        groups.setdefault(by(each), []).append(each)
    return groups


def sides_in(edition: str) -> Sequence[str]:
    """Who can win a game of this edition; the last one is nobody."""
    return edition_of(edition).workshop.sides


def wins(outcomes: Iterable[GameOutcome], sides: Sequence[str]) -> dict[str, Share]:
    """Who won how often."""
    games = list(outcomes)
    counted = Counter(each.winner for each in games)
    return {side: share(counted[side], len(games)) for side in sides}


def milestones(outcomes: Iterable[GameOutcome]) -> dict[str, Share]:
    """What an evening may come to, and in how many games it did."""
    games = list(outcomes)
    came = Counter(name for each in games for name, reached in each.milestones.items() if reached)
    names = dict.fromkeys(name for each in games for name in each.milestones)
    return {name: share(came[name], len(games)) for name in names}


def used(outcomes: Iterable[GameOutcome]) -> Counter[str]:
    """How often each card and action came into use, all games together."""
    counted: Counter[str] = Counter()
    for each in outcomes:
        counted.update(each.used)
    return counted
