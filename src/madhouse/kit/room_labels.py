"""Room names on a picture: where each fits best, in how many lines, and how large."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

Cell = tuple[int, int]

WIDE = 0.58  # the width of a letter, as a part of its height
RIM = 0.24  # what is kept free of a box on each side, in cells
CORNER = 0.42  # what a space letter or a marker takes off a box, in cells
LARGEST, SMALLEST = 0.32, 0.1  # the height of letters, in cells
UPRIGHT = 0.7  # an upright name is harder to read, so a level one may be this much smaller


@dataclass(frozen=True)
class Rectangle:
    """The largest upright or level rectangle of cells within a space."""

    left: int
    top: int
    right: int
    bottom: int

    def __init__(self, cells: Sequence[Cell]) -> None:
        best = max(_rectangles(frozenset(cells)), key=lambda box: (_area(box), box[2] - box[0]))
        for name, value in zip(("left", "top", "right", "bottom"), best, strict=True):
            object.__setattr__(self, name, value)

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre, in cells."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


@dataclass(frozen=True)
class Label:
    """A name laid out: its lines, its middle and the height of its letters, in cells."""

    lines: tuple[str, ...]
    x: float
    y: float
    size: float
    upright: bool


def label_of(name: str, boxes: Sequence[Rectangle], taken: Sequence[bool]) -> Label:
    """The name where it can be largest: in one of the boxes, level if that is readable.

    Each box is a space; `taken` says of each whether a marker lies in its lower right corner.
    """
    fits = [
        _fit(lines, box, upright, lettered=len(boxes) > 1, taken=full)
        for box, full in zip(boxes, taken, strict=True)
        for lines in _broken(name)
        for upright in (False, True)
    ]
    return max(fits, key=lambda fit: fit.size * (UPRIGHT if fit.upright else 1))


def _fit(
    lines: tuple[str, ...], box: Rectangle, upright: bool, *, lettered: bool, taken: bool
) -> Label:
    """A name in a narrow box runs from the letter in one corner to the marker in the other."""
    across, down = float(box.right - box.left), float(box.bottom - box.top)
    (x, y), corners = box.middle, CORNER * (lettered + taken)
    long, short = (down, across) if upright else (across, down)
    if short == 1:
        long -= corners
        aside = CORNER * (lettered - taken) / 2
        x, y = (x, y + aside) if upright else (x + aside, y)
    else:
        short -= corners
    widest = max(map(len, lines)) * WIDE
    size = min((long - 2 * RIM) / widest, (short - RIM) / (len(lines) * 1.1), LARGEST)
    return Label(lines, x, y, max(size, SMALLEST), upright)


def _broken(name: str) -> Iterator[tuple[str, ...]]:
    """The name in one line, and in two for every place where it can be broken."""
    words = name.split()
    yield (name,)
    for at in range(1, len(words)):
        yield " ".join(words[:at]), " ".join(words[at:])


def _rectangles(cells: frozenset[Cell]) -> Iterator[tuple[int, int, int, int]]:
    columns, rows = sorted({x for x, _ in cells}), sorted({y for _, y in cells})
    for left, right, top, bottom in product(columns, columns, rows, rows):
        inside = product(range(left, right + 1), range(top, bottom + 1))
        if left <= right and top <= bottom and cells.issuperset(inside):
            yield left, top, right + 1, bottom + 1


def _area(box: tuple[int, int, int, int]) -> int:
    left, top, right, bottom = box
    return (right - left) * (bottom - top)
