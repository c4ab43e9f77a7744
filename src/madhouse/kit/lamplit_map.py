"""A map by lamplight: a whole house with its tokens, and a key to what is drawn."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from madhouse.engine.board import Board
from madhouse.kit.house_picture import DOOR, HousePicture, head, token

EDGE = 30  # the night round the house
HEAD = 56  # the height of the title
ROW = 38  # the height of a line of the key
COLUMN = 164  # the width of an entry of the key


BORDERS = {
    "border": "border",
    "between": "between rooms",
    "border impassable": "impassable",
    "between impassable": "impassable",
}
"""What each look of a border means."""


def lamplit_map(title: str, board: Board, tokens: Mapping[str, Sequence[str]], start: str) -> str:
    """The whole picture; it needs nothing beside itself to be looked at."""
    house = HousePicture(board, tokens, start)
    key = list(_key(house))
    width = max(house.width, 4 * COLUMN) + 2 * EDGE
    columns = (width - 2 * EDGE) // COLUMN
    height = HEAD + house.height + 2 * EDGE + ROW * -(-len(key) // columns)
    return "\n".join(_lines(title, house, key, (width, height, columns))) + "\n"


def _lines(
    title: str, house: HousePicture, key: list[tuple[str, str]], size: tuple[int, int, int]
) -> Iterator[str]:
    width, height, columns = size
    yield from head(width, height, house.floors)
    yield f'<text class="title" x="{EDGE}" y="38">{escape(title)}</text>'
    yield f'<g transform="translate({(width - house.width) // 2} {HEAD})">'
    yield from house.lines("room")
    yield "</g>"
    for number, (drawn, words) in enumerate(key):
        x = EDGE + number % columns * COLUMN
        y = HEAD + house.height + EDGE + number // columns * ROW
        yield f'<g transform="translate({x} {y})">{drawn}'
        yield f'<text class="key" x="44" y="16">{words}</text></g>'
    yield "</svg>"


def _key(house: HousePicture) -> Iterator[tuple[str, str]]:
    """What the key explains: only what the picture shows."""
    if house.board.lines.get("door"):
        yield (
            f'<path class="wall" d="M4 16H8M32 16H36"/><g transform="translate(20 16)">{DOOR}</g>',
            "door",
        )
    for looks, _ in house.borders():
        yield f'<path class="{looks}" d="M0 16H36"/>', BORDERS[looks]
    for kind in sorted(house.kinds):
        yield f'<g transform="translate(20 16)">{token(kind)}</g>', kind
    for look, outdoors in (("indoors", False), ("outdoors", True)):
        if any(room.outdoors is outdoors for room in house.board.rooms.values()):
            yield f'<rect class="{look}" x="2" y="7" width="34" height="18" rx="3"/>', look
