"""The puzzles of the box, loaded from their content files."""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from madhouse.engine.errors import MadhouseError
from madhouse.engine.loading import ContentErrors, Loaded, load_many
from madhouse.engine.words import Vocabulary, did_you_mean
from madhouse.puzzles.goal import PuzzleGoal
from madhouse.puzzles.lock import LockPiece, LockSet
from madhouse.puzzles.puzzle import Puzzle
from madhouse.puzzles.rune import RunePiece, RuneSet
from madhouse.puzzles.wiring import WiringPiece, WiringSet

CONTENT = Path(str(files("madhouse"))) / "content" / "puzzles"

PuzzleSet = WiringSet | LockSet | RuneSet
Piece = WiringPiece | LockPiece | RunePiece
NO_WORDS = Vocabulary({})  # a puzzle's file is numbers and names, not verbs
FILES: dict[str, type[PuzzleSet]] = {"wiring": WiringSet, "lock": LockSet, "rune": RuneSet}


class UnknownPuzzle(MadhouseError):
    """There is no puzzle of that name."""


class PuzzleBox:
    """All puzzles by id, and the pieces of each pile."""

    def __init__(self, folder: Path = CONTENT) -> None:
        self.piles: dict[str, tuple[str, ...]] = {}
        self.pieces: dict[str, Piece] = {}
        self.sets: dict[str, tuple[PuzzleSet, ...]] = {}  # as they are written, by file
        self._puzzles: dict[str, Puzzle] = {}
        for name, kind in FILES.items():
            loaded: Loaded[tuple[PuzzleSet, ...]] = load_many(
                folder / f"{name}.yaml", kind, NO_WORDS
            )
            self.sets[name] = loaded.value
            self._add(loaded)

    def _add(self, loaded: Loaded[tuple[PuzzleSet, ...]]) -> None:
        for number, each in enumerate(loaded.value):
            pieces = tuple(piece.id for piece in each.pieces)
            self.piles[each.pile] = pieces
            self.pieces |= {piece.id: piece for piece in each.pieces}
            for at, layout in enumerate(each.puzzles):
                try:
                    goal: PuzzleGoal[Any] = each.goal(layout)
                    self._puzzles[layout.id] = Puzzle(each.kind, each.pile, layout, pieces, goal)
                except ValueError as error:
                    path = f"[{number}].puzzles[{at}]"
                    raise ContentErrors([loaded.error(path, str(error))]) from None

    @property
    def ids(self) -> tuple[str, ...]:
        """The puzzles' ids."""
        return tuple(self._puzzles)

    def __getitem__(self, name: str) -> Puzzle:
        if name not in self._puzzles:
            raise UnknownPuzzle(f"there is no puzzle {name!r}{did_you_mean(name, self._puzzles)}")
        return self._puzzles[name]


@cache
def the_puzzles() -> PuzzleBox:
    """The puzzles that come with the package."""
    return PuzzleBox()
