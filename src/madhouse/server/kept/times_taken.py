"""Times taken (histogram): how long things took, in steps that add up over processes."""

from bisect import bisect_left

import msgspec

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds; what took longer than the last is counted beyond it."""


class TimesTaken(msgspec.Struct):
    """How many took how long."""

    counts: list[int] = msgspec.field(default_factory=lambda: [0] * (len(STEPS) + 1))
    seconds: float = 0.0

    @property
    def count(self) -> int:
        """How many there were."""
        return sum(self.counts)

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.seconds += seconds

    def up_to(self) -> list[tuple[str, int]]:
        """How many took no longer than each step, and in all.

        >>> times = TimesTaken()
        >>> for seconds in (0.001, 0.003, 60): times.add(seconds)
        >>> [count for step, count in times.up_to() if step in ("0.001", "0.005", "+Inf")]
        [1, 2, 3]
        """
        so_far, told = 0, list[tuple[str, int]]()
        for step, count in zip((*map(str, STEPS), "+Inf"), self.counts, strict=True):
            so_far += count
            told.append((step, so_far))
        return told
