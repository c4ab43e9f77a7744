"""The map in the terminal: the board's own drawing, with everybody who stands in it."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from rich.text import Text

from madhouse.engine.board import Board
from madhouse.first.names import Names
from madhouse.first.views import View

WIDE = 6  # columns from one cell to the next, in place of the drawing's four
HIGH = 3  # lines from one row of cells to the next, in place of two
SHADE = "░"
LOCKED_DOOR = "L"

Spot = tuple[int, int]


class HouseMap:
    """A page of characters, each with a style."""

    def __init__(self, board: Board, view: View, names: Names) -> None:
        self._board = board
        self._view = view
        self._names = names
        self._drawing = board.drawing()
        self._page = _without_lone_corners([list(line) for line in _stretched(self._drawing.lines)])
        self._styles: dict[Spot, str] = {}

    def draw(self) -> Text:
        """The whole map."""
        self._lock_doors()
        self._shade_dark_rooms()
        self._name_rooms()
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

    def _lock_doors(self) -> None:
        locked = {name for name, room in self._view.rooms.items() if room.lock}
        for name, spots in self._drawing.doors.items():
            if any(self._board.room_of[s] in locked for s in self._board.doors[name].spaces):
                for row, column in (place for spot in spots for place in _edge(spot)):
                    self._write((row, column), LOCKED_DOOR, "bold yellow")

    def _shade_dark_rooms(self) -> None:
        for name, room in self._view.rooms.items():
            for row, column in self._cells(self._board.rooms[name].spaces) if room.dark else ():
                for line in (row, row + 1):
                    self._write((line, column), SHADE * (WIDE - 1), "dim")

    def _name_rooms(self) -> None:
        for room in self._board.rooms.values():
            runs = list(_runs(self._cells(room.spaces)))
            widest = max(runs, key=lambda run: run[1])
            fitting = (run for run in runs if run[1] >= len(room.name))
            spot, width = next(fitting, widest)
            self._write(spot, room.name[:width], "bold")

    def _place_everyone(self) -> None:
        """In each space its letter, then what is there; a crowd is counted where it is too big."""
        for space in self._board.spaces:
            first, *others = self._cells([space])
            self._write((first[0] + 1, first[1]), space.rpartition(".")[2], "dim")
            places = [(first[0] + 1, first[1] + 2), *((row + 1, col + 1) for row, col in others)]
            tags = list(self._tags(space))
            if len(tags) > len(places):
                rest = len(tags) - len(places) + 1
                tags = [*tags[: len(places) - 1], (f"+{rest}", "bold")]
            for place, (tag, style) in zip(places, tags, strict=False):
                self._write(place, tag[:3], style)

    def _tags(self, space: str) -> Iterator[tuple[str, str]]:
        for who in self._view.investigators:
            if who.space == space:
                yield initials(self._names(who.id)), "bold cyan"
        for foe in self._view.monsters:
            if foe.space == space:
                yield f"{self._names(foe.kind)[0]}{foe.id}", "bold red"
        room = self._board.room_of[space]
        if space == self._board.rooms[room].spaces[0] and room in self._view.rooms:
            pile = self._view.rooms[room].pile
            if pile:
                yield f"[{len(pile)}]", "green"

    def _cells(self, spaces: Iterable[str]) -> list[Spot]:
        """The upper left corners of the cells of these spaces, from the top."""
        spots = [spot for space in spaces for spot in self._drawing.cells[space]]
        return sorted((row // 2 * HIGH + 1, column // 4 * WIDE + 1) for row, column in spots)


def initials(name: str) -> str:
    """How a figure is marked: Jenny Barnes is JB."""
    return "".join(word[0] for word in name.split())[:3]


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


def _edge(spot: Spot) -> list[Spot]:
    """Where a door of the drawing stands on the page: one place across, two upright."""
    row, column = spot
    if row % 2:
        return [(row // 2 * HIGH + line, column // 4 * WIDE) for line in (1, 2)]
    return [(row // 2 * HIGH, column // 4 * WIDE + WIDE // 2)]


def _runs(cells: list[Spot]) -> Iterator[tuple[Spot, int]]:
    """Cells side by side, as the first one and the width of all."""
    known = set(cells)
    for row, column in cells:
        if (row, column - WIDE) not in known:
            end = column
            while (row, end) in known:
                end += WIDE
            yield (row, column), end - column - 1
