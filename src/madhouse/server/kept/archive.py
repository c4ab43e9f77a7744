"""The archive (repository interface): what a table has kept of itself, whoever keeps it.

A table knows nothing of databases: it hands over entries, and waits until they are safe.
"""

from collections.abc import Awaitable, Sequence
from typing import NamedTuple, Protocol

from madhouse.engine.decisions import Answer
from madhouse.engine.errors import MadhouseError
from madhouse.engine.log import Event
from madhouse.server.kept.records import GameRecord, HostRecord, SeatRecord
from madhouse.server.wire.from_server import Said

LOST = "another server keeps this table now; open it anew"
"""What is said at a table that is another's."""


class StorageFailed(MadhouseError):
    """What was to be kept was not taken."""


class OutOfStep(StorageFailed):
    """What is in memory may not be what is stored: the table has to be opened anew."""


class TakenElsewhere(OutOfStep):
    """What was to be written is there already: somebody else has had the last word."""


class Interrupted(OutOfStep):
    """The way to the storage was cut in the middle: nobody knows whether it was taken."""


class NewAnswers(NamedTuple):
    """Answers that came after so many."""

    game: str
    first: int
    answers: Sequence[Answer]


class FewerAnswers(NamedTuple):
    """Every answer from this one on was taken back."""

    game: str
    first: int


class NewStage(NamedTuple):
    """A stage began after so many answers; these events were told since the one before."""

    game: str
    answers: int
    state: bytes
    events: Sequence[Event]


class FewerStages(NamedTuple):
    """The stages that began after so many answers did not come to pass."""

    game: str
    answers: int


class TableStanding(NamedTuple):
    """How the table stands, for the list of games."""

    record: GameRecord


ArchiveEntry = NewAnswers | FewerAnswers | NewStage | FewerStages | TableStanding


class Archive(Protocol):
    """Where tables are kept. What is awaited is safe when that is over, whatever happens then."""

    def write(self, *entries: ArchiveEntry) -> Awaitable[None]:
        """Keep these entries, all of them or none."""

    def save_seat(self, game: str, seat: SeatRecord) -> Awaitable[None]:
        """Somebody else holds a seat now."""

    def save_hosting(self, game: str, hosting: HostRecord) -> Awaitable[None]:
        """The host has changed something of the table."""

    def begin_over(self, game: GameRecord, start: bytes) -> Awaitable[None]:
        """Nobody has played yet, and the game begins otherwise than it did."""

    def begin_anew(self, game: GameRecord, stage: bytes) -> Awaitable[None]:
        """A game goes on from a stage: what was answered before is only told any more."""

    def cut_short(self, game: str, answers: int, stage: NewStage) -> Awaitable[None]:
        """A game goes on after so many of its answers; the stage is the last before them."""

    def make_seed_known(self, game: str) -> Awaitable[None]:
        """Somebody can foresee the dice."""

    def delete_game(self, game: str) -> Awaitable[None]:
        """The game and all that belongs to it is to go for good."""

    def save_talk(self, game: str, line: Said) -> Awaitable[Said]:
        """A line that was said; gives it with its number."""

    def hold_talk(self, game: str, line: Said) -> Awaitable[None]:
        """A line that waits to be said."""

    def release_talk(self, game: str, at: str) -> Awaitable[list[Said]]:
        """What has waited is said now."""

    def last_talk(self, game: str, most: int) -> Awaitable[list[Said]]:
        """What was said last, oldest first."""
