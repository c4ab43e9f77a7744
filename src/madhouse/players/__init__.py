"""Computer players: each answers questions from what its seat may know, never from the state."""

from typing import Any, Protocol

from madhouse.engine.decisions import Decision, Option
from madhouse.players.imagined import Imagine, Imagined

__all__ = ["Imagine", "Imagined", "Player"]


class Player(Protocol):
    """Anyone who can take a seat."""

    def choose(self, view: Any, decision: Decision, budget: float, imagine: Imagine) -> Option:
        """Choose one of the decision's options, within a budget of seconds."""
        ...
