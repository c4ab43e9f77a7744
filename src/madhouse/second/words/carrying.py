"""Words of what one carries: dropped, spent, kept from others."""

from typing import Literal

import msgspec

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.lying import card_itself, shown
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.changing_hands import drop
from madhouse.second.things.references import TraitName
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb, Standing, you

LET_GO = form("drop {card}")


def items_of(g: Table, who: Investigator, trait: str = "") -> list[str]:
    """The Items of an investigator, perhaps with a trait."""
    return [
        copy
        for copy in who.possessions
        if copy in g.box.items and (not trait or trait in g.traits(shown(who, copy)))
    ]


class DropItem(PeoplesVerb, frozen=True):
    """You drop Items of your choice, or all of them, perhaps with a trait."""

    trait: TraitName = ""
    number: int | Literal["all"] = 1

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(items_of(g, you(scene), self.trait))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        number = len(who.possessions) if self.number == "all" else self.number
        for _ in range(number):
            items = items_of(g, who, self.trait)
            if not items:
                return
            every = self.number == "all"
            copy = items[0] if every else (yield from self._chosen(g, who, items))
            drop(g, who, copy)

    def _chosen(self, g: Table, who: Investigator, items: list[str]) -> Rule[str]:
        options = LET_GO.each(dict.fromkeys(g.box.front(each) for each in items))
        about: dict[str, Fact] = {"who": who.id}
        chosen = yield from choose((who.seat,), "drop", options, "2e.drop.in-space", about)
        (name,) = LET_GO.ids(chosen)
        return next(each for each in items if g.box.front(each) == name)


class WithItem(PeoplesCondition, frozen=True):
    """You attack with an Item, not with a Spell or nothing; perhaps with one that deals so much, or
    that has a trait."""

    deals: int = 0
    trait: TraitName = ""

    def holds(self, g: Table, scene: Scene) -> bool:
        weapon = g.box.weapon(scene.weapon)
        if weapon is None or card_itself(scene.weapon) not in g.box.items:
            return False
        has_it = not self.trait or self.trait in g.traits(scene.weapon)
        return weapon.damage >= self.deals and has_it


class HasClues(PeoplesCondition, frozen=True):
    """You have so many Clues."""

    at_least: int = 1

    def holds(self, g: Table, scene: Scene) -> bool:
        return you(scene).clues >= self.at_least


class CannotPickUp(Standing, frozen=True, kw_only=True):
    """You may not pick up possessions with a trait; the answer names the traits."""

    trait: TraitName

    def answer(self, g: Table, scene: Scene, value: tuple[str, ...]) -> tuple[str, ...]:
        return (*value, self.trait)


class CannotGive(Standing, frozen=True, kw_only=True):
    """You may neither give nor drop Items by choice."""

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return True


class CannotBeGiven(Standing, frozen=True, kw_only=True):
    """Nobody can give you possessions."""

    def answer(self, g: Table, scene: Scene, value: bool) -> bool:
        return True


class SafeFrom(Standing, frozen=True, kw_only=True):
    """This card cannot be stolen, or discarded; the answer names the cards of which that is so."""

    what: tuple[Literal["stolen", "discarded"], ...] = msgspec.field(name="what")

    def answer(self, g: Table, scene: Scene, value: tuple[str, ...]) -> tuple[str, ...]:
        would_be = {"steal": "stolen", "discard": "discarded"}.get(scene.purpose)
        return (*value, card_itself(scene.card)) if would_be in self.what else value
