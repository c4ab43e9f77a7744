"""Puzzle shapes (static data): how puzzles and pieces are drawn, as a client is told once."""

from functools import cache

import msgspec

from madhouse.engine.messages import ENGLISH, Messages
from madhouse.puzzles.box import Piece, the_puzzles
from madhouse.puzzles.layout import Tile, TileContact
from madhouse.puzzles.lock import LockPiece
from madhouse.puzzles.puzzle import Puzzle
from madhouse.puzzles.wiring import WiringPiece, wire_shown


class SlotShape(msgspec.Struct, frozen=True):
    """A place for one piece: its middle, in piece widths, and its tilt in degrees clockwise."""

    x: float
    y: float
    angle: float


class TileMark(msgspec.Struct, frozen=True):
    """What a setup tile shows to one side of one slot; its marks stand in clockwise order."""

    slot: int  # from 0
    side: int  # north, east, south, west
    shows: str  # a symbol; or a wire's colour and which end of it
    colour: str = ""  # of a wire
    end: bool = False  # where the wire ends, not where it starts


class TileShape(msgspec.Struct, frozen=True):
    """A setup tile: where its middle is, and to how many positions it can be turned."""

    shape: str  # frame, rectangle, triangle, cross
    x: float
    y: float
    turns: int
    marks: list[TileMark]


class PuzzleShape(msgspec.Struct, frozen=True):
    """A puzzle as it is laid out."""

    id: str
    kind: str  # wiring, lock, rune
    slots: list[SlotShape]
    touching: list[tuple[int, int, int, int]]  # slot and side, and the slot and side it touches
    tile: TileShape | None
    turnable: bool  # its pieces can be turned
    drawable: bool  # and drawn anew
    goal: str  # what solves it, in a sentence


class WireShape(msgspec.Struct, frozen=True):
    """A wire that joins sides of a piece."""

    colour: str
    sides: list[int]


class PieceShape(msgspec.Struct, frozen=True):
    """A piece, arrow up: wires, or a symbol on each side, or a place in the picture, from 0."""

    id: str
    wires: list[WireShape] = []
    symbols: list[str] = []
    place: int = -1


class PuzzleShapes(msgspec.Struct, frozen=True):
    """All puzzles and their pieces, by id, to be drawn."""

    puzzles: dict[str, PuzzleShape]
    pieces: dict[str, PieceShape]


@cache
def puzzle_shapes() -> PuzzleShapes:
    """All puzzles and pieces, to be drawn."""
    box = the_puzzles()
    return PuzzleShapes(
        {name: _puzzle(box[name]) for name in box.ids},
        {name: _piece(piece) for name, piece in box.pieces.items()},
    )


def _puzzle(puzzle: Puzzle) -> PuzzleShape:
    layout = puzzle.layout
    return PuzzleShape(
        puzzle.id,
        puzzle.kind,
        [SlotShape(each.x, each.y, each.angle) for each in layout.slots],
        [(*each.one, *each.other) for each in layout.contacts],
        _tile(layout.tile) if layout.tile else None,
        turnable=puzzle.turnable,
        drawable=puzzle.turnable,
        goal=str(_messages().text(f"puzzle_goal.{puzzle.kind}")),
    )


@cache
def _messages() -> Messages:
    return Messages.load(ENGLISH)


def _tile(tile: Tile) -> TileShape:
    marks = [_mark(each) for each in tile.contacts]
    return TileShape(tile.shape, tile.x, tile.y, tile.turns, marks)


def _mark(contact: TileContact) -> TileMark:
    wire = wire_shown(contact.shows)
    if wire is None:
        return TileMark(*contact.touches, contact.shows)
    return TileMark(*contact.touches, contact.shows, wire.colour, wire.end)


def _piece(piece: Piece) -> PieceShape:
    if isinstance(piece, WiringPiece):
        wires = [WireShape(wire.colour, [*wire.sides]) for wire in piece.wires]
        return PieceShape(piece.id, wires=wires)
    if isinstance(piece, LockPiece):
        return PieceShape(piece.id, symbols=[*piece.sides])
    return PieceShape(piece.id, place=piece.place - 1)
