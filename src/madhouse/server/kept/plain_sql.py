"""Plain SQL (bulk statements): all rows come as one list in JSON, which is one step for a database.

Both kinds of database read such a list, each by functions of its own.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec


class PlainSql(NamedTuple):
    """A statement as each kind of database wants it; it has one parameter, the list."""

    sqlite: str
    postgresql: str
    fenced: bool = False  # it refuses by itself what comes under a lease that is lost

    def of(self, kind: str) -> str:
        """As this kind wants it."""
        text: str = getattr(self, kind)
        return text


def listed(rows: Sequence[Any]) -> str:
    """Rows as such a list."""
    return msgspec.json.encode(rows).decode()
