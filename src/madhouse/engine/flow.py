"""Rules that pause: a rule is a generator that yields a question and is sent the answer."""

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar, cast

from msgspec.structs import force_setattr

from madhouse.engine.decisions import Decision, Fact, Option, Seat

T = TypeVar("T")


class Branch(NamedTuple):
    """One side's part of what is played at the same time, and the seats that play it."""

    seats: tuple[Seat, ...]
    rule: "Rule[Any]"


class Together:
    """Two branches that are played at the same time, unseen by each other."""

    __slots__ = ("branches",)

    def __init__(self, branches: Mapping[str, Branch]) -> None:
        self.branches = branches


Ask: TypeAlias = Decision | Together
Rule: TypeAlias = Generator[Ask, Any, T]

NOTHING: Final[Rule[None]] = cast("Rule[None]", iter(()))
"""A rule that is over before it has begun, for what asks nobody most of the time: there is nothing
in it that could be used up, so it can be given again and again."""

REDEALT: Final[Option] = "the hidden cards were dealt anew"
"""Sent to a secret question instead of an answer, when an imagined game has re-dealt its cards."""


class Killed(Exception):
    """A figure left the game in the middle of a rule; caught at its turn or at the one target."""

    def __init__(self, who: str) -> None:
        super().__init__(who)
        self.who = who


class GameOver(Exception):
    """The game has ended; caught only by the driver."""

    def __init__(self, winner: str, reason: str) -> None:
        super().__init__(f"{winner}: {reason}")
        self.winner = winner
        self.reason = reason


def together(branches: Mapping[str, Branch]) -> Rule[dict[str, Any]]:
    """Play exactly two branches at once, each with its own random stream and log.

    Each branch touches its own part of the state, so every interleaving gives the same game.
    """
    if len(branches) != 2:
        raise ValueError(f"together takes two branches, not {len(branches)}")
    results: dict[str, Any] = yield Together(branches)
    return results


def choose(
    seats: tuple[Seat, ...],
    kind: str,
    options: Sequence[Option],
    rule: str = "",
    about: Mapping[str, Fact] | None = None,
) -> Rule[Option]:
    """Ask for one of the options. A choice of one, which all can foresee, is not asked."""
    if len(options) == 1:
        return options[0]
    answer: Option = yield Decision(seats, kind, tuple(options), rule, about or {})
    return answer


def choose_among(
    seats: tuple[Seat, ...],
    kind: str,
    things: Sequence[T],
    name: Callable[[T], Option],
    rule: str = "",
    about: Mapping[str, Fact] | None = None,
) -> Rule[T]:
    """Ask for one of several things, each offered under its name."""
    if len(things) == 1:
        return things[0]
    names = [name(thing) for thing in things]
    chosen = yield from choose(seats, kind, names, rule, about)
    return things[names.index(chosen)]


def choose_secretly(offer: Callable[[], Decision]) -> Rule[Option]:
    """Ask for one of several hidden things; asked even when only one option is there.

    The offer is made anew if an imagined game re-deals what it was made of.
    """
    while True:
        decision = offer()
        force_setattr(decision, "secret", True)  # it has not been shown to anybody yet
        answer: Option = yield decision
        if answer is not REDEALT:
            return answer
