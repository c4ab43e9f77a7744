"""Errands: how far an investigator has to go for a room or a card, keys fetched on the way.

The kit is an author's tool, so it looks at the state: it knows what lies where.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from heapq import heappop, heappush

from madhouse.first.rules.paths import open_board
from madhouse.first.things.cards import Demand
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

NEVER = 1000.0
"""What cannot be reached at all."""
EXPLORING = 1.0
PUZZLE = 3.0
BURNING = 2.0


@dataclass(frozen=True)
class Arrival:
    """Somebody at the end of an errand: where he then is, with what, and what it cost in steps."""

    space: str
    cards: frozenset[str]
    cost: float = 0.0


class Errands:
    """The errands of a table as it stands: make a new one when anything but a figure has moved."""

    def __init__(self, g: Table) -> None:
        self._g = g
        self._near = _neighbours(g)
        self._lies = {card: name for name, room in g.state.rooms.items() for card in room.pile}

    def of(self, who: Investigator) -> Arrival:
        """Where somebody begins."""
        return Arrival(who.space, frozenset(who.cards))

    def to_room(self, start: Arrival, room: str) -> Arrival:
        """Go to a room, with whatever key must be fetched for it."""
        return self._go(start, room, frozenset())

    def to_space(self, start: Arrival, space: str) -> Arrival:
        """Go to a space."""
        there = self._go(start, self._g.board.room_of[space], frozenset())
        within = self._steps_within(there.space, space)
        return Arrival(space, there.cards, there.cost + within)

    def for_card(self, start: Arrival, card: str) -> Arrival:
        """Have a card: explore the room where it lies, or meet whoever carries it."""
        return self._fetch(start, card, frozenset())

    def _fetch(self, start: Arrival, card: str, shut: frozenset[str]) -> Arrival:
        if card in start.cards:
            return start
        room = self._lies.get(card)
        if room is not None:
            return self._explore(start, room, shut)
        holders = [who.space for who in self._g.state.investigators if card in who.cards]
        holders += [foe.space for foe in self._g.state.monsters if card in foe.carries]
        for space in holders:
            there = self._go(start, self._g.board.room_of[space], shut)
            return Arrival(there.space, there.cards | {card}, there.cost + 2 * EXPLORING)
        return Arrival(start.space, start.cards, NEVER)

    def _explore(self, start: Arrival, room: str, shut: frozenset[str]) -> Arrival:
        """Take all cards of a room, once what lies on top of them is overcome."""
        pile = self._g.room(room).pile
        at, extra = start, 0.0
        for card in pile:
            if card in self._g.box.obstacles:
                demand = self._g.box.obstacles[card]
                at = self._provide(at, demand, shut | {card})
                extra += _effort(demand, at.cards)
        there = self._go(at, room, shut)
        found = there.cards | {card for card in pile if card not in self._g.box.obstacles}
        return Arrival(there.space, found, there.cost + EXPLORING + extra)

    def _provide(self, start: Arrival, demand: Demand, shut: frozenset[str]) -> Arrival:
        """Fetch a key, if nothing but a key will do."""
        if _effort(demand, start.cards) < NEVER:
            return start
        fetched = [self._fetch(start, key, shut) for key in demand.key]
        return min(fetched, key=lambda each: each.cost, default=Arrival("", start.cards, NEVER))

    def _go(self, start: Arrival, room: str, shut: frozenset[str]) -> Arrival:
        """The cheapest way; the first lock on it for which a key is missing sends one for it."""
        if start.cost >= NEVER:
            return start
        cost, way = self._cheapest(start, room, shut)
        if not way:
            return Arrival(start.space, start.cards, NEVER)
        for lock in self._locks_on(way):
            demand = self._g.box.locks[lock]
            if _effort(demand, start.cards) >= NEVER:
                provided = self._provide(start, demand, shut | {lock})
                return self._go(provided, room, shut)
        return Arrival(way[-1], start.cards, start.cost + cost)

    def _cheapest(self, start: Arrival, room: str, shut: frozenset[str]) -> tuple[float, list[str]]:
        """Where a key is missing the way counts as long, so that it is taken only at need."""
        room_of = self._g.board.room_of
        best: dict[str, float] = {start.space: 0.0}
        came: dict[str, str] = {}
        heap = [(0.0, start.space)]
        while heap:
            cost, space = heappop(heap)
            if cost > best[space]:
                continue
            if room_of[space] == room:
                return cost, _trail(came, space)
            for near in self._near[space]:
                entered = room_of[near] != room_of[space]
                further = cost + 1 + (self._entering(room_of[near], start, shut) if entered else 0)
                if further < best.get(near, NEVER):
                    best[near], came[near] = further, space
                    heappush(heap, (further, near))
        return NEVER, []

    def _entering(self, room: str, start: Arrival, shut: frozenset[str]) -> float:
        lying = self._g.room(room)
        extra = BURNING if lying.fire else 0.0
        if not lying.lock:
            return extra
        if lying.lock in shut:
            return NEVER
        return extra + min(_effort(self._g.box.locks[lying.lock], start.cards), NEVER / 10)

    def _locks_on(self, way: Iterable[str]) -> list[str]:
        rooms = dict.fromkeys(self._g.board.room_of[space] for space in list(way)[1:])
        return [lock for room in rooms if (lock := self._g.room(room).lock)]

    def _steps_within(self, space: str, other: str) -> int:
        return self._g.board.distance(space, other) or 0


def _effort(demand: Demand, cards: frozenset[str]) -> float:
    """What it takes to meet a demand with these cards in hand."""
    if cards.intersection(demand.key):
        return 0.0
    if demand.test is not None:
        return 0.5
    return PUZZLE if demand.puzzle is not None else NEVER


def _neighbours(g: Table) -> Mapping[str, tuple[str, ...]]:
    """The spaces one step away for an investigator, ladders included."""
    near = open_board(g).adjacent
    rungs = [each.space for each in g.state.features if each.kind == "ladder"]
    if not rungs:
        return near
    climbed = {rung: (*near[rung], *(other for other in rungs if other != rung)) for rung in rungs}
    return {**near, **climbed}


def _trail(came: Mapping[str, str], space: str) -> list[str]:
    way = [space]
    while way[-1] in came:
        way.append(came[way[-1]])
    return way[::-1]
