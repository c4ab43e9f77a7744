"""Which spaces are one step apart, and how many steps lie between any two."""

from collections import deque
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from madhouse.engine.board.doors import Door
from madhouse.engine.board.layout import Ground
from madhouse.engine.board.plan import EdgeKind, Point, beside

Join = Literal["border", "diagonal", "door"]
SpacePair = tuple[str, str]


@dataclass(frozen=True)
class Joins:
    """Every pair of spaces that can be stepped between, both ways round, by how they join."""

    open: Mapping[SpacePair, Join]
    doors: Mapping[SpacePair, str]
    walls: Collection[SpacePair]  # pairs that a wall divides, wherever else they may join

    def passable(self, closed: frozenset[str]) -> dict[SpacePair, Join]:
        """How spaces join while some doors are closed; a door counts only where nothing is open."""
        through: dict[SpacePair, Join] = {
            pair: "door" for pair, door in self.doors.items() if door not in closed
        }
        return through | dict(self.open)


def find_joins(ground: Ground, doors: Iterable[Door]) -> Joins:
    """Read from the map which spaces meet, and how."""
    diagonals = _both_ways(_diagonals(ground))
    borders = _both_ways(_divided_by(ground, "border"))
    joined: dict[SpacePair, Join] = dict.fromkeys(diagonals, "diagonal")
    joined |= dict.fromkeys(borders, "border")
    inner = [door for door in doors if door.out is None]
    named = {pair: d.name for d in inner for pair in _both_ways([(d.spaces[0], d.spaces[1])])}
    return Joins(open=joined, doors=named, walls=_both_ways(_divided_by(ground, "wall")))


def _divided_by(ground: Ground, kind: EdgeKind) -> Iterable[SpacePair]:
    """The spaces on both sides of every edge of a kind."""
    for edge, drawn in ground.edges.items():
        one, other = (ground.cells.get(cell) for cell in beside(edge))
        if drawn == kind and one is not None and other is not None:
            yield one, other


def _both_ways(pairs: Iterable[SpacePair]) -> list[SpacePair]:
    return sorted({way for one, other in pairs for way in ((one, other), (other, one))})


def _diagonals(ground: Ground) -> Iterable[SpacePair]:
    """Spaces that touch at a corner, with two plain borders round one side of it."""
    for x, y in {(x + dx, y + dy) for x, y in ground.cells for dx in (-1, 1) for dy in (-1, 1)}:
        ring = ((x - 1, y - 1), (x + 1, y - 1), (x + 1, y + 1), (x - 1, y + 1))
        for turn in range(4):
            start, via, end, fourth = (*ring[turn:], *ring[:turn])
            one, other, aside = (ground.cells.get(cell) for cell in (start, end, fourth))
            if one is None or other is None or one == other:
                continue
            # Where the fourth cell belongs to either space they meet along an edge, not a corner.
            if aside in (one, other):
                continue
            if _plain(ground, start, via) and _plain(ground, via, end):
                yield one, other


def _plain(ground: Ground, one: Point, other: Point) -> bool:
    edge = ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)
    return ground.edges.get(edge) == "border"


class Steps:
    """Adjacent spaces, and distances counted from a space when first asked for."""

    def __init__(self, spaces: Iterable[str], joined: Iterable[SpacePair]) -> None:
        neighbours: dict[str, list[str]] = {space: [] for space in spaces}
        for one, other in sorted(joined):
            neighbours[one].append(other)
        self.adjacent = {space: tuple(others) for space, others in neighbours.items()}
        self._counted: dict[str, dict[str, int | None]] = {}

    def counted_from(self, space: str) -> Mapping[str, int | None]:
        """The steps from a space to every space; None where no way leads."""
        counted = self._counted.get(space)
        if counted is None:
            counted = self._count(space)
            self._counted[space] = counted
        return counted

    def toward(self, space: str, goal: str) -> tuple[str, ...]:
        """The neighbours of a space that are one step nearer to the goal."""
        counted = self.counted_from(goal)
        here = counted[space]
        if here is None:
            return ()
        return tuple(near for near in self.adjacent[space] if counted[near] == here - 1)

    def _count(self, space: str) -> dict[str, int | None]:
        counted: dict[str, int | None] = dict.fromkeys(self.adjacent)
        counted[space] = 0
        waiting = deque([(space, 0)])
        while waiting:
            here, steps = waiting.popleft()
            for near in self.adjacent[here]:
                if counted[near] is None:
                    counted[near] = steps + 1
                    waiting.append((near, steps + 1))
        return counted
