"""Puzzle attempts: as many steps as a skill allows, and one more for each Clue."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.reactions import at_moment, companions_at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.standing import standing
from madhouse.second.app.puzzles import StepsToTake, work_at
from madhouse.second.rules.clues import spend_clue
from madhouse.second.rules.darkness import in_darkness
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

SPEND_FOR_STEP = "a step for a Clue"


def attempt_puzzle(g: Table, scene: Scene, asked: PuzzleOf, name: str) -> Rule[bool]:
    """One attempt at the puzzle that goes by this name; True if it is solved
    (2e.puzzle.three-steps). The steps cost no actions (2e.conflict.puzzle-actions-term)."""
    who = scene.you
    if who is None or who.eliminated:
        return False
    number = puzzle_steps(g, who, asked)
    rules = ("2e.puzzle.maximum",)
    g.tell("puzzle-attempt", rules, who=who.id, puzzle=name, skill=asked.skill.value, steps=number)

    def allowed() -> bool:
        """Any number of Clues (2e.puzzle.clues), but not in Darkness
        (2e.darkness.no-clue-puzzle-steps)."""
        return who.clues > 0 and not in_darkness(g, who)

    steps = StepsToTake(
        number, SPEND_FOR_STEP, allowed, lambda: spend_clue(g, who)
    )  # 2e.clue.puzzle-step
    if not (yield from work_at(g, who.seat, asked, name, steps, who.id)):
        return False
    yield from at_moment(g, who, "puzzle-solved", scene)
    yield from companions_at_moment(g, who, "puzzle-solved", scene)
    return True


def puzzle_steps(g: Table, who: Investigator, asked: PuzzleOf) -> int:
    """The printed value of the named skill (2e.puzzle.maximum, 2e.puzzle.skill-named), and what
    cards add (2e.puzzle.extra-by-effects)."""
    printed = g.skill(who, asked.skill)
    return max(0, standing(g, who, "puzzle_steps", printed, Scene(who, purpose=asked.kind)))
