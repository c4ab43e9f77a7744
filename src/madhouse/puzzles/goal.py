"""A goal: what the pieces of a puzzle must show to be solved, on any part of it already laid."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

SOLVED = -1
"""What has been laid solves the puzzle, whatever comes into the slots still empty."""

BROKEN = -2
"""Whatever comes into the empty slots, what has been laid does not solve the puzzle."""

F = TypeVar("F")


class PuzzleGoal(Protocol[F]):
    """One puzzle's objective. A face is what a turned piece shows; equal faces do the same."""

    def face(self, piece: str, turns: int, /) -> F:
        """What a piece shows after so many quarter turns clockwise."""

    def look(self, laid: Sequence[F | None], tile: int, /) -> int:
        """SOLVED, BROKEN, or the empty slot on which it depends next."""
