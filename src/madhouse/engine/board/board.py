"""The board: every question a rule may ask about places, answered from tables."""

from collections.abc import Iterable, Mapping
from copy import copy
from functools import cached_property

from madhouse.engine.board.doors import Door, find_doors
from madhouse.engine.board.drawing import Drawing, draw
from madhouse.engine.board.geometry import Segment, cells_by_space, centre, lines
from madhouse.engine.board.layout import Ground, Layout, LayoutError, RoomOnBoard, hint, lay
from madhouse.engine.board.movement import Join, Steps, find_joins
from madhouse.engine.board.plan import EdgeKind
from madhouse.engine.board.sight import Sight
from madhouse.engine.board.tiles import Tile


class Board:
    """A laid map. It never changes; `blocked` gives the same map with some doors barred."""

    rooms: Mapping[str, RoomOnBoard]
    spaces: tuple[str, ...]
    room_of: Mapping[str, str]
    letter_of: Mapping[str, str]
    doors: Mapping[str, Door]
    adjacent: Mapping[str, tuple[str, ...]]
    ways_out: Mapping[str, tuple[str, ...]]
    barred: frozenset[str]

    def __init__(self, ground: Ground, sealed: tuple[str, ...] = ()) -> None:
        self.rooms = ground.rooms
        self.spaces = tuple(space for room in ground.rooms.values() for space in room.spaces)
        self.room_of = {s: room.id for room in ground.rooms.values() for s in room.spaces}
        self.letter_of = ground.letters
        self.doors = find_doors(ground, sealed)
        self._sealed = frozenset(sealed)
        self._shapes = _Shapes(ground)
        self._sight = Sight(ground)
        self._joins = find_joins(ground, self.doors.values())
        self._reach = Steps(self.spaces, self._joins.open)
        self._variants: dict[frozenset[str], Board] = {}
        self._bar(frozenset())

    @classmethod
    def build(cls, tiles: Iterable[Tile], layout: Layout) -> "Board":
        """Read and lay the tiles of a layout; raises PlanError or LayoutError."""
        return cls(lay({tile.id: tile for tile in tiles}, layout), layout.sealed)

    def blocked(self, doors: frozenset[str]) -> "Board":
        """This board with these doors barred as well; all but movement is shared with it."""
        barred = self.barred | doors
        board = self._variants.get(barred)
        if board is None:
            for name in sorted(doors - self.doors.keys()):
                raise LayoutError(f"there is no door '{name}' to bar; {hint(name, self.doors)}")
            board = copy(self)
            board._bar(barred)
        return board

    def _bar(self, barred: frozenset[str]) -> None:
        closed = barred | self._sealed
        self.barred = barred
        self._edges = self._joins.passable(closed)
        self._steps = Steps(self.spaces, self._edges)
        self.adjacent = self._steps.adjacent
        outer = [d for d in self.doors.values() if d.out and d.name not in closed]
        self.ways_out = {
            **{s: tuple(d.name for d in outer if s in d.spaces) for s in self.spaces},
            **{
                room.id: tuple(d.name for d in outer if d.spaces[0] in room.spaces)
                for room in self.rooms.values()
            },
        }
        self._variants[barred] = self

    def whole_room(self, space: str) -> bool:
        """Whether it is the only space of its room, which then needs no letter."""
        return len(self.rooms[self.room_of[space]].spaces) == 1

    def space_name(self, space: str) -> str:
        """The name of its room, with the letter where the room has several spaces."""
        room = self.rooms[self.room_of[space]].name
        return room if self.whole_room(space) else f"{room} ({self.letter_of[space]})"

    def edge(self, space: str, other: str) -> Join | None:
        """How two adjacent spaces join; a door counts only where they join in no other way."""
        return self._edges.get((space, other))

    def door(self, space: str, other: str) -> str | None:
        """The door between two spaces, whether or not it can be passed now."""
        return self._joins.doors.get((space, other))

    def distance(self, space: str, other: str) -> int | None:
        """The fewest movement steps between two spaces, or None if no way leads there."""
        return self._steps.counted_from(space)[other]

    def toward(self, space: str, goal: str) -> tuple[str, ...]:
        """The neighbours of a space that lie on a shortest way to the goal."""
        return self._steps.toward(space, goal)

    def range(self, space: str, other: str) -> int | None:
        """The fewest steps without passing a door, to a space in sight; None if out of range."""
        return self._reach.counted_from(space)[other] if self.sees(space, other) else None

    def sees(self, space: str, other: str) -> bool:
        """Whether there is line of sight between two spaces; it is the same both ways."""
        return self._sight.seen_from(space)[other]

    def beyond_walls(self, space: str) -> tuple[str, ...]:
        """The spaces that touch a space across a wall, but are not next to it."""
        far = [other for one, other in self._joins.walls if one == space]
        return tuple(other for other in far if other not in self.adjacent[space])

    def centre(self, space: str) -> tuple[float, float]:
        """A point inside a space, in cells from the board's top left corner."""
        return centre(self.cells[space])

    @property
    def cells(self) -> Mapping[str, tuple[tuple[int, int], ...]]:
        """The cells of every space as (column, row)."""
        return self._shapes.cells

    @property
    def lines(self) -> Mapping[EdgeKind, tuple[Segment, ...]]:
        """Walls, borders and doors as straight runs, in cells."""
        return self._shapes.lines

    def drawing(self) -> Drawing:
        """The map as text, with the place of each cell and door in it."""
        return self._shapes.drawing


class _Shapes:
    """What only those who draw the board ask for, made when they do."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground

    @cached_property
    def cells(self) -> dict[str, tuple[tuple[int, int], ...]]:
        grouped = cells_by_space(self._ground.cells)
        return {s: tuple((x // 2, y // 2) for x, y in cells) for s, cells in grouped.items()}

    @cached_property
    def lines(self) -> dict[EdgeKind, tuple[Segment, ...]]:
        return lines(self._ground.edges)

    @cached_property
    def drawing(self) -> Drawing:
        return draw(self._ground)
