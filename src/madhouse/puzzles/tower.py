"""Tower puzzles: bring pieces from three columns into one, the largest lowest.

A piece is its rank, 1 for the smallest; a column lists its pieces from the bottom. Columns count
from 1 in what players read.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import permutations

import msgspec

from madhouse.engine.forms import form
from madhouse.engine.rng import Random
from madhouse.puzzles.difficulty import Band, NoSuchPuzzle, any_of
from madhouse.puzzles.solver import Solution
from madhouse.puzzles.steps import STEP, Step

STACK = form("stack piece {piece} on column {column}")

COLUMNS = 3
MOST_MOVES = {4: 5, 5: 8, 6: 11, 7: 14}
"""By the number of pieces, the moves of the hardest deals of which there are several dozen, or of
four pieces a few."""
FEWEST_PIECES, MOST_PIECES = min(MOST_MOVES), max(MOST_MOVES)

Columns = tuple[tuple[int, ...], ...]


class TowerPuzzle(msgspec.Struct, array_like=True, tag="tower"):
    """A tower puzzle on the table: plain data that an edition keeps in its state."""

    columns: list[list[int]]

    @property
    def solved(self) -> bool:
        """Whether all pieces are in one column (`2e.tower.solved`), the largest at the bottom and
        the smallest on top (`2e.tower.tower-order`)."""
        whole = [column for column in self.columns if column]
        return len(whole) == 1 and whole[0] == sorted(whole[0], reverse=True)

    def steps(self) -> list[Step]:
        """The top piece of each column to any other, whatever lies there (`2e.tower.step`)."""
        if self.solved:
            return []
        return [
            Step(STACK(column[-1], there + 1), STEP)
            for here, column in enumerate(self.columns)
            for there in range(COLUMNS)
            if column and there != here
        ]

    def apply(self, line: str) -> None:
        """Move a piece to the top of a column (`2e.tower.on-top`)."""
        piece, column = map(int, STACK.ids(line))
        here = next(each for each in self.columns if each and each[-1] == piece)
        self.columns[column - 1].append(here.pop())

    def copy(self) -> "TowerPuzzle":
        """The same puzzle, to try something out."""
        return TowerPuzzle([column[:] for column in self.columns])

    def shown(self) -> "TowerPuzzle":
        """All of it: everybody sees where the pieces lie."""
        return self.copy()

    def picture(self) -> str:
        """The three columns upright, the pieces as broad as they are large."""
        most = sum(map(len, self.columns))
        wide = 2 * most + 1
        lines = []
        for level in reversed(range(most)):
            cells = [_drawn(column, level).center(wide) for column in self.columns]
            lines.append("  ".join(cells).rstrip())
        ruled = "  ".join("=" * wide for _ in self.columns)
        numbers = "  ".join(str(number).center(wide) for number in range(1, COLUMNS + 1))
        return "\n".join([*filter(None, lines), ruled, numbers.rstrip()])


def _drawn(column: list[int], level: int) -> str:
    if level >= len(column):
        return ""
    return f"{column[level]}".center(2 * column[level] + 1, "#")


def check_tower(pieces: int) -> None:
    """Refuse a tower of too few pieces, or of more than can be looked through."""
    if not FEWEST_PIECES <= pieces <= MOST_PIECES:
        raise NoSuchPuzzle(f"a tower has {FEWEST_PIECES} to {MOST_PIECES} pieces, not {pieces}")


def tower_band(pieces: int) -> Band:
    """The moves that can be asked for: many deals with pieces in all three columns need them."""
    check_tower(pieces)
    return Band(2, MOST_MOVES[pieces])


def deal_tower(pieces: int, moves: Band, random: Random) -> TowerPuzzle:
    """Any order of the pieces in three columns (`2e.tower.shuffled-columns`) that needs so many
    moves."""
    moves.within(tower_band(pieces), f"a tower of {pieces}")
    columns = list(any_of(_deals(pieces)[moves.any(random)], random))
    random.shuffle(columns)
    return TowerPuzzle([list(column) for column in columns])


def solve_tower(puzzle: TowerPuzzle) -> Solution:
    """The fewest moves that build the tower."""
    lines: list[str] = []
    tried = puzzle.copy()
    away = tower_moves(sum(map(len, puzzle.columns)))
    while not tried.solved:
        after = {line: _after(tried, line) for line, _ in tried.steps()}
        best = min(after, key=lambda line: away[_sorted(after[line].columns)])
        tried = after[best]
        lines.append(best)
    return Solution(tuple(lines), len(lines))


def _after(puzzle: TowerPuzzle, line: str) -> TowerPuzzle:
    tried = puzzle.copy()
    tried.apply(line)
    return tried


@lru_cache(maxsize=8)
def tower_moves(pieces: int) -> dict[Columns, int]:
    """The fewest moves from every arrangement; which column is which makes no difference. A move
    can be made back, so they are counted from the tower outwards."""
    level = [_sorted([range(pieces, 0, -1), (), ()])]
    away = {level[0]: 0}
    while level:
        further = []
        for here in level:
            for there in _beside(here):
                if there not in away:
                    away[there] = away[here] + 1
                    further.append(there)
        level = further
    return away


@lru_cache(maxsize=8)
def _deals(pieces: int) -> dict[int, list[Columns]]:
    """Arrangements with something in each column, by the moves that they need."""
    found: dict[int, list[Columns]] = {}
    for columns, moves in tower_moves(pieces).items():
        if moves and all(columns):
            found.setdefault(moves, []).append(columns)
    return found


def _beside(here: Columns) -> Iterator[Columns]:
    for one, other, third in permutations(here):
        if one:
            yield tuple(sorted((one[:-1], other + one[-1:], third)))


def _sorted(columns: Iterable[Sequence[int]]) -> Columns:
    return tuple(sorted(map(tuple, columns)))
