"""What a scenario asks for, `code 3x5` or `lock in 7`, and what is dealt to answer it.

These are the puzzles of the second edition: they are made, not taken from the box. Every kind can
be asked for its steps, takes one, knows when it is solved and has a solver; a step's cost is in
puzzle steps, and everything that was done stays in its state.
"""

import re
from typing import Literal

import msgspec

from madhouse.engine.forms import ByForm
from madhouse.engine.rng import Random
from madhouse.engine.words import did_you_mean
from madhouse.puzzles.code import GUESS, LAY_PIECE, TAKE_BACK, CodePuzzle, CodeSigns, check_code
from madhouse.puzzles.code_guesser import code_band, deal_code, redeal_code, solve_code
from madhouse.puzzles.difficulty import Band, NoSuchPuzzle
from madhouse.puzzles.grid_lock import SHIFT, SIDE, GridLock
from madhouse.puzzles.grid_lock_deals import POSSIBLE, deal_lock
from madhouse.puzzles.grid_lock_search import solve_lock
from madhouse.puzzles.line import LinePuzzle
from madhouse.puzzles.line_search import deal_line, line_band, solve_line
from madhouse.puzzles.ring import (
    FULL,
    SECTIONS,
    TURN_CLOCKWISE,
    TURN_COUNTERCLOCKWISE,
    RingPuzzle,
    check_ring,
    deal_ring,
    redeal_ring,
    solve_ring,
)
from madhouse.puzzles.slide import SlidePuzzle, deal_slide, slide_band, solve_slide
from madhouse.puzzles.solver import Solution
from madhouse.puzzles.steps import (
    LAYING,
    ROTATE_CLOCKWISE,
    ROTATE_COUNTERCLOCKWISE,
    STEP,
    SWAP,
    IllegalStep,
)
from madhouse.puzzles.tower import (
    COLUMNS,
    STACK,
    TowerPuzzle,
    deal_tower,
    solve_tower,
    tower_band,
)

AskedKind = Literal["code", "lock", "slide", "line", "ring", "tower"]
KINDS: tuple[AskedKind, ...] = ("code", "lock", "slide", "line", "ring", "tower")
DealtPuzzle = CodePuzzle | GridLock | SlidePuzzle | LinePuzzle | RingPuzzle | TowerPuzzle
COSTED_STEPS = (
    GUESS,
    SHIFT,
    SWAP,
    ROTATE_CLOCKWISE,
    ROTATE_COUNTERCLOCKWISE,
    TURN_CLOCKWISE,
    TURN_COUNTERCLOCKWISE,
    STACK,
)
COSTS = ByForm({LAY_PIECE: LAYING, TAKE_BACK: LAYING, **dict.fromkeys(COSTED_STEPS, STEP)})
"""Puzzle steps that everything costs that is done to one."""
WRITTEN = re.compile(
    r"(?P<kind>\w+)( (?P<size>\d+(x\d+)?))?( (?P<signs>runes))?( in (?P<moves>.+))?"
)
BY_NUMBER: dict[str, tuple[int, str]] = {
    "ring": (SECTIONS, "how many signs of each ring are covered, such as 'ring 2 in 6'"),
    "tower": (COLUMNS, "how many pieces it has, such as 'tower 5 in 8'"),
}
"""Kinds whose size is one number: what belongs to it in any case, and what the number says."""
EXAMPLES = (
    "'code 3x5', 'code 4x6 runes in 4 to 6', 'lock in 7', 'slide 3x3 in 5 to 7', 'line 5x4 in 9', "
    "'ring 2 in 6' or 'tower 5 in 8'"
)


class AskedPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of puzzle, its size, and the least moves that a deal of it may need."""

    kind: AskedKind
    size: tuple[int, int]
    """Length and variance of a code, columns and rows of a grid, covered signs and sections of a
    ring, pieces and columns of a tower."""
    moves: Band | None = None  # a code needs no band
    signs: CodeSigns = "numbers"

    def __post_init__(self) -> None:
        if self.moves is None and self.kind != "code":
            raise NoSuchPuzzle(f"a {self.kind} must say in how many moves, such as {EXAMPLES}")
        if self.signs == "runes" and self.kind != "code":
            raise NoSuchPuzzle(f"only a code has runes, a {self.kind} has none")
        possible = self._possible()
        if self.moves is not None and possible is not None:
            self.moves.within(possible, f"a {self}")

    def _possible(self) -> Band | None:
        """The moves that this size allows, if any are asked for; refuses a size that is none."""
        match self.kind:
            case "code":
                check_code(*self.size)
                return None if self.moves is None else code_band(*self.size)
            case "slide":
                return slide_band(*self.size)
            case "line":
                return line_band(*self.size)
            case "ring":
                check_ring(self.size[0])
                return FULL
            case "tower":
                return tower_band(self.size[0])
        if self.size != (SIDE, SIDE):
            raise NoSuchPuzzle(f"a lock is {SIDE}x{SIDE}, not {self.size[0]}x{self.size[1]}")
        return POSSIBLE

    @classmethod
    def from_written(cls, text: str) -> "AskedPuzzle":
        """Read what an author writes.

        >>> AskedPuzzle.from_written("slide 3x3 in 5 to 7")
        AskedPuzzle(kind='slide', size=(3, 3), moves=Band(least=5, most=7), signs='numbers')
        """
        found = WRITTEN.fullmatch(text)
        kind = next((each for each in KINDS if found and each == found["kind"]), None)
        if found is None or kind is None:
            near = did_you_mean(text.partition(" ")[0], KINDS)
            raise NoSuchPuzzle(f"expected a puzzle such as {EXAMPLES}, got {text!r}{near}")
        if found["size"] is None and kind != "lock":
            raise NoSuchPuzzle(f"a {kind} must say its size, such as {EXAMPLES}")
        across, by, down = (found["size"] or f"{SIDE}x{SIDE}").partition("x")
        if kind in BY_NUMBER and not by:
            down = str(BY_NUMBER[kind][0])
        elif kind in BY_NUMBER:
            raise NoSuchPuzzle(f"a {kind} says {BY_NUMBER[kind][1]}, not {found['size']!r}")
        elif not by:
            raise NoSuchPuzzle(f"the size of a {kind} is two numbers, such as {EXAMPLES}")
        moves = Band.from_written(found["moves"]) if found["moves"] else None
        return cls(kind, (int(across), int(down)), moves, "runes" if found["signs"] else "numbers")

    def __str__(self) -> str:
        many = self.size[0]
        return f"{self.kind} of {many if self.kind in BY_NUMBER else f'{many}x{self.size[1]}'}"


def deal_asked(asked: AskedPuzzle, random: Random) -> DealtPuzzle:
    """A new puzzle of the kind, size and difficulty asked for."""
    if asked.kind == "code":
        return deal_code(*asked.size, random, asked.moves, asked.signs)
    assert asked.moves is not None  # only a code is asked for without
    match asked.kind:
        case "slide":
            return deal_slide(*asked.size, asked.moves, random)
        case "line":
            return deal_line(*asked.size, asked.moves, random)
        case "ring":
            return deal_ring(asked.size[0], asked.moves, random)
        case "tower":
            return deal_tower(asked.size[0], asked.moves, random)
    return deal_lock(asked.moves, random)


def take_step(puzzle: DealtPuzzle, line: str) -> int:
    """Take one step and say how many puzzle steps it cost."""
    legal = {step.line: step.cost for step in puzzle.steps()}
    if line not in legal:
        why = "; it is solved" if puzzle.solved else did_you_mean(line, legal)
        raise IllegalStep(f"{line!r} is no step of this {kind_of(puzzle)} now{why}")
    puzzle.apply(line)
    return legal[line]


def least_solution(puzzle: DealtPuzzle) -> Solution:
    """The fewest moves from here; of a code, those of a careful guesser."""
    match puzzle:
        case CodePuzzle():
            return solve_code(puzzle)
        case SlidePuzzle():
            return solve_slide(puzzle)
        case LinePuzzle():
            return solve_line(puzzle)
        case RingPuzzle():
            return solve_ring(puzzle)
        case TowerPuzzle():
            return solve_tower(puzzle)
        case GridLock():
            found = solve_lock(puzzle)
            if found is None:
                raise NoSuchPuzzle(f"this lock cannot be opened:\n{puzzle.picture()}")
            return found


def redeal_hidden(puzzle: DealtPuzzle, random: Random) -> None:
    """Deal what is hidden of it anew, as players might imagine it: a code, covered signs."""
    if isinstance(puzzle, CodePuzzle):
        redeal_code(puzzle, random)
    elif isinstance(puzzle, RingPuzzle):
        redeal_ring(puzzle, random)


def kind_of(puzzle: DealtPuzzle) -> AskedKind:
    """What kind of puzzle it is."""
    match puzzle:
        case CodePuzzle():
            return "code"
        case SlidePuzzle():
            return "slide"
        case GridLock():
            return "lock"
        case LinePuzzle():
            return "line"
        case RingPuzzle():
            return "ring"
        case TowerPuzzle():
            return "tower"
