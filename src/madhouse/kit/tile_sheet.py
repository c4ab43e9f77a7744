"""A page of tiles: every face of every tile, side by side, by lamplight."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from madhouse.engine.board import Board, Layout, Placement, Tile
from madhouse.kit.house_picture import CELL, HousePicture, head

ACROSS = 12  # cells in a row of the page
SPACE = 34  # round every face
CAPTION = 24  # above it


class TileFace(NamedTuple):
    """One side of a tile, alone on the table."""

    name: str
    house: HousePicture


def tile_sheet(tiles: Sequence[Tile]) -> str:
    """The whole page."""
    faces = [_face(tile, side) for tile in tiles for side in tile.sides]
    rows = list(_rows(faces))
    width = max(sum(face.house.width + SPACE for face in row) for row in rows) + SPACE
    height = sum(map(_height, rows)) + SPACE
    floors = {floor for face in faces for floor in face.house.floors}
    return "\n".join([*head(width, height, floors), *_drawn(rows), "</svg>"]) + "\n"


def face_text(tile: Tile, side: str) -> str:
    """A face as its author drew it, below its name and those of its rooms."""
    drawn = tile.sides[side]
    rooms = ", ".join(f"{name} ({' '.join(room.spaces)})" for name, room in drawn.rooms.items())
    return f"{tile.id}{side}: {rooms}\n{drawn.plan.rstrip()}\n"


def _face(tile: Tile, side: str) -> TileFace:
    alone = Layout((Placement(tile.id, side, (0, 0)),))
    return TileFace(f"{tile.id}{side}", HousePicture(Board.build([tile], alone)))


def _rows(faces: Sequence[TileFace]) -> Iterator[list[TileFace]]:
    """As many faces in a row as it has room for."""
    row: list[TileFace] = []
    for face in faces:
        if row and sum(each.house.width for each in (*row, face)) > ACROSS * CELL:
            yield row
            row = []
        row.append(face)
    if row:
        yield row


def _height(row: Sequence[TileFace]) -> int:
    return CAPTION + max(face.house.height for face in row) + SPACE


def _drawn(rows: Sequence[Sequence[TileFace]]) -> Iterator[str]:
    top = SPACE // 2
    for row in rows:
        left = SPACE
        for name, house in row:
            yield f'<text class="key" x="{left}" y="{top + CAPTION // 2 - 2}">{name}</text>'
            yield f'<g transform="translate({left} {top + CAPTION})">'
            yield from house.lines(name)
            yield "</g>"
            left += house.width + SPACE
        top += _height(row)
