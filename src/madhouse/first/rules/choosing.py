"""Choosing an investigator and two Trait cards, at the start or after a death."""

from madhouse.engine.decisions import Seat
from madhouse.engine.flow import Rule, choose_among
from madhouse.engine.forms import form
from madhouse.engine.knowledge import EVERYONE, learn
from madhouse.first.acting.house_rules import lay_rules_before
from madhouse.first.rules.spells import gain_spell
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

TAKE = form("take {who}")
PICK = form("pick {card}")


def choose_investigator(g: Table, seat: Seat) -> Rule[Investigator]:
    """One investigator, one strength and one intellect trait, the card they list.

    1e.setup-inv.choose-character, 1e.setup-inv.trait-categories, 1e.setup-inv.starting-card.
    """
    chosen = yield from choose_among(
        (seat,),
        "investigator",
        g.state.unused,
        TAKE,
        "1e.setup-inv.choose-character",
    )
    traits = []
    for category in ("strength", "intellect"):
        fitting = g.box.traits_of(chosen, category)
        trait = yield from choose_among(
            (seat,),
            "trait",
            fitting,
            PICK,
            "1e.setup-inv.trait-categories",
            {"who": chosen, "category": category},
        )
        traits.append(trait)
    card = g.box.investigators[chosen]
    who = Investigator(chosen, seat, g.story.start, traits, card.skill)
    g.state.unused.remove(chosen)
    _take_starting_cards(g, who)
    lay_rules_before(g.state, who)
    _sit_down(g, who)
    g.tell("chose", ("1e.setup-inv.choose-character",), who=chosen, player=seat, traits=traits)
    return who


def _take_starting_cards(g: Table, who: Investigator) -> None:
    """He gets what his two traits list, faceup (1e.conflict.starting-item-count)."""
    for trait in who.traits:
        listed = g.box.traits[trait].starts_with
        if listed in g.state.starting_items:
            g.state.starting_items.remove(listed)
            who.cards.append(listed)
            learn(g.state, listed, EVERYONE)
        elif listed in g.state.spells:
            gain_spell(g, who, listed, "1e.setup-inv.starting-card")


def _sit_down(g: Table, who: Investigator) -> None:
    """Investigators are kept in the order of their seats, whoever came first."""
    order = g.state.seats
    g.state.investigators.append(who)
    g.state.investigators.sort(key=lambda each: order.index(each.player))
