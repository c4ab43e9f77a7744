"""What travels between browser and server. TypeScript's types are made from these structs.

HTTP carries the lobby, a socket carries play. Whatever a seat is sent about the game has gone
through its view; texts come ready to be read.
"""

from typing import Literal

import msgspec

from madhouse.engine.decisions import Fact, Seat
from madhouse.first.seen.views import View

# -- the lobby, over HTTP -------------------------------------------------------------------------

Holder = Literal["person", "computer", "open"]


class SeatPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to hold a seat: a person here, a person by link (`open`), or a computer."""

    holder: Holder
    name: str = ""  # of a person, as the others read it
    player: str = ""  # of a computer: gentle, fair, cruel, heuristic, random


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be set up."""

    story: str
    keeper: SeatPlan
    investigators: list[SeatPlan]
    options: list[str] = []
    seed: str | None = None  # known to who gives it: such a game is marked


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


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody may see it."""

    seat: Seat
    holder: Holder
    name: str
    player: str
    here: bool  # somebody is connected


class GameInfo(msgspec.Struct, frozen=True):
    """A game as its list shows it; nothing of it is secret."""

    game: str
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


class Taking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sitting down by a link: its token, and a name for the others to read."""

    token: str
    name: str = ""


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A case file to be gone on with; its seed is known, and the game says so."""

    case: str
    keeper: SeatPlan
    investigators: list[SeatPlan]


class Trouble(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A problem, in the player's words."""

    text: str


class Reach(msgspec.Struct, frozen=True):
    """How others reach this server: nobody can while it listens to its own machine alone."""

    open: bool
    addresses: list[str]


class StoryInfo(msgspec.Struct, frozen=True):
    """A story as one chooses it: nothing of it is a secret."""

    id: str
    name: str
    minutes: str
    difficulty: str
    blurb: str
    notes: str
    investigators: tuple[int, int]  # fewest and most


class OptionInfo(msgspec.Struct, frozen=True):
    """An optional rule, an option of the table or a computer player, in one line."""

    id: str
    text: str


class CharacterInfo(msgspec.Struct, frozen=True):
    """An investigator to choose from, with the text of his Trait cards."""

    id: str
    name: str
    history: str
    health: int
    sanity: int
    skill: int
    traits: list[str]  # card ids; their texts are in `cards`


class Library(msgspec.Struct, frozen=True):
    """Everything one can read before a game: it travels once."""

    version: str
    stories: list[StoryInfo]
    options: list[OptionInfo]  # the rulebook's
    table_options: list[OptionInfo]  # what a table may allow itself besides
    characters: list[CharacterInfo]
    computers: list[OptionInfo]
    cards: dict[str, "CardText"]  # of what all players may read at any time


class CardText(msgspec.Struct, frozen=True):
    """A card in words."""

    id: str
    name: str
    kind: str  # item, spell, trauma, mythos, action, trait, clue, lock, obstacle, monster ...
    text: str  # what it does, from its data
    flavour: str
    numbers: dict[str, int] = {}  # printed on it: cost, awareness, horror, damage, health


class RoomShape(msgspec.Struct, frozen=True):
    """A room of the board."""

    id: str
    name: str
    spaces: list[str]
    outdoors: bool
    floor: str


class SpaceShape(msgspec.Struct, frozen=True):
    """A space: its cells and a point well inside it."""

    id: str
    room: str
    cells: list[tuple[int, int]]
    centre: tuple[float, float]
    near: list[str]  # the spaces one can step to


class DoorShape(msgspec.Struct, frozen=True):
    """A door: where it lies, and what it joins."""

    id: str
    line: tuple[tuple[float, float], tuple[float, float]]  # from one jamb to the other
    spaces: list[str]
    out: bool
    sealed: bool


class BoardShape(msgspec.Struct, frozen=True):
    """A board as it is drawn, in cells from its top left corner."""

    width: int
    height: int
    rooms: list[RoomShape]
    spaces: list[SpaceShape]
    doors: list[DoorShape]
    lines: dict[str, list[tuple[tuple[float, float], tuple[float, float]]]]  # walls, borders ...


class Problem(msgspec.Struct, frozen=True):
    """What went wrong, in a sentence; the code is for programs."""

    code: str
    message: str


# -- play, over the socket: what a client says ---------------------------------------------------


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first word on a socket: the seats held by this browser, and what it has seen so far."""

    tokens: list[str]
    seen: dict[Seat, int] = {}  # by seat: the last `State.seen` that was received


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """An answer. A repeated or stale one does no harm: the number says which question it is for."""

    seat: Seat
    number: int
    option: str


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's own last answer: `State.undo` says its number. Twice does no harm."""

    seat: Seat
    number: int


class AskHint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """What would a computer do here?"""

    seat: Seat
    number: int


class AskWhy(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """The rule behind a line of the log, a question, or an option that is not offered."""

    seat: Seat
    rule: str = ""
    option: str = ""


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """A line for all at the table."""

    seat: Seat
    text: str


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Still there."""


FromClient = Hello | Choose | Undo | AskHint | AskWhy | Say | Ping

# -- play, over the socket: what the server says --------------------------------------------------


class OptionText(msgspec.Struct, frozen=True):
    """An option: the line that is sent back, and what a player reads."""

    option: str
    text: str
    detail: str = ""
    verb: str = ""  # what is done, as in `attack-with`; nothing where a thing is only named
    names: dict[str, str] = {}  # the ids that it names, by what each is (`who`, `door`)
    space: str = ""  # the space on the board it belongs to
    card: str = ""


class Question(msgspec.Struct, frozen=True):
    """A question that this seat may answer."""

    number: int
    kind: str
    text: str
    options: list[OptionText]
    rule: str
    about: dict[str, Fact]
    seconds: int = 0  # left on the clock that is running, if one is


class Line(msgspec.Struct, frozen=True):
    """A line of the log."""

    number: int
    kind: str
    text: str
    facts: dict[str, Fact]
    rules: list[str]
    round: int


class State(msgspec.Struct, tag="state", frozen=True):
    """How the table stands, for one seat."""

    seat: Seat
    view: View  # the parts that are new since the last on this socket; the first has all of them
    questions: list[Question]
    lines: list[Line]  # those that are new since the last number seen
    seen: int  # to be sent again after a lost connection; it says nothing else
    cards: dict[str, CardText]  # cards that are mentioned for the first time on this socket
    undo: int  # the number of the own decision that can be taken back; 0 if there is none
    fresh: bool  # all lines are here from the first, forget those before


class Seats(msgspec.Struct, tag="seats", frozen=True):
    """Who sits where."""

    seats: list[SeatInfo]


class Past(msgspec.Struct, frozen=True):
    """A game that is over, as it stood for one seat after so many answers."""

    at: int
    answers: int  # in the whole game
    state: State


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
    """The text of a rule, and the option that it keeps off the list, if one was asked about."""

    rule: str
    text: str
    option: str = ""


class Refused(msgspec.Struct, tag="refused", frozen=True):
    """What was asked was not done; the table is as it was."""

    code: str
    message: str
    number: int = 0


class Pong(msgspec.Struct, tag="pong", frozen=True):
    """Still here."""


FromServer = State | Seats | Said | Hint | Why | Refused | Pong
