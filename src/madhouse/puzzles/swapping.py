"""Swapping: the fewest swaps of neighbours that bring pieces where they should be."""

from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush

SlotPair = tuple[int, int]
Order = tuple[int, ...]
"""For each slot the number of the piece in it; sorted, each piece is in the slot of its number."""

FAR = 99
"""The distance between slots that no swaps connect."""


class Swapping:
    """Shortest sequences of swaps on one graph of slots."""

    def __init__(self, slots: int, pairs: Sequence[SlotPair]) -> None:
        self.pairs = tuple(pairs)
        self.distance = [_distances(slots, pairs, start) for start in range(slots)]
        self.path = lru_cache(maxsize=20_000)(self._path)

    def fewest(self, order: Order) -> int:
        """A lower bound: a swap brings two pieces one slot nearer, and changes the parity."""
        steps = -(-sum(self.distance[piece][slot] for slot, piece in enumerate(order)) // 2)
        return steps + (steps + _parity(order)) % 2

    def _path(self, order: Order) -> tuple[SlotPair, ...] | None:
        """The swaps that sort the order, or none if no swaps can (A*)."""
        if any(self.distance[piece][slot] == FAR for slot, piece in enumerate(order)):
            return None
        came: dict[Order, tuple[Order, SlotPair] | None] = {order: None}
        taken = {order: 0}
        queue = [(self.fewest(order), 0, order)]
        while queue:
            bound, minus_steps, here = heappop(queue)
            steps = -minus_steps
            if bound == steps:
                return _retrace(came, here)
            if steps > taken[here]:
                continue
            for one, other in self.pairs:
                after = list(here)
                after[one], after[other] = after[other], after[one]
                there = tuple(after)
                if taken.get(there, FAR) > steps + 1:
                    taken[there] = steps + 1
                    came[there] = here, (one, other)
                    heappush(queue, (steps + 1 + self.fewest(there), -steps - 1, there))
        return None


def _retrace(came: dict[Order, tuple[Order, SlotPair] | None], end: Order) -> tuple[SlotPair, ...]:
    path: list[SlotPair] = []
    while step := came[end]:
        end, pair = step
        path.append(pair)
    return tuple(reversed(path))


def _distances(slots: int, pairs: Sequence[SlotPair], start: int) -> list[int]:
    away = [FAR] * slots
    away[start] = 0
    ahead = deque([start])
    while ahead:
        here = ahead.popleft()
        for pair in pairs:
            if here in pair:
                there = pair[0] if pair[1] == here else pair[1]
                if away[there] == FAR:
                    away[there] = away[here] + 1
                    ahead.append(there)
    return away


def _parity(order: Order) -> int:
    """0 if an even number of swaps sorts the order, else 1."""
    swaps, seen = 0, [False] * len(order)
    for start in range(len(order)):
        at = start
        while not seen[at]:
            seen[at] = True
            at = order[at]
            swaps += at != start
    return swaps % 2
