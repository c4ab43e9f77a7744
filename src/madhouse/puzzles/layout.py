"""A puzzle's layout: a graph of slots whose sides touch each other or the setup tile."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Literal, NamedTuple

import msgspec

from madhouse.engine.content_version import Drawn
from madhouse.engine.words import did_you_mean

SIDES = ("north", "east", "south", "west")
"""A piece's sides, clockwise; the arrow of a piece points north when it is dealt."""


class SlotSide(NamedTuple):
    """One side of one slot; both count from 0."""

    slot: int
    side: int


def read_spot(text: str) -> SlotSide:
    """Read a side of a slot, whose number is as players say it.

    >>> read_spot("2.west")
    SlotSide(slot=1, side=3)
    """
    number, dot, side = text.partition(".")
    if not dot or not number.isdecimal() or number == "0":
        raise ValueError(f"expected a slot and a side such as '2.west', got {text!r}")
    if side not in SIDES:
        raise ValueError(f"unknown side {side!r}{did_you_mean(side, SIDES)}")
    return SlotSide(int(number) - 1, SIDES.index(side))


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place for one piece: where its middle is drawn, in piece widths, and how it is tilted."""

    x: Drawn
    y: Drawn
    angle: Drawn = 0  # degrees clockwise


class Contact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two sides that touch, written `1.east-2.west`."""

    one: SlotSide
    other: SlotSide

    @classmethod
    def from_written(cls, text: str) -> "Contact":
        """Read the two sides."""
        one, dash, other = text.partition("-")
        if not dash:
            raise ValueError(f"expected two sides such as '1.east-2.west', got {text!r}")
        return cls(read_spot(one), read_spot(other))


class TileContact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side that touches the setup tile and what the tile shows there, `1.west red start`."""

    touches: SlotSide
    shows: str

    @classmethod
    def from_written(cls, text: str) -> "TileContact":
        """Read the side and what is shown."""
        spot, _, shows = text.partition(" ")
        if not shows:
            raise ValueError(f"expected a side and what the tile shows there, got {text!r}")
        return cls(read_spot(spot), shows)


class SetupTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A setup tile. Its contacts stand in clockwise order, so turning it shifts them around."""

    shape: Literal["frame", "rectangle", "triangle", "cross"]
    x: Drawn
    y: Drawn
    contacts: tuple[TileContact, ...]
    turns: int = 1  # positions it can be turned to; 3 means 120 degrees at a time

    def __post_init__(self) -> None:
        if self.turns < 1 or len(self.contacts) % self.turns:
            raise ValueError(
                f"a tile with {len(self.contacts)} contacts cannot be turned to {self.turns} "
                "positions; one number must divide the other"
            )

    def shown(self, turn: int) -> Iterator[TileContact]:
        """What each touching side meets after so many turns clockwise."""
        shift = turn * len(self.contacts) // self.turns
        for at, contact in enumerate(self.contacts):
            yield TileContact(contact.touches, self.contacts[at - shift].shows)


class PuzzleLayout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The slots in the order in which they are dealt, and what touches what."""

    id: str
    slots: tuple[Slot, ...]
    contacts: tuple[Contact, ...]
    tile: SetupTile | None = None

    def __post_init__(self) -> None:
        taken: set[SlotSide] = set()
        for spot in self._spots():
            place = f"{spot.slot + 1}.{SIDES[spot.side]}"
            if spot.slot >= len(self.slots):
                raise ValueError(f"{place}: there are only {len(self.slots)} slots")
            if spot in taken:
                raise ValueError(f"{place} touches two things; a side touches one at most")
            taken.add(spot)
        for before, after in pairwise(self.slots):
            if (after.y, after.x) < (before.y, before.x):
                raise ValueError("slots must stand in rows from the top, left to right")

    def _spots(self) -> Iterator[SlotSide]:
        for contact in self.contacts:
            yield contact.one
            yield contact.other
        for touching in self.tile.contacts if self.tile else ():
            yield touching.touches

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The slots whose pieces can be swapped: those that touch."""
        return tuple(
            sorted(
                {
                    (min(c.one.slot, c.other.slot), max(c.one.slot, c.other.slot))
                    for c in self.contacts
                }
            )
        )
