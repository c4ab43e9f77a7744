"""The steps of a puzzle: dealing it, what a player may do to it, resetting and clearing it away.

A pile is a list of the ids of unused pieces, the top one first. The functions change the state and
the pile they are given and nothing else.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from madhouse.engine.errors import MadhouseError
from madhouse.engine.forms import ByForm, form
from madhouse.engine.rng import Random
from madhouse.engine.words import did_you_mean
from madhouse.puzzles.puzzle import Puzzle, PuzzleState

SWAP = form("swap {one} {other}")
ROTATE_CLOCKWISE = form("rotate {slot} clockwise")
ROTATE_COUNTERCLOCKWISE = form("rotate {slot} counterclockwise")
TURN_TILE = "turn the tile"
TURN_TILE_CLOCKWISE = "turn the tile clockwise"
TURN_TILE_COUNTERCLOCKWISE = "turn the tile counterclockwise"
DRAW = "draw"
REPLACE = form("replace {slot}")

STEP = 1
DRAWING = 2
LAYING = 0
"""Puzzle actions that a step costs, and those of drawing a piece and of laying it."""
COSTS = ByForm(
    {
        SWAP: STEP,
        ROTATE_CLOCKWISE: STEP,
        ROTATE_COUNTERCLOCKWISE: STEP,
        TURN_TILE: STEP,
        TURN_TILE_CLOCKWISE: STEP,
        TURN_TILE_COUNTERCLOCKWISE: STEP,
        DRAW: DRAWING,
        REPLACE: LAYING,
    }
)


class TooFewPieces(MadhouseError):
    """A pile has not enough unused pieces to deal a puzzle."""


class IllegalStep(MadhouseError):
    """The step cannot be taken now."""


class Step(NamedTuple):
    """Something that can be done to a puzzle, as a readable line, and its cost in actions."""

    line: str
    cost: int


def deal(puzzle: Puzzle, pile: list[str], random: Random) -> PuzzleState:
    """Shuffle the unused pieces and deal the slots in order, every arrow up."""
    if len(pile) < puzzle.size:
        raise TooFewPieces(
            f"puzzle {puzzle.id} needs {puzzle.size} pieces, but only {len(pile)} of the pile "
            f"{puzzle.pile} are unused; a story must leave enough for all its puzzles"
        )
    random.shuffle(pile)
    pieces, pile[:] = pile[: puzzle.size], pile[puzzle.size :]
    return PuzzleState(puzzle.id, pieces, [0] * puzzle.size)


def return_pieces(state: PuzzleState, pile: list[str]) -> None:
    """Put the pieces of a puzzle that is cleared away at the bottom of their pile."""
    pile.extend(state.pieces)
    if state.drawn is not None:
        pile.append(state.drawn)
    state.pieces, state.turns, state.drawn = [], [], None


def reset(puzzle: Puzzle, state: PuzzleState, pile: list[str], random: Random) -> None:
    """Take up all pieces and set the puzzle up again."""
    return_pieces(state, pile)
    anew = deal(puzzle, pile, random)
    state.pieces, state.turns, state.tile = anew.pieces, anew.turns, anew.tile


def steps(puzzle: Puzzle, state: PuzzleState, pile: Sequence[str]) -> list[Step]:
    """What can be done now; a piece that was drawn must first be laid."""
    numbers = range(1, puzzle.size + 1)
    if state.drawn is not None:
        return [Step(REPLACE(slot), LAYING) for slot in numbers]
    lines = [SWAP(one + 1, other + 1) for one, other in puzzle.pairs]
    if puzzle.turnable:
        ways = (ROTATE_CLOCKWISE, ROTATE_COUNTERCLOCKWISE)
        lines += [rotate(slot) for slot in numbers for rotate in ways]
    found = [Step(line, STEP) for line in lines + tile_lines(puzzle)]
    if puzzle.turnable and pile:
        found.append(Step(DRAW, DRAWING))
    return found


def tile_lines(puzzle: Puzzle) -> list[str]:
    """The ways to turn the setup tile; half a turn is the same both ways."""
    if puzzle.tile_turns == 1:
        return []
    if puzzle.tile_turns == 2:
        return [TURN_TILE]
    return [TURN_TILE_CLOCKWISE, TURN_TILE_COUNTERCLOCKWISE]


def take(puzzle: Puzzle, state: PuzzleState, pile: list[str], line: str) -> int:
    """Take a step and say how many puzzle actions it cost."""
    legal = {step.line: step.cost for step in steps(puzzle, state, pile)}
    if line not in legal:
        raise IllegalStep(
            f"{line!r} is no step of puzzle {puzzle.id} now{did_you_mean(line, legal)}"
        )
    do, slots = TAKEN[line]
    do(puzzle, state, pile, *(int(slot) - 1 for slot in slots))
    return legal[line]


def _rotate(by: int, _: Puzzle, state: PuzzleState, __: list[str], slot: int) -> None:
    state.turns[slot] = (state.turns[slot] + by) % 4


def _turn_tile(by: int, puzzle: Puzzle, state: PuzzleState, _: list[str]) -> None:
    state.tile = (state.tile + by) % puzzle.tile_turns


def _draw(_: Puzzle, state: PuzzleState, pile: list[str]) -> None:
    state.drawn = pile.pop(0)


def _replace(_: Puzzle, state: PuzzleState, pile: list[str], slot: int) -> None:
    if state.drawn is not None:
        pile.append(state.pieces[slot])
        state.pieces[slot], state.turns[slot], state.drawn = state.drawn, 0, None


TAKEN: ByForm[Callable[..., None]] = ByForm(
    {
        SWAP: lambda _, state, __, one, other: swap(state, one, other),
        ROTATE_CLOCKWISE: partial(_rotate, 1),
        ROTATE_COUNTERCLOCKWISE: partial(_rotate, -1),
        TURN_TILE: partial(_turn_tile, 1),
        TURN_TILE_CLOCKWISE: partial(_turn_tile, 1),
        TURN_TILE_COUNTERCLOCKWISE: partial(_turn_tile, -1),
        DRAW: _draw,
        REPLACE: _replace,
    }
)
"""What each step does."""


def swap(state: PuzzleState, one: int, other: int) -> None:
    """Two pieces change places and keep their turns."""
    pieces, turns = state.pieces, state.turns
    pieces[one], pieces[other] = pieces[other], pieces[one]
    turns[one], turns[other] = turns[other], turns[one]
