"""An Item dropped by chance."""

from madhouse.second.acting.lying import shown
from madhouse.second.rules.changing_hands import drop
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

EVIDENCE = "evidence"


def drop_random_item(g: Table, who: Investigator) -> None:
    """Drop one of the Items, each as likely (2e.random.equal-chance, 2e.random.item-example); what
    the scenario cannot do without only if there is nothing else."""
    items = [card for card in who.possessions if card in g.box.items]
    others = [card for card in items if EVIDENCE not in g.traits(shown(who, card))]
    among = others or items
    if not among:
        return
    number = g.random.below(len(among)) if len(among) > 1 else 0
    g.seal()
    drop(g, who, among[number])
