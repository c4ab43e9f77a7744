"""The case: what everybody at the table knows of it, and what of a condition is still wanting."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from madhouse.engine.clauses import Condition
from madhouse.second.players.house import KnownHouse
from madhouse.second.seen.views import View
from madhouse.second.things.amounts import amount_of
from madhouse.second.things.old_ways import old_way
from madhouse.second.words.board import Carries, Laid
from madhouse.second.words.facts import (
    Asks,
    AsManyAs,
    Counted,
    CountedTogether,
    Investigators,
    Known,
    RoundIs,
)
from madhouse.second.words.laid_tokens import FeatureThere, SpacesWithFeature
from madhouse.second.words.logic import AllOf, AnyOf, Not
from madhouse.second.words.tokens import TokenIn, TokenInFire
from madhouse.second.words.walking import OldWay


class Want(NamedTuple):
    """Something that is not so yet and could become so: a fact, an item, a counter's next step."""

    kind: str  # fact, item, counter, room, laid, cleared, unknown
    name: str


UNKNOWN = Want("unknown", "")
LAID, CLEARED = "laid", "cleared"
"""What is wanted of a feature in a place: that it lies there, or that it does not."""
NOTHING: tuple[Want, ...] = ()


class Case:
    """Facts, counters and things found, as a view shows them."""

    def __init__(self, house: KnownHouse, view: View) -> None:
        self.house = house
        self.facts = frozenset(view.facts)
        self.counts = view.counts
        self.round = view.round
        self.number = len(view.investigators)
        self.last = bool(view.deadline)  # somebody is eliminated: this may be the last phase
        self.late = house.is_late(view)
        self.rooms = house.places(view).rooms
        self._places, self._map = house.places(view), view.map
        self.held = frozenset(
            card.card for who in view.investigators for card in who.possessions
        ) | {card.card for cards in view.dropped.values() for card in cards}
        self.fire = frozenset(view.fire)
        self.laid = view.extras.laid if view.extras is not None else {}
        self.lies = {each.id: each.spaces[0] for each in view.tokens if each.spaces}
        self.token = ""  # of which something is asked
        self._room_of = house.places(view).room_of
        self._values = view.fact_values
        self._combinations: list[Mapping[str, str]] | None = None

    @property
    def combinations(self) -> list[Mapping[str, str]]:
        """The hidden values that agree with what was learned."""
        if self._combinations is None:
            told = [
                (self.house.value_facts[fact], value)
                for fact, value in self._values.items()
                if fact in self.house.value_facts
            ]
            self._combinations = [
                each
                for each in self.house.box.combinations
                if all(self.house.value_of(each, key) == value for key, value in told)
            ]
        return self._combinations

    def likely(self, key: str) -> list[str]:
        """The values that a hidden variable, or a mark of it, may have by what was learned."""
        return list(dict.fromkeys(self.house.value_of(e, key) for e in self.combinations))

    # -- conditions ----------------------------------------------------------------------------

    def so(self, condition: Condition) -> bool | None:
        """Whether a condition is met; None where that cannot be told."""
        match condition:
            case Known(fact=fact):
                return fact in self.facts
            case Not(that=that):
                so = self.so(that)
                return None if so is None else not so
            case AnyOf(these=these):
                return _any(self.so(each) for each in these)
            case AllOf(these=these):
                return self.all_so(these)
            case Carries(card=card):
                return card in self.held
            case Counted(counter=counter, at_least=least):
                return self.counts.get(counter, 0) >= amount_of(least, self.number)
            case CountedTogether(counters=counters, at_least=least):
                return self._total(counters) >= amount_of(least, self.number)
            case AsManyAs(these=these, those=those):
                return self._total(these) >= self._total(those)
            case Laid(room=room):
                return True if room in self.rooms else None if room in self.house.by_map else False
            case RoundIs(at_least=first, at_most=last):
                return self.round >= first and (last is None or self.round <= last)
            case Investigators(at_least=fewest, at_most=most):
                return self.number >= fewest and (most is None or self.number <= most)
            case Asks(values=values):
                return self._asked(values)
            case TokenInFire():
                return self.lies.get(self.token) in self.fire
            case TokenIn(rooms=rooms):
                return self._room_of.get(self.lies.get(self.token, "")) in rooms
            case OldWay(token=token, to=room) if room in self.rooms and token in self.lies:
                goals = self.rooms[room].spaces
                return bool(old_way(self._places, self._map, self.lies[token], goals))
            case FeatureThere(feature=feature, place=place, at_least=least) if place:
                return None if place in self.house.by_map else self.tokens(feature, place) >= least
            case SpacesWithFeature(feature=feature, at_least=least):
                return len(self.laid.get(feature, ())) >= least
        return None

    def all_so(self, conditions: Iterable[Condition]) -> bool | None:
        """Whether all of them are met."""
        unknown = False
        for each in conditions:
            so = self.so(each)
            if so is False:
                return False
            unknown = unknown or so is None
        return None if unknown else True

    def tokens(self, feature: str, place: str) -> int:
        """How many tokens of a feature lie in a room or a space."""
        spaces = self.rooms[place].spaces if place in self.rooms else (place,)
        return sum(self.laid.get(feature, {}).get(space, 0) for space in spaces)

    def _total(self, counters: Iterable[str]) -> int:
        return sum(self.counts.get(each, 0) for each in counters)

    def _asked(self, values: Mapping[str, str]) -> bool | None:
        fits = [
            all(self.house.value_of(each, key) == value for key, value in values.items())
            for each in self.combinations
        ]
        return True if all(fits) else None if any(fits) else False

    # -- what is wanting -----------------------------------------------------------------------

    def wanting(self, conditions: Iterable[Condition]) -> tuple[Want, ...] | None:
        """What is still wanting for all of this to be so; None if it can never be so again."""
        found: dict[Want, None] = {}
        for each in conditions:
            wants = self._wanting(each)
            if wants is None:
                return None
            found.update(dict.fromkeys(wants))
        return tuple(found)

    def _wanting(self, condition: Condition) -> tuple[Want, ...] | None:
        so = self.so(condition)
        if so:
            return NOTHING
        match condition:
            case Known(fact=fact):
                return (Want("fact", fact),)
            case Carries(card=card):
                return (Want("item", card),)
            case Counted(counter=counter):
                return (Want("counter", counter),)
            case CountedTogether(counters=counters):
                return tuple(Want("counter", each) for each in counters[:1])
            case AsManyAs(these=these):
                return tuple(Want("counter", each) for each in these[:1])
            case Laid(room=room):
                return (Want("room", room),)
            case AllOf(these=these):
                return self.wanting(these)
            case AnyOf(these=these):
                ways = [w for each in these if (w := self._wanting(each)) is not None]
                return min(ways, key=len) if ways else None
            case RoundIs(at_least=first) if self.round < first:
                return (UNKNOWN,)
            case FeatureThere(feature=feature, place=place) if so is False:
                return (Want(LAID, f"{feature} {place}"),)
            case SpacesWithFeature(feature=feature):
                return (Want(LAID, feature),)
            case Not(that=FeatureThere(feature=feature, place=place)) if so is False:
                return (Want(CLEARED, f"{feature} {place}"),)
            case Not(that=SpacesWithFeature(feature=feature)):
                return (Want(CLEARED, feature),)
        return None if so is False else (UNKNOWN,)


def _any(answers: Iterator[bool | None]) -> bool | None:
    unknown = False
    for so in answers:
        if so:
            return True
        unknown = unknown or so is None
    return None if unknown else False
