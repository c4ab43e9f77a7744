"""What games take up in a database: rows, and bytes on its disk."""

from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from madhouse.server.kept import tables

IN_A_FILE = """
    SELECT (page_count - freelist_count) * page_size
    FROM pragma_page_count, pragma_freelist_count, pragma_page_size
"""
AT_A_SERVER = """
    SELECT sum(pg_total_relation_size(oid)) FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
"""
WRITTEN = "SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn"


class TakenUp(NamedTuple):
    """How much is there."""

    rows: int  # of all tables
    bytes: int  # of them, with their indexes
    log: int = 0  # bytes that a server has written ahead, since it was made

    def since(self, before: "TakenUp") -> "TakenUp":
        """What has come since then."""
        return TakenUp(*(now - then for now, then in zip(self, before, strict=True)))


def taken_up(where: Path | str) -> TakenUp:
    """What is in a file, or in a database at an address."""
    in_a_file = isinstance(where, Path)
    engine = sa.create_engine(f"sqlite:///{where}" if isinstance(where, Path) else where)
    try:
        with engine.connect() as db:
            counts = [
                sa.select(sa.func.count()).select_from(each)
                for each in tables.metadata.tables.values()
            ]
            rows = sum(db.execute(each).scalar_one() for each in counts)
            if in_a_file:
                return TakenUp(rows, int(db.exec_driver_sql(IN_A_FILE).scalar_one()))
            size, log = (db.exec_driver_sql(each).scalar_one() for each in (AT_A_SERVER, WRITTEN))
            return TakenUp(rows, int(size), int(log))
    finally:
        engine.dispose()
