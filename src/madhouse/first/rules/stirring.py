"""Something Stirs: which monsters of the story may come, where, and for how much."""

from collections.abc import Iterator
from typing import NamedTuple

from madhouse.first.things.seeding import markers
from madhouse.first.things.story import Stirring
from madhouse.first.things.table import Table


class Stir(NamedTuple):
    """A kind that can stir now, its rooms, what it costs beside the card, the answer behind it."""

    kind: str
    rooms: list[str]
    more: int
    marker: str


def stirs(g: Table, threat: int) -> Iterator[Stir]:
    """What can stir in a room without an investigator, with so much threat left for it."""
    taken = _rooms_taken(g)
    for marker, kind, where in _written(g):
        rooms = [room for room in where.rooms if room not in taken]
        if rooms and where.more <= threat and not _enough(g, kind, where):
            yield Stir(kind, rooms, where.more, marker)


def can_stir(g: Table, threat: int) -> bool:
    """Whether anything can; the keeper's options ask this again and again."""
    taken = _rooms_taken(g)
    return any(
        where.more <= threat and not taken.issuperset(where.rooms) and not _enough(g, kind, where)
        for _, kind, where in _written(g)
    )


def _rooms_taken(g: Table) -> set[str]:
    room_of = g.board.room_of
    return {room_of[who.space] for who in g.state.investigators}


def _enough(g: Table, kind: str, where: Stirring) -> bool:
    """Whether the card has placed as many as it may while the objective is hidden."""
    limit = where.at_most
    return limit is not None and not g.state.revealed and g.state.stirred.count(kind) >= limit


def _written(g: Table) -> Iterator[tuple[str, str, Stirring]]:
    """What the story says for all games, then what it says for the keeper's answers."""
    for kind, rooms in g.story.stirring.items():
        yield "", kind, Stirring(rooms=rooms)
    if not g.story.stirring_by:
        return
    for marker in markers(g.keeper.answers):
        for kind, where in g.story.stirring_by.get(marker, {}).items():
            full = where if isinstance(where, Stirring) else Stirring(rooms=where)
            yield marker, kind, full
