"""The clock at a table (a countdown): it belongs to an attempt at something, not to a question."""

from collections.abc import Callable
from math import ceil

from madhouse.engine.decisions import Decision
from madhouse.engine.service import Timed


class Clock:
    """Starts with the first question of an attempt, and runs on until another attempt begins.

    It reads no time itself: it is given something that does, in seconds.
    """

    def __init__(self, now: Callable[[], float], seconds: float | None = None) -> None:
        self._now = now
        self._seconds = seconds  # instead of those that the edition allows
        self._attempt: tuple[object, ...] = ()
        self._ends = 0.0

    def watch(self, timed: Timed | None) -> Decision | None:
        """Take in whose time is running now, if anybody's is, and give that question back."""
        if timed is None:
            return None
        if timed.attempt != self._attempt:
            allowed = timed.seconds if self._seconds is None else self._seconds
            self._attempt, self._ends = timed.attempt, self._now() + allowed
        return timed.decision

    @property
    def left(self) -> float:
        """Seconds until the time is over."""
        return max(self._ends - self._now(), 0.0)

    @property
    def shown(self) -> int:
        """The same as a player reads it."""
        return ceil(self.left)
