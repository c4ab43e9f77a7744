"""Storage (group commit): games in a database, written before anybody sees what came of it."""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa

from madhouse.engine.errors import MadhouseError
from madhouse.server.kept.archive import Interrupted, StorageFailed, TakenElsewhere
from madhouse.server.kept.database import open_database
from madhouse.server.kept.keeping import refuse_lost
from madhouse.server.kept.plain_sql import PlainSql, listed
from madhouse.server.kept.stacks import Lease
from madhouse.server.kept.times_taken import TimesTaken

T = TypeVar("T")

log = logging.getLogger(__name__)
GROUP = 500
"""So many pieces of work share a commit before others have to wait for the next."""


Statement = sa.Insert | sa.Update | sa.Delete | PlainSql
"""Plain SQL is one step for the database; after each step its thread has to wait for its turn."""


class Write(NamedTuple):
    """Rows for one statement; those of several tables are written together."""

    statement: Statement
    rows: Sequence[Any]

    def run(self, connection: sa.Connection) -> None:
        """Write them now."""
        if isinstance(self.statement, PlainSql):
            plain = self.statement.of(connection.dialect.name)
            connection.exec_driver_sql(plain, (listed(self.rows),))
        else:
            connection.execute(self.statement, self.rows)


class PieceOfWork(NamedTuple):
    """Something to be done in a transaction, and who waits for it."""

    work: Callable[[sa.Connection], Any] | None
    writes: Sequence[Write]
    lease: Lease | None  # without which it must not be done
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


class CannotReach(StorageFailed):
    """There is no way to the database now."""


class Commits(msgspec.Struct):
    """How the commits went so far."""

    pieces: int = 0
    spread: TimesTaken = msgspec.field(default_factory=TimesTaken)

    @property
    def count(self) -> int:
        """How many there were."""
        return self.spread.count

    def add(self, pieces: int, seconds: float) -> None:
        """One more commit."""
        self.pieces += pieces
        self.spread.add(seconds)


class Storage:
    """One thread does all the work; what waits at the same time shares a commit."""

    def __init__(self, where: Path | str) -> None:
        self.database = open_database(where)
        self.commits = Commits()
        self._closed = False
        self._gathered: list[PieceOfWork] = []
        self._waiting: queue.SimpleQueue[list[PieceOfWork] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="storage", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sa.Connection], T], lease: Lease | None = None) -> T:
        """Do some work in a transaction; it is committed when this returns."""
        result: T = await self._put(work, (), lease)
        return result

    async def write(self, *writes: Write, lease: Lease | None = None) -> None:
        """Write rows; they are committed when this returns."""
        await self._put(None, writes, lease)

    def _put(
        self,
        work: Callable[[sa.Connection], Any] | None,
        writes: Sequence[Write],
        lease: Lease | None,
    ) -> "asyncio.Future[Any]":
        if self._closed:
            raise StorageFailed("the server is being shut down; try again in a moment")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        if not self._gathered or self._gathered[-1].loop is not loop:
            loop.call_soon(self._hand_over)
        self._gathered.append(PieceOfWork(work, writes, lease, loop, done))
        return done

    def _hand_over(self) -> None:
        """What comes in during one turn of the loop goes to the thread together."""
        if self._gathered:
            pieces, self._gathered = self._gathered, []
            self._waiting.put(pieces)

    def close(self, patience: float | None = None) -> None:
        """Finish what waits, then stop; a database that does not answer is waited for so long."""
        self._closed = True
        self._hand_over()
        self._waiting.put(None)
        self._thread.join(patience)
        if self._thread.is_alive():
            log.error("the database has not answered: what waited for it was never acknowledged")
        else:
            self.database.close()

    # -- the storage's own thread ---------------------------------------------------------------

    def _run(self) -> None:
        open_for_more = True
        while open_for_more:
            group, open_for_more = self._group()
            if group:
                self._commit(group)

    def _group(self) -> tuple[list[PieceOfWork], bool]:
        """Wait for work, and take along what has come in meanwhile."""
        group = self._waiting.get()
        if group is None:
            return [], False
        while len(group) < GROUP and not self._waiting.empty():
            further = self._waiting.get()
            if further is None:
                return group, False
            group += further
        return group, True

    def _commit(self, group: list[PieceOfWork]) -> None:
        """All of the group or, if one piece fails, each by itself."""
        start = perf_counter()
        try:
            results = self._do_at_once(group) or self._do_in_steps(group)
        except Exception as error:
            if len(group) > 1 and not isinstance(error, Interrupted | CannotReach):
                for each in group:
                    self._commit([each])
            else:
                if not isinstance(error, MadhouseError):
                    log.exception("what was asked of the storage could not be done")
                _finish(group, [_failure(error)] * len(group))
        else:
            self.commits.add(len(group), perf_counter() - start)
            _finish(group, results)

    def _do_in_steps(self, group: Sequence[PieceOfWork]) -> list[Any]:
        with self._connected() as connection:
            results = _do(connection, group)
            with _knowing():
                connection.commit()
        return results

    def _do_at_once(self, group: Sequence[PieceOfWork]) -> list[None] | None:
        """Where all want the same, it is one step for the database, its commit included. If that
        fails, nothing has been written, and the steps find out for whom it fails."""
        statement = group[0].writes[0].statement if group[0].writes else None
        if not isinstance(statement, PlainSql) or not statement.fenced:
            return None
        if not all(_is_only(piece, statement) for piece in group):
            return None
        rows = [row for piece in group for row in piece.writes[0].rows]
        try:
            with _knowing():
                self.database.at_once(statement, listed(rows))
        except (sa.exc.DBAPIError, sqlite3.Error):
            return None
        return [None] * len(group)

    def _connected(self) -> sa.Connection:
        try:
            return self.database.engine.connect()
        except sa.exc.DBAPIError as unreachable:
            raise CannotReach("the games cannot be reached just now; try again") from unreachable


@contextmanager
def _knowing() -> Iterator[None]:
    """Whoever is cut off in here does not know whether it was written."""
    try:
        yield
    except sa.exc.DBAPIError as cut:
        if cut.connection_invalidated:
            raise Interrupted(
                "the games were out of reach in this very moment; open the table anew to see "
                "whether it counts"
            ) from cut
        raise


def _is_only(piece: PieceOfWork, statement: PlainSql) -> bool:
    return piece.work is None and [each.statement for each in piece.writes] == [statement]


def _do(connection: sa.Connection, group: Sequence[PieceOfWork]) -> list[Any]:
    """Pieces of one group never depend on each other, so equal statements are run as one."""
    leases = {each.lease for each in group if each.lease is not None}
    if leases:
        refuse_lost(connection, leases)
    results = [each.work(connection) if each.work else None for each in group]
    rows: dict[Statement, list[Any]] = {}
    for piece in group:
        for write in piece.writes:
            rows.setdefault(write.statement, []).extend(write.rows)
    for statement, several in rows.items():
        Write(statement, several).run(connection)
    return results


def _failure(error: Exception) -> Exception:
    if isinstance(error, MadhouseError):
        return error
    if isinstance(error, sa.exc.IntegrityError):
        return TakenElsewhere("somebody else has written there; open the table anew")
    return StorageFailed("this could not be stored, so nothing has happened; try again")


def _finish(group: Sequence[PieceOfWork], results: Sequence[Any]) -> None:
    """Tell those who wait, with one call into their loop."""
    for loop in {each.loop for each in group}:
        ended = [(p.done, r) for p, r in zip(group, results, strict=True) if p.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, ended)


def _settle(ended: Sequence[tuple["asyncio.Future[Any]", Any]]) -> None:
    for done, result in ended:
        if done.done():
            continue  # nobody waits any more
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
