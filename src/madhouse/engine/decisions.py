"""A decision is one question to one or more seats, with a finite list of readable options."""

import re
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Literal, TypeAlias

import msgspec

from madhouse.engine.errors import MadhouseError

Option: TypeAlias = str
"""An option is its own readable line (`move study.b`): what is offered, chosen, saved and told."""

Seat: TypeAlias = str
"""Who sits at the table: `keeper`, `investigator-1` ...; `table` answers for the clock."""

CLOCK: Seat = "table"
"""Time that is over is an answer like any other, so that it is saved and replayed like one."""

Fact: TypeAlias = str | int | bool | list[str] | None
"""What a question or an event may mention: an id, a number, a list of ids."""


MANY_OPTIONS = 12
"""An error lists no more."""
NUMBER = re.compile(r"\d+")


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question that waits for an answer. Any of its seats may give it.

    It is shown to players, so it cannot be changed.
    """

    seats: tuple[Seat, ...]
    kind: str
    options: tuple[Option, ...]
    rule: str = ""
    about: Mapping[str, Fact] = {}
    secret: bool = False  # its options name things that other seats may not know
    number: int = 0  # given by the game when the question is asked
    clock: Option = ""  # what the clock may answer instead, and nobody else

    def offered_to(self, seat: Seat) -> tuple[Option, ...]:
        """What the seat may choose from; the clock has its own option and no other."""
        if seat in self.seats:
            return self.options
        return (self.clock,) if self.clock and seat == CLOCK else ()

    @property
    def fingerprint(self) -> str:
        """Eight letters that change when the kind of question, its seats or its options do."""
        timed = ("", self.clock) if self.clock else ()
        text = "\n".join((self.kind, *self.seats, "", *self.options, *timed))
        return blake2b(text.encode(), digest_size=4).hexdigest()


class Answer(msgspec.Struct, frozen=True, gc=False):
    """A decision that was made: the question, who answered, and what."""

    decision: Decision
    seat: Seat
    option: Option


class RefusedAnswer(MadhouseError):
    """An answer that the game did not take; the game is as it was."""


def listed(offered: Sequence[Option]) -> str:
    """Options as an error lists them: the first of many, or from the least number to the greatest.

    >>> listed(["leave it", "take it"])
    "'leave it', 'take it'"
    >>> listed([f"{number} successes" for number in range(21)])
    "'0 successes' to '20 successes'"
    """
    if len(offered) <= MANY_OPTIONS:
        return ", ".join(f"'{each}'" for each in offered)
    start = NUMBER.match(offered[0])
    if start is not None:
        first, words = int(start[0]), offered[0][start.end() :]
        if list(offered) == [f"{first + at}{words}" for at in range(len(offered))]:
            return f"'{offered[0]}' to '{offered[-1]}'"
    shown = ", ".join(f"'{each}'" for each in offered[:MANY_OPTIONS])
    return f"{shown} and {len(offered) - MANY_OPTIONS} more"


class IllegalOption(RefusedAnswer):
    """The option is not on the list."""

    def __init__(self, option: Option, decision: Decision, seat: Seat) -> None:
        offered = decision.offered_to(seat)
        shown = listed(offered)
        self.rule = decision.rule
        behind = f"{decision.kind}, by {self.rule}" if self.rule else decision.kind
        super().__init__(
            f"'{option}' is not an option of decision {decision.number} ({behind}); "
            f"choose one of {shown}"
        )


class StaleDecision(RefusedAnswer):
    """The answer names a decision that is no longer the one being asked."""

    def __init__(self, number: int, decision: Decision) -> None:
        super().__init__(
            f"decision {number} is not being asked; now it is {decision.number} ({decision.kind})"
        )


class NotYourDecision(RefusedAnswer):
    """The seat is not among those that are asked."""

    def __init__(self, seat: Seat, pending: tuple[Decision, ...]) -> None:
        asked = ", ".join(sorted({each for decision in pending for each in decision.seats}))
        super().__init__(f"seat '{seat}' has nothing to decide now; the game waits for {asked}")


class GameFinished(RefusedAnswer):
    """The game is over; nothing more can be decided or taken back."""

    def __init__(self) -> None:
        super().__init__(
            "the game is over; start another, or go back with load_case(game.case(), until=N)"
        )


Seal: TypeAlias = Literal["", "die", "shown", "shuffled", "done", "others"]
"""Why nothing can be taken back: a die, a hidden face, a shuffle, something that stands once it is
done, the answer of another seat; nothing where one has answered nothing yet."""
SEALED = (
    "a die was rolled, something hidden was shown, another seat has answered "
    "or the turn has ended: the last answer stands"
)
FOR_GOOD = "what was done since is never taken back: the last answer stands"


class CannotUndo(RefusedAnswer):
    """The last decision can no longer be taken back."""


class ReplayDivergence(MadhouseError):
    """A recorded answer does not fit the question that the rules ask at that point."""

    def __init__(self, number: int, asked: str, recorded: str) -> None:
        super().__init__(
            f"decision {number}: the record was made with other rules or content, or the file was "
            f"edited (recorded {recorded}; asked now {asked}); replay it as it was written, with "
            f"the version that wrote it"
        )


class CannotImagine(MadhouseError):
    """What a seat cannot know could not be dealt anew."""


class RuleFailure(MadhouseError):
    """A rule broke on an answer; the answer was taken back and the game is as it was."""
