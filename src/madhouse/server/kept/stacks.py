"""The stacks (repository interface): where all games of a house are kept, and found again."""

from collections.abc import Awaitable, Collection, Mapping, Sequence
from typing import NamedTuple, Protocol

from madhouse.engine.casefile import CaseLine
from madhouse.engine.decisions import Answer
from madhouse.server.kept.archive import Archive
from madhouse.server.kept.records import GameRecord, HostRecord, SeatRecord, Stored

SeatedGame = tuple[GameRecord, list[SeatRecord]]
"""A game with its seats."""


class TableBegun(NamedTuple):
    """A game that has just been set up, or is gone on with from a case file."""

    record: GameRecord
    seats: Sequence[SeatRecord]
    start: bytes
    answers: Sequence[Answer]


class ReportedProblem(NamedTuple):
    """A problem that somebody has reported, with the case as it stood."""

    game: str
    seat: str
    text: str
    case: str
    at: str


class TableKeeper(NamedTuple):
    """A process that keeps tables."""

    id: str  # of this life of it
    address: str  # by which people know it
    lasts: float | None = None  # seconds for which it counts as alive; for good, where it is alone


class Lease(NamedTuple):
    """A table that is kept, under the number that all that is written to it carries."""

    game: str
    fence: int


class KeptElsewhere(NamedTuple):
    """Another process keeps a table."""

    where: str
    soon: bool  # it is going to let go of it


class Renewal(NamedTuple):
    """What a house learns as it says that it is alive."""

    lost: Collection[str] = ()  # tables that it keeps no longer
    wanted: Collection[str] = ()  # tables for which another was asked


class Stacks(Protocol):
    """How a house finds its tables; what changes one goes through the archive of who keeps it."""

    taken_over: int  # tables that a dead house has left behind

    @property
    def alone(self) -> bool:
        """Whether no other house has these games."""

    @property
    def sure(self) -> bool:
        """Whether nobody can have taken what this house keeps."""

    def take(self, game: str) -> Awaitable[Archive | KeptElsewhere | None]:
        """The archive of a table, for who keeps it from now on; or who else does; or nothing,
        where there is no such game."""

    def let_go(self, *games: str) -> Awaitable[None]:
        """These tables are kept here no longer."""

    def leave_soon(self, game: str) -> None:
        """The same, at the next renewal."""

    def renew(self, here: Mapping[str, str]) -> Awaitable[Renewal]:
        """Say that this house is alive, and who is at which of its tables now; hear what has become
        of them."""

    def here(self, games: Sequence[str]) -> Awaitable[Mapping[str, Collection[str]]]:
        """The seats of some games at which somebody is, in whichever house that is alive."""

    def leave(self) -> Awaitable[None]:
        """The house ends, and keeps nothing any more."""

    def add_game(self, beginning: TableBegun, most: int) -> Awaitable[bool]:
        """Keep a new game; no, where so many are kept already."""

    def load_whole(self, game: str) -> Awaitable[Stored | None]:
        """A game with all that is needed to go on with it."""

    def load_game(self, game: str) -> Awaitable[GameRecord | None]:
        """A game by its id."""

    def load_seats(self, game: str) -> Awaitable[list[SeatRecord]]:
        """The seats of a game."""

    def load_hosting(self, game: str) -> Awaitable[HostRecord | None]:
        """Who hosts a game and who may watch it, whatever else of it can be read."""

    def load_answers(self, game: str) -> Awaitable[list[CaseLine]]:
        """All that was answered in a game."""

    def games_of(self, marks: Sequence[str]) -> Awaitable[list[SeatedGame]]:
        """The games in which one of these (hashed) tokens holds a seat or is the host's, the last
        played first, with their seats."""

    def game_of_phrase(self, mark: str) -> Awaitable[str | None]:
        """The game at which a (hashed) phrase brings something back."""

    def set_aside(self, stored: Stored) -> Awaitable[None]:
        """Write down all that is stored of a game, before less of it is gone on with."""

    def save_report(self, report: ReportedProblem, most: int) -> Awaitable[None]:
        """A problem that somebody has reported; of each table so many are kept."""

    def outlived(self) -> Awaitable[list[str]]:
        """The games that are kept no longer."""

    def delete_games(self, games: Sequence[str]) -> Awaitable[None]:
        """These games, with all that belongs to them."""
