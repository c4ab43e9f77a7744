"""An Item dropped by chance."""

from madhouse.second.acting.lying import shown
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

EVIDENCE = "evidence"


def drop_random_item(g: Table, who: Investigator) -> None:
    """Drop one of the Items, each as likely (2e.random.equal-chance, 2e.random.item-example); what
    the scenario cannot do without only if there is nothing else."""
    items = [card for card in who.possessions if card in g.box.items]
    others = [card for card in items if EVIDENCE not in g.box.traits(shown(who, card))]
    among = others or items
    if not among:
        return
    number = g.random.below(len(among)) if len(among) > 1 else 0
    g.seal()
    card = among[number]
    who.possessions.remove(card)
    g.state.dropped.setdefault(who.space, []).append(card)
    if card in who.flipped:
        who.flipped.remove(card)
        g.state.flipped.append(card)
    g.tell("dropped", ("2e.drop.in-space",), who=who.id, space=who.space, card=g.box.front(card))
