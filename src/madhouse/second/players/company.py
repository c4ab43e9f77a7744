"""The company of the second edition: computer players by the names under which they sit down."""

from typing import Any

from madhouse.engine.company import Advice, Player
from madhouse.engine.decisions import Decision, Option
from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean
from madhouse.players import Imagine
from madhouse.players.random_player import RandomPlayer
from madhouse.second.rules.group import AGREE, PROPOSAL

RANDOM = "random"
NAMES = (RANDOM,)


class AgreeablePlayer(RandomPlayer):
    """Takes any option, but objects to nothing that another proposes."""

    def choose(self, view: Any, decision: Decision, budget: float, imagine: Imagine) -> Option:
        """Take any option; a proposal is agreed to."""
        if decision.kind == PROPOSAL:
            return AGREE
        return super().choose(view, decision, budget, imagine)


def seated(name: str, seed: str) -> Player:
    """A player by name.

    >>> type(seated("random", "1")).__name__
    'AgreeablePlayer'
    """
    if name == RANDOM:
        return AgreeablePlayer(seed)
    raise MadhouseError(f"there is no computer player '{name}'{did_you_mean(name, NAMES)}")


class SecondCompany:
    """All of them."""

    names = NAMES

    def seated(self, name: str, seed: str) -> Player:
        """A player by name."""
        return seated(name, seed)

    def advise(self, view: Any, decision: Decision) -> Advice | None:  # noqa: ARG002
        """Nobody here knows better yet."""
        return None
