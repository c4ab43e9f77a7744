"""A puzzle as it is in the box, and the state of one that lies on the table."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Literal

import msgspec

from madhouse.puzzles.goal import SOLVED, PuzzleGoal
from madhouse.puzzles.layout import PuzzleLayout

PuzzleKind = Literal["wiring", "lock", "rune"]


class PuzzleState(msgspec.Struct, array_like=True):
    """A puzzle on the table: plain data that an edition keeps in its state."""

    puzzle: str
    pieces: list[str]  # by slot
    turns: list[int]  # quarter turns clockwise, by slot
    tile: int = 0  # how often the setup tile was turned clockwise
    drawn: str | None = None  # a piece that was drawn and must now replace another

    def copy(self) -> "PuzzleState":
        """The same puzzle, to try something out."""
        return PuzzleState(self.puzzle, self.pieces[:], self.turns[:], self.tile, self.drawn)


class Puzzle:
    """One puzzle of the box: its layout, its pile, what solves it."""

    def __init__(
        self,
        kind: PuzzleKind,
        pile: str,
        layout: PuzzleLayout,
        pieces: Sequence[str],
        goal: PuzzleGoal[Any],
    ) -> None:
        self.id = layout.id
        self.kind = kind
        self.pile = pile
        self.layout = layout
        self.pieces = tuple(pieces)  # all pieces of the pile
        self.goal = goal
        if len(self.pieces) < self.size:
            raise ValueError(
                f"puzzle {self.id} needs {self.size} pieces, the pile {pile} has {len(self.pieces)}"
            )

    @cached_property
    def size(self) -> int:
        """How many pieces lie on the table."""
        return len(self.layout.slots)

    @cached_property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The slots whose pieces touch, and so can be swapped; they count from 0."""
        return self.layout.pairs

    @property
    def turnable(self) -> bool:
        """Whether pieces may be turned and drawn; those of a picture only change places."""
        return self.kind != "rune"

    @cached_property
    def tile_turns(self) -> int:
        """To how many positions its setup tile can be turned; 1 means not at all."""
        return self.layout.tile.turns if self.layout.tile else 1

    def solved(self, state: PuzzleState) -> bool:
        """Whether what lies on the table solves it."""
        laid = list(map(self.goal.face, state.pieces, state.turns))
        return state.drawn is None and self.goal.look(laid, state.tile) == SOLVED
