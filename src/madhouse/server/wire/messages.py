"""Messages (protocol): what travels between browser and server.

TypeScript's types are made from these.

HTTP carries the lobby, a socket carries play. Whatever a seat is sent about the game has gone
through its view; texts come ready to be read.
"""

from typing import Annotated, Any

import msgspec

from madhouse.engine.company import ErrandVerb
from madhouse.engine.decisions import Fact, Seal, Seat
from madhouse.engine.looks import SeatLook
from madhouse.engine.service import NotOffered
from madhouse.engine.shapes import CardText, FigureText, Note, Odds, OptionText, Throw
from madhouse.engine.shelf import Holder, Library, SeatFace, SeatPlan, SentSeat, SentWord
from madhouse.engine.tale import EveningTale

SentNumber = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
"""Of a question."""
SentToken = Annotated[str, msgspec.Meta(max_length=64)]
SentLine = Annotated[str, msgspec.Meta(max_length=400)]
SentName = Annotated[str, msgspec.Meta(max_length=1000)]
"""It is cut to what fits; what is longer was not typed by a person."""
SentSeen = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
"""As a number of JavaScript can hold it."""
LARGEST_CASE = 200_000
"""Letters of a case file that is sent; a long evening has twenty-five thousand."""
SentCase = Annotated[str, msgspec.Meta(max_length=LARGEST_CASE)]
SentTalk = Annotated[str, msgspec.Meta(max_length=8000)]
SentPage = Annotated[str, msgspec.Meta(max_length=8000)]

QUESTION = "decision"
"""The part of a view that does not travel with it: questions come beside it, in words."""

# -- the lobby, over HTTP -------------------------------------------------------------------------


class SeatLink(msgspec.Struct, frozen=True):
    """A seat and the secret that opens it; whoever has the link has the seat."""

    seat: Seat
    token: str


class Created(msgspec.Struct, frozen=True):
    """A game that was set up: the seats held here, and links for those to be invited."""

    game: str
    seats: list[SeatLink]
    invitations: list[SeatLink]
    watch: str  # the token for spectators
    host: str  # the token of who set the table up, whether he sits there or not
    phrase: str  # brings his links back; it is told this once
    commitment: str = ""  # to the seed, before anybody adds a share


class SeatTaken(msgspec.Struct, frozen=True):
    """A seat that somebody sat down at, and the words that bring its link back."""

    seat: Seat
    token: str
    phrase: str  # it is told this once


class WatchLink(msgspec.Struct, frozen=True):
    """What opens a table to those who only look on."""

    token: str


class TalkWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether all may talk at the table."""

    open: bool


class SixWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery phrase, as somebody has typed it."""

    phrase: Annotated[str, msgspec.Meta(max_length=200)]


class PhraseFound(msgspec.Struct, frozen=True):
    """The game at which a phrase brings links back."""

    game: str


class Recovered(msgspec.Struct, frozen=True):
    """Links that were lost: new ones, and the old open nothing any more."""

    game: str
    seats: list[SeatLink]
    host: str  # '' for who did not set the table up


class DiceShare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person adds to the seed: 64 hex digits that nobody could foresee."""

    number: Annotated[str, msgspec.Meta(max_length=64)]


class ShareInfo(msgspec.Struct, frozen=True):
    """A share in the dice: its SHA-256 from the beginning, itself once the game is over."""

    seat: Seat
    mark: str
    number: str = ""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody may see it."""

    seat: Seat
    holder: Holder
    name: str
    player: str
    here: bool  # somebody is connected
    role: str = ""
    number: int = 1  # among those of its role
    title: str = ""
    look: SeatLook | None = None
    host: bool = False  # who set the table up sits here


class GameInfo(msgspec.Struct, frozen=True):
    """A game as its list shows it; nothing of it is secret."""

    game: str
    edition: str
    story: str
    title: str
    created: str  # ISO time
    played: str  # of the last decision
    round: int
    over: bool
    winner: str
    waiting: list[Seat]
    seats: list[SeatInfo]
    seed_known: bool
    commitment: str  # what proves at the end that the dice were not chosen
    seed: str = ""  # once the game is over
    outcome: str = ""  # who won, in a sentence
    level: str = ""  # how hard it was to be, where an edition has levels
    shares: list[ShareInfo] = []  # that are mixed into the seed, in the order they came


class Taking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sitting down by a link: its token, and a name for the others to read."""

    token: SentToken
    name: SentName = ""


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A case file to be gone on with; its seed is known, and the game says so."""

    case: SentCase
    seats: Annotated[dict[SentSeat, SeatPlan], msgspec.Meta(max_length=20)]


class CaseText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A case file, to be looked at before it is gone on with."""

    case: SentCase


class CaseHead(msgspec.Struct, frozen=True):
    """What a case file is of: nothing of it is a secret."""

    edition: str
    story: str
    title: str  # of the story
    seats: list[SeatFace]  # those of its game, in their order
    decisions: int  # so many were made
    over: bool  # it was played to its end


class Trouble(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A problem, in the player's words."""

    text: SentPage


class Reach(msgspec.Struct, frozen=True):
    """How others reach this server: nobody can while it listens to its own machine alone."""

    open: bool
    addresses: list[str]


class Shelves(msgspec.Struct, frozen=True):
    """Everything one can read before a game, of every edition: it travels once."""

    version: str  # of the server
    editions: list[Library]


class Problem(msgspec.Struct, frozen=True):
    """What went wrong, in a sentence; the code is for programs."""

    code: str
    message: str


# -- play, over the socket: what a client says ---------------------------------------------------


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first word on a socket: the seats held by this browser, and what it has seen so far."""

    tokens: Annotated[list[SentToken], msgspec.Meta(max_length=50)]
    # by seat: the last `State.seen` that was received
    seen: Annotated[dict[SentSeat, SentSeen], msgspec.Meta(max_length=20)] = {}
    steps: bool = False  # whether turns are played out here, see `State.steps`
    front: SentSeat = ""  # who sits before the screen, where that is known: see `TakeChair`


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """An answer. A repeated or stale one does no harm: the number says which question it is for."""

    seat: SentSeat
    number: SentNumber
    option: SentLine


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's own last answer: `State.undo` says its number. Twice does no harm."""

    seat: SentSeat
    number: SentNumber


class TakeChair(msgspec.Struct, tag="sit", forbid_unknown_fields=True):
    """Whoever has this seat sits before the screen now. Only from here on is it told anything that
    those may not know who sat there before."""

    seat: SentSeat


class AnswerAcross(msgspec.Struct, tag="across", forbid_unknown_fields=True):
    """Somebody behind the curtain answers without sitting down, see `BehindCurtain.number`."""

    seat: SentSeat
    number: SentNumber


class AskHint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """What would a computer do here?"""

    seat: SentSeat
    number: SentNumber


class AskWhy(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """The rule behind a line of the log or a question; or why a line, a place, a card or a key
    cannot be chosen now."""

    seat: SentSeat
    rule: SentWord = ""
    option: SentLine = ""
    space: SentWord = ""
    card: SentWord = ""
    deed: SentWord = ""  # the key of what is not offered, see `Question.unlit`


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """A line for all at the table."""

    seat: SentSeat
    text: SentTalk


class AskErrand(msgspec.Struct, tag="errand", forbid_unknown_fields=True):
    """Ask a computer at the table to do something: go there, see to this, stay with me, leave that
    to me. It answers in talk, and follows if it is not folly."""

    seat: SentSeat
    to: SentSeat  # of the computer
    verb: ErrandVerb
    who: SentWord = ""  # the figure that is meant, where it runs several
    space: SentWord = ""
    token: SentWord = ""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Still there."""


FromClient = (
    Hello | TakeChair | Choose | AnswerAcross | Undo | AskHint | AskWhy | Say | AskErrand | Ping
)

# -- play, over the socket: what the server says --------------------------------------------------


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
