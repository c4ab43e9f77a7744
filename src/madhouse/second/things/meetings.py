"""How the spaces of a map meet, read from the ground on which its tiles lie."""

from collections.abc import Collection, Iterable, Mapping

import msgspec

from madhouse.engine.board import RoomOnBoard
from madhouse.engine.board.layout import Ground, joint_name
from madhouse.engine.board.plan import EdgeKind, Point, beside

Meetings = Mapping[str, Mapping[str, frozenset[EdgeKind]]]
"""For every space those that share an edge with it, and the kinds of edge they share."""


class Opening(msgspec.Struct, frozen=True):
    """A door, or a border between tiles: its two spaces, and the edges at which it stands."""

    spaces: tuple[str, str]
    kind: EdgeKind
    edges: tuple[Point, ...]

    def touches(self, spaces: Mapping[str, str]) -> bool:
        """Whether one of these spaces is on a side of it."""
        return self.spaces[0] in spaces or self.spaces[1] in spaces


def find_meetings(ground: Ground) -> Meetings:
    """For every space of the map those it meets, sorted, and how."""
    found: dict[str, dict[str, set[EdgeKind]]] = {
        space: {} for room in ground.rooms.values() for space in room.spaces
    }
    for one, other, _, kind in _divisions(ground):
        found[one].setdefault(other, set()).add(kind)
        found[other].setdefault(one, set()).add(kind)
    return {
        space: {other: frozenset(kinds) for other, kinds in sorted(others.items())}
        for space, others in found.items()
    }


def find_openings(ground: Ground, tile_of: Mapping[str, str]) -> dict[str, Opening]:
    """The doors, and the borders between tiles, by name."""
    tile = {s: tile_of[room.id] for room in ground.rooms.values() for s in room.spaces}
    found: dict[str, Opening] = {}
    for one, other, edge, kind in sorted(_divisions(ground)):
        if kind == "door" or (kind == "border" and tile[one] != tile[other]):
            name = joint_name(one, other)
            known = found.get(name)
            if known is None or (known.kind == "border" and kind == "door"):
                found[name] = Opening((one, other), kind, (edge,))
            elif known.kind == kind:
                found[name] = Opening((one, other), kind, (*known.edges, edge))
    return dict(sorted(found.items()))


def _divisions(ground: Ground) -> Iterable[tuple[str, str, Point, EdgeKind]]:
    """Every edge between two spaces, which are named in the order of the alphabet."""
    for edge, kind in ground.edges.items():
        one, other = (ground.cells.get(cell) for cell in beside(edge))
        if one is not None and other is not None:
            yield min(one, other), max(one, other), edge, kind


def part_of(ground: Ground, rooms: Mapping[str, RoomOnBoard]) -> Ground:
    """The cells of some rooms, and every edge of them."""
    spaces = frozenset(space for room in rooms.values() for space in room.spaces)
    cells = {point: space for point, space in ground.cells.items() if space in spaces}
    edges = {
        edge: kind
        for edge, kind in ground.edges.items()
        if not cells.keys().isdisjoint(beside(edge))
    }
    return Ground(cells, edges, rooms, ground.letters)


def _inside(ground: Ground, edge: Point) -> bool:
    """Whether there is ground on either side of an edge."""
    one, other = beside(edge)
    return one in ground.cells and other in ground.cells


def walled_at_rim(ground: Ground, open_: Collection[Point]) -> Ground:
    """The same ground with a wall all around it, but for these edges."""
    edges: dict[Point, EdgeKind] = {
        edge: kind if edge in open_ or _inside(ground, edge) else "wall"
        for edge, kind in ground.edges.items()
    }
    return Ground(ground.cells, edges, ground.rooms, ground.letters)


def moved(ground: Ground, left: int, top: int) -> Ground:
    """The same ground with another point of the lattice as its top left corner."""
    cells = {(x - left, y - top): space for (x, y), space in ground.cells.items()}
    edges = {(x - left, y - top): kind for (x, y), kind in ground.edges.items()}
    return Ground(cells, edges, ground.rooms, ground.letters)
