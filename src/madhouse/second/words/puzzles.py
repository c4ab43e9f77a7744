"""Words of puzzles."""

from madhouse.puzzles.asked import AskedKind
from madhouse.second.acting.scene import Scene
from madhouse.second.things.table import Table
from madhouse.second.words.base import Standing


class PuzzleSteps(Standing, frozen=True, kw_only=True):
    """You have more puzzle steps in each attempt, or fewer; perhaps only at some kinds."""

    more: int
    kinds: tuple[AskedKind, ...] = ()

    def answer(self, g: Table, scene: Scene, value: int) -> int:
        return value + self.more if not self.kinds or scene.purpose in self.kinds else value


class CannotSolve(Standing, frozen=True, kw_only=True):
    """You cannot attempt some kinds of puzzle."""

    kinds: tuple[AskedKind, ...]

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return value or scene.purpose in self.kinds
