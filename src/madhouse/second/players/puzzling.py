"""Puzzles: the solver's way from what lies on the table, and how long it would take."""

from functools import lru_cache

import msgspec

from madhouse.engine.decisions import Option
from madhouse.puzzles.asked import DealtPuzzle, least_solution
from madhouse.puzzles.code import Code, CodeGuess, CodePuzzle, Feedback
from madhouse.puzzles.code_guesser import good_guess, guessing, possible_codes
from madhouse.puzzles.dealt_shapes import DealtShape, shown_puzzle
from madhouse.second.app.puzzles import CLOSE
from madhouse.second.players.goals import Lead
from madhouse.second.players.situation import Outlook
from madhouse.second.rules.puzzle_attempts import SPEND_FOR_STEP
from madhouse.second.seen.views import InvestigatorView
from madhouse.second.things.scenario import PuzzleOf
from madhouse.second.words.puzzles import PuzzleSteps

GuessesTold = tuple[tuple[Code, int, int], ...]
"""Guesses that were made, with the successes and investigation results that were told of each."""
GUESSES = 5
"""What a code takes, more or less, of somebody who has told nothing yet."""
SWAPS = 6
LEFT_AFTER = (1, 4, 20, 120, 10_000)
"""How many codes may be possible for the next guess to find it, for the one after, and so on."""


def puzzle_step(situation: Outlook) -> Option:
    """The next step of the solver; a Clue where that is enough to finish, else it is closed."""
    about, options = situation.decision.about, situation.decision.options
    puzzle = situation.view.puzzles[str(about["puzzle"])]
    line, cost = _next_step(puzzle)
    left = about["left"]
    if line in options and left != 0:
        return line
    short = cost - (left if isinstance(left, int) else 0)
    if SPEND_FOR_STEP in options and 0 < short <= situation.who().clues:
        return SPEND_FOR_STEP
    return CLOSE


def attempts(situation: Outlook, who: InvestigatorView, goal: Lead) -> float:
    """How many actions a puzzle would take somebody."""
    asked = goal.puzzle
    assert asked is not None
    puzzle = situation.view.puzzles.get(goal.name)
    left = _next_step(puzzle)[1] if puzzle is not None else _at_first(asked)
    return max(1.0, left / max(1, steps_of(situation, who, asked)))


def steps_of(situation: Outlook, who: InvestigatorView, asked: PuzzleOf) -> int:
    """The steps somebody has in an attempt: the skill, and what cards plainly add."""
    steps = situation.skill(who, asked.skill)
    box, side = situation.house.box, situation.house.side
    cards = [box.investigators[who.id], *(side(p.card, flipped=p.flipped) for p in who.possessions)]
    for card in cards:
        for answer in card.standing if card is not None else ():
            if isinstance(answer, PuzzleSteps) and (not answer.kinds or asked.kind in answer.kinds):
                steps += answer.more
    return steps


def _at_first(asked: PuzzleOf) -> int:
    if asked.moves is not None:
        return asked.moves[1]
    return GUESSES if asked.kind == "code" else SWAPS


def _next_step(puzzle: DealtShape) -> tuple[Option, int]:
    """The next line of the solver and the steps that are left, this one included."""
    if puzzle.kind == "code":
        told = tuple((tuple(g.pieces), g.successes, g.investigations) for g in puzzle.guesses)
        return _next_of_code(puzzle.size, told, tuple(puzzle.pieces))
    return _first_step(msgspec.msgpack.encode(shown_puzzle(puzzle)))


def _next_of_code(size: tuple[int, int], told: GuessesTold, laid: Code) -> tuple[Option, int]:
    guess, left = _guess(*size, told)
    return guessing(_unknown(*size, told, laid), guess)[0], left


@lru_cache(maxsize=4096)
def _guess(length: int, variance: int, told: GuessesTold) -> tuple[Code, int]:
    """A good guess by what was told, and how many it may take, this one included."""
    unknown = _unknown(length, variance, told, ())
    possible = possible_codes(unknown)
    left = next(n for n, most in enumerate(LEFT_AFTER, 1) if len(possible) <= most)
    return good_guess(possible, length, variance), left


def _unknown(length: int, variance: int, told: GuessesTold, laid: Code) -> CodePuzzle:
    """The puzzle as all see it: everything but the code."""
    guesses = [CodeGuess(pieces, Feedback(right, near)) for pieces, right, near in told]
    return CodePuzzle(length, variance, "numbers", (), guesses, list(laid))


@lru_cache(maxsize=4096)
def _first_step(encoded: bytes) -> tuple[Option, int]:
    """The first line of a solution and its cost; asked for again and again as it lies."""
    found = least_solution(msgspec.msgpack.decode(encoded, type=DealtPuzzle))
    return found.lines[0], found.cost
