"""Words about puzzles: what kind is being tried, what is done to it, setting it up anew."""

from itertools import combinations
from typing import Literal

from madhouse.engine.flow import Rule, choose
from madhouse.first.acting.scene import Scene, the_occasion
from madhouse.first.rules.puzzle_pieces import reset_puzzle
from madhouse.first.things.state import KEEPER
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb, chooser, you
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.puzzle import PuzzleKind
from madhouse.puzzles.steps import SWAP, swap


class ResetPuzzle(Verb, frozen=True):
    """A puzzle on the table, or of your room, is reset; where there are several, you choose (or
    the keeper does, if the card means nobody)."""

    outlives = True
    where: Literal["table", "room"] = "table"

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(self._cards(g, scene))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if cards := self._cards(g, scene):
            seats = chooser(scene) if scene.you else (scene.chooser or KEEPER,)
            card = yield from choose(seats, "reset-puzzle", cards, "1e.puzzle-solve.reset")
            reset_puzzle(g, card)

    def _cards(self, g: Table, scene: Scene) -> list[str]:
        if self.where == "table":
            return list(g.state.puzzles)
        room = g.room(g.room_of(you(scene)))
        return [card for card in g.state.puzzles if card in (room.lock, *room.pile)]


class PuzzleIs(Condition, frozen=True):
    """The puzzle that is being attempted is of this kind."""

    kind: PuzzleKind

    def holds(self, g: Table, scene: Scene) -> bool:
        lying = g.state.puzzles.get(scene.puzzle)
        return lying is not None and the_puzzles()[lying.laid.puzzle].kind == self.kind


class GainPuzzleActions(Verb, frozen=True):
    """You have so many puzzle actions more in this attempt."""

    number: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        the_occasion(scene).amount += self.number
        rules = ("1e.open.card-overrides",)
        g.tell("puzzle-actions", rules, who=you(scene).id, number=self.number)
        yield from ()


class SwapApart(Verb, frozen=True):
    """You swap two pieces of the puzzle that do not touch, for one puzzle action."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return the_occasion(scene).amount > 0 and bool(self._pairs(g, scene))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        lines = [SWAP(one + 1, other + 1) for one, other in self._pairs(g, scene)]
        about = {"who": you(scene).id, "card": scene.puzzle}
        rule = "1e.open.card-overrides"
        step = yield from choose(chooser(scene), "swap-apart", lines, rule, about)
        g.seal(for_good=True)  # what is done to a puzzle stays done (1e.puzzle-action.no-undo)
        one, other = SWAP.ids(step)
        swap(g.state.puzzles[scene.puzzle].laid, int(one) - 1, int(other) - 1)
        the_occasion(scene).amount -= 1
        g.tell("puzzle-step", (rule,), who=you(scene).id, card=scene.puzzle, step=step)

    def _pairs(self, g: Table, scene: Scene) -> list[tuple[int, int]]:
        puzzle = the_puzzles()[g.state.puzzles[scene.puzzle].laid.puzzle]
        apart = combinations(range(puzzle.size), 2)
        return [pair for pair in apart if pair not in puzzle.pairs]
