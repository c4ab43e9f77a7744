"""Words of puzzles."""

from madhouse.second.acting.scene import Scene
from madhouse.second.things.table import Table
from madhouse.second.words.base import Standing


class PuzzleSteps(Standing, frozen=True, kw_only=True):
    """You have more puzzle steps in each attempt."""

    more: int

    def answer(self, g: Table, scene: Scene, value: int) -> int:
        return value + self.more
