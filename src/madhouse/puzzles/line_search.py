"""The search of a line puzzle: the fewest steps to any line across.

Turning and swapping do not get in each other's way. So every way across the grid for which there
are pieces is weighed by what it takes to turn each piece and to bring it there; two that pass each
other may share a swap. What might be cheapest is carried out, swap by swap, to know what it takes.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations
from typing import NamedTuple

from madhouse.engine.rng import Random
from madhouse.puzzles.difficulty import Band
from madhouse.puzzles.line import (
    BEND,
    BENDS,
    EAST,
    QUARTERS,
    STRAIGHT,
    WEST,
    LinePuzzle,
    check_line,
    shuffled_line,
)
from madhouse.puzzles.slide import swapping_on
from madhouse.puzzles.solver import ROTATING, Solution
from madhouse.puzzles.steps import SWAP
from madhouse.puzzles.swapping import SlotPair

LineSlot = int
LineFace = int
"""How a piece lies: 0 and 1 for a straight one across and upright, 2 to 5 for a bend's turns."""
FACES = 6
BEND_FACE = 2
SHARED = 3
"""How many swaps of a good solution serve two pieces at once, at most."""
FAR = 99


class LinePlace(NamedTuple):
    """A slot on a way across, and how the piece in it must lie."""

    slot: LineSlot
    face: LineFace


class Lying(NamedTuple):
    """A piece with a line on it, as it lies."""

    slot: LineSlot
    turns: int
    kind: int


class Carried(NamedTuple):
    """A piece of a way: where it lies, where it shall, and the quarters it is to be turned by."""

    start: LineSlot
    to: LineSlot
    quarters: int


LineWay = tuple[LinePlace, ...]
Spots = tuple[LineSlot, ...]
MOST_STEPS = 12
UNLIKELY = 4
"""The steps of the hardest deals, and how far a first guess may lie below what it takes."""


def solve_line(puzzle: LinePuzzle) -> Solution:
    """The fewest steps to a line across."""
    return Solution((), 0) if puzzle.solved else LineSearch(puzzle).solve()


def line_band(columns: int, rows: int) -> Band:
    """The steps that can be asked for: at most one for every two slots, and no more than twelve."""
    check_line(columns, rows)
    return Band(1, min(columns * rows // 2, MOST_STEPS))


def deal_line(columns: int, rows: int, steps: Band, random: Random) -> LinePuzzle:
    """Shuffle until it is hard enough; of what is harder the first steps are taken."""
    steps.within(line_band(columns, rows), f"a line of {columns}x{rows}")
    wanted = steps.any(random)
    while True:
        puzzle = shuffled_line(columns, rows, random)
        search = LineSearch(puzzle)
        if puzzle.solved or search.guess + UNLIKELY < wanted:
            continue
        solution = search.solve()
        for line in solution.lines[: max(0, solution.cost - wanted)]:
            puzzle.apply(line)
        if wanted in (solution.cost, solve_line(puzzle).cost):
            return puzzle


class LineSearch:
    """The pieces of one puzzle, and what it takes each to lie in every place."""

    def __init__(self, puzzle: LinePuzzle) -> None:
        self.grid = grid = line_grid(puzzle.columns, puzzle.rows)
        self.pieces = pieces = [
            Lying(slot, puzzle.turns[slot], puzzle.kinds[piece])
            for slot, piece in enumerate(puzzle.pieces)
            if puzzle.kinds[piece]
        ]
        slots, faces = range(grid.slots), range(FACES)
        self.dearer = [
            [_dearer(grid.costs(LinePlace(slot, f), pieces)) for f in faces] for slot in slots
        ]
        least = [[each[0] for each in faces] for faces in self.dearer]
        self.weighed = sorted(
            [(sum([least[slot][face] for slot, face in way]), n) for n, way in enumerate(grid.ways)]
        )

    @property
    def guess(self) -> int:
        """About what it will take, a little less rather than more."""
        return self.weighed[0][0]

    def solve(self) -> Solution:
        """Look for something cheap first: what is dearer than a solution is soon passed over."""
        below = self.guess
        while True:
            below += SHARED
            found = self._cheapest(below)
            if found is not None:
                return found

    def _cheapest(self, below: int) -> Solution | None:
        """The fewest steps, if there are fewer than these."""
        found: Solution | None = None
        for at_least, number in self.weighed:
            if at_least - SHARED >= below:
                break
            way = self.grid.ways[number]
            for total, laid in self._choices(way, below + SHARED):
                carried = [
                    Carried(self.pieces[n].slot, place.slot, _quarters(self.pieces[n], place.face))
                    for n, place in zip(laid, way, strict=True)
                ]
                if total - self.grid.shared(carried) >= below:
                    continue
                turns = sum([abs(each.quarters) for each in carried])
                swaps = self.grid.carry_out(carried, below - turns)
                if swaps is not None:
                    found = _told(carried, swaps)
                    below = found.cost
        return found

    def _choices(self, way: LineWay, most: int) -> list[tuple[int, tuple[int, ...]]]:
        """Every choice of pieces for a way that costs less than this, the cheapest first."""
        at_least = sum([self.dearer[slot][face][0] for slot, face in way])
        room = most - at_least
        found: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
        for slot, face in way:
            pieces = [each for each in self.dearer[slot][face][1] if each[0] < room]
            found = [
                (cost + more, used | bit, (*laid, piece))
                for cost, used, laid in found
                for more, bit, piece in pieces
                if cost + more < room and not used & bit
            ]
        return sorted([(at_least + cost, laid) for cost, _, laid in found])


def _dearer(costs: Sequence[int]) -> tuple[int, list[tuple[int, int, int]]]:
    """The least that a place costs, and how much more it is with each piece that fits."""
    least = min(costs)
    fitting = [(cost - least, 1 << n, n) for n, cost in enumerate(costs) if cost < FAR]
    return least, fitting


def _told(chosen: Sequence[Carried], swaps: Sequence[SlotPair]) -> Solution:
    """Turns first, then swaps."""
    turns = [
        form(each.start + 1) for each in chosen if each.quarters for form in ROTATING[each.quarters]
    ]
    lines = (*turns, *(SWAP(min(pair) + 1, max(pair) + 1) for pair in swaps))
    return Solution(lines, len(lines))


def _quarters(piece: Lying, face: LineFace) -> int:
    """By how many quarters a piece is to be turned, the shorter way."""
    if piece.kind == STRAIGHT:
        return (piece.turns - face) % 2
    by = (face - BEND_FACE - piece.turns) % QUARTERS
    return -1 if by == QUARTERS - 1 else by


@lru_cache(maxsize=16)
def line_grid(columns: int, rows: int) -> "LineGrid":
    """The grid of a size, with all that can be known of it once."""
    return LineGrid(columns, rows)


class LineGrid:
    """Slots, their distances, and every way across for which there are pieces enough."""

    def __init__(self, columns: int, rows: int) -> None:
        swapping = swapping_on(columns, rows)
        self.columns, self.rows = columns, rows
        self.slots = columns * rows
        self.distance = swapping.distance
        self.beside = [
            [other if one == slot else one for one, other in swapping.pairs if slot in (one, other)]
            for slot in range(self.slots)
        ]
        self.ways = [
            way for start in range(0, self.slots, columns) for way in self._ways(start, WEST, ())
        ]
        self.passes = lru_cache(maxsize=200_000)(self._passes)

    def _ways(self, slot: LineSlot, came: int, laid: LineWay) -> Iterator[LineWay]:
        """Go on from where a line came into a slot."""
        row, column = divmod(slot, self.columns)
        for goes in range(QUARTERS):
            way = (*laid, LinePlace(slot, _face(came, goes)))
            bends = sum(place.face >= BEND_FACE for place in way)
            if goes == came or bends > BENDS or len(way) - bends > self.columns:
                continue
            if goes == EAST and column == self.columns - 1:
                yield way
                continue
            down, right = row + (goes == 2) - (goes == 0), column + (goes == EAST) - (goes == WEST)
            there = down * self.columns + right
            free = all(there != place.slot for place in way)
            if 0 <= down < self.rows and right >= 0 and free:
                yield from self._ways(there, (goes + 2) % QUARTERS, way)

    def costs(self, place: LinePlace, pieces: Sequence[Lying]) -> list[int]:
        """What it takes each piece to lie in a place; pieces of the other kind never do."""
        kind = STRAIGHT if place.face < BEND_FACE else BEND
        away = self.distance[place.slot]
        return [
            away[each.slot] + abs(_quarters(each, place.face)) if each.kind == kind else FAR
            for each in pieces
        ]

    def shared(self, carried: Sequence[Carried]) -> int:
        """How many pairs of pieces may pass each other."""
        moving = [(each.start, each.to) for each in carried if each.start != each.to]
        return sum([self.passes(*one, *other) for one, other in combinations(moving, 2)])

    def _passes(self, one: LineSlot, one_to: LineSlot, other: LineSlot, other_to: LineSlot) -> bool:
        """Whether two pieces can come past each other on shortest ways, and share that swap."""
        a, b, c, d = (divmod(slot, self.columns) for slot in (one, one_to, other, other_to))
        for axis in (0, 1):
            aside = 1 - axis
            low = max(min(a[aside], b[aside]), min(c[aside], d[aside]))
            if low > min(max(a[aside], b[aside]), max(c[aside], d[aside])):
                continue
            for (start, end), (comes, goes) in (((a, b), (c, d)), ((c, d), (a, b))):
                if max(start[axis], goes[axis]) < min(end[axis], comes[axis]):
                    return True
        return False

    def carry_out(self, carried: Sequence[Carried], most: int) -> tuple[SlotPair, ...] | None:
        """The swaps that bring the pieces where they should be, if fewer than `most` do (A*)."""
        goal = tuple(each.to for each in carried)
        start = tuple(each.start for each in carried)
        came: dict[Spots, tuple[Spots, SlotPair] | None] = {start: None}
        taken = {start: 0}
        queue = [(self._ahead(start, goal), 0, start)]
        while queue:
            _, minus_steps, here = heappop(queue)
            steps = 1 - minus_steps
            if here == goal:
                return _retrace(came, here)
            if steps > taken[here] + 1:
                continue
            for slot, there in self._nearer(here, goal):
                after = tuple([there if a == slot else slot if a == there else a for a in here])
                if taken.get(after, FAR) > steps:
                    bound = steps + self._ahead(after, goal)
                    if bound < most:
                        taken[after] = steps
                        came[after] = here, (slot, there)
                        heappush(queue, (bound, -steps, after))
        return None

    def _nearer(self, here: Spots, goal: Spots) -> Iterator[SlotPair]:
        """The swaps that bring some piece nearer to where it should be."""
        for slot, to in zip(here, goal, strict=True):
            away = self.distance[to]
            for there in self.beside[slot]:
                if away[there] < away[slot]:
                    yield slot, there

    def _ahead(self, here: Spots, goal: Spots) -> int:
        """The swaps that are left if nothing gets in the way."""
        moving = [pair for pair in zip(here, goal, strict=True) if pair[0] != pair[1]]
        far = sum([self.distance[at][to] for at, to in moving])
        return far - sum([self.passes(*one, *other) for one, other in combinations(moving, 2)])


def _face(one: int, other: int) -> LineFace:
    """How a piece lies that joins two sides."""
    if one % 2 == other % 2:
        return 0 if one % 2 else 1
    return BEND_FACE + (one if (one + 1) % QUARTERS == other else other)


def _retrace(came: dict[Spots, tuple[Spots, SlotPair] | None], end: Spots) -> tuple[SlotPair, ...]:
    path: list[SlotPair] = []
    while step := came[end]:
        end, pair = step
        path.append(pair)
    return tuple(reversed(path))
