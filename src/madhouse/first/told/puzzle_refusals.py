"""Refusals at a puzzle: the rule by which a step, a skill point or an attempt is not offered."""

from madhouse.engine.decisions import Decision, Option
from madhouse.first.rules.attribute_tests import SPEND
from madhouse.first.rules.demands import ATTEMPT
from madhouse.first.rules.puzzle_attempts import RULES
from madhouse.first.rules.puzzle_pieces import pile_of
from madhouse.first.things.table import Table
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.puzzle import Puzzle


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
    match option.split():
        case ["swap", one, other] if one.isdecimal() and other.isdecimal():
            return _no_swap(puzzle, {one, other})
        case ["rotate", _, _] | ["draw"] if not puzzle.turnable:
            return "1e.conflict.rune-actions"
        case ["turn", "the", "tile", *_] if puzzle.tile_turns == 1:
            return "1e.conflict.lock-tile-rotation"
        case ["draw"]:
            return "1e.puzzle-action.draw" if pile_of(g, puzzle) else "1e.limit.puzzle-pieces"
        case ["replace", _]:
            return "1e.puzzle-action.draw"
        case ["rotate", _, _] | ["turn", "the", "tile", *_]:
            return "1e.puzzle-action.budget"
    return None


def _no_skill_point(g: Table, who: str) -> str:
    return "1e.open.puzzle-skill-count" if g.investigator(who).skill else "1e.skill.puzzle"


def _no_swap(puzzle: Puzzle, slots: set[str]) -> str:
    """Numbers are compared as they were written: they may be too long to be read."""
    touching = any(slots == {str(one + 1), str(other + 1)} for one, other in puzzle.pairs)
    return "1e.puzzle-action.budget" if touching else "1e.puzzle-solve.adjacency"
