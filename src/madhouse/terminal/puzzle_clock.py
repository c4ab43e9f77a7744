"""The clock of the optional time limit, for a puzzle that a person attempts at the terminal."""

from time import monotonic

from madhouse.engine.decisions import Decision
from madhouse.first.rules.puzzle_attempts import SECONDS

Attempt = tuple[object, ...]


class PuzzleClock:
    """Starts with the first question of an attempt; an investigator has one a turn."""

    def __init__(self) -> None:
        self._attempt: Attempt = ()
        self._started = 0.0

    def watch(self, decision: Decision, round_: int) -> None:
        """Start, if this question begins another attempt."""
        attempt = (decision.about.get("who"), decision.about.get("card"), round_)
        if decision.clock and attempt != self._attempt:
            self._attempt, self._started = attempt, monotonic()

    def time_is_up(self, decision: Decision) -> bool:
        """Whether this question comes, or is answered, too late."""
        return bool(decision.clock) and monotonic() - self._started > SECONDS
