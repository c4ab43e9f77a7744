"""Aims: the places in the house that are worth going to, for whom, and how much."""

from collections.abc import Iterator

from madhouse.first.players.goals import Goals, goals
from madhouse.first.players.house import FAR
from madhouse.first.players.investigators.aim import Aim
from madhouse.first.players.investigators.clues import next_clue_room
from madhouse.first.players.investigators.finishing import Finishing
from madhouse.first.players.investigators.ways import Ways
from madhouse.first.players.situation import Situation
from madhouse.first.players.weights import InvestigatorWeights
from madhouse.first.seen.views import HIDDEN, InvestigatorView

TO_BE_FOUND = ("clue", "key", "search", "search-on", "open", "pick-up", "fetch", "prepare")
"""What one gets by exploring."""
FAIR = 0.5  # the odds from which an obstacle that has held is tried again
FORLORN = 0.2  # what is left of what lies behind it at worse odds: a last resort
KIT = "first-aid-kit"
BADLY_HURT = 4  # damage for which a healer comes
AT_HAND = ("weapon", "equipment", "artifact", "key", "tome", "ally")


class Party:
    """What the investigators are after, as one who sees what this seat sees would put it."""

    def __init__(self, situation: Situation, weights: InvestigatorWeights) -> None:
        self.situation = situation
        self.weights = weights
        self.view = situation.view
        self.ways = Ways(situation)
        self.holders = self.ways.holders
        self.way = self.ways.way
        self.goals: Goals | None = None
        self.finishing: Finishing | None = None
        if self.view.revealed and self.view.keeper.objective != HIDDEN:
            self.goals = goals(self.view.story, self.view.keeper.objective)
            self.finishing = Finishing(self.ways, self.goals, weights)
        self.aims = list(self._aims())
        self._worths: dict[str, list[tuple[Aim, float, dict[str, float]]]] = {}

    @property
    def mortal(self) -> bool:
        """Whether anybody's death would lose the game."""
        return self.goals is not None and self.goals.mortal

    def spoken_for(self, card: str) -> bool:
        """Whether the objective asks for a card, or might, and it must not be used up."""
        story, objectives = self.view.story, self.situation.house.objectives
        known = [self.goals] if self.goals else [goals(story, each) for each in objectives]
        return any(card in each.cards for each in known)

    # -- what there is to do --------------------------------------------------------------------

    def _aims(self) -> Iterator[Aim]:
        """What matters most presses harder with every event."""
        pressing = 1 + self.weights.haste * self.view.events_resolved
        for aim in self.finishing.aims() if self.finishing else self._to_learn():
            yield aim._replace(worth=aim.worth * pressing)
        yield from self._to_search()
        yield from self._to_help()

    def _to_learn(self) -> Iterator[Aim]:
        room = next_clue_room(self.situation)
        if room is not None and not self.ways.shut(room):
            yield Aim(room, self.weights.clue, "clue", self.ways.able(room))
        yield from self._to_prepare()

    def _to_prepare(self) -> Iterator[Aim]:
        """Whatever the truth is: have the cards it may ask for, and its rooms open."""
        weights, ways = self.weights, self.ways
        for name in self.situation.house.objectives:
            wanted = goals(self.view.story, name)
            for card in wanted.cards:
                place = None if card in self.holders else ways.lies_in(card)
                if place is not None and not ways.shut(place):
                    yield Aim(place, weights.prepare, "prepare", ways.able(place))
            for task in wanted.tasks:
                if task.room and self.view.rooms[task.room].lock and not ways.shut(task.room):
                    yield Aim(task.room, weights.prepare, "prepare", ways.able(task.room))

    def _to_search(self) -> Iterator[Aim]:
        """Rooms with cards in them. A key that is wanted may lie in any that nobody has seen."""
        lost = self._misses_a_card()
        missing = lost or any(not self._is_clue(key) for key in self.ways.wanted_keys)
        for name, room in self.view.rooms.items():
            if not room.pile or self.ways.shut(name):
                continue
            seen = [card for card in room.pile if card != HIDDEN]
            able = self.ways.able(name)
            if any(card in self.ways.wanted_keys for card in seen):
                yield Aim(name, self.weights.key, "key", able)
            elif len(seen) < len(room.pile):
                worth = self.weights.key if missing else self.weights.search
                if self.goals:
                    worth = self.weights.fetch if lost else worth / 3
                looked = bool(seen) or room.explored
                yield Aim(name, worth, "search-on" if looked else "search", able)
                if openers := self._openers(name):
                    yield Aim(name, max(worth, self.weights.key), "open", openers)
            elif any(self.useful(card) for card in seen):
                yield Aim(name, self.weights.pick_up, "pick-up", able)

    def _is_clue(self, key: str) -> bool:
        """Whether a key is a clue: the chain leads to it, so nobody turns the house over for it."""
        card = self.situation.house.box.exploration.get(key)
        return card is not None and card.clue is not None

    def _openers(self, room: str) -> frozenset[str]:
        """Who carries what gets him past the obstacle that was seen in a room."""
        demand = self.ways.obstacle(room)
        keys = () if demand is None else demand.key
        return frozenset(self.holders[key] for key in keys if key in self.holders)

    def _misses_a_card(self) -> bool:
        """Whether the objective asks for a card of which nobody knows where it is."""
        if self.goals is None:
            return False
        carried = [card for monster in self.view.monsters for card in monster.carries]
        return any(
            not self.ways.in_hand(card) and card not in carried and not self.ways.lies_in(card)
            for card in self.goals.cards
        )

    def useful(self, card: str) -> bool:
        """Whether a card is of a sort that one likes to have about one."""
        item = self.situation.house.box.items.get(card)
        return item is not None and any(kind in AT_HAND for kind in item.types)

    def _to_help(self) -> Iterator[Aim]:
        """Who can heal goes to whoever is badly hurt."""
        healers = frozenset(who.id for who in self.view.investigators if KIT in who.cards)
        if not healers:
            return
        for who in self.view.investigators:
            lost = self.situation.house.box.investigators[who.id].health - who.health
            if lost >= BADLY_HURT and not healers <= {who.id}:
                yield Aim(who.space, self.weights.heal * 3, "help", healers - {who.id})

    # -- what it is worth to whom ---------------------------------------------------------------

    def worths(self, who: InvestigatorView) -> list[tuple[Aim, float, dict[str, float]]]:
        """Each aim of his, what it is worth to him, and the way there."""
        found = self._worths.get(who.id)
        if found is None:
            found = self._worths[who.id] = [
                (aim, self._worth(who, aim), self.way(who, aim.room))
                for aim in self.aims
                if not aim.only or who.id in aim.only
            ]
        return found

    def _worth(self, who: InvestigatorView, aim: Aim) -> float:
        """Less where monsters stand over it or an obstacle bars it, and less if a friend is
        better placed."""
        worth = aim.worth
        if aim.why in TO_BE_FOUND:
            there = self.situation.monsters_by_room.get(aim.room, ())
            worth *= self.weights.watched ** len(there)
            hope = self._hope(who, aim)
            worth *= hope if hope >= FAIR else hope * FORLORN
        return worth if aim.shared else worth * self._mine(who, aim)

    def _mine(self, who: InvestigatorView, aim: Aim) -> float:
        """Less if a friend who can do it is nearer; of two as near, the first at the table."""
        mine = self.way(who, aim.room)[who.space]
        hope = self._hope(who, aim)
        before = True
        for other in self.view.investigators:
            if other is who:
                before = False
            elif (not aim.only or other.id in aim.only) and self._hope(other, aim) >= hope:
                theirs = self.way(other, aim.room)[other.space]
                if theirs < mine or (before and theirs == mine):
                    return self.weights.shared
        return 1.0

    def _hope(self, who: InvestigatorView, aim: Aim) -> float:
        """How likely he gets at what he would go for."""
        return self.ways.hope(who, aim.room) if aim.why in TO_BE_FOUND else 1.0

    def pull(self, who: InvestigatorView, space: str, toll: float = 0.0) -> tuple[float, str]:
        """How much a space is worth to be in, for what can be reached from it, and for what."""
        best, why = 0.0, ""
        for aim, worth, way in self.worths(who):
            steps = way[space] + toll
            if steps >= FAR:
                continue
            drawn = worth * self.weights.nearer**steps
            if drawn > best:
                best, why = drawn, aim.why
        return best, why

    def drag_worth(self, who: InvestigatorView, name: str, space: str) -> float:
        """What it is worth to have the dead in a space: nearer to where they are wanted."""
        places = self.finishing.burdens.get(name, ()) if self.finishing else ()
        steps = min((self.way(who, place)[space] for place in places), default=FAR)
        return self.weights.finish * self.weights.nearer**steps if steps < FAR else 0.0

    def worth_here(self, who: InvestigatorView, room: str, *reasons: str) -> tuple[float, str]:
        """What there is to be done in a room, of these sorts."""
        here = [
            (worth, aim.why)
            for aim, worth, _ in self.worths(who)
            if aim.room == room and aim.why in reasons
        ]
        return max(here, default=(0.0, ""))
