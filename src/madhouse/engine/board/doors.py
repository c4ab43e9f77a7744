"""Doors: between two spaces, or out of the house."""

from collections.abc import Mapping

import msgspec

from madhouse.engine.board.geometry import Segment, segment
from madhouse.engine.board.layout import Ground, LayoutError, hint, joint_name
from madhouse.engine.board.plan import Point, beside


class Door(msgspec.Struct, frozen=True):
    """A door, named by what it joins; one that leads outside has one space and a direction."""

    name: str
    spaces: tuple[str, ...]
    out: str | None
    sealed: bool
    segments: tuple[Segment, ...]


def find_doors(ground: Ground, sealed: tuple[str, ...]) -> dict[str, Door]:
    """Every door of the map by name; neighbouring door edges of the same two spaces are one."""
    places = door_places(ground)
    for name in sealed:
        if name not in places:
            raise LayoutError(f"there is no door '{name}' to seal; {hint(name, places)}")
    return {name: _door(ground, name, edges, name in sealed) for name, edges in places.items()}


def door_places(ground: Ground) -> dict[str, tuple[Point, ...]]:
    """The lattice points at which each door stands, sorted by the doors' names."""
    places: dict[str, tuple[Point, ...]] = {}
    for edge, kind in sorted(ground.edges.items()):
        if kind == "door":
            name = _name(ground.cells, edge)
            places[name] = (*places.get(name, ()), edge)
    return dict(sorted(places.items()))


def _door(ground: Ground, name: str, edges: tuple[Point, ...], sealed: bool) -> Door:
    sides = (ground.cells.get(cell) for cell in beside(edges[0]))
    spaces = tuple(sorted(space for space in sides if space is not None))
    out = _direction(ground.cells, edges[0]) if len(spaces) == 1 else None
    return Door(name, spaces, out, sealed, tuple(segment(edge) for edge in edges))


def _name(cells: Mapping[Point, str], edge: Point) -> str:
    one, other = (cells.get(cell) for cell in beside(edge))
    if one is not None and other is not None:
        return joint_name(one, other)
    return f"{one or other}|out-{_direction(cells, edge)}"


def _direction(cells: Mapping[Point, str], edge: Point) -> str:
    """The compass direction in which an outer edge leaves the board."""
    before, _ = beside(edge)
    if edge[0] % 2 == 0:
        return "east" if before in cells else "west"
    return "south" if before in cells else "north"
