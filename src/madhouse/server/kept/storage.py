"""Storage (group commit): games in one SQLite file, written before anybody sees what came of it."""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command as alembic
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError

from madhouse.engine.errors import MadhouseError
from madhouse.server.kept.archive import StorageFailed, TakenElsewhere
from madhouse.server.kept.folder import CannotOpen, close_to_others, new_file, refuse_damage

T = TypeVar("T")

log = logging.getLogger(__name__)
GROUP = 500
"""So many pieces of work share a commit before others have to wait for the next."""


Statement = sa.Insert | sa.Update | sa.Delete | str
"""In plain SQL it takes all its rows as one list in JSON. That is one step for the database; after
each step its thread has to wait for its turn again."""


class Write(NamedTuple):
    """Rows for one statement; those of several tables are written together."""

    statement: Statement
    rows: Sequence[Any]

    def run(self, connection: sa.Connection) -> None:
        """Write them now."""
        if isinstance(self.statement, str):
            connection.exec_driver_sql(self.statement, (_listed(self.rows),))
        else:
            connection.execute(self.statement, self.rows)


class PieceOfWork(NamedTuple):
    """Something to be done in a transaction, and who waits for it."""

    work: Callable[[sa.Connection], Any] | None
    writes: Sequence[Write]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


class Commits(msgspec.Struct):
    """How the commits went so far."""

    count: int = 0
    pieces: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, pieces: int, seconds: float) -> None:
        """One more commit."""
        self.count += 1
        self.pieces += pieces
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


def open_engine(path: Path) -> sa.Engine:
    """The database, with its tables as this version wants them."""
    refuse_damage(path)
    engine = _engine(path)
    try:
        if not path.exists():
            _make(path)
        _migrate(engine)
        close_to_others(path)
    except CommandError as later:
        raise CannotOpen(
            f"{path} was written by a later version; use that one, or another --data"
        ) from later
    except (sa.exc.SQLAlchemyError, OSError) as broken:
        reason = str(broken).partition("\n")[0]
        raise CannotOpen(f"{path} cannot be opened ({reason}); try another --data") from broken
    return engine


def _engine(path: Path) -> sa.Engine:
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})
    sa.event.listen(engine, "connect", _prepare)
    return engine


def _make(path: Path) -> None:
    """A file has its name once its tables are in it: one without was not made here."""
    made = new_file(path)
    engine = _engine(made)
    _migrate(engine)
    engine.dispose()
    made.replace(path)


def _prepare(connection: Any, _record: Any) -> None:
    """A commit is on the disk when it returns, whatever happens to the machine."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _plain_connection(path: Path) -> sqlite3.Connection:
    """Every statement is a transaction of its own."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    _prepare(connection, None)
    return connection


def _migrate(engine: sa.Engine) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        alembic.upgrade(config, "head")


class Storage:
    """One thread does all the work; what waits at the same time shares a commit."""

    def __init__(self, path: Path) -> None:
        self.engine = open_engine(path)
        self.plain = _plain_connection(path)
        self.commits = Commits()
        self._closed = False
        self._gathered: list[PieceOfWork] = []
        self._waiting: queue.SimpleQueue[list[PieceOfWork] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="storage", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some work in a transaction; it is committed when this returns."""
        result: T = await self._put(work, ())
        return result

    async def write(self, *writes: Write) -> None:
        """Write rows; they are committed when this returns."""
        await self._put(None, writes)

    def _put(
        self, work: Callable[[sa.Connection], Any] | None, writes: Sequence[Write]
    ) -> "asyncio.Future[Any]":
        if self._closed:
            raise StorageFailed("the server is being shut down; try again in a moment")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        if not self._gathered or self._gathered[-1].loop is not loop:
            loop.call_soon(self._hand_over)
        self._gathered.append(PieceOfWork(work, writes, loop, done))
        return done

    def _hand_over(self) -> None:
        """What comes in during one turn of the loop goes to the thread together."""
        if self._gathered:
            pieces, self._gathered = self._gathered, []
            self._waiting.put(pieces)

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._closed = True
        self._hand_over()
        self._waiting.put(None)
        self._thread.join()
        self.plain.close()
        self.engine.dispose()

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
            if len(group) > 1:
                for each in group:
                    self._commit([each])
            else:
                log.exception("what was asked of the storage could not be done")
                _finish(group, [_failure(error)])
        else:
            self.commits.add(len(group), perf_counter() - start)
            _finish(group, results)

    def _do_in_steps(self, group: Sequence[PieceOfWork]) -> list[Any]:
        with self.engine.begin() as connection:
            return _do(connection, group)

    def _do_at_once(self, group: Sequence[PieceOfWork]) -> list[None] | None:
        """Where all want the same, it is one step for the database, its commit included. If that
        fails, nothing has been written, and the steps find out for whom it fails."""
        statement = group[0].writes[0].statement if group[0].writes else None
        if not isinstance(statement, str) or not all(_is_only(piece, statement) for piece in group):
            return None
        try:
            rows = [row for piece in group for row in piece.writes[0].rows]
            self.plain.execute(statement, (_listed(rows),))
        except sqlite3.Error:
            return None
        return [None] * len(group)


def _is_only(piece: PieceOfWork, statement: str) -> bool:
    return piece.work is None and [each.statement for each in piece.writes] == [statement]


def _listed(rows: Sequence[Any]) -> str:
    return msgspec.json.encode(rows).decode()


def _do(connection: sa.Connection, group: Sequence[PieceOfWork]) -> list[Any]:
    """Pieces of one group never depend on each other, so equal statements are run as one."""
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
