"""The database (engine): a file of SQLite's or a PostgreSQL server, opened by where it is."""

from pathlib import Path
from typing import Protocol

import sqlalchemy as sa

from madhouse.server.kept.plain_sql import PlainSql
from madhouse.server.kept.postgres import Postgres
from madhouse.server.kept.sqlite_file import SqliteFile


class Database(Protocol):
    """Where games are kept, with its tables as this version wants them."""

    engine: sa.Engine

    @property
    def alone(self) -> bool:
        """Whether no other process has it."""

    def at_once(self, statement: PlainSql, rows: str) -> None:
        """Write these rows and commit, in one step; if that fails, nothing was written."""

    def close(self) -> None:
        """Nothing is asked of it any more."""


def open_database(where: Path | str) -> Database:
    """The database in a file, or at an address."""
    return SqliteFile(where) if isinstance(where, Path) else Postgres(where)
