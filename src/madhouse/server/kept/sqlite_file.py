"""A file of SQLite's (database): one process has it, and it asks for nothing to be installed."""

import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from madhouse.server.kept.folder import (
    CannotOpen,
    close_to_others,
    leave_none,
    new_file,
    refuse_damage,
)
from madhouse.server.kept.migrating import LaterVersion, migrate
from madhouse.server.kept.plain_sql import PlainSql


class SqliteFile:
    """All games in one file."""

    alone = True  # its folder is one server's

    def __init__(self, path: Path) -> None:
        self.engine = open_file(path)
        try:
            self.plain = _plain_connection(path)
        except sqlite3.Error as broken:
            raise CannotOpen(_why(broken, path)) from broken

    def at_once(self, statement: PlainSql, rows: str) -> None:
        """Write these rows and commit, in one step."""
        self.plain.execute(statement.sqlite, (rows,))

    def close(self) -> None:
        """Nothing is asked of it any more."""
        self.plain.close()
        self.engine.dispose()


def open_file(path: Path) -> sa.Engine:
    """The file, with its tables as this version wants them."""
    refuse_damage(path)
    engine = _engine(path)
    try:
        if not path.exists():
            _make(path)
        _migrate(engine)
        close_to_others(path)
    except LaterVersion as later:
        raise CannotOpen(
            f"{path} was written by a later version; use that one, or another --data"
        ) from later
    except (sa.exc.SQLAlchemyError, sqlite3.Error, OSError) as broken:
        raise CannotOpen(_why(broken, path)) from broken
    return engine


def _why(broken: Exception, path: Path) -> str:
    """What is wrong and what to do, in a sentence."""
    reason = str(getattr(broken, "orig", None) or broken).partition("\n")[0]
    return (
        f"{path} cannot be opened ({reason}); see whether its disk is full and whether it may be "
        "written, or try another --data"
    )


def _engine(path: Path) -> sa.Engine:
    engine = sa.create_engine(
        f"sqlite:///{path}",
        connect_args={"check_same_thread": False},
        hide_parameters=True,  # errors are logged, and rows tell what is hidden
    )
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _make(path: Path) -> None:
    """A file has its name once its tables are in it: one without was not made here."""
    made = new_file(path)
    engine = _engine(made)
    try:
        _migrate(engine)
        _put_together(engine)
    except BaseException:
        engine.dispose()
        leave_none(made)
        raise
    engine.dispose()
    made.replace(path)


def _put_together(engine: sa.Engine) -> None:
    """All of it is in the one file, or this fails: what lies beside it does not come along."""
    connection = engine.raw_connection()
    try:
        connection.cursor().execute("PRAGMA journal_mode=DELETE")
    finally:
        connection.close()


def _migrate(engine: sa.Engine) -> None:
    with engine.begin() as connection:
        migrate(connection)


def _prepare(connection: Any, _record: Any) -> None:
    """A commit is on the disk when it returns, whatever happens to the machine. Transactions begin
    when we say so: left to itself the driver begins none for a change of tables."""
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _plain_connection(path: Path) -> sqlite3.Connection:
    """Every statement is a transaction of its own."""
    connection = sqlite3.connect(path, check_same_thread=False)
    _prepare(connection, None)
    return connection
