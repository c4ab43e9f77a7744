"""Drawings (assets): what the client can draw, by name, so that a look can name nothing else."""

from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from madhouse.engine.loading import load
from madhouse.engine.words import Vocabulary

DRAWINGS = Path(str(files("madhouse"))) / "content" / "drawings.yaml"


class Drawings(msgspec.Struct, frozen=True):
    """Icons of cards, figures and stories; furniture and floors of rooms."""

    icons: tuple[str, ...]
    furniture: tuple[str, ...]
    floors: tuple[str, ...]


@cache
def drawings() -> Drawings:
    """All there is to draw with, in every edition."""
    return load(DRAWINGS, Drawings, Vocabulary({})).value


def names_of_drawings() -> dict[str, tuple[str, ...]]:
    """What a look or a room can refer to, by what it is called in a mistake."""
    known = drawings()
    return {"look": known.icons, "piece of furniture": known.furniture, "floor": known.floors}
