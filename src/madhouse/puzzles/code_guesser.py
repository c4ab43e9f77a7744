"""The guesser: which codes are still possible, a good next guess, and how hard a code is to find.

Who knew the code would need one guess; so the least moves of a code puzzle are the guesses, the
right one included, that a careful guesser makes who knows only what was told. It never guesses
what cannot be the code, opens with pairs (1 1 2 2), and of the codes still possible takes the one
after which the fewest can be left at worst (a dozen are weighed, spread over all of them).
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from madhouse.engine.rng import Random
from madhouse.puzzles.code import (
    GUESS,
    LAY_PIECE,
    TAKE_BACK,
    Code,
    CodePuzzle,
    CodeSigns,
    Feedback,
    check_code,
    feedback,
    lay_code,
    random_code,
)
from madhouse.puzzles.difficulty import Band, any_of
from madhouse.puzzles.solver import Solution

WEIGHED = 12
"""Codes that are weighed against each other as the next guess."""


def deal_code(
    length: int,
    variance: int,
    random: Random,
    guesses: Band | None = None,
    signs: CodeSigns = "numbers",
) -> CodePuzzle:
    """Any code, or any of those that the guesser finds in so many guesses."""
    check_code(length, variance)
    if guesses is None:
        return lay_code(random_code(length, variance, random), variance, signs)
    guesses.within(code_band(length, variance), f"a code of {length}x{variance}")
    ratings = code_ratings(length, variance)
    wanted = [code for code, needed in ratings.items() if needed in guesses]
    return lay_code(any_of(wanted, random), variance, signs)


def code_band(length: int, variance: int) -> Band:
    """The fewest and the most guesses that a code of this size takes."""
    ratings = code_ratings(length, variance).values()
    return Band(min(ratings), max(ratings))


@lru_cache(maxsize=16)
def code_ratings(length: int, variance: int) -> dict[Code, int]:
    """How many guesses each code takes."""
    found: dict[Code, int] = {}
    ahead = [(1, list(_codes(length, variance)))]
    while ahead:
        guesses, left = ahead.pop()
        guess = good_guess(left, length, variance)
        found[guess] = guesses
        told = _parts(left, guess)
        del told[Feedback(length, 0)]
        ahead += [(guesses + 1, part) for part in told.values()]
    return {code: found[code] for code in _codes(length, variance)}


def solve_code(puzzle: CodePuzzle) -> Solution:
    """The steps of the guesser who goes on from what has been told, until it finds the code."""
    lines: list[str] = []
    tried, guesses = puzzle.copy(), 0
    while not tried.solved:
        making = guessing(tried, next_guess(tried))
        for line in making:
            tried.apply(line)
        lines += making
        guesses += 1
    return Solution(tuple(lines), guesses)


def next_guess(puzzle: CodePuzzle) -> Code:
    """A good guess for somebody who sees the table and does not know the code."""
    return good_guess(possible_codes(puzzle), puzzle.length, puzzle.variance)


def guessing(puzzle: CodePuzzle, guess: Code) -> list[str]:
    """The lines that make a guess; pieces that lie there already may stay."""
    laid = puzzle.laid
    stay = next(
        (n for n, pair in enumerate(zip(laid, guess, strict=False)) if pair[0] != pair[1]),
        len(laid),
    )
    back = [TAKE_BACK] * (len(laid) - stay)
    return [*back, *(LAY_PIECE(piece) for piece in guess[stay:]), GUESS]


def possible_codes(puzzle: CodePuzzle) -> list[Code]:
    """The codes that agree with everything that was told."""
    return [
        code
        for code in _codes(puzzle.length, puzzle.variance)
        if all(feedback(code, guess.pieces) == guess.told for guess in puzzle.guesses)
    ]


def redeal_code(puzzle: CodePuzzle, random: Random) -> None:
    """Give it any code that agrees with everything that was told, as somebody might imagine it."""
    puzzle.code = any_of(possible_codes(puzzle), random)


def _codes(length: int, variance: int) -> Iterator[Code]:
    return product(range(1, variance + 1), repeat=length)


def good_guess(left: Sequence[Code], length: int, variance: int) -> Code:
    """A good next guess where these codes are possible."""
    if len(left) == variance**length:
        return tuple(1 + place // 2 % variance for place in range(length))
    weighed = left[:: -(-len(left) // WEIGHED)]
    return min(weighed, key=lambda guess: _left_at_worst(left, guess))


def _left_at_worst(left: Sequence[Code], guess: Code) -> int:
    return max(Counter(feedback(code, guess) for code in left).values())


def _parts(left: Sequence[Code], guess: Code) -> defaultdict[Feedback, list[Code]]:
    """The codes by what each would tell of a guess."""
    parts: defaultdict[Feedback, list[Code]] = defaultdict(list)
    for code in left:
        parts[feedback(code, guess)].append(code)
    return parts
