"""The clock of a story: how far it had run when somebody first fell, or was first lost."""

from collections.abc import Sequence
from math import inf
from statistics import median

from madhouse.sim.match import GameOutcome
from madhouse.sim.tally import Share, share

HALF = 0.5


def first_fall(games: Sequence[GameOutcome]) -> float | None:
    """The part of the clock after which somebody is first badly hurt, in the middle of all games.

    Infinite if in most games nobody is; None if no clock runs.
    """
    parts = [_part(each.fallen_in, each.clock) for each in games if each.clock]
    return median(parts) if parts else None


def nobody_lost_early(games: Sequence[GameOutcome]) -> Share:
    """The games in which nobody is out of the game before half the clock has run."""
    parts = [_part(each.lost_in, each.clock) for each in games if each.clock]
    return share(sum(part >= HALF for part in parts), len(parts))


def _part(number: int, clock: int) -> float:
    return number / clock if number else inf
