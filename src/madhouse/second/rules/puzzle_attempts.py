"""Puzzle attempts: as many steps as a skill allows, more for Clues, and nothing is lost between."""

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.flow import Rule
from madhouse.puzzles.asked import DealtPuzzle, deal_asked, take_step
from madhouse.second.acting.reactions import at_moment, companions_at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.standing import standing
from madhouse.second.rules.clues import spend_clue
from madhouse.second.rules.darkness import in_darkness
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

SPEND_FOR_STEP = "a step for a Clue"
CLOSE = "close the puzzle"


def attempt_puzzle(g: Table, scene: Scene, asked: PuzzleOf, name: str) -> Rule[bool]:
    """One attempt at the puzzle that goes by this name; True if it is solved
    (2e.puzzle.three-steps). The steps cost no actions (2e.conflict.puzzle-actions-term)."""
    who = scene.you
    if who is None or who.eliminated:
        return False
    puzzle = dealt(g, asked, name)
    left = puzzle_steps(g, who, asked, scene)
    rules = ("2e.puzzle.maximum",)
    g.tell("puzzle-attempt", rules, who=who.id, puzzle=name, skill=asked.skill.value, steps=left)
    taken = 0
    while not puzzle.solved:  # 2e.puzzle.auto-detect
        about: dict[str, Fact] = {"who": who.id, "puzzle": name, "taken": taken, "left": left}
        options = attempt_options(g, who, puzzle, left)
        chosen: str = yield Decision((who.seat,), "puzzle", options, "2e.puzzle.maximum", about)
        if chosen == CLOSE:
            g.tell("puzzle-closed", ("2e.puzzle.close",), who=who.id, puzzle=name, taken=taken)
            return False
        if chosen == SPEND_FOR_STEP:
            spend_clue(g, who)  # 2e.clue.puzzle-step
            left += 1
            continue
        cost = take_step(puzzle, chosen)
        left -= cost
        taken += cost
        if cost:
            g.seal()
            rules = ("2e.puzzle-step.counted",)
            g.tell("puzzle-step", rules, who=who.id, puzzle=name, step=chosen, taken=taken)
    g.tell("puzzle-solved", ("2e.puzzle.auto-detect",), who=who.id, puzzle=name, taken=taken)
    del g.app.puzzles[name]
    yield from at_moment(g, who, "puzzle-solved", scene)
    yield from companions_at_moment(g, who, "puzzle-solved", scene)
    return True


def dealt(g: Table, asked: PuzzleOf, name: str) -> DealtPuzzle:
    """The puzzle as the last attempt left it (2e.puzzle.progress-saved); dealt at the first."""
    puzzle = g.app.puzzles.get(name)
    if puzzle is None:
        puzzle = g.app.puzzles[name] = deal_asked(asked.asked, g.app_random)
        g.seal()
    return puzzle


def puzzle_steps(g: Table, who: Investigator, asked: PuzzleOf, scene: Scene) -> int:
    """The printed value of the named skill (2e.puzzle.maximum, 2e.puzzle.skill-named), and what
    cards add (2e.puzzle.extra-by-effects)."""
    printed = g.box.investigators[who.id].skills[asked.skill]
    return standing(g, who, "puzzle_steps", printed, scene)


def attempt_options(g: Table, who: Investigator, puzzle: DealtPuzzle, left: int) -> tuple[str, ...]:
    """The steps that are left, one more for a Clue (2e.puzzle.clues), not in Darkness
    (2e.darkness.no-clue-puzzle-steps), or no more (2e.puzzle.fewer-allowed)."""
    options = [step.line for step in puzzle.steps() if step.cost <= left]
    if who.clues and not in_darkness(g, who):
        options.append(SPEND_FOR_STEP)
    return (*options, CLOSE)
