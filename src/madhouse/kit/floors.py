"""Floors by lamplight: a pattern for each of those that tiles name, drawn with a few planks."""

from collections.abc import Iterator, Sequence
from itertools import cycle

PLANKS = {
    "boards": ("#5b3a1f", ("#8b5d35", "#7a512d", "#825731", "#875a33", "#784f2c")),
    "boards-dark": ("#37261b", ("#5a412e", "#4c3727", "#5d4330", "#513a29", "#563e2c")),
}
"""The joint of a floor of boards, and the tones of its planks."""
SPLITS = ((71, 177, 64), (102, 161, 49), (63, 130, 119), (16, 122, 174), (37, 167, 108))
"""How long the planks of each course are."""
COURSE, LENGTH = 15.6, 312

STONES = (
    (1, 1, 60, 42), (63, 1, 48, 28), (113, 1, 42, 54), (1, 45, 38, 50), (41, 45, 20, 32),
    (63, 31, 48, 38), (77, 71, 34, 36), (113, 57, 42, 28), (41, 79, 34, 38), (1, 97, 38, 32),
    (113, 87, 42, 42), (77, 109, 34, 24), (1, 131, 54, 24), (41, 119, 34, 10), (57, 133, 54, 22),
    (113, 131, 42, 24),
)  # fmt: skip
"""Flagstones, as left, top, width and height."""


def floor_pattern(floor: str) -> str:
    """The pattern of a floor as SVG; one that nobody drew is plain."""
    width, height, parts = _drawn(floor)
    body = "".join(parts)
    size = f'width="{width:g}" height="{height:g}"'
    return f'<pattern id="floor-{floor}" {size} patternUnits="userSpaceOnUse">{body}</pattern>'


def _drawn(floor: str) -> tuple[float, float, list[str]]:
    if floor in PLANKS:
        return LENGTH, COURSE * len(SPLITS), list(_boards(*PLANKS[floor]))
    drawers = {
        "parquet": (78, 78, _parquet),
        "tiles": (52, 52, _tiles),
        "stone": (156, 156, _stone),
        "carpet": (26, 26, _carpet),
        "earth": (90, 90, _earth),
        "grass": (90, 90, _grass),
        "iron": (39, 39, _iron),
    }
    width, height, draw = drawers.get(floor, (8, 8, _plain))
    return width, height, list(draw())


def _box(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} fill="{fill}"{more}/>'


def _boards(joint: str, tones: Sequence[str]) -> Iterator[str]:
    yield _box(0, 0, LENGTH, COURSE * len(SPLITS), joint)
    tone = cycle(tones)
    for number, course in enumerate(SPLITS):
        left = 0
        for length in course:
            yield _box(left + 0.5, number * COURSE + 0.5, length - 1, COURSE - 1, next(tone))
            left += length


def _parquet() -> Iterator[str]:
    yield _box(0, 0, 78, 78, "#4a2d16")
    tone = cycle(("#9f6c3b", "#936335", "#86582e", "#a26f3d", "#8a5c31"))
    for block in range(4):
        left, top = block % 2 * 39, block // 2 * 39
        for stave in range(3):
            if block in (0, 3):
                yield _box(left + 0.4, top + stave * 13 + 0.4, 38.2, 12.2, next(tone))
            else:
                yield _box(left + stave * 13 + 0.4, top + 0.4, 12.2, 38.2, next(tone))


def _tiles() -> Iterator[str]:
    yield _box(0, 0, 52, 52, "#15110e")
    for x, y, fill in (
        (0, 0, "#b5a88c"),
        (26, 26, "#ac9f83"),
        (26, 0, "#353635"),
        (0, 26, "#2e3031"),
    ):
        yield _box(x + 0.5, y + 0.5, 25, 25, fill)


def _stone() -> Iterator[str]:
    yield _box(0, 0, 156, 156, "#1a1817")
    tone = cycle(("#68635d", "#757068", "#5b5751", "#6b665f", "#54504b", "#747068", "#5e5a53"))
    for x, y, width, height in STONES:
        yield _box(x, y, width, height, next(tone), ' rx="4"')


def _carpet() -> Iterator[str]:
    yield _box(0, 0, 26, 26, "#5a2320")
    yield '<path d="M13 2L24 13 13 24 2 13Z" fill="none" stroke="#8d4a3c"/>'
    yield '<path d="M13 9L17 13 13 17 9 13Z" fill="#a4713f"/>'


def _earth() -> Iterator[str]:
    yield _box(0, 0, 90, 90, "#564634")
    for x, y, r in ((12, 14, 5), (48, 8, 3), (74, 26, 6), (30, 42, 4), (60, 58, 5), (14, 70, 3)):
        yield f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{r * 0.6:g}" fill="#6b5942"/>'
    for x, y in ((28, 20), (62, 12), (80, 64), (42, 78), (8, 48)):
        yield f'<ellipse cx="{x}" cy="{y}" rx="3" ry="2" fill="#3f3325"/>'


def _grass() -> Iterator[str]:
    yield _box(0, 0, 90, 90, "#2f4426")
    blades = ((14, 20), (40, 12), (70, 26), (26, 50), (58, 46), (82, 62), (10, 78), (44, 80))
    tufts = "".join(f"M{x} {y}q-1-4-3-7M{x} {y}q1-4 3-8" for x, y in blades)
    yield f'<path d="{tufts}" fill="none" stroke="#6f8a4a"/>'


def _iron() -> Iterator[str]:
    yield _box(0, 0, 39, 39, "#3a4047")
    yield '<path d="M0 39V0H39" fill="none" stroke="#5d666f"/>'
    yield '<path d="M8 14l6-6M25 31l6-6M8 25l6 6M25 8l6 6" stroke="#565f68" stroke-width="3"/>'


def _plain() -> Iterator[str]:
    yield _box(0, 0, 8, 8, "#5a5048")
