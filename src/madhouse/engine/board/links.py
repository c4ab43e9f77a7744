"""Links: which rooms of a board lead into each other, whatever the spaces between."""

from collections.abc import Iterable

from madhouse.engine.board.board import Board

Link = tuple[str, str]
"""Two rooms in alphabetical order."""


def links(board: Board) -> frozenset[Link]:
    """The pairs of rooms between which a figure can step: by a door, over a border or a corner.

    Sealed and barred doors lead nowhere; ladders and vents are markers, and no part of the board.
    """
    rooms = board.room_of
    return frozenset(
        (rooms[space], rooms[near])
        for space, others in board.adjacent.items()
        for near in others
        if rooms[space] < rooms[near]
    )


def linked(groups: Iterable[Iterable[str]]) -> frozenset[Link]:
    """The same from the written form, in each group of which the first room joins the others."""
    pairs: set[Link] = set()
    for first, *others in groups:
        pairs.update((min(first, other), max(first, other)) for other in others)
    return frozenset(pairs)
