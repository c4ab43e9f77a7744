"""References (foreign keys): fields of content that name something written elsewhere.

A field says so in its type: `RoomId = Annotated[str, Refers("room")]`. A field that gives a name
for others to use says `Gives("mark")`. The reader notes both with their places as it reads.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, get_args, get_origin

from madhouse.engine.sources import ContentError, Reference
from madhouse.engine.words import did_you_mean


@dataclass(frozen=True)
class Refers:
    """Marks a type whose values must be known names of this sort."""

    what: str


@dataclass(frozen=True)
class Gives:
    """Marks a type whose values become known names of this sort."""

    what: str


def marks_of(kind: Any) -> Iterator[Refers | Gives]:
    """What a field's type says about the names written in it."""
    if get_origin(kind) is Annotated:
        yield from (mark for mark in get_args(kind)[1:] if isinstance(mark, Refers | Gives))


def dead_ends(
    references: Iterable[Reference], known: Mapping[str, Collection[str]]
) -> list[ContentError]:
    """A mistake for every reference that leads nowhere, with the nearest name that leads on."""
    return [
        each.error(f"unknown {each.what} {each.name!r}{did_you_mean(each.name, known[each.what])}")
        for each in references
        if each.name not in known[each.what]
    ]
