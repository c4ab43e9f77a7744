"""Wiring puzzles: a red and a blue wire, each unbroken from its start to its end."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec

from madhouse.engine.words import did_you_mean
from madhouse.puzzles.goal import BROKEN, SOLVED, PuzzleGoal
from madhouse.puzzles.layout import SIDES, PuzzleLayout, SlotSide

COLOURS = ("red", "blue")
ENDS = ("start", "end")
ANYWHERE = (0, 1, 2, 3)


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wire that joins two or more sides of a piece, written `red north-south`."""

    colour: str
    sides: tuple[int, ...]

    @classmethod
    def from_written(cls, text: str) -> "Wire":
        """Read the colour and the sides."""
        colour, _, joined = text.partition(" ")
        if colour not in COLOURS:
            raise ValueError(f"unknown colour {colour!r}{did_you_mean(colour, COLOURS)}")
        sides = joined.split("-")
        for side in sides:
            if side not in SIDES:
                raise ValueError(f"unknown side {side!r}{did_you_mean(side, SIDES)}")
        return cls(colour, tuple(SIDES.index(side) for side in sides))


class WiringPiece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A square piece with wires on it; no side has more than one."""

    id: str
    wires: tuple[Wire, ...]

    def __post_init__(self) -> None:
        sides = [side for wire in self.wires for side in wire.sides]
        if len(sides) > len(set(sides)):
            raise ValueError("two wires of a piece end at the same side; give each its own")


class WireAtSide(NamedTuple):
    """At a side: the colour of the wire there and the sides it leads on to."""

    colour: str
    onward: tuple[int, ...]


WiringFace = tuple[WireAtSide | None, WireAtSide | None, WireAtSide | None, WireAtSide | None]


class TileWire(NamedTuple):
    """A colour and where the setup tile shows its start and its end."""

    colour: str
    start: SlotSide
    end: SlotSide


class WireEnd(NamedTuple):
    """One end of a wire, as a setup tile shows it."""

    colour: str
    end: bool  # not its start


def wire_shown(shows: str) -> WireEnd | None:
    """The end of a wire that a tile shows at a side, if it shows one.

    >>> wire_shown("red end")
    WireEnd(colour='red', end=True)
    """
    return next(
        (
            WireEnd(colour, end == "end")
            for colour in COLOURS
            for end in ENDS
            if shows == f"{colour} {end}"
        ),
        None,
    )


class WiringSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pile of wiring pieces and the puzzles that are dealt from it."""

    kind: Literal["wiring"]
    pile: str
    pieces: tuple[WiringPiece, ...]
    puzzles: tuple[PuzzleLayout, ...]

    def goal(self, layout: PuzzleLayout) -> PuzzleGoal[WiringFace]:
        """What solves one of the puzzles."""
        return WiringGoal(layout, {piece.id: piece for piece in self.pieces})


class WiringGoal:
    """Solved when the start and the end of each colour on the tile are joined in that colour."""

    def __init__(self, layout: PuzzleLayout, pieces: Mapping[str, WiringPiece]) -> None:
        self._faces = {
            (name, turns): _face(piece, turns)
            for name, piece in pieces.items()
            for turns in range(4)
        }
        self._across: dict[tuple[int, int], SlotSide] = {c.one: c.other for c in layout.contacts}
        self._across |= {c.other: c.one for c in layout.contacts}
        shown = {c.shows: c.touches for c in layout.tile.contacts} if layout.tile else {}
        self._lines = [
            TileWire(colour, *(_terminal(shown, f"{colour} {end}", layout) for end in ENDS))
            for colour in COLOURS
        ]

    def face(self, piece: str, turns: int) -> WiringFace:
        """For each side, the wire that ends there."""
        return self._faces[piece, turns]

    def look(self, laid: Sequence[WiringFace | None], _tile: int) -> int:
        """Follow each colour from its start; the tile of a wiring puzzle is never turned."""
        found = SOLVED
        for line in self._lines:
            here = self._follow(laid, line)
            if here == BROKEN:
                return BROKEN
            if found == SOLVED:
                found = here
        return found

    def _follow(self, laid: Sequence[WiringFace | None], line: TileWire) -> int:
        """SOLVED, BROKEN, or the first empty slot on a line's way to its end.

        Where the wires that are laid do not reach the end, the way goes on as if a wire led
        through every empty slot; if that does not reach it either, the line is broken for good.
        """
        empty: list[SlotSide] = []
        found = SOLVED
        entered = {line.start}
        ahead = [line.start]
        while ahead or (empty and found == SOLVED):
            if not ahead:
                ahead, found = empty, empty[0].slot
            spot = ahead.pop()
            face = laid[spot.slot]
            if face is None and found == SOLVED:
                empty.append(spot)
                continue
            for leaving in _onward(face, spot.side, line.colour):
                if (spot.slot, leaving) == line.end:
                    return found
                across = self._across.get((spot.slot, leaving))
                if across is not None and across not in entered:
                    entered.add(across)
                    ahead.append(across)
        return BROKEN


def _onward(face: WiringFace | None, side: int, colour: str) -> tuple[int, ...]:
    """The sides to which a wire of this colour leads from a side; nobody knows in an empty slot."""
    if face is None:
        return ANYWHERE
    wire = face[side]
    return wire.onward if wire and wire.colour == colour else ()


def _face(piece: WiringPiece, turns: int) -> WiringFace:
    face: list[WireAtSide | None] = [None] * 4
    for wire in piece.wires:
        sides = sorted((side + turns) % 4 for side in wire.sides)
        for side in sides:
            face[side] = WireAtSide(wire.colour, tuple(other for other in sides if other != side))
    north, east, south, west = face
    return north, east, south, west


def _terminal(shown: Mapping[str, SlotSide], wanted: str, layout: PuzzleLayout) -> SlotSide:
    if wanted not in shown:
        known = did_you_mean(wanted, shown)
        raise ValueError(f"puzzle {layout.id}: its tile shows no '{wanted}'{known}")
    return shown[wanted]
