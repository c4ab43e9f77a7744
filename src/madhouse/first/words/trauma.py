"""Words about the Trauma cards that lie before an investigator."""

from typing import Literal

from madhouse.engine.flow import Rule, choose
from madhouse.first.acting.leaving_play import leave_play
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.keeper_hand import DISCARD
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb, chooser, you

Wanted = Literal["any", "injury", "insanity"]


class HasTrauma(Condition, frozen=True):
    """You have a Trauma card, perhaps of a kind."""

    kind: Wanted = "any"

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(trauma_of(g, you(scene), self.kind))


class DiscardTrauma(Verb, frozen=True):
    """You discard a Trauma card, if you have one of the kind (1e.trauma.hard-to-cure)."""

    kind: Wanted = "any"

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        cards = trauma_of(g, who, self.kind)
        if cards:
            options = DISCARD.each(cards)
            rule = "1e.open.card-overrides"
            chosen = yield from choose(chooser(scene), "cure", options, rule, {"who": who.id})
            (card,) = DISCARD.ids(chosen)
            who.trauma.remove(card)
            leave_play(g, g.state.trauma, card)
            g.tell("card-gone", (rule,), who=who.id, card=card)


def trauma_of(g: Table, who: Investigator, kind: Wanted) -> list[str]:
    """His Trauma cards of a kind."""
    return [card for card in who.trauma if kind in ("any", g.box.trauma[card].kind)]
