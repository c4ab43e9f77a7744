"""A puzzle in the terminal: its places with their pieces as small tiles, and what must meet."""

from collections.abc import Sequence

from rich.text import Text

from madhouse.first.seen.views import PuzzleView
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.layout import SIDES, SlotSide
from madhouse.puzzles.puzzle import Puzzle

BLANK = ("╭───────╮", "│       │", "╰───────╯")
ENDS = ((0, 4), (1, 8), (2, 4), (1, 0))  # where a piece shows its north, east, south and west
BESIDE = ((-1, 3), (1, 9), (3, 3), (1, -3))  # where the setup tile's mark stands outside it
ARROWS = "↑→↓←"
WIDE = 12  # columns from one piece to the next
HIGH, HIGHER = 4, 5  # lines to the next row; pieces that are tilted need more room
COLOURS = {"R": "bold red", "B": "bold blue"}


def puzzle_drawing(lying: PuzzleView) -> Text:
    """All pieces where they lie, with the setup tile's marks in square brackets."""
    puzzle = the_puzzles()[lying.puzzle]
    corners = _corners(puzzle)
    page = [
        [" "] * (max(c for _, c in corners) + 13) for _ in range(max(r for r, _ in corners) + 5)
    ]
    for slot, (piece, turns) in enumerate(zip(lying.pieces, lying.turns, strict=True)):
        label = (
            f"{slot + 1}{ARROWS[turns]}"
            if puzzle.turnable
            else f"{slot + 1}:{_place(puzzle, piece)}"
        )
        _write(page, corners[slot], _tile(puzzle, piece, turns, label))
    for contact in puzzle.layout.contacts:
        _join(page, corners, contact.one, contact.other)
    for touching in puzzle.layout.tile.shown(lying.tile) if puzzle.layout.tile else ():
        (row, column), (down, right) = corners[touching.touches.slot], BESIDE[touching.touches.side]
        _write(page, (row + down, column + right), (f"[{touching.shows[0].upper()}]",))
    lines = ["".join(line).rstrip() for line in page]
    if lying.drawn is not None:
        lines += _tile(puzzle, lying.drawn, 0, "new")
    return _coloured("\n".join(line for line in lines if line), puzzle)


def _corners(puzzle: Puzzle) -> list[tuple[int, int]]:
    """Row and column of the upper left corner of each piece."""
    slots = puzzle.layout.slots
    left, top = min(slot.x for slot in slots), min(slot.y for slot in slots)
    high = HIGHER if any(slot.angle for slot in slots) else HIGH
    return [(round((s.y - top) * high) + 1, round((s.x - left) * WIDE) + 3) for s in slots]


def _place(puzzle: Puzzle, piece: str) -> int:
    """Where a piece of a picture belongs; that is all that it shows."""
    place: int = puzzle.goal.face(piece, 0)
    return place + 1


def _tile(puzzle: Puzzle, piece: str, turns: int, label: str) -> list[str]:
    """A piece in three lines, with what it shows on each side."""
    lines = [list(line) for line in BLANK]
    if puzzle.turnable:
        for (row, column), shown in zip(ENDS, _shown(puzzle, piece, turns), strict=True):
            if shown:
                lines[row][column] = shown
    lines[1][1:8] = f"{label:^7}"
    return ["".join(line) for line in lines]


def _shown(puzzle: Puzzle, piece: str, turns: int) -> list[str]:
    """A letter for each side: the colour of its wire, if there is one, or its symbol.

    Wires of one colour on a piece are one wire, so the colours tell what is joined.
    """
    face = puzzle.goal.face(piece, turns)
    if puzzle.kind == "wiring":
        return [end.colour[0].upper() if end else "" for end in face]
    return [symbol[0].upper() for symbol in face]


def _join(
    page: list[list[str]], corners: Sequence[tuple[int, int]], one: SlotSide, other: SlotSide
) -> None:
    """A sign half way between two sides that touch."""
    ends = [
        (corners[spot.slot][0] + ENDS[spot.side][0], corners[spot.slot][1] + ENDS[spot.side][1])
        for spot in (one, other)
    ]
    row, column = (sum(each) // 2 for each in zip(*ends, strict=True))
    page[row][column] = "═" if SIDES[one.side] in ("east", "west") else "║"


def _write(page: list[list[str]], corner: tuple[int, int], lines: Sequence[str]) -> None:
    for row, line in enumerate(lines, start=corner[0]):
        page[row][corner[1] : corner[1] + len(line)] = line


def _coloured(drawing: str, puzzle: Puzzle) -> Text:
    text = Text(drawing)
    if puzzle.kind == "wiring":
        for letter, style in COLOURS.items():
            text.highlight_regex(letter, style)
    return text
