"""A picture of a story's map: rooms, doors, borders and markers, as one SVG."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from textwrap import dedent

from madhouse.engine.board import Board, Door
from madhouse.engine.board.plan import EdgeKind
from madhouse.kit.room_labels import Rectangle, label_of

CELL = 54  # the side of a cell, in pixels
EDGE = 26  # the empty rim round the board
HEAD = 52  # the height of the title
ROW = 30  # the height of a line of the legend
COLUMN = 138  # the width of an entry of the legend

FLOORS = {
    "boards": "#e6d0ac",
    "carpet": "#dcb8ae",
    "stone": "#cfcfca",
    "tiles": "#cfe0e2",
    "earth": "#cdb695",
    "grass": "#c3d3a3",
    "iron": "#b9c0c9",
}
"""The tint of each floor; one that is not named here is left white."""

ALIKE = {"boards-dark": "boards", "parquet": "boards"}
"""Floors that a plan on paper does not tell apart."""

MARKS = {
    "altar": "Π",
    "barrier": "=",
    "camp-fire": "*",
    "corpse": "†",
    "hiding-space": "∩",
    "ladder": "#",
    "vent": "%",
    "search": "?",
    "interact": "!",
    "sight": "o",
    "person": "&",
}
"""The sign of each kind of marker, the same as on the terminal's map."""

STYLE = """
    text { font-family: Georgia, 'Times New Roman', serif; fill: #2b2320; }
    .title { font-size: 25px; font-weight: bold; }
    .name { font-weight: bold; text-anchor: middle; dominant-baseline: central; }
    .letter { font-size: 13px; font-style: italic; fill: #7a6a5c; }
    .mark { font-size: 16px; font-weight: bold; text-anchor: middle; dominant-baseline: central;
            font-family: 'DejaVu Sans Mono', Menlo, monospace; fill: #fff; }
    .key { font-size: 14px; dominant-baseline: central; }
    .wall { stroke: #3b2c25; stroke-width: 6; stroke-linecap: square;
            shape-rendering: crispEdges; }
    .border { stroke: #8c7258; stroke-width: 2; stroke-dasharray: 5 5; }
    .impassable { stroke: #8c7258; stroke-width: 4; stroke-dasharray: 1 6; }
    .door { stroke: #3b2c25; stroke-width: 1.5; fill: #e8a33d; }
    .sealed { stroke: #3b2c25; stroke-width: 1.5; fill: #8c2f2f; }
    .cross { stroke: #fff; stroke-width: 2; }
    .way-out { fill: #2e7d4f; }
    .disc { fill: #5b3f73; stroke: #fff; stroke-width: 1.5; }
    .start { fill: #2e7d4f; stroke: #fff; stroke-width: 1.5; }
"""


def map_picture(title: str, board: Board, markers: Mapping[str, Sequence[str]], start: str) -> str:
    """The whole picture; it needs nothing beside itself to be looked at."""
    return "\n".join(_Picture(title, board, markers, start).lines()) + "\n"


class _Picture:
    """The parts of one picture, from the floors up."""

    def __init__(
        self, title: str, board: Board, markers: Mapping[str, Sequence[str]], start: str
    ) -> None:
        self._title = title
        self._board = board
        self._markers = markers
        self._start = start
        cells = [cell for own in board.cells.values() for cell in own]
        self._across = (max(x for x, _ in cells) + 1) * CELL
        self._down = (max(y for _, y in cells) + 1) * CELL

    def lines(self) -> Iterator[str]:
        key = list(self._key())
        width = max(self._across, 4 * COLUMN) + 2 * EDGE
        columns = (width - 2 * EDGE) // COLUMN
        height = HEAD + self._down + 2 * EDGE + ROW * -(-len(key) // columns)
        yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        yield f"<style>{dedent(STYLE)}</style>"
        yield f'<rect width="{width}" height="{height}" fill="#faf6ee"/>'
        yield f'<text class="title" x="{EDGE}" y="34">{escape(self._title)}</text>'
        yield f'<g transform="translate({EDGE} {HEAD})">'
        yield from self._floors()
        yield from self._runs()
        yield from self._doors()
        yield from self._letters()
        yield from self._discs()
        yield from self._names()
        yield "</g>"
        for number, (drawn, words) in enumerate(key):
            x = EDGE + number % columns * COLUMN
            y = HEAD + self._down + EDGE + number // columns * ROW
            yield f'<g transform="translate({x} {y})">{drawn}'
            yield f'<text class="key" x="34" y="10">{words}</text></g>'
        yield "</svg>"

    def _floors(self) -> Iterator[str]:
        for room in self._board.rooms.values():
            tint = FLOORS.get(_plain(room.floor), "#fff")
            for x, y in (cell for space in room.spaces for cell in self._board.cells[space]):
                # One pixel more than a cell, so that no seam shows between two of a room.
                place = f'x="{x * CELL}" y="{y * CELL}" width="{CELL + 1}" height="{CELL + 1}"'
                yield f'<rect {place} fill="{tint}"/>'

    def _runs(self) -> Iterator[str]:
        """Borders below, then walls, and a wall behind every door."""
        looks: dict[EdgeKind, str] = {
            "border": "border",
            "impassable": "impassable",
            "wall": "wall",
            "door": "wall",
        }
        for kind, look in looks.items():
            for (x, y), (u, v) in self._board.lines.get(kind, ()):
                ends = f'x1="{x * CELL}" y1="{y * CELL}" x2="{u * CELL}" y2="{v * CELL}"'
                yield f'<line class="{look}" {ends}/>'

    def _doors(self) -> Iterator[str]:
        for door in self._board.doors.values():
            for (x, y), (u, v) in door.segments:
                middle = f"translate({(x + u) * CELL / 2} {(y + v) * CELL / 2})"
                turned = " rotate(90)" if x == u else ""
                yield f'<g transform="{middle}{turned}">{_door("sealed" * door.sealed)}</g>'
            if door.out and not door.sealed:
                yield self._arrow(door)

    def _arrow(self, door: Door) -> str:
        """A way out, as a small triangle that points away from the house."""
        (x, y), (u, v) = door.segments[0]
        turn = {"north": 0, "east": 90, "south": 180, "west": 270}[door.out or "north"]
        place = f"translate({(x + u) * CELL / 2} {(y + v) * CELL / 2}) rotate({turn})"
        return f'<path class="way-out" transform="{place}" d="M-10 -9 L10 -9 L0 -22 Z"/>'

    def _letters(self) -> Iterator[str]:
        """In the upper left corner of each space, where a room has more than one."""
        for space, cells in self._board.cells.items():
            if not self._board.whole_room(space):
                x, y = min(cells, key=lambda cell: (cell[1], cell[0]))
                place = f'x="{x * CELL + 9}" y="{y * CELL + 18}"'
                yield f'<text class="letter" {place}>{self._board.letter_of[space]}</text>'

    def _discs(self) -> Iterator[str]:
        """Markers in the lower right corner of their space, and the start beside them."""
        for space, cells in self._board.cells.items():
            discs = [_disc("disc", MARKS[kind]) for kind in self._markers.get(space, ())]
            discs += [_disc("start", "S")] * (space == self._start)
            x, y = max(cells, key=lambda cell: (cell[1], cell[0]))
            for number, disc in enumerate(discs):
                place = f"translate({(x + 1) * CELL - 18 - 24 * number} {(y + 1) * CELL - 18})"
                yield f'<g transform="{place}">{disc}</g>'

    def _names(self) -> Iterator[str]:
        for room in self._board.rooms.values():
            boxes = [Rectangle(cells) for cells in map(self._board.cells.__getitem__, room.spaces)]
            taken = [bool(self._markers.get(s) or s == self._start) for s in room.spaces]
            label = label_of(room.name, boxes, taken)
            size = label.size * CELL
            turned = " rotate(-90)" if label.upright else ""
            yield f'<g transform="translate({label.x * CELL} {label.y * CELL}){turned}">'
            for number, line in enumerate(label.lines):
                drop = (number - (len(label.lines) - 1) / 2) * size * 1.1
                place = f'y="{drop:.1f}" font-size="{size:.1f}"'
                yield f'<text class="name" {place}>{escape(line)}</text>'
            yield "</g>"

    def _key(self) -> Iterator[tuple[str, str]]:
        """What the legend explains, each with its own drawing: only what the picture shows."""
        yield f'<g transform="translate(14 10)">{_disc("start", "S")}</g>', "start"
        yield f'<g transform="translate(14 10)">{_door("")}</g>', "door"
        if any(door.sealed for door in self._board.doors.values()):
            yield f'<g transform="translate(14 10)">{_door("sealed")}</g>', "sealed door"
        yield (
            '<path class="way-out" transform="translate(14 26)" d="M-10 -9 L10 -9 L0 -22 Z"/>',
            ("way out"),
        )
        yield '<line class="border" x1="0" y1="10" x2="28" y2="10"/>', "border"
        used = {kind for kinds in self._markers.values() for kind in kinds}
        for kind, mark in MARKS.items():
            if kind in used:
                disc = f'<g transform="translate(14 10)">{_disc("disc", mark)}</g>'
                yield disc, kind.replace("-", " ")
        laid = {_plain(room.floor) for room in self._board.rooms.values()}
        for floor, tint in FLOORS.items():
            if floor in laid:
                yield f'<rect width="28" height="20" fill="{tint}"/>', floor


def _plain(floor: str) -> str:
    return ALIKE.get(floor, floor)


def _door(look: str) -> str:
    """A door that lies across the page, about its own middle."""
    bar = f'<rect class="{look or "door"}" x="-15" y="-5" width="30" height="10" rx="2"/>'
    cross = '<path class="cross" d="M-4 -4 L4 4 M-4 4 L4 -4"/>'
    return bar + cross * (look == "sealed")


def _disc(look: str, sign: str) -> str:
    return f'<circle class="{look}" r="11"/><text class="mark">{escape(sign)}</text>'
