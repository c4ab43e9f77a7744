"""The company of an edition: its computer players, and what they would advise."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from madhouse.engine.decisions import Decision, Option


class Player(Protocol):
    """Anyone who can take a seat."""

    def choose(
        self, view: Any, decision: Decision, budget: float, imagine: Callable[[], Any]
    ) -> Option:
        """Choose one of the decision's options, within a budget of seconds."""


class Advice(NamedTuple):
    """What the adviser would do."""

    option: Option
    odds: float | None  # of what the option has to pass first, if it has to pass anything
    reason: str  # in the words of the game


class Company(Protocol):
    """Computer players by the names under which they can be asked to the table."""

    @property
    def names(self) -> Sequence[str]:
        """All of them."""

    def seated(self, name: str, seed: str) -> Player:
        """A player by name; the same seed plays the same."""

    def advise(self, view: Any, decision: Decision) -> Advice | None:
        """The adviser's choice among the options, or None where nobody may help."""
