"""The stacks in the database (repository): games are found there, and taken to be kept."""

import asyncio
from collections.abc import Awaitable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from time import monotonic

import sqlalchemy as sa

from madhouse.engine.casefile import CaseLine
from madhouse.server.kept import folder, housekeeping, keeping, statements
from madhouse.server.kept.records import GameRecord, HostRecord, SeatRecord, Stored
from madhouse.server.kept.sql_archive import SqlArchive
from madhouse.server.kept.stacks import (
    KeptElsewhere,
    Lease,
    Renewal,
    ReportedProblem,
    SeatedGame,
    TableBegun,
    TableKeeper,
)
from madhouse.server.kept.storage import Storage


class SqlStacks:
    """All games of a storage, for one process that keeps some of their tables."""

    def __init__(
        self,
        storage: Storage,
        aside: Path,
        lines_kept: int,
        keep: float | None = None,
        address: str = "",
        lasts: float = 10.0,
    ) -> None:
        self._storage = storage
        self._aside = aside  # the folder for what could not be brought back
        self._lines_kept = lines_kept  # of what was said at a table
        self._keep = keep  # days for which a game that is over is kept
        self.alone = storage.database.alone
        self.keeper = TableKeeper(token_hex(8), address, None if self.alone else lasts)
        self.taken_over = 0  # tables that a dead process has left behind
        self._leases: dict[str, Lease] = {}
        self._leaving: set[Lease] = set()  # leases to let go of
        self._sure_until = self._from_now()
        with storage.database.engine.begin() as connection:
            keeping.begin(connection, self.keeper)

    def _from_now(self) -> float:
        """When our own time is over, if it was renewed after this moment."""
        return monotonic() + (self.keeper.lasts or float("inf"))

    # -- keeping tables ---------------------------------------------------------------------------

    @property
    def sure(self) -> bool:
        """Whether nobody can have taken what this house keeps."""
        return monotonic() < self._sure_until

    async def take(self, game: str) -> SqlArchive | KeptElsewhere | None:
        """The archive of a table, for who keeps it from now on; or who else does; or nothing,
        where there is no such game."""

        def work(db: sa.Connection) -> tuple[Lease | KeptElsewhere | None, bool]:
            left = keeping.is_left_behind(db, self.keeper, game)
            return keeping.take(db, self.keeper, game), left

        taken, left = await self._storage.do(work)
        if not isinstance(taken, Lease):
            return taken
        self.taken_over += left
        self._leases[game] = taken
        return SqlArchive(self._storage, taken, self._lines_kept)

    async def let_go(self, *games: str) -> None:
        """These tables are kept here no longer."""
        for game in games:
            if game not in self._leases:  # we may have taken it without hearing so
                await self.take(game)
            self.leave_soon(game)
        with self._leaving_now() as leaving:
            await self._storage.do(lambda db: keeping.let_go(db, self.keeper, leaving))

    def leave_soon(self, game: str) -> None:
        """The same, at the next renewal."""
        lease = self._leases.pop(game, None)
        if lease is not None and not self.alone:
            self._leaving.add(lease)

    @contextmanager
    def _leaving_now(self) -> Iterator[set[Lease]]:
        """Leases that are let go of in here; if that fails, later."""
        leaving, self._leaving = self._leaving, set()
        try:
            yield leaving
        except BaseException:
            self._leaving |= leaving
            raise

    async def renew(self, here: Mapping[str, str]) -> Renewal:
        """Say that this house is alive, and who is at which of its tables now; hear what has become
        of them: once its time was over, somebody else may have taken some."""
        until = self._from_now()
        with self._leaving_now() as leaving:
            wanted = await self._storage.do(lambda db: self._renew(db, here, leaving))
        lost = [] if self.sure else await self._lost()  # it counts from when that was stored
        self._sure_until = until
        return Renewal(lost, wanted)

    def _renew(
        self, db: sa.Connection, here: Mapping[str, str], leaving: Collection[Lease]
    ) -> list[str]:
        keeping.renew(db, self.keeper)
        keeping.tell_who_is_here(db, self.keeper, here)
        keeping.let_go(db, self.keeper, leaving)
        return [] if self.alone else keeping.wanted(db, self.keeper)

    async def _lost(self) -> list[str]:
        """What others have taken before this house was heard of again."""
        asked = dict(self._leases)
        held = await self._storage.do(lambda db: keeping.held(db, self.keeper))
        gone = {game: own for game, own in asked.items() if own not in held}
        lost = [game for game, own in gone.items() if self._leases.get(game) == own]
        for game in lost:  # one that was taken again meanwhile is not
            del self._leases[game]
        return lost

    async def here(self, games: Sequence[str]) -> Mapping[str, Collection[str]]:
        """The seats of some games at which somebody is, in whichever house that is alive."""
        if self.alone:
            return {}
        return await self._storage.do(lambda db: keeping.who_is_here(db, games))

    async def leave(self) -> None:
        """The house ends, and keeps nothing any more."""
        await self._storage.do(lambda db: keeping.end(db, self.keeper))

    # -- all games --------------------------------------------------------------------------------

    def add_game(self, beginning: TableBegun, most: int) -> Awaitable[bool]:
        """Keep a new game; no, where so many are kept already."""

        def work(db: sa.Connection) -> bool:
            if housekeeping.count(db) >= most:
                return False
            statements.save_game(db, beginning)
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

    def games_of(self, marks: Sequence[str]) -> Awaitable[list[SeatedGame]]:
        """The games in which one of these (hashed) tokens holds a seat or is the host's, the last
        played first, with their seats."""

        def work(db: sa.Connection) -> list[SeatedGame]:
            found = statements.games_of(db, marks)
            seats = statements.seats_of(db, found)
            return [(each, seats[each.id]) for each in found]

        return self._storage.do(work)

    def game_of_phrase(self, mark: str) -> Awaitable[str | None]:
        """The game at which a (hashed) phrase brings something back."""
        return self._storage.do(lambda db: statements.game_of_phrase(db, mark))

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
        """These games, with all that belongs to them; not those that are in use elsewhere."""

        def work(db: sa.Connection) -> None:
            in_use = keeping.others(db, self.keeper, games)
            housekeeping.delete(db, [each for each in games if each not in in_use])

        return self._storage.do(work)
