"""Card abilities: what the word 'Action:' on a card of one's own allows."""

from madhouse.engine.decks import discard
from madhouse.engine.flow import Rule
from madhouse.first.effects import run_all
from madhouse.first.scene import Scene
from madhouse.first.state import Investigator
from madhouse.first.table import Table


def ability_options(g: Table, who: Investigator) -> list[str]:
    """The cards he controls whose 'Action:' can be used now (1e.action.card-ability).

    Only his own (1e.conflict.card-ability-location).
    """
    options = []
    for card in who.cards:
        item = g.box.items[card]
        if item.action and (not item.uses or who.spent.get(card, 0) < item.uses):
            options.append(f"use {card}")
    return options


def use_ability(g: Table, who: Investigator, card: str) -> Rule[None]:
    """Do what the card says; it takes the whole Action Step (1e.action.card-ability-cost).

    When its last use is spent the card is discarded.
    """
    item = g.box.items[card]
    g.tell("uses", ("1e.action.card-ability",), who=who.id, card=card)
    yield from run_all(g, Scene(who, card=card), item.action)
    if item.uses and card in who.cards:
        who.spent[card] = who.spent.get(card, 0) + 1
        if who.spent[card] >= item.uses:
            who.cards.remove(card)
            discard(g, g.state.exploration, card)
            g.tell("used-up", ("1e.action.card-ability",), card=card)
