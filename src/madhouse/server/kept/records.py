"""Records (plain data): what is kept of games, seats and answers."""

from datetime import UTC, datetime
from functools import lru_cache
from time import time
from typing import NamedTuple, TypeVar

import msgspec

from madhouse.engine.casefile import CaseLine, Header
from madhouse.engine.errors import MadhouseError
from madhouse.engine.log import Event
from madhouse.engine.shelf import Holder

T = TypeVar("T")
UNREADABLE = "what is stored of this game cannot be read by this version; it is kept as it is"


class CannotGoOn(MadhouseError):
    """This version cannot go on with what is stored of a game."""


class SeatRecord(msgspec.Struct):
    """A seat of a stored game."""

    seat: str
    holder: Holder
    name: str
    player: str
    token: str  # hashed
    given: bool  # somebody has the token, and can come back to the seat
    creator: bool = False
    phrase: str = ""  # hashed; it brings the token back


class GameRecord(msgspec.Struct, kw_only=True):
    """A stored game without its answers."""

    id: str
    header: Header
    created: str
    played: str
    round: int = 0
    waiting: str = ""
    winner: str = ""
    seed_known: bool = False
    watch: str  # hashed, as all of these
    host: str = ""
    phrase: str = ""
    silent: bool = False

    @property
    def hosting(self) -> "HostRecord":
        """What its host decides."""
        return HostRecord(self.watch, self.host, self.phrase, self.silent)


class HostRecord(msgspec.Struct, frozen=True):
    """What the host of a table decides, and by what he is known; tokens and phrase are hashed."""

    watch: str  # opens the table to those who only look on
    host: str = ""
    phrase: str = ""  # brings the host's token back
    silent: bool = False  # the talk is closed


class Page(NamedTuple):
    """How much had been answered and told when a stage was written down."""

    answers: int
    events: int


class Stored(msgspec.Struct):
    """Everything that is needed to go on with a game."""

    record: GameRecord
    seats: list[SeatRecord]
    answers: list[CaseLine]
    stage: bytes  # the state as the last stage began
    events: list[Event]  # what had been told by then
    pages: list[Page]
    held: int = 0  # lines of talk that wait
    stage_answers: int = 0  # that had been given when the last stage began

    @property
    def history(self) -> list[Event]:
        """What was told before the first answer, in a game that goes on from a stage."""
        told = [page.events for page in self.pages if page.answers == 0]
        return self.events[: max(told)]


def as_stored(stored: bytes, kind: type[T]) -> T:
    """What was written down, wherever it is kept; says so where this version cannot read it."""
    try:
        return msgspec.msgpack.decode(stored, type=kind)
    except (msgspec.MsgspecError, UnicodeError) as broken:
        raise CannotGoOn(UNREADABLE) from broken


def now() -> str:
    """The time, as it is written down."""
    return _written(int(time()))


@lru_cache(maxsize=1)
def _written(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).isoformat(timespec="seconds")
