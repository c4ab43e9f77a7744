"""Code puzzles: find a code of numbers or runes by guessing; every guess is answered.

Pieces are numbered from 1, as they stand above the brackets. Laying pieces into the brackets is
free; guessing with all brackets filled is the step.
"""

from collections.abc import Callable, Sequence
from operator import eq
from typing import Literal, NamedTuple

import msgspec

from madhouse.engine.forms import ByForm, form
from madhouse.engine.rng import Random
from madhouse.puzzles.difficulty import NoSuchPuzzle
from madhouse.puzzles.steps import LAYING, STEP, IllegalStep, Step

LAY_PIECE = form("lay piece {piece}")
TAKE_BACK = "take the last piece back"
GUESS = "guess the code"

Code = tuple[int, ...]
CodeSigns = Literal["numbers", "runes"]
SIGNS: dict[CodeSigns, str] = {"numbers": "123456789", "runes": "ᚠᚦᚷᛟᛏᛜᚱᛗᛉ"}
"""What the pieces show, in their order."""

SHORTEST, LONGEST = 3, 6
FEWEST, MOST = 2, 9
MANY = 4096
"""Lengths (`2e.code.goal`), variances, and as many codes as can be told apart quickly."""

SUCCESS, INVESTIGATION = "★", "?"


class Feedback(NamedTuple):
    """What is told of a guess: how many pieces are right, but never which."""

    successes: int  # right and in the right position
    investigations: int  # right, but elsewhere


class CodeGuess(NamedTuple):
    """A guess that was made and what was told of it."""

    pieces: Code
    told: Feedback


def feedback(code: Sequence[int], guess: Sequence[int]) -> Feedback:
    """Exact matches first; of what is left each piece of the code answers for one of the guess.

    So `2e.conflict.code-feedback-duplicates` reads `2e.code.feedback-success` and
    `2e.code.feedback-investigation`.

    >>> feedback((1, 1, 2, 3), (1, 2, 1, 1))
    Feedback(successes=1, investigations=2)
    """
    exact = sum(map(eq, code, guess))
    shared = sum(min(code.count(piece), guess.count(piece)) for piece in set(guess))
    return Feedback(exact, shared - exact)


class CodePuzzle(msgspec.Struct, array_like=True, tag="code"):
    """A code puzzle on the table: plain data that an edition keeps in its state."""

    length: int
    variance: int
    signs: CodeSigns
    code: Code  # secret; empty where it is shown to players
    guesses: list[CodeGuess] = []
    laid: list[int] = []  # the pieces in the brackets of the current guess

    @property
    def solved(self) -> bool:
        """Whether the last guess was the code (`2e.code.solved`)."""
        return bool(self.guesses) and self.guesses[-1].told.successes == self.length

    def steps(self) -> list[Step]:
        """Every piece may be laid however often it was (`2e.code.repeats`)."""
        if self.solved:
            return []
        if len(self.laid) == self.length:
            return [Step(GUESS, STEP), Step(TAKE_BACK, LAYING)]
        found = [Step(LAY_PIECE(piece), LAYING) for piece in range(1, self.variance + 1)]
        return [*found, Step(TAKE_BACK, LAYING)] if self.laid else found

    def apply(self, line: str) -> None:
        """Do what one of the steps says."""
        do, ids = APPLIED[line]
        do(self, *map(int, ids))

    def lay(self, piece: int) -> None:
        """Lay a piece into the next bracket."""
        self.laid.append(piece)

    def take_back(self) -> None:
        """Empty the bracket that was filled last."""
        self.laid.pop()

    def guess(self) -> None:
        """Compare what is laid with the code (`2e.code.step`)."""
        if not self.code:
            raise IllegalStep("a guess can be made at the table only, not where the code is hidden")
        pieces = tuple(self.laid)
        self.guesses.append(CodeGuess(pieces, feedback(self.code, pieces)))
        self.laid.clear()

    def copy(self) -> "CodePuzzle":
        """The same puzzle, to try something out."""
        return self._with(self.code)

    def shown(self) -> "CodePuzzle":
        """All of it that players may see: not the code."""
        return self._with(())

    def _with(self, code: Code) -> "CodePuzzle":
        return CodePuzzle(
            self.length, self.variance, self.signs, code, self.guesses[:], self.laid[:]
        )

    def picture(self) -> str:
        """The pieces to choose from, the guesses and what was told of them, the brackets."""
        signs = SIGNS[self.signs]
        choice = "  ".join(
            f"{n} {signs[n - 1]}" if self.signs == "runes" else f"{n}"
            for n in range(1, self.variance + 1)
        )
        lines = [choice, *map(self._guessed, range(len(self.guesses)))]
        if not self.solved:
            empty = self.length - len(self.laid)
            lines.append("    " + "".join(f"[{signs[n - 1]}]" for n in self.laid) + "[ ]" * empty)
        return "\n".join(lines)

    def _guessed(self, number: int) -> str:
        guess = self.guesses[number]
        pieces = "".join(f" {SIGNS[self.signs][piece - 1]} " for piece in guess.pieces)
        told = SUCCESS * guess.told.successes + INVESTIGATION * guess.told.investigations
        return f"{number + 1:>3} {pieces}  {told or '-'}"


APPLIED: ByForm[Callable[..., None]] = ByForm(
    {LAY_PIECE: CodePuzzle.lay, TAKE_BACK: CodePuzzle.take_back, GUESS: CodePuzzle.guess}
)
"""What each step does."""


def check_code(length: int, variance: int) -> None:
    """Refuse a code that is too short, or of more kinds than can be told apart."""
    if not SHORTEST <= length <= LONGEST:
        raise NoSuchPuzzle(f"a code has {SHORTEST} to {LONGEST} pieces, not {length}")
    if not FEWEST <= variance <= MOST:
        raise NoSuchPuzzle(f"a code is made of {FEWEST} to {MOST} different pieces, not {variance}")
    if variance**length > MANY:
        raise NoSuchPuzzle(
            f"there are {variance**length} codes of {length}x{variance}; {MANY} are the most, "
            f"such as 4x8 or 5x5"
        )


def lay_code(code: Code, variance: int, signs: CodeSigns = "numbers") -> CodePuzzle:
    """A code puzzle nobody has guessed at yet."""
    check_code(len(code), variance)
    return CodePuzzle(len(code), variance, signs, code)


def random_code(length: int, variance: int, random: Random) -> Code:
    """Any code, each as likely."""
    return tuple(1 + random.below(variance) for _ in range(length))
