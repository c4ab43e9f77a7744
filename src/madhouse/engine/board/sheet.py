"""A map in characters: the board's own drawing, stretched, with names and signs written into it."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from math import ceil
from typing import NamedTuple

from madhouse.engine.board.board import Board
from madhouse.engine.board.drawing import Spot

WIDE = 6  # columns from one cell to the next, in place of the drawing's four
HIGH = 3  # lines from one row of cells to the next, in place of two
CUT = "…"
DARK, FIRE = "░", "^"
SHADES = {
    (True, False): DARK * (WIDE - 1),
    (False, True): f"{FIRE} {FIRE} {FIRE}",
    (True, True): f"{FIRE}{DARK}{FIRE}{DARK}{FIRE}",
}
"""How a cell is filled, by darkness and fire."""
NAME = "bold"
"""The style of a room's name."""
Run = tuple[str, str]
"""Characters side by side, and their style."""


class Tag(NamedTuple):
    """Somebody or something in a space: what is written, its style, and the sign it is of."""

    text: str
    style: str
    sign: str


class Sheet:
    """A page of characters, each with a style, and which signs were used on it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.drawing = board.drawing()
        self._page = _without_lone_corners([list(line) for line in _stretched(self.drawing.lines)])
        self._styles: dict[Spot, str] = {}
        self.signs: set[str] = {"spaces", "door"}  # what the legend has to explain
        self.cut: dict[str, str] = {}  # names that have no room, as they are written

    def lines(self) -> Iterator[list[Run]]:
        """Line by line, in runs of one style."""
        for row, letters in enumerate(self._page):
            styled = [(self._styles.get((row, at), ""), each) for at, each in enumerate(letters)]
            runs = groupby(styled, lambda each: each[0])
            yield [("".join(letter for _, letter in run), style) for style, run in runs]

    def write(self, spot: Spot, text: str, style: str) -> None:
        """Put a text on the page."""
        row, column = spot
        for at, letter in enumerate(text, start=column):
            self._page[row][at] = letter
            self._styles[row, at] = style

    def write_on_door(self, spot: Spot, marks: str, style: str) -> None:
        """Put marks on a door of the drawing."""
        row, column = _edge(spot)
        if spot[0] % 2 == 0:
            self.write((row, column), marks, style)
            return
        for line in (0, 1):  # an upright door is two lines high
            self.write((row + line, column), marks[line % len(marks)], style)

    def shade(self, spaces: Iterable[str], shade: str, style: str) -> None:
        """Fill spaces."""
        for row, column in self.cells(spaces):
            for line in (row, row + 1):
                self.write((line, column), shade, style)

    def name_rooms(self) -> None:
        """Each room by its name, in several lines or cut short where it is narrow."""
        for room in self.board.rooms.values():
            runs = list(_runs(self.cells(room.spaces)))
            fitting = [spot for spot, width in runs if width >= len(room.name)]
            if fitting:
                self.write(fitting[0], room.name, NAME)
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
            self.write(spot, line, NAME)

    def _free_lines(self, spots: list[Spot], width: int) -> Iterator[Spot]:
        """The upper lines of these cells, and the gap below one where its space goes on."""
        for row, column in spots:
            yield row, column
            gap = self._page[row + HIGH - 1][column : column + width]
            if (row + HIGH, column) in spots and not "".join(gap).strip():
                yield row + HIGH - 1, column

    def mark_corner(self, space: str, marks: str, style: str) -> None:
        """At the right of a space, where no name is in the way."""
        self.write(self._corner(space, len(marks)), marks, style)

    def _corner(self, space: str, width: int) -> Spot:
        """The upper right of a space, or of its first row of cells that leaves so much room."""
        runs = _runs(self.cells([space]))
        corners = [(row, column + wide - width) for (row, column), wide in runs]
        free = (corner for corner in corners if self._styles.get(corner) != NAME)
        return next(free, corners[-1])

    def stand(self, space: str, tags: list[Tag]) -> None:
        """In a space its letter, unless it is the whole room, then what is there.

        A crowd is counted where it is too big.
        """
        first, *others = self.cells([space])
        if not self.board.whole_room(space):
            self.write((first[0] + 1, first[1]), self.board.letter_of[space], "dim")
        places = [(first[0] + 1, first[1] + 2), *((row + 1, col + 1) for row, col in others)]
        if len(tags) > len(places):
            rest = len(tags) - len(places) + 1
            tags = [*tags[: len(places) - 1], Tag(f"+{rest}", "bold", "crowd")]
        for place, tag in zip(places, tags, strict=False):
            self.write(place, tag.text[:3], tag.style)
            self.signs.add(tag.sign)

    def cells(self, spaces: Iterable[str]) -> list[Spot]:
        """The upper left corners of the cells of these spaces, from the top."""
        spots = [spot for space in spaces for spot in self.drawing.cells[space]]
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
