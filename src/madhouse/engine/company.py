"""The company of an edition: its computer players, and what they would advise."""

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

import msgspec

from madhouse.engine.decisions import Decision, Option, Seat
from madhouse.engine.errors import MadhouseError


class Player(Protocol):
    """Anyone who can take a seat."""

    def choose(
        self, view: Any, decision: Decision, budget: float, imagine: Callable[[], Any]
    ) -> Option:
        """Choose one of the decision's options, within a budget of seconds."""


ErrandVerb = Literal["go", "search", "stay", "leave"]
"""Go there; see to this; stay with me; leave that to me."""


class Favour(msgspec.Struct, frozen=True):
    """An errand, as a person asks a computer player for it: words at the table, no move of the
    game."""

    verb: ErrandVerb
    by: Seat  # who asks
    who: str = ""  # the figure that is meant, if the computer runs several
    space: str = ""
    token: str = ""


class Reply(NamedTuple):
    """An errand and its answer, as both are said at the table."""

    asked: str
    answer: str
    taken: bool  # whether it is followed


class NoSuchErrand(MadhouseError):
    """What was asked for names nothing that is there."""


@runtime_checkable
class TalkingPlayer(Protocol):
    """A player who talks: says what it is about, and can be asked for an errand."""

    def remark(self) -> str:
        """What it has to say since its last answer, once; nothing most of the time."""

    def ask(self, view: Any, errand: Favour) -> Reply:
        """Take an errand, or say why not."""


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
