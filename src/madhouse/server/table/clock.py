"""The clock of the optional time limit: it belongs to an attempt at a puzzle, not to a question."""

from math import ceil
from time import monotonic
from typing import Any

from madhouse.engine.decisions import Decision
from madhouse.engine.game import Game
from madhouse.first.rules.puzzle_attempts import SECONDS

Attempt = tuple[object, ...]


class PuzzleClock:
    """Starts with the first question of an attempt; an investigator has one a turn.

    It goes on while he holds a piece, so that nobody gains time by drawing one.
    """

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._attempt: Attempt = ()
        self._ends = 0.0

    def watch(self, game: Game[Any, Any]) -> Decision | None:
        """The question whose time is running now; it starts with an attempt's first."""
        asked = next((each for each in game.pending if each.clock), None)
        if asked is None:
            return None
        attempt = (asked.about.get("who"), asked.about.get("card"), game.table.state.round)
        if attempt != self._attempt:
            self._attempt, self._ends = attempt, monotonic() + self._seconds
        return asked

    @property
    def left(self) -> float:
        """Seconds until the time is over."""
        return max(self._ends - monotonic(), 0.0)

    @property
    def shown(self) -> int:
        """The same as a player reads it."""
        return ceil(self.left)
