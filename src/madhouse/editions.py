"""The editions, by name: nothing else outside an edition imports one (a registry)."""

from madhouse.engine.door import FrontDoor
from madhouse.engine.errors import MadhouseError
from madhouse.engine.words import did_you_mean
from madhouse.first.building import TableBuilder
from madhouse.first.door import FIRST
from madhouse.first.rules.agreeing import roles
from madhouse.second.building import TableBuilder as SecondTableBuilder
from madhouse.second.door import SECOND

__all__ = [
    "EDITIONS",
    "USUAL",
    "SecondTableBuilder",
    "TableBuilder",
    "UnknownEdition",
    "edition_of",
    "roles",
]

EDITIONS: dict[str, FrontDoor] = {FIRST.name: FIRST, SECOND.name: SECOND}
USUAL = FIRST.name
"""The edition of whoever names none."""


class UnknownEdition(MadhouseError):
    """There is no edition of that name."""


def edition_of(name: str) -> FrontDoor:
    """The edition of that name; whoever asks each time also finds one that was added later."""
    try:
        return EDITIONS[name]
    except KeyError:
        near = did_you_mean(name, EDITIONS)
        raise UnknownEdition(f"there is no edition '{name}'{near}") from None
