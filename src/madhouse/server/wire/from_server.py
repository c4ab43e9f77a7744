"""From the server (protocol): what a browser is told over its socket.

TypeScript's types are made from these. Whatever a seat is sent about the game has gone through its
view; texts come ready to be read.
"""

from typing import Any

import msgspec

from madhouse.engine.decisions import Fact, Seal, Seat
from madhouse.engine.service import NotOffered
from madhouse.engine.shapes import CardText, FigureText, Note, Odds, OptionText, Throw
from madhouse.engine.tale import EveningTale
from madhouse.server.wire.lobby import SeatInfo

QUESTION = "decision"
"""The part of a view that does not travel with it: questions come beside it, in words."""


class Question(msgspec.Struct, frozen=True):
    """A question that this seat may answer."""

    number: int
    kind: str
    text: str
    options: list[OptionText]
    rule: str
    about: dict[str, Fact]
    seconds: int = 0  # left on the clock that is running, if one is
    remark: str = ""  # what is left to spend, or the card that asks
    matter: list[str] = []  # what it is about, without the odds
    card: str = ""  # the card whose text is worth showing beside it
    odds: Odds | None = None
    puzzle: str = ""  # the card of the puzzle that is worked at
    before: list[Note] = []  # tests that come before anything but an attack
    at: str = ""  # the space of whoever it is about: where one looks
    unlit: list[NotOffered] = []  # what has a key and cannot be chosen: one may ask why
    hint: bool = True  # whether anybody may help


class Line(msgspec.Struct, frozen=True):
    """A line of the log."""

    number: int
    kind: str
    text: str
    facts: dict[str, Fact]
    rules: list[str]
    title: str = ""  # the heading of what is read aloud
    kicker: str = ""  # what stands above the heading
    body: str = ""  # what is told under it
    came: list[str] = []  # what it does, apart from what is told
    place: str = ""  # the space or room where it happened
    aloud: bool = False  # it is read aloud
    test: Throw | None = None
    round: int = 0
    reason: int = 0  # the number of the line for whose sake a test is made
    after: int = 0  # of the test that this has come of
    of: int = 0  # of the event that this is a section of
    attempt: int = (
        0  # of the attempt at a puzzle in which this was done: together they are told as one
    )


class ShownStep(msgspec.Struct, frozen=True):
    """How the table stood when a line was written, where that was otherwise than before."""

    line: int  # its number
    view: dict[str, Any]  # the parts that had changed since the step before


class State(msgspec.Struct, tag="state", frozen=True):
    """How the table stands, for one seat."""

    seat: Seat
    view: dict[str, Any]  # the parts of the edition's view, and of the `board`, that are new since
    # the last state on this socket; the first has all of them
    questions: list[Question]
    lines: list[Line]  # those that are new since the last number seen
    seen: int  # to be sent again after a lost connection; it says nothing else
    cards: dict[str, CardText]  # cards that are mentioned for the first time on this socket
    undo: int  # the number of the own decision that can be taken back; 0 if there is none
    fresh: bool  # all lines are here from the first, forget those before
    setting_up: bool = False  # the game has not begun yet
    takes_back: bool = False  # by a custom of the table, more than the rules allow
    figures: list[FigureText] | None = None  # all whom this seat has met, where that is news
    disclosed: list[str] = []  # what was hidden, in a sentence each, once all may know it
    undoes: str = ""  # what comes back with it, in words; empty where another seat has decided
    same_die: bool = False  # a die has fallen since: it would fall the same again
    stands: Seal = ""  # why nothing can be taken back, where something was decided
    steps: list[ShownStep] = []  # how it came to the `view`, which belongs to the last line


class BehindCurtain(msgspec.Struct, frozen=True):
    """A seat of this screen of which whoever sits before it may not know all."""

    seat: Seat
    asked: bool = False  # it has to decide something
    number: int = 0  # of the question, where it can be answered from across the table
    kind: str = ""  # of the question, where that tells nothing
    text: str = ""  # the question, where all may read it
    only: bool = False  # there is nothing else to say to it


class Curtain(msgspec.Struct, tag="curtain", frozen=True):
    """Which seats of this screen are behind the curtain: nothing else is told of them, and what was
    told is to be forgotten. Comes after the states, where it is news. Where nobody has said yet who
    sits here, the state of a spectator comes in place of theirs."""

    behind: list[BehindCurtain]


class Seats(msgspec.Struct, tag="seats", frozen=True):
    """Who sits where."""

    seats: list[SeatInfo]


class Past(msgspec.Struct, frozen=True):
    """A game that is over, as it stood for one seat after so many answers."""

    at: int
    answers: int  # in the whole game
    began: int  # after so many of them all was set up
    state: State


class ToldEvening(msgspec.Struct, frozen=True):
    """The evening as a story: chapter by chapter, and as a text to be kept."""

    tale: EveningTale
    markdown: str


class Said(msgspec.Struct, tag="said", frozen=True):
    """Somebody said something. What was said before comes again on a new socket."""

    number: int
    seat: Seat
    name: str
    text: str
    at: str


class Hint(msgspec.Struct, tag="hint", frozen=True):
    """What a computer would do here, with the odds and a reason; none for a puzzle."""

    seat: Seat
    number: int
    option: str
    odds: float | None
    reason: str


class Why(msgspec.Struct, tag="why", frozen=True):
    """The text of a rule; and, of what was asked about, the option that it would have been and why
    it is not offered, in a sentence."""

    rule: str  # none where a sentence says it all
    text: str
    option: str = ""
    title: str = ""  # the heading of the rule
    place: str = ""  # of the rule among the companions: first/evade/fail
    said: str = ""  # the refusal, with its numbers
    space: str = ""  # as it was asked
    card: str = ""
    deed: str = ""


class Refused(msgspec.Struct, tag="refused", frozen=True):
    """What was asked was not done; the table is as it was."""

    code: str
    message: str
    number: int = 0


class Pong(msgspec.Struct, tag="pong", frozen=True):
    """Still here."""


class TalkOpen(msgspec.Struct, tag="talk", frozen=True):
    """Whether all may talk: the host has closed it, or opened it again."""

    open: bool


FromServer = State | Curtain | Seats | Said | TalkOpen | Hint | Why | Refused | Pong
