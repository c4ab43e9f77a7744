"""One drawn side of a tile, read into cells and the edges between them.

A drawing is a lattice of points half a cell apart: point (x, y) is the character in column 2x of
line y, counted from 0. Corners have two even numbers, cells two odd ones, edges one of each.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, NoReturn

from madhouse.engine.board.tiles import CELLS, RoomOnTile, Tile
from madhouse.engine.errors import MadhouseError

Point = tuple[int, int]
EdgeKind = Literal["open", "border", "door", "impassable", "wall"]

CORNER = "+"
# How an edge is drawn where it lies across the page, and where it stands upright.
ACROSS: dict[str, EdgeKind] = {
    "   ": "open",
    "...": "border",
    "-D-": "door",
    "~~~": "impassable",
    "---": "wall",
}
UPRIGHT: dict[str, EdgeKind] = {
    " ": "open",
    ":": "border",
    "D": "door",
    "!": "impassable",
    "|": "wall",
}
SPOKEN: dict[EdgeKind, str] = {
    "open": "nothing",
    "border": "a border",
    "door": "a door",
    "impassable": "an impassable border",
    "wall": "a wall",
}


class PlanError(MadhouseError):
    """A side that cannot be read; `line` and `column` count from 1 within its drawing."""

    line: int | None = None
    column: int | None = None

    @classmethod
    def at(cls, place: str, line: int, column: int, drawn: str, problem: str) -> "PlanError":
        """An error at one character of the drawing, which is shown with a caret below it."""
        where = f"{place}, line {line}, column {column}"
        error = cls(f"{where}: {problem}\n    {drawn}\n    {' ' * (column - 1)}^")
        error.line, error.column = line, column
        return error


@dataclass(frozen=True)
class Plan:
    """What a drawing says: which space each cell belongs to, and the kind of every edge."""

    place: str
    width: int
    height: int
    lines: tuple[str, ...]
    cells: Mapping[Point, str]
    edges: Mapping[Point, EdgeKind]

    def quote(self, point: Point) -> str:
        """The line of the drawing that holds a point, with its place, for error messages."""
        x, y = point
        return f"{self.place}, line {y + 1}, column {2 * x + 1}: {self.lines[y]}"


def beside(edge: Point) -> tuple[Point, Point]:
    """The two cells that an edge divides: west and east of it, or north and south."""
    x, y = edge
    if x % 2 == 0:
        return (x - 1, y), (x + 1, y)
    return (x, y - 1), (x, y + 1)


def around(cell: Point) -> tuple[tuple[Point, Point], ...]:
    """The four edges of a cell, each with the cell behind it."""
    x, y = cell
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    return tuple(((x + dx, y + dy), (x + 2 * dx, y + 2 * dy)) for dx, dy in steps)


def read_plan(tile: Tile, side: str) -> Plan:
    """Read one side of a tile, or say what is wrong with its drawing and where."""
    return _Reader(tile, side).read()


class _Reader:
    """Reads one drawing, top to bottom, stopping at the first thing that makes no sense."""

    def __init__(self, tile: Tile, side: str) -> None:
        self.place = f"{tile.id} side {side}"
        self.size = tile.size
        self.width, self.height = CELLS[tile.size]
        self.rooms = tile.sides[side].rooms
        self.lines = tuple(line.rstrip() for line in tile.sides[side].plan.rstrip().split("\n"))
        self.cells: dict[Point, str] = {}
        self.edges: dict[Point, EdgeKind] = {}

    def read(self) -> Plan:
        self.letters = letters_of(self.place, self.rooms)
        self._check_shape()
        for point in self._points():
            self._read_point(point)
        for edge, kind in self.edges.items():
            self._check_edge(edge, kind)
        for letter in self.letters:
            self._check_whole(letter)
        return Plan(self.place, self.width, self.height, self.lines, self.cells, self.edges)

    def _fail(self, point: Point, problem: str) -> NoReturn:
        x, y = point
        raise PlanError.at(self.place, y + 1, 2 * x + 1, self.lines[y], problem)

    def _points(self) -> Iterator[Point]:
        return ((x, y) for y in range(2 * self.height + 1) for x in range(2 * self.width + 1))

    def _check_shape(self) -> None:
        across, down = 4 * self.width + 1, 2 * self.height + 1
        for number, line in enumerate(self.lines, start=1):
            if number > down or len(line) != across:
                problem = (
                    f"a {self.size} tile is {self.width} by {self.height} cells, so {down} lines "
                    f"of {across} characters; this is line {number} with {len(line)}"
                )
                column = 1 if number > down else min(len(line), across) + 1
                raise PlanError.at(self.place, number, column, line, problem)
        if len(self.lines) < down:
            drawn = f"the drawing ends after {len(self.lines)} lines"
            raise PlanError(f"{self.place}: {drawn}; a {self.size} tile has {down}")

    def _read_point(self, point: Point) -> None:
        x, y = point
        line, column = self.lines[y], 2 * x
        if x % 2 == 0 and y % 2 == 0:
            if line[column] != CORNER:
                self._fail(point, f"a corner is drawn '{CORNER}', not '{line[column]}'")
        elif x % 2 == 0:
            self._read_edge(point, line[column], UPRIGHT)
        elif y % 2 == 0:
            self._read_edge(point, line[column - 1 : column + 2], ACROSS)
        else:
            self._read_cell(point, line[column - 1 : column + 2])

    def _read_edge(self, point: Point, drawn: str, glyphs: Mapping[str, EdgeKind]) -> None:
        if drawn not in glyphs:
            known = ", ".join(f"'{glyph}' {SPOKEN[kind]}" for glyph, kind in glyphs.items())
            self._fail(point, f"no edge is drawn '{drawn}' here; there are {known}")
        self.edges[point] = glyphs[drawn]

    def _read_cell(self, point: Point, drawn: str) -> None:
        letter = drawn.strip()
        if drawn != f" {letter} " or letter not in self.letters:
            known = ", ".join(self.letters)
            self._fail(point, f"'{drawn}' is not a space of this side; its spaces are {known}")
        self.cells[point] = letter

    def _check_edge(self, edge: Point, kind: EdgeKind) -> None:
        one, other = (self.cells.get(cell) for cell in beside(edge))
        if kind == "open" and (one is None or other is None):
            self._fail(edge, "the outer edge is open; draw a wall, a door or a border")
        if kind == "open" and one != other:
            self._fail(edge, f"nothing divides {one} from {other}; draw a border, a wall or a door")
        if kind != "open" and one == other:
            self._fail(
                edge, f"{SPOKEN[kind]} inside space {one}; leave it blank, or use a new letter"
            )

    def _check_whole(self, letter: str) -> None:
        own = [cell for cell, drawn in self.cells.items() if drawn == letter]
        if not own:
            raise PlanError(
                f"{self.place}: space {letter} of {self.letters[letter]} is not drawn; "
                "draw it, or take it off the room's list"
            )
        reached = {own[0]}
        frontier = [own[0]]
        while frontier:
            for _, cell in around(frontier.pop()):
                if cell not in reached and self.cells.get(cell) == letter:
                    reached.add(cell)
                    frontier.append(cell)
        for cell in own:
            if cell not in reached:
                self._fail(cell, f"space {letter} is drawn in two places; give one another letter")


def letters_of(place: str, rooms: Mapping[str, RoomOnTile]) -> dict[str, str]:
    """The letter of every space with the name of its room; a letter serves one room only."""
    letters: dict[str, str] = {}
    for name, room in rooms.items():
        for letter in room.spaces:
            if not ("a" <= letter <= "z" and len(letter) == 1):
                raise PlanError(f"{place}: '{letter}' in {name} is not a letter from a to z")
            if letter in letters:
                raise PlanError(f"{place}: space {letter} is named by {letters[letter]} and {name}")
            letters[letter] = name
        for letter in room.enclosed:
            if letter not in room.spaces:
                raise PlanError(f"{place}: enclosed space {letter} is not among those of {name}")
    return letters
