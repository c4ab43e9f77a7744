"""Ring puzzles: turn three rings until the signs of all four agree, also those that are covered.

Rings count from within: the inner one, which never turns, comes first. Sections count from the top,
clockwise. A sign is its number from 1; 0 stands for one that is covered.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product

import msgspec

from madhouse.engine.forms import ByForm, form
from madhouse.engine.rng import Random
from madhouse.puzzles.difficulty import Band, NoSuchPuzzle, any_of
from madhouse.puzzles.solver import Solution
from madhouse.puzzles.steps import STEP, Step

TURN_CLOCKWISE = form("turn the {ring} ring clockwise")
TURN_COUNTERCLOCKWISE = form("turn the {ring} ring counterclockwise")
"""One section is one step (`2e.conflict.ring-step-length`)."""

OUTER = ("second", "third", "outermost")
RINGS = 1 + len(OUTER)
SECTIONS = 6
VARIETY = 6
FEWEST_SIGNS = 3
"""Different signs that a deal draws from, and how many of them it shows at least."""
FEWEST_COVERED, MOST_COVERED = 1, 3
COVERED = 0
SIGNS = "?ᚠᚦᚷᛟᛏᛜ"
FULL = Band(1, len(OUTER) * SECTIONS // 2)
"""The turns that can be asked for: half way round for each ring at most."""

Turns = tuple[int, ...]


class RingPuzzle(msgspec.Struct, array_like=True, tag="ring"):
    """A ring puzzle on the table: plain data that an edition keeps in its state."""

    rings: list[list[int]]  # the signs of each as it was dealt; covered ones are secret
    covered: list[list[int]]  # the sections of each ring, as it was dealt, that are covered
    turned: list[int]  # sections clockwise since it was dealt

    @property
    def solved(self) -> bool:
        """Whether every sign stands in line with its like, also covered ones (`2e.ring.solved`)."""
        inner, *outer = map(self.standing, range(RINGS))
        return COVERED not in inner and all(each == inner for each in outer)

    def standing(self, ring: int) -> list[int]:
        """The signs of a ring as it stands."""
        return _turned(self.rings[ring], self.turned[ring])

    def steps(self) -> list[Step]:
        """Each of the outer rings either way; the inner one stays (`2e.ring.inner-fixed`)."""
        if self.solved:
            return []
        ways = (TURN_CLOCKWISE, TURN_COUNTERCLOCKWISE)
        return [Step(turn(ring), STEP) for ring in OUTER for turn in ways]

    def apply(self, line: str) -> None:
        """Turn the ring that a step names."""
        do, (ring,) = APPLIED[line]
        do(self, 1 + OUTER.index(ring))

    def turn(self, ring: int, by: int) -> None:
        """Turn a ring by one section (`2e.ring.one-section`)."""
        self.turned[ring] = (self.turned[ring] + by) % SECTIONS

    def copy(self) -> "RingPuzzle":
        """The same puzzle, to try something out."""
        return self._with([ring[:] for ring in self.rings])

    def shown(self) -> "RingPuzzle":
        """All of it that players may see: no covered sign (`2e.ring.hidden-symbols`)."""
        return self._with([_seen(*each) for each in zip(self.rings, self.covered, strict=True)])

    def _with(self, rings: list[list[int]]) -> "RingPuzzle":
        return RingPuzzle(rings, [each[:] for each in self.covered], self.turned[:])

    def picture(self) -> str:
        """A row for each ring, the outermost first: its signs from the top, clockwise."""
        shown = self.shown()
        names = ("inner", *OUTER)
        return "\n".join(
            f"{names[ring]:<10}" + " ".join(SIGNS[sign] for sign in shown.standing(ring))
            for ring in reversed(range(RINGS))
        )


APPLIED: ByForm[Callable[..., None]] = ByForm(
    {
        TURN_CLOCKWISE: partial(RingPuzzle.turn, by=1),
        TURN_COUNTERCLOCKWISE: partial(RingPuzzle.turn, by=-1),
    }
)
"""What each step does."""


def check_ring(covered: int) -> None:
    """Refuse a ring of which nothing is covered, or too much to tell how it must stand."""
    if not FEWEST_COVERED <= covered <= MOST_COVERED:
        raise NoSuchPuzzle(
            f"{FEWEST_COVERED} to {MOST_COVERED} signs of each ring are covered, not {covered}"
        )


def deal_ring(covered: int, turns: Band, random: Random) -> RingPuzzle:
    """The same signs in the same order on all four (`2e.ring.same-order`), any of them more than
    once (`2e.ring.repeats`), so covered that only one way to turn them agrees with what is seen."""
    check_ring(covered)
    turns.within(FULL, "a ring puzzle")
    away = _any_turns(turns.any(random), random)
    while True:
        signs = [1 + random.below(VARIETY) for _ in range(SECTIONS)]
        if len(set(signs)) < FEWEST_SIGNS:
            continue
        rings = [signs, *(_turned(signs, -each) for each in away)]
        puzzle = RingPuzzle(rings, [_any_sections(covered, random) for _ in rings], [0] * RINGS)
        if agreeing(puzzle) == [away]:
            return puzzle


def agreeing(puzzle: RingPuzzle) -> list[Turns]:
    """The ways to turn the outer rings clockwise after which nothing that is seen disagrees."""
    seen = [puzzle.shown().standing(ring) for ring in range(RINGS)]
    return [turns for turns in product(range(SECTIONS), repeat=len(OUTER)) if _agree(seen, turns)]


def solve_ring(puzzle: RingPuzzle) -> Solution:
    """The fewest turns that agree with what is seen: it never looks under a cover."""
    if puzzle.solved:
        return Solution((), 0)
    turns = min(agreeing(puzzle), key=lambda each: sum(map(_steps, each)))
    lines = tuple(line for ring, by in zip(OUTER, turns, strict=True) for line in _lines(ring, by))
    return Solution(lines, len(lines))


def redeal_ring(puzzle: RingPuzzle, random: Random) -> None:
    """Put any signs under the covers that agree with what is seen, as somebody might imagine it."""
    turns = (0, *any_of(agreeing(puzzle), random))
    seen = [_turned(puzzle.shown().standing(ring), by) for ring, by in enumerate(turns)]
    signs = [max(here) or 1 + random.below(VARIETY) for here in zip(*seen, strict=True)]
    for ring, by in enumerate(turns):
        puzzle.rings[ring] = _turned(signs, -by - puzzle.turned[ring])


def _any_turns(steps: int, random: Random) -> Turns:
    """Any way to turn the outer rings that takes so many steps."""
    every = product(range(SECTIONS), repeat=len(OUTER))
    return any_of([turns for turns in every if sum(map(_steps, turns)) == steps], random)


def _any_sections(number: int, random: Random) -> list[int]:
    sections = list(range(SECTIONS))
    random.shuffle(sections)
    return sorted(sections[:number])


def _agree(seen: Sequence[Sequence[int]], turns: Turns) -> bool:
    standing = [seen[0], *map(_turned, seen[1:], turns)]
    return all(len({*here} - {COVERED}) <= 1 for here in zip(*standing, strict=True))


def _turned(signs: Sequence[int], by: int) -> list[int]:
    """What stands in each section after so many sections clockwise."""
    return [signs[(section - by) % SECTIONS] for section in range(SECTIONS)]


def _seen(signs: Sequence[int], covered: Sequence[int]) -> list[int]:
    return [COVERED if at in covered else sign for at, sign in enumerate(signs)]


def _steps(turns: int) -> int:
    """The steps that so many sections clockwise take, the shorter way."""
    return min(turns, SECTIONS - turns)


def _lines(ring: str, turns: int) -> Iterator[str]:
    way = TURN_CLOCKWISE if turns == _steps(turns) else TURN_COUNTERCLOCKWISE
    for _ in range(_steps(turns)):
        yield way(ring)
