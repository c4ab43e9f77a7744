"""The word for a puzzle that is set up anew."""

from madhouse.engine.flow import Rule, choose
from madhouse.first.puzzle_pieces import reset_puzzle
from madhouse.first.scene import Scene
from madhouse.first.state import KEEPER
from madhouse.first.table import Table
from madhouse.first.words.base import Verb, chooser


class ResetPuzzle(Verb, frozen=True):
    """A puzzle on the table is reset; where there are several, you choose (or the keeper does,
    if the card means nobody)."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(g.state.puzzles)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if g.state.puzzles:
            seats = chooser(scene) if scene.you else (scene.chooser or KEEPER,)
            cards = list(g.state.puzzles)
            card = yield from choose(seats, "reset-puzzle", cards, "1e.puzzle-solve.reset")
            reset_puzzle(g, card)
