"""Ways: what is locked, who can open it, and how far it is for whom."""

from collections.abc import Iterator

from madhouse.first.players.situation import Situation
from madhouse.first.seen.views import HIDDEN, InvestigatorView, RoomView
from madhouse.first.things.cards import Demand

UNKNOWN_LOCK = 2.0  # steps that a lock nobody has looked at may cost
PUZZLE = 4.0
SHUT = 40.0  # a lock whose key he has not
BURNING = 2.0


class Ways:
    """The doors and locks of the house, as this seat knows them."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.view = situation.view
        self.holders = {card: who.id for who in self.view.investigators for card in who.cards}
        self.wanted_keys = self._keys_in_the_way()
        self._slow: dict[str, frozenset[tuple[str, float]]] = {}

    def _keys_in_the_way(self) -> frozenset[str]:
        """Keys for demands that were seen, where no key is in anybody's hands."""
        wanted: list[str] = []
        for room in self.view.rooms.values():
            for demand in self._demands(room):
                if demand.key and not any(key in self.holders for key in demand.key):
                    wanted += demand.key
        return frozenset(wanted)

    def _demands(self, room: RoomView) -> Iterator[Demand]:
        for card in (room.lock, *room.pile):
            if card and card != HIDDEN and (demand := self.situation.house.demand(card)):
                yield demand

    def able(self, room: str) -> frozenset[str]:
        """Who can meet the demands in a room that only a key meets; empty: anybody."""
        able = [
            self.holders[key]
            for demand in self._locked(room)
            for key in demand.key
            if key in self.holders
        ]
        return frozenset(able)

    def shut(self, room: str) -> bool:
        """Whether something in a room waits for a key that nobody has."""
        return any(
            not any(key in self.holders for key in demand.key) for demand in self._locked(room)
        )

    def _locked(self, room: str) -> Iterator[Demand]:
        """The demands of a room that were seen and that only a key meets."""
        for demand in self._demands(self.view.rooms[room]):
            if demand.key and demand.test is None and demand.puzzle is None:
                yield demand

    def obstacle(self, place: str) -> Demand | None:
        """The Obstacle card that was seen and lies uppermost in the pile of a room or a space."""
        top = self.view.rooms[self.situation.room_of.get(place, place)].pile[:1]
        return self.situation.house.box.obstacles.get(top[0]) if top else None

    def hope(self, who: InvestigatorView, place: str) -> float:
        """How likely he gets past the obstacle in a room; 1 where none was seen."""
        demand = self.obstacle(place)
        if demand is None or any(key in who.cards for key in demand.key):
            return 1.0
        if demand.puzzle is not None:
            return 1.0  # what was moved in a puzzle stays so: every attempt helps
        return 0.0 if demand.test is None else self.situation.odds(who, demand.test)

    def toll(self, who: InvestigatorView, name: str) -> float:
        """What entering a room costs him in steps: its lock, its fire."""
        room = self.view.rooms[name]
        cost = BURNING if room.fire else 0.0
        if not room.lock:
            return cost
        demand = self.situation.house.demand(room.lock)
        return cost + (UNKNOWN_LOCK if demand is None else self._effort(who, demand))

    def _effort(self, who: InvestigatorView, demand: Demand) -> float:
        if any(key in who.cards for key in demand.key):
            return 0.5
        if demand.test is not None:
            return 1.5 / self.situation.odds(who, demand.test)
        return PUZZLE if demand.puzzle else SHUT

    def entering(self, who: InvestigatorView, space: str) -> float:
        """What the next step would cost him beyond the step itself."""
        room = self.situation.room_of[space]
        if room == self.situation.room(who):
            return 0.0
        return self.toll(who, room)

    def way(self, who: InvestigatorView, place: str) -> dict[str, float]:
        """Steps to a room from every space, as this investigator would have to go."""
        slow = self._slow.get(who.id)
        if slow is None:
            tolls = ((name, self.toll(who, name)) for name in self.view.rooms)
            slow = self._slow[who.id] = frozenset((name, toll) for name, toll in tolls if toll)
        return self.situation.house.way_to(place, slow, self.situation.barred)

    def lies_in(self, card: str) -> str | None:
        """The room in whose pile a card is seen to lie."""
        rooms = self.view.rooms.items()
        return next((name for name, room in rooms if card in room.pile), None)

    def in_hand(self, card: str) -> bool:
        """Whether a friend has a card: in the house, or already out of it with the card."""
        if card in self.holders:
            return True
        carried = any(card in monster.carries for monster in self.view.monsters)
        return bool(self.view.escaped) and not carried and self.lies_in(card) is None
