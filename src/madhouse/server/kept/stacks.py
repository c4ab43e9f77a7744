"""The stacks (repository interface): where all games of a house are kept, and found again."""

from collections.abc import Awaitable, Sequence
from typing import NamedTuple, Protocol

from madhouse.engine.casefile import CaseLine
from madhouse.engine.decisions import Answer
from madhouse.server.kept.archive import Archive, NewStage
from madhouse.server.kept.records import GameRecord, HostRecord, SeatRecord, Stored

Found = tuple[GameRecord, list[SeatRecord]]
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


class Stacks(Archive, Protocol):
    """What tables keep of themselves, and how a house finds its tables."""

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

    def games_of(self, marks: Sequence[str]) -> Awaitable[list[Found]]:
        """The games in which one of these (hashed) tokens holds a seat or is the host's, the last
        played first, with their seats."""

    def game_of_phrase(self, mark: str) -> Awaitable[str | None]:
        """The game at which a (hashed) phrase brings something back."""

    def begin_anew(self, game: GameRecord, stage: bytes) -> Awaitable[None]:
        """A game goes on from a stage: what was answered before is only told any more."""

    def cut_short(self, game: str, answers: int, stage: NewStage) -> Awaitable[None]:
        """A game goes on after so many of its answers; the stage is the last before them."""

    def set_aside(self, stored: Stored) -> Awaitable[None]:
        """Write down all that is stored of a game, before less of it is gone on with."""

    def save_report(self, report: ReportedProblem, most: int) -> Awaitable[None]:
        """A problem that somebody has reported; of each table so many are kept."""

    def outlived(self) -> Awaitable[list[str]]:
        """The games that are kept no longer."""

    def delete_games(self, games: Sequence[str]) -> Awaitable[None]:
        """These games, with all that belongs to them."""
