"""The lobby (protocol): what travels over HTTP, before a game, beside it and after it.

TypeScript's types are made from these.
"""

from typing import Annotated

import msgspec

from madhouse.engine.decisions import Seat
from madhouse.engine.looks import SeatLook
from madhouse.engine.shelf import Holder, Library, SeatFace, SeatPlan, SentSeat
from madhouse.server.wire.sizes import SentCase, SentName, SentPage, SentToken


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
