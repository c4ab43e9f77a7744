"""Rune puzzles: every piece lies where the finished picture shows it."""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from madhouse.puzzles.goal import BROKEN, SOLVED, PuzzleGoal
from madhouse.puzzles.layout import PuzzleLayout


class RunePiece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the picture and the slot it belongs to, counted from 1."""

    id: str
    place: int


class RuneSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces of one picture and the puzzle that is dealt from them."""

    kind: Literal["rune"]
    pile: str
    pieces: tuple[RunePiece, ...]
    puzzles: tuple[PuzzleLayout, ...]

    def goal(self, layout: PuzzleLayout) -> PuzzleGoal[int]:
        """What solves one of the puzzles."""
        return RuneGoal(layout, {piece.id: piece for piece in self.pieces})


class RuneGoal:
    """Solved when each slot holds the piece that belongs there."""

    def __init__(self, layout: PuzzleLayout, pieces: Mapping[str, RunePiece]) -> None:
        self._places = {name: piece.place - 1 for name, piece in pieces.items()}
        if sorted(self._places.values()) != list(range(len(layout.slots))):
            raise ValueError(f"puzzle {layout.id}: each of its slots needs one piece of its own")

    def face(self, piece: str, _turns: int) -> int:
        """The slot of the picture; rune pieces are never turned."""
        return self._places[piece]

    def look(self, laid: Sequence[int | None], _tile: int) -> int:
        """Compare slot by slot."""
        for slot, place in enumerate(laid):
            if place is None:
                return slot
            if place != slot:
                return BROKEN
        return SOLVED
