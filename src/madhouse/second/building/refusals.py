"""What the builder refuses: names that nothing has, and what cannot lie on a table."""

from collections.abc import Iterable

from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean


class BadTable(MadhouseError):
    """A table that cannot be."""


def refuse_unknown(name: str, known: Iterable[str], what: str) -> None:
    """Refuse a name that nothing has."""
    if name not in known:
        raise BadTable(f"there is no {what} '{name}'{did_you_mean(name, known)}")
