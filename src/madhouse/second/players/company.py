"""The company of the second edition: computer players by the names under which they sit down."""

from typing import Any

from madhouse.engine.company import Advice, Player
from madhouse.engine.decisions import Decision, Option
from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean
from madhouse.players import Imagine
from madhouse.players.random_player import RandomPlayer
from madhouse.second.players.advice import advise
from madhouse.second.players.heuristic import HeuristicPlayer
from madhouse.second.rules.group import AGREE, PROPOSAL
from madhouse.second.rules.house import HOUSE

RANDOM = "random"
HEURISTIC = "heuristic"
NAMES = (RANDOM, HEURISTIC)


class AgreeablePlayer(RandomPlayer):
    """Takes any option, but objects to nothing that another proposes."""

    def choose(self, view: Any, decision: Decision, budget: float, imagine: Imagine) -> Option:
        """Take any option; a proposal is agreed to."""
        if decision.kind == PROPOSAL:
            return AGREE
        return super().choose(view, decision, budget, imagine)


def seated(name: str, seed: str) -> Player:
    """A player by name: `random` or `heuristic`.

    >>> type(seated("heuristic", "1")).__name__
    'HeuristicPlayer'
    """
    if name == RANDOM:
        return AgreeablePlayer(seed)
    if name == HEURISTIC:
        return HeuristicPlayer(seed)
    raise MadhouseError(f"there is no computer player '{name}'{did_you_mean(name, NAMES)}")


class SecondCompany:
    """All of them."""

    names = NAMES

    def seated(self, name: str, seed: str) -> Player:
        """A player by name."""
        return seated(name, seed)

    def advise(self, view: Any, decision: Decision) -> Advice | None:
        """What the heuristic player would do; at a table of people they know more than the app."""
        return advise(view, decision) if view.hands == HOUSE.name else None
