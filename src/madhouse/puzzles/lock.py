"""Lock puzzles: every symbol equals the one it touches, on another piece or on the setup tile."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from madhouse.engine.words import did_you_mean
from madhouse.puzzles.goal import BROKEN, SOLVED, PuzzleGoal
from madhouse.puzzles.layout import PuzzleLayout

Symbol = Literal["eye", "key", "moon"]
SYMBOLS = ("eye", "key", "moon")
LockFace = tuple[Symbol, Symbol, Symbol, Symbol]


class LockPiece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A square piece with a symbol on each side, clockwise from the north."""

    id: str
    sides: LockFace


class LockSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pile of lock pieces and the puzzles that are dealt from it."""

    kind: Literal["lock"]
    pile: str
    pieces: tuple[LockPiece, ...]
    puzzles: tuple[PuzzleLayout, ...]

    def goal(self, layout: PuzzleLayout) -> PuzzleGoal[LockFace]:
        """What solves one of the puzzles."""
        return LockGoal(layout, {piece.id: piece for piece in self.pieces})


class LockGoal:
    """Solved when no two symbols that touch are different."""

    def __init__(self, layout: PuzzleLayout, pieces: Mapping[str, LockPiece]) -> None:
        self._faces = {
            (name, turns): _turned(piece.sides, turns)
            for name, piece in pieces.items()
            for turns in range(4)
        }
        self._order = tuple(range(len(layout.slots)))
        self._contacts = [(*c.one, *c.other) for c in layout.contacts]
        self._tile = (
            [
                [(*c.touches, _symbol(c.shows, layout)) for c in layout.tile.shown(turn)]
                for turn in range(layout.tile.turns)
            ]
            if layout.tile
            else [[]]
        )

    def face(self, piece: str, turns: int) -> LockFace:
        """The symbols clockwise from the north."""
        return self._faces[piece, turns]

    def look(self, laid: Sequence[LockFace | None], tile: int) -> int:
        """Compare whatever touches; the first empty slot is as good as any to go on with."""
        for slot, side, symbol in self._tile[tile]:
            face = laid[slot]
            if face is not None and face[side] != symbol:
                return BROKEN
        for one, side, other, its_side in self._contacts:
            face, touching = laid[one], laid[other]
            if face is not None and touching is not None and face[side] != touching[its_side]:
                return BROKEN
        return next((slot for slot in self._order if laid[slot] is None), SOLVED)


def _turned(sides: LockFace, turns: int) -> LockFace:
    for _ in range(turns):
        north, east, south, west = sides
        sides = west, north, east, south
    return sides


def _symbol(shown: str, layout: PuzzleLayout) -> str:
    if shown not in SYMBOLS:
        known = did_you_mean(shown, SYMBOLS)
        raise ValueError(f"puzzle {layout.id}: its tile shows the unknown symbol {shown!r}{known}")
    return shown
