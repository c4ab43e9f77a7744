"""A board by lamplight: floors, walls with gaps for doors, borders, name plates and tokens."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from html import escape
from itertools import pairwise
from math import cos, radians, sin

from madhouse.engine.board import Board
from madhouse.engine.board.geometry import Segment
from madhouse.engine.board.plan import EdgeKind
from madhouse.engine.typography import typeset
from madhouse.kit.floors import floor_pattern
from madhouse.kit.room_labels import Cell, Label, Rectangle, label_of

CELL = 60  # the side of a cell, in pixels
GAP = 0.3  # from here to as far from the other end, a door opens the wall of a cell

STYLE = """
text { font-family: Georgia, 'Times New Roman', serif; }
.night { fill: #0b0a10; }
.title { font-size: 26px; fill: #f0dfb4; font-variant: small-caps; letter-spacing: 1px; }
.key { font-size: 14px; fill: #cdbb93; dominant-baseline: central; }
.name { fill: #fff3d6; text-anchor: middle; dominant-baseline: central; font-weight: bold; }
.letter { font-size: 15px; font-style: italic; fill: #fff6de; stroke: #120a05; stroke-width: 3px;
  paint-order: stroke; }
.indoors { fill: #7c1f1c; stroke: #e0b45c; stroke-width: 1.6px; }
.outdoors { fill: #1f4568; stroke: #d5dbe2; stroke-width: 1.6px; }
.under { stroke: #120a05; stroke-opacity: .6; stroke-width: 5px; fill: none; }
.border { stroke: #fbf6e8; stroke-width: 2.2px; fill: none; }
.between { stroke: #f4cf4f; stroke-width: 2.6px; fill: none; }
.impassable { stroke-dasharray: 10 8; }
.wall { stroke: #4b3220; stroke-width: 11px; stroke-linecap: square; fill: none; }
.inlay { stroke: #a67c45; stroke-width: 1.3px; fill: none; }
.shadow { stroke: #000; stroke-opacity: .55; stroke-width: 17px; fill: none; }
.sill { fill: #c79a62; }
.post { fill: #a67c45; stroke: #1c1008; }
.leaf { fill: #8d6438; stroke: #1c1008; }
.veil { fill: #04060d; fill-opacity: .5; }
.water { fill: #2c6a86; fill-opacity: .3; }
.ripple { fill: none; stroke: #a5d8e6; stroke-opacity: .4; stroke-width: 1.4px; }
.glow { fill: #ff8a2a; fill-opacity: .2; }
.rim { fill: #c9a35b; stroke: #1c1008; }
.sign { font-size: 17px; font-weight: bold; fill: #f8ecd0; text-anchor: middle;
  dominant-baseline: central; font-family: 'DejaVu Sans', Verdana, sans-serif; }
.search { fill: #2f5a4d; } .interact { fill: #8a5f22; } .sight { fill: #3a6a86; }
.explore { fill: #5b4a86; } .person { fill: #8c2f2f; } .start { fill: #1d6b58; }
"""

DEFS = """
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%">
<feGaussianBlur stdDeviation="6"/></filter>
<radialGradient id="lamp"><stop offset="0" stop-color="#ffd68a" stop-opacity=".5"/>
<stop offset="1" stop-color="#ffb648" stop-opacity="0"/></radialGradient>
"""

SIGNS = {"search": "?", "interact": "!", "sight": "o", "explore": "»", "person": "&", "start": "S"}
"""The sign of each kind of token, the same as on the plain plan of a map."""
HEXAGONS = ("sight", "explore")


class HousePicture:
    """The parts of one board, from the floors up, about its own upper left corner."""

    def __init__(
        self, board: Board, tokens: Mapping[str, Sequence[str]] | None = None, start: str = ""
    ) -> None:
        self.board = board
        self._tokens = {space: [*kinds] for space, kinds in (tokens or {}).items()}
        if start:
            self._tokens.setdefault(start, []).append("start")
        self._space = {cell: space for space, own in board.cells.items() for cell in own}
        self.width = (max(x for x, _ in self._space) + 1) * CELL
        self.height = (max(y for _, y in self._space) + 1) * CELL
        self.kinds = {kind for kinds in self._tokens.values() for kind in kinds}

    @property
    def floors(self) -> set[str]:
        """The floors whose patterns it needs."""
        return {room.floor for room in self.board.rooms.values()}

    def lines(self, name: str) -> Iterator[str]:
        """The whole board; the name keeps its clips apart from those of other boards."""
        yield from self._rooms(name)
        yield from self._borders()
        yield from self._walls()
        yield from self._doors()
        yield from self._letters()
        yield from self._tokens_laid()
        yield from self._plates()

    # -- floors and light ------------------------------------------------------------------------

    def _rooms(self, name: str) -> Iterator[str]:
        for number, room in enumerate(self.board.rooms.values()):
            cells = [cell for space in room.spaces for cell in self.board.cells[space]]
            shape, clip = f"{name}-{number}", f"{name}-{number}-clip"
            yield f'<clipPath id="{clip}"><path id="{shape}" d="{outline(cells)}"/></clipPath>'
            yield f'<use href="#{shape}" fill="url(#floor-{room.floor})"/>'
            yield f'<g clip-path="url(#{clip})">'
            yield from self._lit(cells, shape, room.tags, room.outdoors)
            yield "</g>"

    def _lit(
        self, cells: Sequence[Cell], shape: str, tags: Collection[str], outdoors: bool
    ) -> Iterator[str]:
        """What a room is like: lamplight, the shadow of its walls, water, Darkness, embers."""
        x = sum(x + 0.5 for x, _ in cells) / len(cells) * CELL
        y = sum(y + 0.5 for _, y in cells) / len(cells) * CELL
        if "water" in tags:
            yield f'<use class="water" href="#{shape}"/>'
            yield from self._ripples(cells)
        if "dark" in tags:
            yield f'<use class="veil" href="#{shape}"/>'
        elif not outdoors:
            yield f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{2.4 * CELL:.0f}" fill="url(#lamp)"/>'
        if "fire" in tags:
            yield f'<use class="glow" href="#{shape}"/>'
        if not outdoors:
            yield f'<use class="shadow" href="#{shape}" filter="url(#soft)"/>'

    def _ripples(self, cells: Sequence[Cell]) -> Iterator[str]:
        waves = "".join(
            f"M{x * CELL + 8} {y * CELL + 20 + 22 * (x % 2)}q8-6 16 0t16 0" for x, y in cells
        )
        yield f'<path class="ripple" d="{waves}"/>'

    # -- what divides spaces ---------------------------------------------------------------------

    def borders(self) -> Iterator[tuple[str, str]]:
        """The borders, by their look: white within a room, yellow between two; dashed where nobody
        passes (2e.border.look, 2e.impassable.look)."""
        kinds: tuple[EdgeKind, ...] = ("border", "impassable")
        for kind in kinds:
            within, between = self._by_rooms(self.board.lines.get(kind, ()))
            dashed = "" if kind == "border" else f" {kind}"
            for look, path in (("border", within), ("between", between)):
                if path:
                    yield look + dashed, path

    def _borders(self) -> Iterator[str]:
        for looks, path in self.borders():
            yield f'<path class="under" d="{path}"/><path class="{looks}" d="{path}"/>'

    def _by_rooms(self, runs: Sequence[Segment]) -> tuple[str, str]:
        """The runs within a room, and those between rooms, each as a path."""
        paths = ["", ""]
        for piece in _pieces(runs):
            rooms = {self.board.room_of[self._space[cell]] for cell in _beside(piece, self._space)}
            (x, y), (u, v) = piece
            paths[len(rooms) > 1] += f"M{x * CELL} {y * CELL}L{u * CELL} {v * CELL}"
        return paths[0], paths[1]

    def _walls(self) -> Iterator[str]:
        """Brown lines; a door leaves a gap in its own (2e.door.look)."""
        path = "".join(_line(*run) for run in self.board.lines.get("wall", ()))
        for (x, y), (u, v) in _pieces(self.board.lines.get("door", ())):
            a, b = (x + (u - x) * GAP, y + (v - y) * GAP), (u - (u - x) * GAP, v - (v - y) * GAP)
            path += _line((x, y), a) + _line(b, (u, v))
        yield f'<path class="wall" d="{path}"/><path class="inlay" d="{path}"/>'

    def _doors(self) -> Iterator[str]:
        for (x, y), (u, v) in _pieces(self.board.lines.get("door", ())):
            place = f"translate({(x + u) * CELL / 2:g} {(y + v) * CELL / 2:g})"
            turned = " rotate(90)" if x == u else ""
            yield f'<g transform="{place}{turned}">{DOOR}</g>'

    # -- what lies on it -------------------------------------------------------------------------

    def _letters(self) -> Iterator[str]:
        """In the upper left corner of each space, where a room has more than one."""
        for space, cells in self.board.cells.items():
            if not self.board.whole_room(space):
                x, y = min(cells, key=lambda cell: (cell[1], cell[0]))
                place = f'x="{x * CELL + 13}" y="{y * CELL + 24}"'
                yield f'<text class="letter" {place}>{self.board.letter_of[space]}</text>'

    def _tokens_laid(self) -> Iterator[str]:
        """In the lower right corner of their space, in rows as long as it is wide there; what one
        only looks at lies on an edge of it (2e.sight.on-edge)."""
        for space, tokens in self._tokens.items():
            kinds = [kind for kind in tokens if kind != "sight"]
            if "sight" in tokens:
                (x, y), (u, v) = self._edge_of(space)
                place = f"{(x + u) * CELL / 2:g} {(y + v) * CELL / 2:g}"
                yield f'<g transform="translate({place})">{token("sight")}</g>'
            x, y = max(self.board.cells[space], key=lambda cell: (cell[1], cell[0]))
            wide = 1
            while (x - wide, y) in self.board.cells[space]:
                wide += 1
            in_a_row = 2 * wide - 1
            for number, kind in enumerate(kinds):
                left = (x + 1) * CELL - 24 - 30 * (number % in_a_row)
                top = (y + 1) * CELL - 24 - 34 * (number // in_a_row)
                yield f'<g transform="translate({left} {top})">{token(kind)}</g>'

    def _edge_of(self, space: str) -> Segment:
        """The lowest wall of a space, or its lowest border if it has no wall."""
        kinds: tuple[EdgeKind, ...] = ("wall", "border", "impassable", "door")
        edges = [
            [
                piece
                for piece in _pieces(self.board.lines.get(kind, ()))
                if space in {self._space[cell] for cell in _beside(piece, self._space)}
            ]
            for kind in kinds
        ]
        return max(next(filter(None, edges)), key=lambda piece: (piece[0][1], piece[0][0]))

    def _plates(self) -> Iterator[str]:
        """Red with a gold trim indoors, blue with a silver one outdoors (2e.indoor.name-tag)."""
        for room in self.board.rooms.values():
            boxes = [Rectangle(self.board.cells[space]) for space in room.spaces]
            taken = [bool(self._tokens.get(space)) for space in room.spaces]
            label = label_of(typeset(room.name), boxes, taken)
            yield from plate(label, "outdoors" if room.outdoors else "indoors")


DOOR = (
    '<rect class="sill" x="-12" y="-4" width="24" height="8"/>'
    '<rect class="leaf" x="-12" y="-3" width="24" height="5" transform="rotate(58 -12 0)"/>'
    '<rect class="post" x="-15" y="-7" width="4" height="14"/>'
    '<rect class="post" x="11" y="-7" width="4" height="14"/>'
)
"""A door that lies across the page, about its own middle: two posts, a sill, the leaf ajar."""


def plate(label: Label, look: str) -> Iterator[str]:
    """A name on its plate."""
    size = min(label.size * 0.85, 0.24) * CELL
    width = max(map(len, label.lines)) * size * 0.64 + size
    height = len(label.lines) * size * 1.15 + size * 0.5
    turned = " rotate(-90)" if label.upright else ""
    yield f'<g transform="translate({label.x * CELL:g} {label.y * CELL:g}){turned}">'
    place = f'x="{-width / 2:.1f}" y="{-height / 2:.1f}" width="{width:.1f}" height="{height:.1f}"'
    yield f'<rect class="{look}" {place} rx="3"/>'
    for number, line in enumerate(label.lines):
        drop = (number - (len(label.lines) - 1) / 2) * size * 1.15
        yield f'<text class="name" y="{drop:.1f}" font-size="{size:.1f}">{escape(line)}</text>'
    yield "</g>"


def token(kind: str) -> str:
    """A token of the app about its own middle: round, six-sided or oval by its kind."""
    if kind in HEXAGONS:
        outer, inner = f'<path class="rim" d="{_hexagon(16)}"/>', f'd="{_hexagon(13)}"'
        shape = f"{outer}<path {inner}"
    elif kind == "person":
        shape = '<ellipse class="rim" rx="13" ry="16"/><ellipse rx="10" ry="13"'
    else:
        shape = '<circle class="rim" r="14"/><circle r="11"'
    return f'{shape} class="{kind}"/><text class="sign">{escape(SIGNS[kind])}</text>'


def outline(cells: Collection[Cell]) -> str:
    """The outline of some cells as one path: their sides, those between two of them left out."""
    sides: set[tuple[Cell, Cell]] = set()
    for x, y in cells:
        ring = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)]
        for a, b in pairwise(ring):
            if (b, a) in sides:
                sides.remove((b, a))
            else:
                sides.add((a, b))
    onward, path = dict(sorted(sides)), ""
    while onward:
        here, corners = min(onward), []
        while here in onward:
            corners.append(here)
            here = onward.pop(here)
        path += "M" + "L".join(f"{x * CELL} {y * CELL}" for x, y in _turns(corners)) + "Z"
    return path


def _turns(points: Sequence[Cell]) -> Iterator[Cell]:
    """The points of a closed line at which it turns."""
    for number, (x, y) in enumerate(points):
        (px, py), (qx, qy) = points[number - 1], points[(number + 1) % len(points)]
        if (x - px, y - py) != (qx - x, qy - y):
            yield x, y


def head(width: float, height: float, floors: Collection[str]) -> Iterator[str]:
    """How a picture begins: its style, its floors, the night around it."""
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
    yield f"<style>{STYLE}</style>"
    yield f"<defs>{DEFS}{''.join(map(floor_pattern, sorted(floors)))}</defs>"
    yield f'<rect class="night" width="{width:g}" height="{height:g}"/>'


def _hexagon(radius: float) -> str:
    points = [(radius * sin(radians(60 * n)), -radius * cos(radians(60 * n))) for n in range(6)]
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _line(start: tuple[float, float], end: tuple[float, float]) -> str:
    (x, y), (u, v) = start, end
    return f"M{x * CELL:g} {y * CELL:g}L{u * CELL:g} {v * CELL:g}"


def _pieces(runs: Sequence[Segment]) -> Iterator[Segment]:
    """Straight runs cell by cell."""
    for (x, y), (u, v) in runs:
        step = (u > x, v > y)
        for number in range(max(u - x, v - y)):
            at = (x + number * step[0], y + number * step[1])
            yield at, (at[0] + step[0], at[1] + step[1])


def _beside(piece: Segment, cells: Collection[Cell]) -> list[Cell]:
    """The cells on both sides of a piece, as far as there are any."""
    (x, y), (u, _) = piece
    near = ((x - 1, y), (x, y)) if x == u else ((x, y - 1), (x, y))
    return [cell for cell in near if cell in cells]
