"""Room features: markers that lie in a space, each kind with a use of its own."""

from madhouse.first.things.state import Feature
from madhouse.first.things.table import Table


def features_at(g: Table, kind: str, space: str) -> list[Feature]:
    """The markers of a kind in a space."""
    return [each for each in g.state.features if each.kind == kind and each.space == space]


def features_in(g: Table, kind: str, room: str) -> list[Feature]:
    """The markers of a kind in a room."""
    room_of = g.board.room_of
    return [each for each in g.state.features if each.kind == kind and room_of[each.space] == room]


def rooms_with(g: Table, kind: str) -> list[str]:
    """The rooms that hold a marker of a kind, in the order of the board."""
    spaces = [each.space for each in g.state.features if each.kind == kind]
    rooms = [g.board.room_of[space] for space in spaces]
    return [room for room in g.state.rooms if room in rooms]
