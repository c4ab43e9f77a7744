"""Refusals at a puzzle: the rule by which a step, a skill point or an attempt is not offered."""

from collections.abc import Callable

from madhouse.engine.decisions import Decision, Option
from madhouse.engine.forms import ByForm
from madhouse.first.rules.attribute_tests import SPEND
from madhouse.first.rules.demands import ATTEMPT
from madhouse.first.rules.puzzle_attempts import RULES
from madhouse.first.rules.puzzle_pieces import pile_of
from madhouse.first.things.table import Table
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.puzzle import Puzzle
from madhouse.puzzles.steps import (
    DRAW,
    REPLACE,
    ROTATE_CLOCKWISE,
    ROTATE_COUNTERCLOCKWISE,
    SWAP,
    TURN_TILE,
    TURN_TILE_CLOCKWISE,
    TURN_TILE_COUNTERCLOCKWISE,
)


def refused_demand(g: Table, asked: Decision, option: Option) -> str | None:
    """Why he cannot attempt the card's puzzle now."""
    lying = str(asked.about["card"]) in g.state.puzzles
    return "1e.puzzle-solve.once-per-turn" if option == ATTEMPT and lying else None


def refused_replacing(_: Table, asked: Decision, option: Option) -> str | None:
    """With a drawn piece in his hand there is nothing else to do."""
    return asked.rule if RULES.find(option) else None


def refused_at_puzzle(g: Table, asked: Decision, option: Option) -> str | None:
    """Why this cannot be done to the puzzle now."""
    if option == SPEND:
        return _no_skill_point(g, str(asked.about["who"]))
    puzzle = the_puzzles()[g.state.puzzles[str(asked.about["card"])].laid.puzzle]
    found = REASONS.find(option)
    return None if found is None else found[0](g, puzzle, *found[1])


def _no_skill_point(g: Table, who: str) -> str:
    return "1e.open.puzzle-skill-count" if g.investigator(who).skill else "1e.skill.puzzle"


def _no_swap(_: Table, puzzle: Puzzle, *slots: str) -> str | None:
    """Numbers are compared as they were written: they may be too long to be read."""
    if not all(slot.isdecimal() for slot in slots):
        return None
    touching = any({*slots} == {str(one + 1), str(other + 1)} for one, other in puzzle.pairs)
    return "1e.puzzle-action.budget" if touching else "1e.puzzle-solve.adjacency"


def _no_rotation(_: Table, puzzle: Puzzle, __: str) -> str:
    return "1e.puzzle-action.budget" if puzzle.turnable else "1e.conflict.rune-actions"


def _no_turn(_: Table, puzzle: Puzzle) -> str:
    turns = puzzle.tile_turns > 1
    return "1e.puzzle-action.budget" if turns else "1e.conflict.lock-tile-rotation"


def _no_drawing(g: Table, puzzle: Puzzle) -> str:
    if not puzzle.turnable:
        return "1e.conflict.rune-actions"
    return "1e.puzzle-action.draw" if pile_of(g, puzzle) else "1e.limit.puzzle-pieces"


REASONS: ByForm[Callable[..., str | None]] = ByForm(
    {
        SWAP: _no_swap,
        ROTATE_CLOCKWISE: _no_rotation,
        ROTATE_COUNTERCLOCKWISE: _no_rotation,
        TURN_TILE: _no_turn,
        TURN_TILE_CLOCKWISE: _no_turn,
        TURN_TILE_COUNTERCLOCKWISE: _no_turn,
        DRAW: _no_drawing,
        REPLACE: lambda *_: "1e.puzzle-action.draw",
    }
)
"""Why each step is not offered."""
