"""Chances: how likely dice are to show so many successes, with Clues to turn results."""

from collections.abc import Iterator
from functools import lru_cache
from math import comb

SUCCESS, INVESTIGATION = 3 / 8, 2 / 8
"""How often a die shows each (2e.test.roll)."""
BLANK = 1 - SUCCESS - INVESTIGATION


@lru_cache(maxsize=4096)
def chance(dice: int, needed: int, clues: int = 0) -> float:
    """The chance of so many successes or more.

    >>> chance(1, 1), chance(1, 1, clues=1), chance(2, 0)
    (0.375, 0.625, 1.0)
    """
    return min(1.0, sum(p for p, got in _results(dice, clues) if got >= needed))


@lru_cache(maxsize=4096)
def expected(dice: int, most: int = 99, clues: int = 0) -> float:
    """How many successes are to be expected, where more than `most` are of no use.

    >>> expected(4), expected(1, 1, clues=1)
    (1.5, 0.625)
    """
    return sum(p * min(most, got) for p, got in _results(dice, clues))


def _results(dice: int, clues: int) -> Iterator[tuple[float, int]]:
    for successes in range(dice + 1):
        rest = dice - successes
        for turned in range(rest + 1):
            ways = comb(dice, successes) * comb(rest, turned)
            p = ways * SUCCESS**successes * INVESTIGATION**turned * BLANK ** (rest - turned)
            yield p, successes + min(turned, clues)
