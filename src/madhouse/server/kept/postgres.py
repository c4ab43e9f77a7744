"""PostgreSQL (database): a server that several processes share, on one machine or on many."""

import logging
from typing import Any

import sqlalchemy as sa

from madhouse.server.kept.folder import CannotOpen
from madhouse.server.kept.migrating import LaterVersion, migrate
from madhouse.server.kept.plain_sql import PlainSql

log = logging.getLogger(__name__)

LIKE_THIS = "postgresql+psycopg://USER@HOST/NAME"
GIVEN_BY = "--database (or MADHOUSE_DATABASE)"
NAMES = ("postgresql", "postgres", "postgresql+psycopg")
"""How such an address may begin."""
OURS = 0x6D616468
"""The lock under which one process at a time changes tables."""
PATIENCE = 5
"""Seconds that a server has to answer a call."""
SETTINGS = {
    # What a frozen process has locked is free again before its tables are taken over.
    "idle_in_transaction_session_timeout": "4s",
    "lock_timeout": "2s",
    "statement_timeout": "30s",
    # Of a machine that is gone nobody says so.
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
PROMISE = """
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'
"""
"""What is acknowledged was committed, and what was committed is on the disk."""
NO_RIGHTS = "42501"
READ_ONLY = "25006"
DISK_FULL = "53100"
TABLE_IS_THERE = "42P07"


class Postgres:
    """All games in one database of a server."""

    alone = False

    def __init__(self, address: str) -> None:
        url = _url(address)
        self.engine = _engine(url)
        shown = _shown(url)
        try:
            with self.engine.begin() as connection:
                _refuse_unfit(connection, shown)
                connection.exec_driver_sql("SET LOCAL lock_timeout = '60s'")
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({OURS})")
                migrate(connection)
        except LaterVersion as later:
            raise CannotOpen(
                f"{shown} was written by a later version; use that one, or another --database"
            ) from later
        except sa.exc.SQLAlchemyError as broken:
            raise CannotOpen(_why(broken, shown)) from broken

    def at_once(self, statement: PlainSql, rows: str) -> None:
        """Write these rows and commit, in one step."""
        with self.engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.exec_driver_sql(statement.postgresql, (rows,))

    def close(self) -> None:
        """Nothing is asked of it any more."""
        self.engine.dispose()


def _url(address: str) -> sa.URL:
    try:
        url = sa.make_url(address)
    except (sa.exc.ArgumentError, ValueError):
        raise CannotOpen(f"{GIVEN_BY} takes an address as {LIKE_THIS}") from None
    if url.drivername not in NAMES:
        raise CannotOpen(f"{GIVEN_BY} takes an address as {LIKE_THIS}, not {url.drivername}://")
    return url.set(drivername="postgresql+psycopg")


def _shown(url: sa.URL) -> str:
    """The address as it may be read by anybody."""
    named = (url.drivername, url.username, None, url.host, url.port, url.database)
    return sa.URL.create(*named).render_as_string()


def _engine(url: sa.URL) -> sa.Engine:
    asked = {
        "connect_timeout": PATIENCE,
        "application_name": "madhouse",
        "client_encoding": "utf8",
    }
    more = {name: value for name, value in asked.items() if name not in url.query}
    try:
        engine = sa.create_engine(
            url,
            isolation_level="READ COMMITTED",
            pool_size=2,
            hide_parameters=True,  # errors are logged, and rows tell what is hidden
            pool_pre_ping=True,  # so that a server may be started anew without a word to anybody
            connect_args=more,
        )
    except ModuleNotFoundError:
        raise CannotOpen(
            "PostgreSQL needs a driver that is not installed: pip install 'madhouse[postgresql]'"
        ) from None
    sa.event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    with connection.cursor() as cursor:
        for name, value in SETTINGS.items():
            cursor.execute("SELECT set_config(%s, %s, false)", (name, value))
        cursor.execute(PROMISE)
    connection.commit()


def _refuse_unfit(connection: sa.Connection, shown: str) -> None:
    encoding = connection.exec_driver_sql("SHOW server_encoding").scalar_one()
    if encoding != "UTF8":
        raise CannotOpen(
            f"{shown} cannot keep every letter (its encoding is {encoding}); make a database with "
            "createdb --encoding=UTF8 --template=template0"
        )
    if connection.exec_driver_sql("SHOW fsync").scalar_one() == "off":
        log.warning("%s runs with fsync=off: a power cut may lose what was acknowledged", shown)


def _why(broken: sa.exc.SQLAlchemyError, shown: str) -> str:
    """What is wrong and what to do, in a sentence; an address is shown without its password."""
    cause = getattr(broken, "orig", None) or broken
    told = getattr(getattr(cause, "diag", None), "message_primary", None) or str(cause)
    said = " ".join(told.split())[:300]
    code = getattr(cause, "sqlstate", None)
    if code == NO_RIGHTS:
        return (
            f"{shown} lets its user make or use no tables ({said}); make that user the owner of "
            "the database, or give it the right to create in its schema"
        )
    if code == READ_ONLY:
        return f"{shown} takes nothing that is written ({said}); give the address of the primary"
    if code == TABLE_IS_THERE:
        return (
            f"{shown} has tables that are not ours ({said}); make a database for the games alone "
            "(createdb), and nothing is changed yet"
        )
    if code == DISK_FULL:
        return f"the disk of {shown} is full ({said}); make room there, and nothing is changed yet"
    if isinstance(broken, sa.exc.OperationalError) and code is None:
        return (
            f"{shown} lets nobody in ({said}); see that PostgreSQL runs there, that the database "
            "is made (createdb), that user and password are right, and that two connections are "
            "left for each process"
        )
    if isinstance(broken, sa.exc.ProgrammingError) and code is None:
        return f"{shown} is no address that can be used ({said}); correct what is behind the ?"
    return f"{shown} cannot be used ({said}); see to the server, or try another --database"
