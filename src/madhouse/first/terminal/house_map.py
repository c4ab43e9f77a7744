"""The map in the terminal: the board's own drawing, with everybody and everything in it."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from math import ceil

from rich.text import Text

from madhouse.engine.board import Board
from madhouse.engine.board.drawing import Spot
from madhouse.first.seen.views import View
from madhouse.first.told.names import Names

WIDE = 6  # columns from one cell to the next, in place of the drawing's four
HIGH = 3  # lines from one row of cells to the next, in place of two

DARK, FIRE, BARRIER, CUT = "░", "^", "=", "…"
MARKS = {
    "sealed": "X",
    "locked": "L",
    "blocked": BARRIER,
    "dark": DARK,
    "fire": FIRE,
    "altar": "Π",
    "barrier": BARRIER,
    "camp-fire": "*",
    "corpse": "†",
    "hiding-space": "∩",
    "ladder": "#",
    "vent": "%",
}
"""Doors, rooms and room features: the character of each."""

SHADES = {
    (True, False): DARK * (WIDE - 1),
    (False, True): f"{FIRE} {FIRE} {FIRE}",
    (True, True): f"{FIRE}{DARK}{FIRE}{DARK}{FIRE}",
}
"""How a cell is filled, by darkness and fire."""

NAME = "bold"  # the style of a room's name


class HouseMap:
    """A page of characters, each with a style, and which signs were used on it."""

    def __init__(self, board: Board, view: View, names: Names) -> None:
        self._board = board
        self._view = view
        self._names = names
        self._drawing = board.drawing()
        self._page = _without_lone_corners([list(line) for line in _stretched(self._drawing.lines)])
        self._styles: dict[Spot, str] = {}
        self.signs: set[str] = {"spaces", "door"}  # what the legend has to explain
        self.cut: dict[str, str] = {}  # names that have no room, as they are written

    def draw(self) -> Text:
        """The whole map."""
        self._close_doors()
        self._shade_rooms()
        self._name_rooms()
        self._lay_features()
        self._place_everyone()
        return Text("\n").join(map(self._line, range(len(self._page))))

    def _line(self, row: int) -> Text:
        line = Text()
        letters = enumerate(self._page[row])
        for style, run in groupby(letters, lambda each: self._styles.get((row, each[0]), "")):
            line.append("".join(letter for _, letter in run), style)
        line.rstrip()
        return line

    def _write(self, spot: Spot, text: str, style: str) -> None:
        row, column = spot
        for at, letter in enumerate(text, start=column):
            self._page[row][at] = letter
            self._styles[row, at] = style

    def _close_doors(self) -> None:
        """Sealed for good; or locked, blocked by a barrier, or both: then the marks stand side by
        side."""
        locked = {name for name, room in self._view.rooms.items() if room.lock}
        blocked = {each.door for each in self._view.features}
        for name, spots in self._drawing.doors.items():
            rooms = {self._board.room_of[space] for space in self._board.doors[name].spaces}
            signs = ["locked"] * (not locked.isdisjoint(rooms)) + ["blocked"] * (name in blocked)
            if self._board.doors[name].sealed:
                signs = ["sealed"]
            self.signs.update(signs)
            marks = "".join(MARKS[sign] for sign in signs)
            for spot in spots if marks else ():
                self._write_on_door(spot, marks)

    def _write_on_door(self, spot: Spot, marks: str) -> None:
        row, column = _edge(spot)
        if spot[0] % 2 == 0:
            self._write((row, column), marks, "bold yellow")
            return
        for line in (0, 1):  # an upright door is two lines high
            self._write((row + line, column), marks[line % len(marks)], "bold yellow")

    def _shade_rooms(self) -> None:
        for name, room in self._view.rooms.items():
            if not (room.dark or room.fire):
                continue
            self.signs.update(["dark"] * room.dark + ["fire"] * room.fire)
            shade, style = SHADES[room.dark, room.fire], "red" if room.fire else "dim"
            for row, column in self._cells(self._board.rooms[name].spaces):
                for line in (row, row + 1):
                    self._write((line, column), shade, style)

    def _name_rooms(self) -> None:
        for room in self._board.rooms.values():
            runs = list(_runs(self._cells(room.spaces)))
            fitting = [spot for spot, width in runs if width >= len(room.name)]
            if fitting:
                self._write(fitting[0], room.name, NAME)
            else:
                self._name_narrow_room(room.name, runs)

    def _name_narrow_room(self, name: str, runs: list[tuple[Spot, int]]) -> None:
        """The name in several lines, or cut short if there are not enough of them."""
        width = max(width for _, width in runs)
        spots = list(self._free_lines([spot for spot, wide in runs if wide == width], width))
        lines = broken(name, width)
        if len(lines) > len(spots):
            lines = [name[: width - 1] + CUT]
            self.cut[lines[0]] = name
        for spot, line in zip(spots, lines, strict=False):
            self._write(spot, line, NAME)

    def _free_lines(self, spots: list[Spot], width: int) -> Iterator[Spot]:
        """The upper lines of these cells, and the gap below one where its space goes on."""
        for row, column in spots:
            yield row, column
            gap = self._page[row + HIGH - 1][column : column + width]
            if (row + HIGH, column) in spots and not "".join(gap).strip():
                yield row + HIGH - 1, column

    def _lay_features(self) -> None:
        """At the right of a space, where no name is in the way; each kind once, however many."""
        for space in self._board.spaces:
            here = {each.kind for each in self._view.features if each.space == space}
            marks = "".join(mark for kind, mark in MARKS.items() if kind in here)[: WIDE - 1]
            if marks:
                self._write(self._corner(space, len(marks)), marks, "bold magenta")
                self.signs |= here

    def _corner(self, space: str, width: int) -> Spot:
        """The upper right of a space, or of its first row of cells that leaves so much room."""
        runs = _runs(self._cells([space]))
        corners = [(row, column + wide - width) for (row, column), wide in runs]
        free = (corner for corner in corners if self._styles.get(corner) != NAME)
        return next(free, corners[-1])

    def _place_everyone(self) -> None:
        """In each space its letter, unless it is the whole room, then what is there.

        A crowd is counted where it is too big.
        """
        for space in self._board.spaces:
            first, *others = self._cells([space])
            if not self._board.whole_room(space):
                self._write((first[0] + 1, first[1]), self._board.letter_of[space], "dim")
            places = [(first[0] + 1, first[1] + 2), *((row + 1, col + 1) for row, col in others)]
            tags = list(self._tags(space))
            if len(tags) > len(places):
                rest = len(tags) - len(places) + 1
                tags = [*tags[: len(places) - 1], (f"+{rest}", "bold", "crowd")]
            for place, (tag, style, sign) in zip(places, tags, strict=False):
                self._write(place, tag[:3], style)
                self.signs.add(sign)

    def _tags(self, space: str) -> Iterator[tuple[str, str, str]]:
        """Text, style and sign of all that stands in a space; who hides is written small."""
        for who in self._view.investigators:
            tag = initials(self._names(who.id))
            if who.space == space and who.hiding:
                yield tag.lower(), "cyan", "hiding"
            elif who.space == space:
                yield tag, "bold cyan", "investigators"
        for foe in self._view.monsters:
            if foe.space == space:
                yield f"{self._names(foe.kind)[0]}{foe.id}", "bold red", "monsters"
        room = self._board.room_of[space]
        if space == self._board.rooms[room].spaces[0] and room in self._view.rooms:
            pile = self._view.rooms[room].pile
            if pile:
                yield f"[{len(pile)}]", "green", "pile"

    def _cells(self, spaces: Iterable[str]) -> list[Spot]:
        """The upper left corners of the cells of these spaces, from the top."""
        spots = [spot for space in spaces for spot in self._drawing.cells[space]]
        return sorted((row // 2 * HIGH + 1, column // 4 * WIDE + 1) for row, column in spots)


def initials(name: str) -> str:
    """How a figure is marked: Jenny Barnes is JB."""
    return "".join(word[0] for word in name.split())[:3]


def broken(name: str, width: int) -> list[str]:
    """A name in lines of this width: between words if it can be, else a word in equal parts."""
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
            continue
        size = ceil(len(word) / ceil(len(word) / width))
        parts = [word[at : at + size] for at in range(0, len(word), size)]
        hyphen = "-" if size < width else ""
        lines += [*(part + hyphen for part in parts[:-1]), parts[-1]]
    return lines


def _stretched(lines: list[str]) -> Iterator[str]:
    for number, line in enumerate(lines):
        ends = line[::4]
        middles = [line[at : at + 3] for at in range(1, len(line) - 1, 4)]
        if number % 2:
            row = " " * (WIDE - 1)
            yield from ["".join(end + row for end in ends).rstrip(" ").ljust(_width(line))] * 2
        else:
            wide = [f"{m[0]}{m}{m[2]}" for m in middles]
            yield "".join(f"{end}{middle}" for end, middle in zip(ends, [*wide, ""], strict=True))


def _without_lone_corners(page: list[list[str]]) -> list[list[str]]:
    """Corners inside a space, where no edge begins, are left out."""
    for row in range(HIGH, len(page) - 1, HIGH):
        for column in range(WIDE, len(page[row]) - 1, WIDE):
            beside = page[row][column - 1] + page[row][column + 1]
            if not (beside + page[row - 1][column] + page[row + 1][column]).strip():
                page[row][column] = " "
    return page


def _width(line: str) -> int:
    return len(line) // 4 * WIDE + 1


def _edge(spot: Spot) -> Spot:
    """Where a door of the drawing stands on the page; the upper of two lines if it is upright."""
    row, column = spot
    if row % 2:
        return row // 2 * HIGH + 1, column // 4 * WIDE
    return row // 2 * HIGH, column // 4 * WIDE + WIDE // 2


def _runs(cells: list[Spot]) -> Iterator[tuple[Spot, int]]:
    """Cells side by side, as the first one and the width of all."""
    known = set(cells)
    for row, column in cells:
        if (row, column - WIDE) not in known:
            end = column
            while (row, end) in known:
                end += WIDE
            yield (row, column), end - column - 1
