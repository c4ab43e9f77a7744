"""Ways: how far it is from space to space for whoever moves, and which steps lead there."""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import permutations
from typing import Literal

from madhouse.engine.board.plan import EdgeKind
from madhouse.second.things.meetings import Meetings

Gait = Literal["walk", "fly", "phase"]
CROSSED: dict[Gait, frozenset[EdgeKind]] = {
    "walk": frozenset({"border", "door"}),  # 2e.impassable.no-movement, 2e.wall.no-movement
    "fly": frozenset({"border", "door", "impassable"}),
    "phase": frozenset({"border", "door", "impassable", "wall"}),
}


class Ways:
    """The steps of one gait while doors between some spaces are shut and others are linked."""

    def __init__(
        self,
        meetings: Meetings,
        gait: Gait,
        shut: Iterable[tuple[str, str]],
        linked: Iterable[Collection[str]],
    ) -> None:
        closed = set() if gait == "phase" else {way for pair in shut for way in (pair, pair[::-1])}
        crossed = CROSSED[gait]
        steps = {
            space: [
                near
                for near, kinds in others.items()
                if crossed & (_without_shut(kinds) if (space, near) in closed else kinds)
            ]
            for space, others in meetings.items()
        }
        for group in linked:
            for space, other in permutations([s for s in group if s in steps], 2):
                if other not in steps[space]:
                    steps[space].append(other)
        self.steps = {space: tuple(sorted(others)) for space, others in steps.items()}
        self._distances: dict[str, dict[str, int]] = {}
        self._stepped: dict[tuple[str, str, int], tuple[str, ...]] = {}

    def distances(self, space: str) -> Mapping[str, int]:
        """The fewest steps from a space to each that can be reached, itself included."""
        found = self._distances.get(space)
        if found is None:
            found = self._distances[space] = counted(self.steps, space)
        return found

    def nearest(self, space: str, others: Iterable[str]) -> tuple[str, ...]:
        """Those of some spaces that are the fewest steps away, also the space itself.

        What cannot be reached is never among them (2e.conflict.no-path).
        """
        return self._at(space, others, min)

    def farthest(self, space: str, others: Iterable[str]) -> tuple[str, ...]:
        """Those of some spaces that are the most steps away, of all that can be reached."""
        return self._at(space, others, max)

    def _at(
        self, space: str, others: Iterable[str], pick: Callable[[Iterable[int]], int]
    ) -> tuple[str, ...]:
        distances = self.distances(space)
        reached = [other for other in others if other in distances]
        if not reached:
            return ()
        wanted = pick(distances[other] for other in reached)
        return tuple(other for other in reached if distances[other] == wanted)

    def toward(self, space: str, goal: str) -> tuple[str, ...]:
        """The steps after which the goal is nearer (2e.toward.each-step)."""
        return self._stepping(space, goal, -1)

    def away(self, space: str, goal: str) -> tuple[str, ...]:
        """The steps after which the goal is farther (2e.away.each-step)."""
        return self._stepping(space, goal, 1)

    def _stepping(self, space: str, goal: str, change: int) -> tuple[str, ...]:
        key = (space, goal, change)
        found = self._stepped.get(key)
        if found is None:
            distances = self.distances(goal)
            here = distances.get(space)
            wanted = None if here is None else here + change
            found = tuple(
                near
                for near in self.steps[space]
                if wanted is not None and distances.get(near) == wanted
            )
            self._stepped[key] = found
        return found


def counted(
    steps: Mapping[str, Iterable[str]], space: str, most: int | None = None
) -> dict[str, int]:
    """The spaces that can be reached from one, with the fewest steps to each, nearest first."""
    found = {space: 0}
    waiting = deque([space])
    while waiting:
        here = waiting.popleft()
        if found[here] == most:
            break
        for near in steps[here]:
            if near not in found:
                found[near] = found[here] + 1
                waiting.append(near)
    return found


def _without_shut(kinds: frozenset[EdgeKind]) -> frozenset[EdgeKind]:
    """What is left where a token lies on the door, or outdoors on the border."""
    return kinds - {"door" if "door" in kinds else "border"}
