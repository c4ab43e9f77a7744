"""Tiles as an author writes them: a size, and sides with named rooms and a drawn plan."""

import re
import unicodedata
from typing import Literal

import msgspec

from madhouse.engine.content_version import ForGrammar
from madhouse.engine.looks import Floor, Furniture

Size = Literal["small", "medium", "large"]

# Width and height in cells, as drawn, before any turning.
CELLS: dict[Size, tuple[int, int]] = {"small": (3, 3), "medium": (6, 3), "large": (6, 6)}


class RoomOnTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named area of a side: the letters of its spaces and what can be said of all of it."""

    spaces: tuple[str, ...]
    sight: Literal["open", "enclosed"] = "open"
    enclosed: tuple[str, ...] = ()
    floor: Floor = "boards"
    outdoors: bool = False
    stood_on: ForGrammar = False  # one is on it, not in it, as on a stage
    proper: ForGrammar = False  # its name takes no article, as that of Room Six
    furniture: Furniture = {}
    tags: tuple[str, ...] = ()  # what an edition's rules and events ask of a room

    @property
    def dotless(self) -> tuple[str, ...]:
        """The letters of the spaces without sight dots."""
        return self.spaces if self.sight == "enclosed" else self.enclosed


class TileSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One face of a tile."""

    rooms: dict[str, RoomOnTile]
    plan: str


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of board with one or more drawn faces."""

    id: str
    size: Size
    sides: dict[str, TileSide]


def slug(name: str) -> str:
    """A name as an id: `Servants' Bedroom` becomes `servants-bedroom`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "")).strip("-")
