"""Speakers: the cards that answer a question or wait for a moment, by where such a card lies."""

from collections.abc import Callable, Collection, Iterable
from operator import attrgetter

from madhouse.second.things.cards import BACK
from madhouse.second.things.state import Investigator

Zone = Callable[[Investigator], Collection[str]]
ZONES: dict[str, Zone] = {
    name: attrgetter(name) for name in ("possessions", "conditions", "damage", "horror", "lasting")
}
"""Where cards lie before an investigator, by what the place is called."""
INVESTIGATOR, RULES = "investigator", "rules"
"""What speaks that lies nowhere: the investigator's own card, and a rule of the scenario."""


class Speakers:
    """Some sides of cards, so sorted that it is seen at a glance where none of them can be: that is
    asked at every turn, and is most often so."""

    __slots__ = ("by_rule", "investigators", "sides", "zones")

    def __init__(self, sides: Iterable[str], zone_of: Callable[[str], str]) -> None:
        self.sides = frozenset(sides)
        cards: dict[str, set[str]] = {INVESTIGATOR: set(), RULES: set()}
        for side in self.sides:
            cards.setdefault(zone_of(side), set()).add(side.rstrip(BACK))
        self.by_rule = bool(cards.pop(RULES))
        """Whether a rule of the scenario is among them."""
        self.investigators = frozenset(cards.pop(INVESTIGATOR))
        self.zones = tuple((ZONES[zone], frozenset(those)) for zone, those in cards.items())

    def may_lie_before(self, who: Investigator) -> bool:
        """Whether a card of them lies before the investigator, whatever side it shows."""
        if who.id in self.investigators:
            return True
        for zone, cards in self.zones:  # noqa: SIM110 - a generator costs more than the loop
            if not cards.isdisjoint(zone(who)):
                return True
        return False
