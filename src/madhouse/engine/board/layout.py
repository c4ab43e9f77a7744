"""Tiles laid side by side: what lies where, and whether the edges that touch agree."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Literal

import msgspec

from madhouse.engine.board.plan import SPOKEN, EdgeKind, Plan, Point, beside, read_plan
from madhouse.engine.board.tiles import RoomOnTile, Tile, slug
from madhouse.engine.errors import MadhouseError

# Where a listed mismatch joins two kinds of edge, the one further right holds.
CLOSED: tuple[EdgeKind, ...] = ("border", "door", "impassable", "wall")
JOINED = "|"
"""Between the two spaces by which a joint is named."""


class LayoutError(MadhouseError):
    """Tiles that cannot lie as the layout says."""


class Placement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a tile, its top left cell after turning, and its quarter turns clockwise."""

    tile: str
    side: str
    at: tuple[int, int]
    turn: int = 0


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole map: the tiles, the doors sealed for good, and what holds where two tiles touch.

    Either both draw the same, but at the joints that may disagree; or only what both open is
    open, and outdoors two doors make a border; tokens wall up a joint, or put a door into a wall.
    """

    tiles: tuple[Placement, ...]
    sealed: tuple[str, ...] = ()
    mismatches: tuple[str, ...] = ()
    joining: Literal["alike", "where both open"] = "alike"
    walled: tuple[str, ...] = ()
    doored: tuple[str, ...] = ()
    over: tuple[Placement, ...] = ()  # tiles that lie on others, in their order
    loose: bool = False  # what is walled or doored may be gone since


class RoomOnBoard(msgspec.Struct, frozen=True):
    """A room of a board, with the ids of its spaces."""

    id: str
    name: str
    tile: str
    spaces: tuple[str, ...]
    enclosed: tuple[str, ...]
    floor: str
    outdoors: bool
    furniture: tuple[str, ...]  # each piece of it
    tags: tuple[str, ...] = ()


@dataclass(frozen=True)
class Ground:
    """The laid map on one lattice: the space of every cell, the kind of every edge, the rooms."""

    cells: Mapping[Point, str]
    edges: Mapping[Point, EdgeKind]
    rooms: Mapping[str, RoomOnBoard]
    letters: Mapping[str, str]  # of every space, as the plan of its tile has it


@dataclass(frozen=True)
class _Placed:
    """A plan on the board, and how its points lie there."""

    plan: Plan
    rooms: Mapping[str, RoomOnTile]
    placement: Placement
    corner: Point

    def lies(self, point: Point) -> Point:
        """Where a point of the drawing lies on the board."""
        (x, y), (width, height) = point, (2 * self.plan.width, 2 * self.plan.height)
        for _ in range(self.placement.turn):
            x, y, width, height = height - y, x, height, width
        return x + self.corner[0], y + self.corner[1]


@dataclass(frozen=True)
class _Mark:
    """An edge as one tile draws it."""

    plan: Plan
    point: Point
    kind: EdgeKind


def hint(word: str, known: Iterable[str]) -> str:
    """The nearest known word as the end of an error message, or all that is known."""
    options = sorted(known)
    close = get_close_matches(word, options, n=1, cutoff=0.5)
    if close:
        return f"did you mean '{close[0]}'?"
    return f"known are {', '.join(options)}" if options else "there are none"


def joint_name(one: str, other: str) -> str:
    """How a door or a joint is named: by the two spaces it joins."""
    return JOINED.join(sorted((one, other)))


def is_joint(place: str) -> bool:
    """Whether this is the name of a door or a joint, not of a space."""
    return JOINED in place


def space_id(room: str, letter: str) -> str:
    """How a space is known: by its room, and its letter on the plan of the tile."""
    return f"{room}.{letter}"


def lay(tiles: Mapping[str, Tile], layout: Layout) -> Ground:
    """Lay the tiles, or say which of them disagree and where."""
    placed = _place(tiles, layout)
    rooms = _rooms(placed)
    cells = _cells(placed, len(layout.over))
    marks = _marks(placed, cells)
    if layout.joining == "alike":
        return Ground(cells, _agreed(marks, cells, layout.mismatches), rooms, _letters(placed))
    outdoors = frozenset(s for r in rooms.values() if r.outdoors for s in r.spaces)
    edges = _opened(marks, cells, outdoors)
    _wall_up(edges, cells, layout.walled, loose=layout.loose)
    _put_doors(edges, cells, layout.doored, loose=layout.loose)
    return Ground(cells, edges, rooms, _letters(placed))


def _place(tiles: Mapping[str, Tile], layout: Layout) -> list[_Placed]:
    if not layout.tiles:
        raise LayoutError("the layout has no tiles; list at least one")
    left, top = corner_of(layout)
    placed: dict[str, _Placed] = {}
    for placement in (*layout.tiles, *layout.over):
        name, side = placement.tile, placement.side
        if name not in tiles:
            raise LayoutError(f"there is no tile '{name}'; {hint(name, tiles)}")
        if side not in tiles[name].sides:
            raise LayoutError(f"{name} has no side '{side}'; {hint(side, tiles[name].sides)}")
        if name in placed:
            raise LayoutError(f"{name} is placed twice; a tile can lie in one place only")
        if placement.turn not in range(4):
            raise LayoutError(f"{name} is turned {placement.turn}; quarter turns are 0, 1, 2 or 3")
        corner = (2 * (placement.at[0] - left), 2 * (placement.at[1] - top))
        plan = read_plan(tiles[name], side)
        placed[name] = _Placed(plan, tiles[name].sides[side].rooms, placement, corner)
    return list(placed.values())


def corner_of(layout: Layout) -> Point:
    """The top left cell of a layout; the lattice of its ground begins there."""
    placements = (*layout.tiles, *layout.over)
    return min(each.at[0] for each in placements), min(each.at[1] for each in placements)


def edge_places(tiles: Mapping[str, Tile], placement: Placement) -> dict[Point, Point]:
    """By every drawn edge of a side where it lies, counted from cell (0, 0) of the board."""
    tile = tiles[placement.tile]
    plan = read_plan(tile, placement.side)
    corner = (2 * placement.at[0], 2 * placement.at[1])
    placed = _Placed(plan, tile.sides[placement.side].rooms, placement, corner)
    return {own: placed.lies(own) for own in plan.edges}


def _rooms(placed: list[_Placed]) -> dict[str, RoomOnBoard]:
    rooms: dict[str, RoomOnBoard] = {}
    for tile in placed:
        for name, room in tile.rooms.items():
            key = slug(name)
            if key in rooms:
                raise LayoutError(
                    f"{rooms[key].tile} and {tile.placement.tile} both have a room '{key}'; "
                    "room names are unique on a board"
                )
            rooms[key] = RoomOnBoard(
                id=key,
                name=name,
                tile=tile.placement.tile,
                spaces=tuple(space_id(key, letter) for letter in room.spaces),
                enclosed=tuple(space_id(key, letter) for letter in room.dotless),
                floor=room.floor,
                outdoors=room.outdoors,
                furniture=tuple(p for p, number in room.furniture.items() for _ in range(number)),
                tags=room.tags,
            )
    return rooms


def _letters(placed: list[_Placed]) -> dict[str, str]:
    return {
        space_id(slug(name), letter): letter
        for tile in placed
        for name, room in tile.rooms.items()
        for letter in room.spaces
    }


def _cells(placed: list[_Placed], over: int = 0) -> dict[Point, str]:
    """The space of every cell; of the tiles the last few may lie over others."""
    cells: dict[Point, str] = {}
    owners: dict[Point, Placement] = {}
    for number, tile in enumerate(placed, start=over - len(placed)):
        before = set(cells.values())
        room_of = {letter: slug(n) for n, room in tile.rooms.items() for letter in room.spaces}
        for own, letter in tile.plan.cells.items():
            point, here = tile.lies(own), tile.placement
            if point in cells and number < 0:
                there = owners[point]
                raise LayoutError(
                    f"{here.tile} at {here.at} lies over {there.tile} at {there.at}; move one"
                )
            cells[point] = space_id(room_of[letter], letter)
            owners[point] = here
        for gone in sorted(before.difference(cells.values())):
            raise LayoutError(
                f"{tile.placement.tile} at {tile.placement.at} covers all of '{gone}'; a tile that "
                "lies over others leaves a part of every space: move it"
            )
    return cells


def _marks(placed: list[_Placed], cells: Mapping[Point, str]) -> dict[Point, list[_Mark]]:
    """Every edge but the open ones, as the tile or the two tiles beside it draw it; not as one that
    is covered there by another."""
    marks: dict[Point, list[_Mark]] = {}
    for tile in placed:
        rooms = {letter: slug(n) for n, room in tile.rooms.items() for letter in room.spaces}
        own_cells = {
            tile.lies(p): space_id(rooms[each], each) for p, each in tile.plan.cells.items()
        }
        for own, kind in tile.plan.edges.items():
            point = tile.lies(own)
            seen = any(own_cells.get(cell, "") == cells.get(cell) for cell in beside(point))
            if kind != "open" and seen:
                marks.setdefault(point, []).append(_Mark(tile.plan, own, kind))
    return marks


def _agreed(
    marks: Mapping[Point, list[_Mark]], cells: Mapping[Point, str], mismatches: tuple[str, ...]
) -> dict[Point, EdgeKind]:
    """The edges of a map on which two tiles that touch must draw the same."""
    edges: dict[Point, EdgeKind] = {}
    found: dict[str, str] = {}
    for point, drawn in marks.items():
        edges[point] = max((mark.kind for mark in drawn), key=CLOSED.index)
        if len({mark.kind for mark in drawn}) > 1:
            name = _joint(cells, point)
            found.setdefault(name, _quarrel(name, drawn))
    _check_mismatches(found, mismatches)
    return edges


def _opened(
    marks: Mapping[Point, list[_Mark]], cells: Mapping[Point, str], outdoors: frozenset[str]
) -> dict[Point, EdgeKind]:
    """The edges of a map on which what only one tile opens, or nothing lies behind, is a wall."""
    edges: dict[Point, EdgeKind] = {}
    for point, drawn in marks.items():
        edges[point] = max((mark.kind for mark in drawn), key=CLOSED.index)
        spaces = [cells[cell] for cell in beside(point) if cell in cells]
        if len(spaces) == 1:
            edges[point] = "wall"
        elif len(drawn) == 2 and edges[point] == "door" and outdoors.issuperset(spaces):
            edges[point] = "border"
    return edges


def _wall_up(
    edges: dict[Point, EdgeKind], cells: Mapping[Point, str], names: Iterable[str], *, loose: bool
) -> None:
    """Make a wall of the doors between two spaces, or of the border of two tiles."""
    for name in names:
        for point in _of_joint(edges, cells, name, ("door", "border"), loose=loose):
            edges[point] = "wall"


def _put_doors(
    edges: dict[Point, EdgeKind], cells: Mapping[Point, str], names: Iterable[str], *, loose: bool
) -> None:
    """Put a door into the middle of the wall between two spaces."""
    for name in names:
        points = _of_joint(edges, cells, name, ("wall",), loose=loose)
        if points:
            edges[points[len(points) // 2]] = "door"


def _of_joint(
    edges: Mapping[Point, EdgeKind],
    cells: Mapping[Point, str],
    name: str,
    kinds: tuple[EdgeKind, ...],
    *,
    loose: bool = False,
) -> list[Point]:
    """The edges of some kinds between two spaces, in order; there must be one, unless they may have
    come apart."""
    found: dict[str, list[Point]] = {}
    for point, kind in sorted(edges.items()):
        if kind in kinds and all(cell in cells for cell in beside(point)):
            found.setdefault(_joint(cells, point), []).append(point)
    if name not in found and not loose:
        spoken = " or ".join(SPOKEN[kind] for kind in kinds)
        raise LayoutError(f"'{name}' is not divided by {spoken}; {hint(name, found)}")
    return found.get(name, [])


def _joint(cells: Mapping[Point, str], edge: Point) -> str:
    one, other = beside(edge)
    return joint_name(cells[one], cells[other])


def _quarrel(name: str, drawn: list[_Mark]) -> str:
    one, other = drawn
    return (
        f"{SPOKEN[one.kind]} meets {SPOKEN[other.kind]}; "
        f"draw both alike, or list '{name}' in mismatches\n"
        f"    {one.plan.quote(one.point)}\n"
        f"    {other.plan.quote(other.point)}"
    )


def _check_mismatches(found: Mapping[str, str], listed: tuple[str, ...]) -> None:
    unlisted = [quarrel for name, quarrel in found.items() if name not in listed]
    if unlisted:
        raise LayoutError("\n".join(unlisted))
    for name in listed:
        if name not in found:
            raise LayoutError(f"mismatch '{name}' does not occur; {hint(name, found)}")
