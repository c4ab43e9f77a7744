"""The solver: a shortest solution of a puzzle, or the certainty that there is none.

Turning and swapping do not get in each other's way, so a solution costs what its turns cost plus
the fewest swaps that bring each piece to its slot. The solver therefore does not walk from
arrangement to arrangement: it lays the pieces afresh, slot by slot where the goal depends on it
next, the cheapest partial arrangement first, and drops what can no longer solve the puzzle.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple

from madhouse.puzzles.goal import BROKEN, SOLVED, PuzzleGoal
from madhouse.puzzles.puzzle import Puzzle, PuzzleState
from madhouse.puzzles.steps import (
    DRAW,
    REPLACE,
    ROTATE_CLOCKWISE,
    ROTATE_COUNTERCLOCKWISE,
    SWAP,
    take,
    tile_lines,
)
from madhouse.puzzles.swapping import FAR, Swapping

EMPTY = -1
ROTATING = {
    1: (ROTATE_CLOCKWISE,),
    -1: (ROTATE_COUNTERCLOCKWISE,),
    2: (ROTATE_CLOCKWISE, ROTATE_CLOCKWISE),
}
"""The steps that turn a piece so far."""


class Solution(NamedTuple):
    """The steps in order, and the puzzle actions they cost together."""

    lines: tuple[str, ...]
    cost: int


class Start(NamedTuple):
    """A way to begin: after drawing some pieces and turning the tile."""

    state: PuzzleState
    lines: tuple[str, ...]
    cost: int


class Partial(NamedTuple):
    """Some slots filled. Pieces are numbered by the slot in which they lie at the start."""

    start: Start
    pieces: tuple[int, ...]  # by slot; EMPTY where nothing is laid yet
    faces: tuple[Any, ...]  # what those pieces show
    turns: tuple[tuple[int, int], ...]  # pieces that were turned, and by how much
    cost: int  # of the start and these turns
    away: int  # how far the pieces were moved, added up


def solve(
    puzzle: Puzzle, state: PuzzleState, pile: Sequence[str] = (), draws: int = 0
) -> Solution | None:
    """The shortest solution with at most so many draws from a pile that is known."""
    in_hand = [] if state.drawn is None else [state.drawn]
    if not _could_be_solved(puzzle, [*state.pieces, *in_hand, *pile[:draws]]):
        return None
    return _Search(puzzle).run(_starts(puzzle, state, list(pile), draws))


def _could_be_solved(puzzle: Puzzle, hand: Sequence[str]) -> bool:
    """Whether any of these pieces could solve the puzzle, were they free to lie anywhere.

    This settles most hopeless deals long before the search for a cheapest solution would: pieces
    that show the same faces need to be tried only once.
    """
    shown = [tuple(face for _, face in _ways_to_lie(puzzle, piece, 0)) for piece in hand]
    alike = Counter(next(each for each in shown if set(each) == set(mine)) for mine in shown)
    laid: list[Any] = [None] * puzzle.size
    return any(_fits(puzzle.goal, alike, laid, tile) for tile in range(puzzle.tile_turns))


def _fits(
    goal: PuzzleGoal[Any], left: Counter[tuple[Any, ...]], laid: list[Any], tile: int
) -> bool:
    slot = goal.look(laid, tile)
    if slot in (SOLVED, BROKEN):
        return slot == SOLVED
    for faces, copies in left.items():
        if copies:
            left[faces] -= 1
            for laid[slot] in faces:
                if _fits(goal, left, laid, tile):
                    return True
            left[faces] += 1
    laid[slot] = None
    return False


def _starts(puzzle: Puzzle, state: PuzzleState, pile: list[str], draws: int) -> Iterator[Start]:
    """Every way to begin. Pieces that were moved or turned before a draw gain nothing by it."""
    for drawn in _draws(puzzle, Start(state, (), 0), pile, draws):
        for turn in range(puzzle.tile_turns):
            lines = _turning_tile(puzzle, turn)
            turned = drawn.state.copy()
            for line in lines:
                take(puzzle, turned, [], line)
            yield Start(turned, drawn.lines + lines, drawn.cost + len(lines))


def _draws(puzzle: Puzzle, start: Start, pile: list[str], draws: int) -> Iterator[Start]:
    if start.state.drawn is not None:
        for slot in range(1, puzzle.size + 1):
            yield from _draws(puzzle, *_after(puzzle, start, pile, REPLACE(slot)), draws)
        return
    yield start
    if draws and pile and puzzle.turnable:
        yield from _draws(puzzle, *_after(puzzle, start, pile, DRAW), draws - 1)


def _after(puzzle: Puzzle, start: Start, pile: list[str], line: str) -> tuple[Start, list[str]]:
    state, left = start.state.copy(), pile[:]
    cost = take(puzzle, state, left, line)
    return Start(state, (*start.lines, line), start.cost + cost), left


def _turning_tile(puzzle: Puzzle, turn: int) -> tuple[str, ...]:
    """The steps that turn the tile clockwise so often, the shorter way round."""
    if turn == 0:
        return ()
    ways = tile_lines(puzzle)
    back = puzzle.tile_turns - turn
    return (ways[0],) * turn if turn <= back else (ways[-1],) * back


@lru_cache(maxsize=64)
def _swapping(slots: int, pairs: tuple[tuple[int, int], ...]) -> Swapping:
    return Swapping(slots, pairs)


class _Search:
    """Best first: the heap holds what can still become a solution, by the least it will cost."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.goal = puzzle.goal
        self.swapping = _swapping(puzzle.size, puzzle.pairs)
        self.heap: list[tuple[int, int, int, Partial | Solution]] = []
        self.serial = count()

    def run(self, starts: Iterator[Start]) -> Solution | None:
        """The cheapest solution from any of these starts."""
        nothing = (EMPTY,) * self.puzzle.size, (None,) * self.puzzle.size
        for start in starts:
            self._push(Partial(start, *nothing, (), start.cost, 0), 0)
        while self.heap:
            _, _, _, best = heappop(self.heap)
            if isinstance(best, Solution):
                return best
            # Most of what was pushed is never looked at: the goal is asked only now.
            found = self.goal.look(best.faces, best.start.state.tile)
            if found == BROKEN:
                continue
            if EMPTY in best.pieces:
                self._extend(best, found)
            else:
                self._finish(best)
        return None

    def _push(self, partial: Partial, swaps: int) -> None:
        bound = partial.cost + swaps
        empty = partial.pieces.count(EMPTY)
        heappush(self.heap, (bound, empty, next(self.serial), partial))

    def _extend(self, partial: Partial, found: int) -> None:
        """Lay each piece left, in each way it can lie, into the next slot."""
        slot = partial.pieces.index(EMPTY) if found == SOLVED else found
        state = partial.start.state
        for piece, distance in enumerate(self.swapping.distance[slot]):
            if piece in partial.pieces or distance == FAR:
                continue
            pieces = (*partial.pieces[:slot], piece, *partial.pieces[slot + 1 :])
            away = partial.away + distance
            swaps = self._swaps_at_least(pieces, away)
            ways = _ways_to_lie(self.puzzle, state.pieces[piece], state.turns[piece])
            for turn, face in ways[:1] if found == SOLVED else ways:
                faces = (*partial.faces[:slot], face, *partial.faces[slot + 1 :])
                turns = (*partial.turns, (piece, turn)) if turn else partial.turns
                cost = partial.cost + abs(turn)
                self._push(Partial(partial.start, pieces, faces, turns, cost, away), swaps)

    def _swaps_at_least(self, pieces: tuple[int, ...], away: int) -> int:
        """Half the way that laid pieces go and that the pieces they push out must go."""
        if EMPTY not in pieces:
            return self.swapping.fewest(pieces)
        pushed = sum(there != EMPTY and piece not in pieces for piece, there in enumerate(pieces))
        return -(-(away + pushed) // 2)

    def _finish(self, partial: Partial) -> None:
        """Everything is laid: find the swaps, and let the solution wait for its turn."""
        swaps = self.swapping.path(partial.pieces)
        if swaps is None:
            return
        turning = [rotate(piece + 1) for piece, turn in partial.turns for rotate in ROTATING[turn]]
        swapping = [SWAP(one + 1, other + 1) for one, other in reversed(swaps)]
        lines = (*partial.start.lines, *turning, *swapping)
        cost = partial.cost + len(swapping)
        heappush(self.heap, (cost, -1, next(self.serial), Solution(lines, cost)))


@lru_cache(maxsize=4096)
def _ways_to_lie(puzzle: Puzzle, piece: str, turned: int) -> list[tuple[int, Any]]:
    """The turns that make a piece show different faces, the cheapest first."""
    ways: list[tuple[int, Any]] = []
    for turn in (0, 1, -1, 2) if puzzle.turnable else (0,):
        face = puzzle.goal.face(piece, (turned + turn) % 4)
        if all(face != other for _, other in ways):
            ways.append((turn, face))
    return ways
