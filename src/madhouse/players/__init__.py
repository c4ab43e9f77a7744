"""Computer players: each answers questions from what its seat may know, never from the state."""

import random
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from madhouse.engine.decisions import Decision, Option
from madhouse.engine.game import Game

Imagine: TypeAlias = Callable[[random.Random], Game[Any]]
"""Gives a game that looks the same to the seat, with all that it cannot know dealt anew."""


class Player(Protocol):
    """Anyone who can take a seat."""

    def choose(self, view: Any, decision: Decision, budget: float, imagine: Imagine) -> Option:
        """Choose one of the decision's options, within a budget of seconds."""
        ...
