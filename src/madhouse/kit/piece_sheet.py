"""A sheet of tokens: both sides of each, in the shape by which one knows its kind."""

from collections.abc import Iterator, Sequence
from html import escape

from madhouse.engine.workshop import Corner, TokenPiece, TokenSide
from madhouse.kit.icons import ICONS, PROFILES, icon

SIZE = 96  # a token, with what is round it
COLUMNS = 5
PAIR = 2 * SIZE + 16  # both sides of one
ROW = SIZE + 34

STYLE = """
text { font-family: Georgia, 'Times New Roman', serif; text-anchor: middle; }
.sheet { fill: #f4ead2; }
.named { font-size: 12px; fill: #2b2320; }
.told { font-size: 11px; fill: #f3e3b8; font-style: italic; }
.number { font-size: 15px; font-weight: bold; fill: #fff; dominant-baseline: central; }
.piece { stroke: #c9a35b; stroke-width: 4px; }
.green { fill: #2f7d4f; } .blue { fill: #2f5f9a; } .red { fill: #9a2f2a; }
"""
INK = "#f3e3b8"
COLOURS = {
    "search": "#2f5a4d",
    "interact": "#8a5f22",
    "explore": "#5b4a86",
    "sight": "#3a6a86",
    "barricade": "#4a3018",
    "darkness": "#141a30",
    "fire": "#7c2a0c",
    "secret_passage": "#2a1c3c",
    "clue": "#3a1f0c",
    "identity": "#1c1c1c",
    "door": "#6b4a2b",
    "wall": "#4b3220",
}
CAMEOS = ("#8c2f2f", "#2f5a4d", "#3a5a86", "#7a5a22", "#5b4a86", "#2f6a6a", "#86543a", "#5a6a2f")
"""The grounds of portraits; a silhouette is dark on tan."""
TAN = "#a8946c"
HEADS = {"portrait": "#f2e4c4", "silhouette": "#0f0b08"}
OUTLINES = {
    "circle": '<circle r="34"{more}/>',
    "hexagon": '<path d="M0-38L33-19V19L0 38-33 19V-19Z"{more}/>',
    "oval": '<ellipse rx="30" ry="38"{more}/>',
    "square": '<rect x="-32" y="-32" width="64" height="64" rx="3"{more}/>',
    "bar": '<rect x="-40" y="-16" width="80" height="32" rx="3"{more}/>',
    "coffin": '<path d="M-24 40L-36-14-22-40H22L36-14 24 40Z"{more}/>',
}
CORNERS: dict[Corner, tuple[int, int]] = {"top right": (28, -28), "bottom right": (28, 28)}


def piece_sheet(pieces: Sequence[TokenPiece]) -> str:
    """The whole sheet."""
    width = COLUMNS * PAIR + 16
    height = -(-len(pieces) // COLUMNS) * ROW + 16
    return "\n".join([*_lines(pieces, width, height)]) + "\n"


def _lines(pieces: Sequence[TokenPiece], width: int, height: int) -> Iterator[str]:
    yield f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    yield f'<style>{STYLE}</style><rect class="sheet" width="{width}" height="{height}"/>'
    for number, piece in enumerate(pieces):
        left, top = 16 + number % COLUMNS * PAIR, 16 + number // COLUMNS * ROW
        for turn, side in enumerate((piece.front, piece.back or piece.front)):
            x = left + SIZE // 2 + turn * SIZE
            yield f'<g transform="translate({x} {top + SIZE // 2})">{piece_side(piece, side)}</g>'
        words = _caption(piece)
        yield f'<text class="named" x="{left + SIZE}" y="{top + SIZE + 12}">{escape(words)}</text>'
    yield "</svg>"


def piece_side(piece: TokenPiece, side: TokenSide) -> str:
    """One side of a token, about its own middle."""
    drawn = [OUTLINES[piece.shape].format(more=f' class="piece" fill="{_ground(piece, side)}"')]
    drawn.append(_picture(side))
    if side.text:
        drawn.append(f'<text class="told" x="-6" y="32">{escape(side.text)}</text>')
    for corner, (colour, value) in side.corners.items():
        x, y = CORNERS[corner]
        drawn.append(f'<circle class="{colour}" cx="{x}" cy="{y}" r="11"/>')
        drawn.append(f'<text class="number" x="{x}" y="{y}">{value}</text>')
    return "".join(drawn)


def _caption(piece: TokenPiece) -> str:
    """What it is called, and how many there are."""
    sides = dict.fromkeys(side.name for side in (piece.front, piece.back) if side and side.name)
    number = f", {piece.copies}" if piece.copies > 1 else ""
    return (" / ".join(map(_short, sides)) or "Person") + number


def _ground(piece: TokenPiece, side: TokenSide) -> str:
    if side.picture == "portrait":
        return CAMEOS[(side.head + side.head // len(CAMEOS)) % len(CAMEOS)]
    if side.picture == "silhouette":
        return TAN
    return COLOURS.get(side.picture, "#2c1a16" if piece.shape == "coffin" else "#3a2a20")


def _picture(side: TokenSide) -> str:
    if side.picture in HEADS:
        return _head(side.head, HEADS[side.picture])
    if side.picture in ICONS:
        return icon(side.picture, 40, INK)
    words = _short(side.name).split()
    top = -6 * len(words) + 4
    return "".join(
        f'<text class="told" y="{top + 13 * number}">{escape(word)}</text>'
        for number, word in enumerate(words)
    )


def _short(name: str) -> str:
    """A person without their trade."""
    return name.partition(",")[0]


def _head(number: int, fill: str) -> str:
    """One of two heads, perhaps turned round, larger or smaller: no two in eight alike."""
    path = PROFILES[number % 2]
    turned = -1 if number // 2 % 2 else 1
    size = (1.8, 2.1)[number // 4 % 2]
    place = f"scale({turned * size:g} {size:g}) translate(-12 -12)"
    return f'<path transform="{place}" d="{path}" fill="{fill}"/>'
