"""Difficulty: the least moves that solve a deal, and the band of them that is asked for."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from madhouse.engine.errors import MadhouseError
from madhouse.engine.rng import Random

T = TypeVar("T")

DRAWN = 256
"""Things among which the random source draws at once."""


class NoSuchPuzzle(MadhouseError, ValueError):
    """What is asked for cannot be dealt; in a content file it is told with its place."""


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The least and the most moves that a deal may need, written `7` or `6 to 8`."""

    least: int
    most: int

    def __post_init__(self) -> None:
        if not 1 <= self.least <= self.most:
            raise NoSuchPuzzle(f"a band of moves runs from 1 or more upwards, not '{self}'")

    @classmethod
    def from_written(cls, text: str) -> "Band":
        """Read one number or two.

        >>> Band.from_written("6 to 8")
        Band(least=6, most=8)
        """
        numbers = text.split(" to ")
        if len(numbers) > 2 or not all(number.isdecimal() for number in numbers):
            raise NoSuchPuzzle(f"expected moves such as '7' or '6 to 8', got {text!r}")
        return cls(int(numbers[0]), int(numbers[-1]))

    def __contains__(self, moves: int) -> bool:
        return self.least <= moves <= self.most

    def __str__(self) -> str:
        return f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"

    def any(self, random: Random) -> int:
        """A number of moves in the band, each as likely."""
        return self.least + random.below(self.most - self.least + 1)

    def within(self, possible: "Band", what: str) -> None:
        """Refuse a band that reaches beyond what can be dealt."""
        if self.least < possible.least or self.most > possible.most:
            raise NoSuchPuzzle(f"{what} takes {possible} moves, so '{self}' cannot be asked for")


def any_of(things: Sequence[T], random: Random) -> T:
    """One of any number of things, all but as likely: of every so-manieth, then of those."""
    apart = -(-len(things) // DRAWN)
    return random.pick(tuple(things[random.below(apart) :: apart]))
