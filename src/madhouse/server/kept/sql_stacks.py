"""The stacks in the database (repository): every entry becomes its statements."""

import asyncio
from collections.abc import Awaitable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import sqlalchemy as sa

from madhouse.engine.casefile import CaseLine
from madhouse.server.kept import folder, housekeeping, statements
from madhouse.server.kept.archive import ArchiveEntry, NewAnswers, NewStage
from madhouse.server.kept.records import GameRecord, HostRecord, SeatRecord, Stored
from madhouse.server.kept.stacks import Found, ReportedProblem, TableBegun
from madhouse.server.kept.statements import WRITES
from madhouse.server.kept.storage import Storage
from madhouse.server.wire.messages import Said


class SqlStacks:
    """All games of a server, in one storage."""

    def __init__(
        self, storage: Storage, aside: Path, lines_kept: int, keep: float | None = None
    ) -> None:
        self._storage = storage
        self._aside = aside  # the folder for what could not be brought back
        self._lines_kept = lines_kept  # of what was said at a table
        self._keep = keep  # days for which a game that is over is kept

    # -- of one table ---------------------------------------------------------------------------

    def write(self, *entries: ArchiveEntry) -> Awaitable[None]:
        """Keep these entries, all of them or none."""
        writes = [write for entry in entries for write in WRITES[type(entry)](entry)]
        return self._storage.write(*writes)

    def save_seat(self, game: str, seat: SeatRecord) -> Awaitable[None]:
        """Somebody else holds a seat now."""
        return self._storage.do(lambda db: statements.save_seat(db, game, seat))

    def save_hosting(self, game: str, hosting: HostRecord) -> Awaitable[None]:
        """The host has changed something of the table."""
        return self._storage.do(lambda db: statements.save_hosting(db, game, hosting))

    def begin_over(self, game: GameRecord, start: bytes) -> Awaitable[None]:
        """Nobody has played yet, and the game begins otherwise than it did."""
        return self._storage.do(lambda db: statements.begin_over(db, game, start))

    def make_seed_known(self, game: str) -> Awaitable[None]:
        """Somebody can foresee the dice."""
        return self._storage.do(lambda db: statements.make_seed_known(db, game))

    def delete_game(self, game: str) -> Awaitable[None]:
        """The game and all that belongs to it is to go for good."""
        return self._storage.do(lambda db: statements.delete_game(db, game))

    def save_talk(self, game: str, line: Said) -> Awaitable[Said]:
        """A line that was said; gives it with its number."""
        return self._storage.do(lambda db: statements.save_talk(db, game, line, self._lines_kept))

    def hold_talk(self, game: str, line: Said) -> Awaitable[None]:
        """A line that waits to be said."""
        return self._storage.do(lambda db: statements.hold_talk(db, game, line))

    def release_talk(self, game: str, at: str) -> Awaitable[list[Said]]:
        """What has waited is said now."""
        return self._storage.do(lambda db: statements.release_talk(db, game, at, self._lines_kept))

    def last_talk(self, game: str, most: int) -> Awaitable[list[Said]]:
        """What was said last, oldest first."""
        return self._storage.do(lambda db: statements.load_talk(db, game, most))

    # -- of all -----------------------------------------------------------------------------------

    def add_game(self, beginning: TableBegun, most: int) -> Awaitable[bool]:
        """Keep a new game; no, where so many are kept already."""
        record, seats, start, answers = beginning

        def work(db: sa.Connection) -> bool:
            if housekeeping.count(db) >= most:
                return False
            statements.save_game(db, record, seats, start)
            if answers:
                for each in statements.new_answers(NewAnswers(record.id, 0, answers)):
                    each.run(db)
            return True

        return self._storage.do(work)

    def load_whole(self, game: str) -> Awaitable[Stored | None]:
        """A game with all that is needed to go on with it."""
        return self._storage.do(lambda db: statements.load_whole(db, game))

    def load_game(self, game: str) -> Awaitable[GameRecord | None]:
        """A game by its id."""
        return self._storage.do(lambda db: statements.load_game(db, game))

    def load_seats(self, game: str) -> Awaitable[list[SeatRecord]]:
        """The seats of a game."""
        return self._storage.do(lambda db: statements.load_seats(db, game))

    def load_hosting(self, game: str) -> Awaitable[HostRecord | None]:
        """Who hosts a game and who may watch it, whatever else of it can be read."""
        return self._storage.do(lambda db: statements.load_hosting(db, game))

    def load_answers(self, game: str) -> Awaitable[list[CaseLine]]:
        """All that was answered in a game."""
        return self._storage.do(lambda db: statements.load_answers(db, game))

    def games_of(self, marks: Sequence[str]) -> Awaitable[list[Found]]:
        """The games in which one of these (hashed) tokens holds a seat or is the host's, the last
        played first, with their seats."""

        def work(db: sa.Connection) -> list[Found]:
            found = statements.games_of(db, marks)
            seats = statements.seats_of(db, found)
            return [(each, seats[each.id]) for each in found]

        return self._storage.do(work)

    def game_of_phrase(self, mark: str) -> Awaitable[str | None]:
        """The game at which a (hashed) phrase brings something back."""
        return self._storage.do(lambda db: statements.game_of_phrase(db, mark))

    def begin_anew(self, game: GameRecord, stage: bytes) -> Awaitable[None]:
        """A game goes on from a stage: what was answered before is only told any more."""
        return self._storage.do(lambda db: statements.begin_anew(db, game, stage))

    def cut_short(self, game: str, answers: int, stage: NewStage) -> Awaitable[None]:
        """A game goes on after so many of its answers; the stage is the last before them."""
        return self._storage.do(lambda db: statements.cut_short(db, game, answers, stage))

    async def set_aside(self, stored: Stored) -> None:
        """Write down all that is stored of a game, before less of it is gone on with."""
        await asyncio.to_thread(folder.set_aside, self._aside, stored)

    def save_report(self, report: ReportedProblem, most: int) -> Awaitable[None]:
        """A problem that somebody has reported; of each table so many are kept."""
        return self._storage.do(lambda db: statements.save_problem(db, report._asdict(), most))

    def outlived(self) -> Awaitable[list[str]]:
        """The games that are kept no longer."""
        now = datetime.now(UTC)
        return self._storage.do(lambda db: housekeeping.outlived(db, now, self._keep))

    def delete_games(self, games: Sequence[str]) -> Awaitable[None]:
        """These games, with all that belongs to them."""
        return self._storage.do(partial(housekeeping.delete, games=games))
