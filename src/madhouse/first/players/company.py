"""The company of the first edition: computer players by the names under which they sit down."""

from typing import Any

from madhouse.engine.company import Advice, Player
from madhouse.engine.decisions import Decision
from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean
from madhouse.first.players.advice import advise
from madhouse.first.players.heuristic import HeuristicPlayer
from madhouse.first.players.weights import STYLES
from madhouse.players.random_player import RandomPlayer

RANDOM = "random"
HEURISTIC = "heuristic"
NAMES = (RANDOM, HEURISTIC, *STYLES)


def seated(name: str, seed: str) -> Player:
    """A player by name: `random`, `heuristic`, or a keeper's temper: `gentle`, `fair`, `cruel`.

    >>> type(seated("fair", "1")).__name__
    'HeuristicPlayer'
    """
    if name == RANDOM:
        return RandomPlayer(seed)
    if name == HEURISTIC:
        return HeuristicPlayer(seed)
    if name in STYLES:
        return HeuristicPlayer(seed, name)
    raise MadhouseError(f"there is no computer player '{name}'{did_you_mean(name, NAMES)}")


class FirstCompany:
    """All of them, and the one who advises."""

    names = NAMES

    def seated(self, name: str, seed: str) -> Player:
        """A player by name."""
        return seated(name, seed)

    def advise(self, view: Any, decision: Decision) -> Advice | None:
        """What the heuristic player would do."""
        return advise(view, decision)
