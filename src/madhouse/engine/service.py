"""The service of an edition at a running table: why not, what to expect, whose time runs."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from madhouse.engine.decisions import Decision, Option, Seat
from madhouse.engine.game import Game
from madhouse.engine.shapes import Note
from madhouse.engine.teller import Teller


class Timed(NamedTuple):
    """A question whose time is running: what the time belongs to, and how many seconds it has."""

    decision: Decision
    attempt: tuple[object, ...]
    seconds: float


class Foreseen(msgspec.Struct, frozen=True):
    """What of an option depends on how the table stands."""

    seals: bool = False
    idle: bool = False
    notes: list[Note] = []
    gives: int | None = None
    decisive: bool = False
    cost: int | None = None  # none: what the teller says
    asks_first: bool = False  # a question comes before what seals: it says so there, and not here

    def cannot_be_taken_back(self, told: bool) -> bool:
        """Whether it seals; what is told of the option at every table may say so already."""
        return (told or self.seals) and not self.asks_first


class NotOffered(msgspec.Struct, frozen=True):
    """What one might expect and cannot choose now. Where the reason is worth a line, it is said;
    of what has a key of its own one may ask why in any case."""

    key: str
    name: str
    said: str = ""  # why not; none: it is not shown
    rule: str = ""  # the one against it
    space: str = ""  # where it would lead


class Forewarning(msgspec.Struct, frozen=True):
    """What of a question depends on how the table stands; everybody could work it out."""

    options: dict[Option, Foreseen] = {}  # those of which there is something to say
    before: list[Note] = []  # tests that come before anything but an attack
    at: str = ""  # the space of whoever it is about
    unlit: list[NotOffered] = []
    hint: bool = True  # whether anybody may help
    order: Sequence[Option] = ()  # in which they are best told; none: as the rules offer them


class AcrossTheTable(msgspec.Struct, frozen=True):
    """What all may know of a question to somebody who does not sit before the screen."""

    kind: str = ""  # where that tells nothing
    read: bool = False  # whether all may read it
    option: Option = ""  # the answer that can be given from across the table
    only: bool = False  # there is nothing else to say


class Wish(msgspec.Struct, frozen=True):
    """What somebody would choose though it is not offered: a line, a place, a card or a key."""

    option: Option = ""
    space: str = ""
    card: str = ""
    deed: str = ""  # of `NotOffered`


class Refusal(msgspec.Struct, frozen=True):
    """Why a wish cannot be met: the rule, a sentence, and the option that it would have been."""

    rule: str = ""
    said: str = ""
    option: Option = ""


class Service(Protocol):
    """What a table asks of the rules while a game is played; all of it tells no secret."""

    def why_not(self, game: Game[Any, Any], seat: Seat, option: Option) -> str | None:
        """The rule that keeps an option from a seat's list, or the question's own; None if the
        option is offered or nothing is asked."""

    def refused_by(self, game: Game[Any, Any], seat: Seat, option: Option) -> str | None:
        """The rule against an option that could be chosen at another time; None for any other."""

    def refusal(
        self, game: Game[Any, Any], seat: Seat, wish: Wish, teller: Teller[Any]
    ) -> Refusal | None:
        """Why a wish cannot be met now; None if it can, or means nothing."""

    def forewarned(
        self, game: Game[Any, Any], decision: Decision, teller: Teller[Any]
    ) -> Forewarning:
        """What everybody could work out of a question: tests to come, what would do nothing."""

    def must_be_silent(self, game: Game[Any, Any], seat: Seat) -> bool:
        """Whether what the seat says now has to wait, as it might help another."""

    def some_must_be_silent(self, game: Game[Any, Any]) -> bool:
        """Whether anybody has to wait with what he says."""

    def goes_without_saying(
        self, decision: Decision, people: Collection[Seat]
    ) -> tuple[Seat, Option | None] | None:
        """The seat for which a table with these persons answers a question of several by itself,
        and what; without an option it is left to the computer there."""

    def passes(self, decision: Decision) -> bool:
        """Whether nothing can be done but to pass, so that a standing order may answer."""

    def timed(self, game: Game[Any, Any]) -> Timed | None:
        """The question whose time is running now, by an agreement of the table."""

    def apart(self, game: Game[Any, Any], seat: Seat) -> list[Seat]:
        """The seats that may not see all that this one sees, or have something hidden from it."""

    def across(self, decision: Decision, seat: Seat) -> AcrossTheTable:
        """What those may know of a question from whom its seat is `apart`."""

    def takes_back(self, game: Game[Any, Any]) -> bool:
        """Whether a person alone at this table may take back more than the rules allow."""
