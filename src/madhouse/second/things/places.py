"""The map, with all its tiles and with those that are laid: rooms, spaces, doors, ways, sight.

A plan is laid whole and once, so that every door knows where it leads; what is not laid yet is
then left away. Whatever a rule asks of a place is answered from tables.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from typing import Any, Literal

from madhouse.engine.board import Board, Layout, LayoutError, RoomOnBoard, Tile
from madhouse.engine.board.geometry import Segment, cells_by_space, centre, segment
from madhouse.engine.board.layout import CLOSED, Ground, corner_of, hint, joint_name, lay
from madhouse.engine.board.plan import EdgeKind, Point
from madhouse.second.things.compound_ids import room_named
from madhouse.second.things.map_plan import MapPlan, TileChange, placement_of, placement_over
from madhouse.second.things.meetings import (
    find_meetings,
    find_openings,
    moved,
    part_of,
    walled_at_rim,
)
from madhouse.second.things.ways import CROSSED, Gait, Ways, counted

RANGE = 3
WATER = "water"  # what is said of a room with water
KEPT = 1024  # places of a map, and ways of its places, that are remembered at a time

OPEN_TO_EFFECTS: frozenset[EdgeKind] = frozenset({"border", "impassable", "door"})
OPEN_TO_RANGE: frozenset[EdgeKind] = frozenset({"border", "impassable"})

Compass = Literal["north", "east", "south", "west"]


class WholeMap:
    """A map with all its tiles laid, known to the app alone."""

    def __init__(
        self, tiles: Mapping[str, Tile], plan: MapPlan, changes: Sequence[TileChange] = ()
    ) -> None:
        self.plan = plan
        lying = dict(plan.tiles) | {each.face: each.at for each in changes if not each.over}
        placements = tuple(placement_of(tiles, face, at) for face, at in lying.items())
        over = tuple(placement_over(tiles, each) for each in changes if each.over)
        layout = Layout(
            placements,
            joining="where both open",
            walled=plan.walled,
            doored=plan.doored,
            over=over,
            loose=bool(changes),
        )
        self.ground = lay(tiles, layout)
        self.corner = corner_of(layout)
        self.placements = {each.tile: each for each in (*placements, *over)}
        self.changed = bool(changes)
        self.tiles = frozenset(self.placements)
        self.room_of = {s: room.id for room in self.ground.rooms.values() for s in room.spaces}
        self.tile_of = {room.id: room.tile for room in self.ground.rooms.values()}
        self.meetings = find_meetings(self.ground)
        self.openings = find_openings(self.ground, self.tile_of)
        self._places: dict[frozenset[str], Places] = {}
        for name, room in plan.alias.items():
            if room not in self.tile_of:
                raise LayoutError(f"'{name}' stands for '{room}'; {hint(room, self.tile_of)}")

    def room(self, name: str) -> str:
        """The id of a room of this map, by it or by a name that stands for it."""
        room = self.plan.alias.get(name, name)
        if room not in self.tile_of:
            raise LayoutError(f"there is no room '{room}' on this map; {hint(room, self.tile_of)}")
        return room

    def room_of_place(self, place: str) -> str:
        """The room that a place names on this map: a room, a space of one, or a name for one."""
        room = room_named(place)
        return self.plan.alias.get(room, room)

    def places(self, laid: frozenset[str]) -> "Places":
        """The places of these tiles, the same object whenever it is asked for."""
        places = self._places.get(laid)
        if places is None:
            for tile in sorted(laid - self.tiles):
                known = hint(tile, self.tiles)
                raise LayoutError(f"there is no tile '{tile}' on this map; {known}")
            _make_room(self._places)
            places = self._places[laid] = Places(self, laid)
        return places


class Places:
    """The board (2e.board.definition): the laid part of one map. It never changes."""

    rooms: Mapping[str, RoomOnBoard]
    spaces: tuple[str, ...]
    room_of: Mapping[str, str]
    tile_of: Mapping[str, str]  # by room
    tags: Mapping[str, frozenset[str]]  # by room
    outdoors: Mapping[str, bool]  # by room
    adjacent: Mapping[str, tuple[str, ...]]  # 2e.adjacent.spaces: walls divide adjacent spaces too
    beside: Mapping[str, tuple[str, ...]]  # adjacent for effects, which no wall lets pass
    steps: Mapping[str, tuple[str, ...]]  # while no door is shut, without passages
    openings: Mapping[str, tuple[str, str]]
    """The doors, and the borders between tiles: where Explore tokens lie. The far side of one may
    not be laid; then its name is the app's secret."""
    doors: Mapping[str, tuple[str, str]]  # those of the openings that are doors

    def __init__(self, whole: WholeMap, laid: frozenset[str]) -> None:
        self.whole = whole
        self.laid = laid
        self.rooms = {name: r for name, r in whole.ground.rooms.items() if r.tile in laid}
        self.spaces = tuple(space for room in self.rooms.values() for space in room.spaces)
        self.room_of = {space: whole.room_of[space] for space in self.spaces}
        self.tile_of = {name: room.tile for name, room in self.rooms.items()}
        self.tags = {name: frozenset(room.tags) for name, room in self.rooms.items()}
        self.outdoors = {name: room.outdoors for name, room in self.rooms.items()}
        self._meetings = {
            space: {o: kinds for o, kinds in whole.meetings[space].items() if o in self.room_of}
            for space in self.spaces
        }
        self.adjacent = {space: tuple(others) for space, others in self._meetings.items()}
        self.beside = self._met_by(OPEN_TO_EFFECTS)  # 2e.wall.no-adjacent-effects
        self.steps = self._met_by(CROSSED["walk"])
        here = {name: o for name, o in whole.openings.items() if o.touches(self.room_of)}
        self.openings = {name: opening.spaces for name, opening in here.items()}
        self.doors = {name: o.spaces for name, o in here.items() if o.kind == "door"}
        self._inner = {name for name, o in here.items() if self.room_of.keys() >= set(o.spaces)}
        self._ways: dict[tuple[object, ...], Ways] = {}
        self._boards: dict[frozenset[str], Board] = {}
        self._likenesses: dict[frozenset[str], bytes] = {}

    def _met_by(self, kinds: frozenset[EdgeKind]) -> dict[str, tuple[str, ...]]:
        return {
            space: tuple(other for other, shared in others.items() if shared & kinds)
            for space, others in self._meetings.items()
        }

    def edge(self, one: str, other: str) -> EdgeKind | None:
        """What divides two spaces; the most open of it where they meet in several ways."""
        kinds = self._meetings[one].get(other)
        return None if kinds is None else min(kinds, key=CLOSED.index)

    def door(self, one: str, other: str) -> str | None:
        """The door between two spaces, one of which may not be laid."""
        name = joint_name(one, other)
        return name if name in self.doors else None

    def next_to(self, space: str, passages: tuple[str, ...] = ()) -> tuple[str, ...]:
        """The spaces adjacent to one for effects, by Secret Passages too.

        Fire and light pass those as they pass doors (2e.conflict.passage-adjacency).
        """
        near = self.beside[space]
        if space not in passages:
            return near
        return near + tuple(p for p in passages if p != space and p not in near)

    @cached_property
    def openings_of(self) -> Mapping[str, tuple[str, ...]]:
        """For every space the openings that form an edge of it (2e.adjacent.door)."""
        return {
            space: tuple(name for name, sides in self.openings.items() if space in sides)
            for space in self.spaces
        }

    @cached_property
    def openings_between(self) -> Mapping[frozenset[str], str]:
        """By two rooms the first opening between them; one of them may not be laid."""
        room_of = self.whole.room_of
        found: dict[frozenset[str], str] = {}
        for name, (one, other) in self.openings.items():
            found.setdefault(frozenset((room_of[one], room_of[other])), name)
        return found

    @cached_property
    def in_range(self) -> Mapping[str, frozenset[str]]:
        """For every space those within range of it (2e.conflict.own-space-in-range).

        Counted over borders of both kinds, never past walls or doors.
        """
        seen = self._met_by(OPEN_TO_RANGE)
        return {space: frozenset(counted(seen, space, RANGE)) for space in self.spaces}

    @cached_property
    def adjacent_rooms(self) -> Mapping[str, tuple[str, ...]]:
        """For every room those that share an edge with it (2e.adjacent.rooms)."""
        near: dict[str, dict[str, None]] = {room: {} for room in self.rooms}
        for space, others in self.adjacent.items():
            here = self.room_of[space]
            near[here].update((self.room_of[o], None) for o in others if self.room_of[o] != here)
        return {room: tuple(others) for room, others in near.items()}

    def ways(
        self,
        shut: frozenset[str] = frozenset(),
        passages: tuple[str, ...] = (),
        gait: Gait = "walk",
        waters: tuple[str, ...] = (),
    ) -> Ways:
        """The steps there are while nobody passes the shut doors.

        The passages are all adjacent to one another (2e.passage.adjacent), and to an aquatic
        monster so are the waters.
        """
        key = (shut, passages, gait, waters)
        ways = self._ways.get(key)
        if ways is None:
            # What is shut at the rim of the board is in nobody's way.
            inner = shut & self._inner
            if inner == shut:
                pairs = [self.openings[name] for name in inner]
                ways = Ways(self._meetings, gait, pairs, (passages, waters))
            else:
                ways = self.ways(inner, passages, gait, waters)
            _make_room(self._ways)
            self._ways[key] = ways
        return ways

    def compass(self, one: str, other: str) -> Compass | None:
        """The direction in which a room or space lies from another (2e.cardinal.north-south)."""
        (x, y), (there_x, there_y) = self._middles[one], self._middles[other]
        east, south = there_x - x, there_y - y
        if abs(east) > abs(south):
            return "east" if east > 0 else "west"
        if south == 0:
            return None
        return "south" if south > 0 else "north"

    def shown(self, openings: frozenset[str] = frozenset()) -> Board:
        """The laid tiles for those who draw, counted from the top left of what is laid.

        Of the openings at the rim only these are shown, as a token lies on them: any other would
        tell what is behind it, and is drawn as a wall.
        """
        at_rim = openings - self._inner
        board = self._boards.get(at_rim)
        if board is None:
            _make_room(self._boards)
            board = self._boards[at_rim] = Board(self._shown_ground(at_rim))
        return board

    def likeness(self, openings: frozenset[str]) -> bytes:
        """The same for places that are shown alike, with these openings, and for no others."""
        at_rim = openings - self._inner
        mark = self._likenesses.get(at_rim)
        if mark is None:
            ground = self._shown_ground(at_rim)
            drawn = repr((sorted(ground.cells.items()), sorted(ground.edges.items())))
            _make_room(self._likenesses)
            mark = self._likenesses[at_rim] = sha256(drawn.encode()).digest()
        return mark

    def _shown_ground(self, openings: frozenset[str]) -> Ground:
        open_ = {edge for name in openings for edge in self.whole.openings[name].edges}
        return moved(walled_at_rim(self._ground, open_), *self._corner)

    @cached_property
    def opening_lines(self) -> Mapping[str, tuple[Segment, ...]]:
        """Where each opening is drawn on the board."""
        left, top = self._corner
        return {
            name: tuple(segment((x - left, y - top)) for x, y in self.whole.openings[name].edges)
            for name in self.openings
        }

    @cached_property
    def _ground(self) -> Ground:
        return part_of(self.whole.ground, self.rooms)

    @cached_property
    def _corner(self) -> Point:
        cells = self._ground.cells or {(1, 1): ""}  # before anything is laid
        return min(x for x, _ in cells) - 1, min(y for _, y in cells) - 1

    @cached_property
    def _middles(self) -> Mapping[str, tuple[float, float]]:
        points = cells_by_space(self._ground.cells)
        spaces = {space: [(x // 2, y // 2) for x, y in own] for space, own in points.items()}
        rooms = {
            name: [cell for space in room.spaces for cell in spaces[space]]
            for name, room in self.rooms.items()
        }
        return {name: centre(cells) for name, cells in (*spaces.items(), *rooms.items())}


def _make_room(kept: dict[Any, Any]) -> None:
    """Forget the oldest of a memory that is full."""
    if len(kept) >= KEPT:
        del kept[next(iter(kept))]
