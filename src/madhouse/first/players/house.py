"""The house as everybody at the table knows it: the board, the cards in the box, how far it is."""

from collections.abc import Collection
from functools import cache
from heapq import heappop, heappush

from madhouse.engine.board import Board
from madhouse.first.edition import edition
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.cards import Demand, MonsterKind
from madhouse.first.things.story import Objective

FAR = 99.0
"""How far it is to where no way leads."""


class House:
    """A story's board and cards, with the distances that players keep asking for."""

    def __init__(self, story: str) -> None:
        told = edition(story)
        self.story = told.story
        self.box = told.box
        self.board: Board = told.board
        self.room_of = told.board.room_of
        self.objectives: dict[str, Objective] = {each.id: each for each in self.story.objectives}
        self._ways: dict[tuple[object, ...], dict[str, float]] = {}
        self._attributes: dict[tuple[tuple[str, ...], Attribute], int] = {}

    def doors_out(self, room: str) -> list[str]:
        """The spaces of a room from which one can leave the house."""
        return [space for space in self.board.rooms[room].spaces if self.board.ways_out[space]]

    def demand(self, card: str) -> Demand | None:
        """The Lock or Obstacle card of this name, if it is one."""
        return self.box.locks.get(card) or self.box.obstacles.get(card)

    def kind(self, monster: str) -> MonsterKind:
        """A kind of monster."""
        return self.box.monsters[monster]

    def attribute(self, traits: Collection[str], attribute: Attribute) -> int:
        """What an investigator's Trait cards say of an attribute."""
        key = (tuple(traits), attribute)
        value = self._attributes.get(key)
        if value is None:
            found = (self.box.traits[trait].attributes.get(attribute) for trait in traits)
            value = self._attributes[key] = max((each for each in found if each), default=0)
        return value

    def way_to(
        self,
        room: str,
        slow: frozenset[tuple[str, float]] = frozenset(),
        blocked: frozenset[str] = frozenset(),
    ) -> dict[str, float]:
        """Steps from every space to a room or a space, with what it costs to enter slow rooms.

        `blocked` are doors with a barrier before them. The answers are kept, for they are asked
        for again and again while nothing changes.
        """
        key = (room, slow, blocked)
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = self._count(room, dict(slow), blocked)
        return found

    def _count(
        self, room: str, slow: dict[str, float], blocked: frozenset[str]
    ) -> dict[str, float]:
        board = self.board.blocked(blocked) if blocked else self.board
        far = dict.fromkeys(board.spaces, FAR)
        waiting: list[tuple[float, str]] = []
        for space in board.rooms[room].spaces if room in board.rooms else (room,):
            far[space] = 0.0
            heappush(waiting, (0.0, space))
        while waiting:
            steps, here = heappop(waiting)
            if steps > far[here]:
                continue
            # Walking the other way: what it costs to enter `here` is paid by whoever comes to it.
            toll = slow.get(self.room_of[here], 0.0)
            for near in board.adjacent[here]:
                entering = toll if self.room_of[near] != self.room_of[here] else 0.0
                further = steps + 1.0 + entering
                if further < far[near]:
                    far[near] = further
                    heappush(waiting, (further, near))
        return far


@cache
def house(story: str) -> House:
    """The house of a story, made once."""
    return House(story)
