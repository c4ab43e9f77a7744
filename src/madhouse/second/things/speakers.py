"""Speakers: the cards that answer a question or wait for a moment, by where such a card lies."""

from collections.abc import Callable, Collection, Iterable
from operator import attrgetter

from madhouse.second.things.cards import BACK
from madhouse.second.things.state import Investigator

Zone = Callable[[Investigator], Collection[str]]
INSANE = "insane-"
"""How the copies of Insane begin."""


def shown_sides(who: Investigator) -> list[str]:
    """The sides of an investigator's possessions that show (2e.flip.stays)."""
    flipped = who.flipped
    if not flipped:
        return who.possessions
    return [card + BACK if card in flipped else card for card in who.possessions]


def insane_backs(who: Investigator) -> list[str]:
    """The back of an Insane card is its text (2e.insane.changes-victory)."""
    return [card + BACK for card in who.conditions if who.insane and card.startswith(INSANE)]


def _conditions(who: Investigator) -> list[str]:
    return who.conditions + insane_backs(who) if who.insane else who.conditions


ZONES: dict[str, Zone] = {
    "investigator": lambda who: (who.id,),
    "possessions": shown_sides,
    "conditions": _conditions,
    "damage": attrgetter("damage"),
    "horror": attrgetter("horror"),
    "lasting": attrgetter("lasting"),
}
"""Where cards lie before an investigator, by what the place is called."""


class Speakers:
    """Some cards, so sorted that whether one of them lies somewhere is seen at a glance: it is
    asked at every turn, and most often none does."""

    __slots__ = ("by_rule", "cards", "zones")

    def __init__(self, cards: Iterable[str], zone_of: Callable[[str], str]) -> None:
        self.cards = frozenset(cards)
        sorted_cards: dict[str, set[str]] = {}
        for card in self.cards:
            sorted_cards.setdefault(zone_of(card), set()).add(card)
        self.by_rule = sorted_cards.pop("rules", None) is not None
        """Whether a rule of the scenario, which always lies there, is one of them."""
        self.zones = tuple((ZONES[zone], frozenset(c)) for zone, c in sorted_cards.items())

    def lie_before(self, who: Investigator) -> bool:
        """Whether any of these cards lies before the investigator."""
        for zone, cards in self.zones:  # noqa: SIM110 - a generator costs more than the loop
            if not cards.isdisjoint(zone(who)):
                return True
        return False
