"""Migrating (schema migrations): a database gets the tables of this version, all or none."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command as alembic
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError


class LaterVersion(Exception):
    """The tables are those of a version that came after this one."""


def migrate(connection: sa.Connection) -> None:
    """Bring the tables up to this version, inside the transaction of who asks for it."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    try:
        alembic.upgrade(config, "head")
    except CommandError as later:
        raise LaterVersion(str(later)) from later
