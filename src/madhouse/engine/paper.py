"""Paper: the components of a box as they are printed and cut out, at their true size."""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from madhouse.engine.board import Board, Layout, Placement, Tile
from madhouse.engine.board.tiles import CELLS
from madhouse.engine.looks import Look
from madhouse.engine.shapes import BoardShape, PrintedCard, board_shape
from madhouse.engine.typography import typeset

Millimetres = tuple[float, float]
"""Width and height."""
PaperShape = Literal["circle", "hexagon", "oval", "square", "bar", "coffin", "standee"]

CELL = 32.0
"""A cell of a tile: a small tile is 96 mm, a large one still fits on a page."""
SMALL_CARD: Millimetres = (44, 68)
CARD: Millimetres = (63, 88)
LARGE_CARD: Millimetres = (88, 126)
SIZES: dict[PaperShape, Millimetres] = {
    "circle": (25, 25),
    "hexagon": (25, 28),
    "oval": (25, 32),
    "square": (25, 25),
    "bar": (30, 12),
    "coffin": (40, 52),
    "standee": (28, 104),  # both sides of a figure, folded at the top, and two feet
}


class PaperNumber(msgspec.Struct, frozen=True):
    """A number in a corner of a token."""

    place: Literal["top left", "top right", "bottom left", "bottom right"]
    colour: str
    value: int


class PaperSide(msgspec.Struct, frozen=True):
    """One side of a token or of a standee."""

    name: str = ""
    picture: str = ""  # what is drawn: search, fire, portrait; empty: its look, or its name
    text: str = ""
    numbers: list[PaperNumber] = []
    look: Look | None = None
    head: int = 0  # of a person: one drawing of many


class PaperPiece(msgspec.Struct, frozen=True):
    """A token, or a figure that stands."""

    id: str
    shape: PaperShape
    size: Millimetres
    front: PaperSide
    back: PaperSide | None = None  # none: both sides are alike
    copies: int = 1
    endless: bool = False  # the box never runs out of it: these are as many as a sheet has


class PaperTile(msgspec.Struct, frozen=True):
    """A tile with both its faces."""

    id: str
    size: Millimetres
    sides: list[BoardShape]


class PaperPart(msgspec.Struct, frozen=True):
    """What is printed together, or left out: a deck, the tokens, the tiles."""

    id: str
    name: str
    cards: list[PrintedCard] = []
    card: Millimetres = CARD  # the size of each
    pieces: list[PaperPiece] = []
    tiles: list[PaperTile] = []


class PaperBox(msgspec.Struct, frozen=True):
    """All of a set: the base set of an edition, or a pack."""

    edition: str
    id: str
    name: str
    parts: list[PaperPart]


BASE = "base"
"""The set without which no other is played."""


def piece(
    id_: str,
    shape: PaperShape,
    front: PaperSide,
    back: PaperSide | None = None,
    copies: int = 1,
) -> PaperPiece:
    """A token of the size that its shape has."""
    return PaperPiece(id_, shape, SIZES[shape], front, back, copies)


def standee(
    of: str, picture: Literal["person", "monster"], name: str, look: Look | None, copies: int = 1
) -> PaperPiece:
    """A figure that stands, of an investigator or of a kind of monster."""
    side = PaperSide(typeset(name), picture, look=look)
    return piece(f"{of}-standee", "standee", side, copies=copies)


def paper_tiles(tiles: Iterable[Tile]) -> list[PaperTile]:
    """Tiles with their faces, each as if it lay alone on the table."""
    return [_tile(tile) for tile in tiles]


def _tile(tile: Tile) -> PaperTile:
    across, down = CELLS[tile.size]
    alone = [Layout((Placement(tile.id, side, (0, 0)),)) for side in tile.sides]
    faces = [board_shape(Board.build([tile], each)) for each in alone]
    return PaperTile(tile.id, (across * CELL, down * CELL), faces)


def filled(parts: Sequence[PaperPart]) -> list[PaperPart]:
    """The parts in which there is something."""
    return [part for part in parts if part.cards or part.pieces or part.tiles]
