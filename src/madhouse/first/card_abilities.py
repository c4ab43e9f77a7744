"""Card abilities: what the word 'Action:' on a card of one's own allows, and what is free."""

from madhouse.engine.decks import discard
from madhouse.engine.flow import Rule
from madhouse.first.reactions import act, face, lying_before, ready, seen_from
from madhouse.first.scene import Scene
from madhouse.first.state import Investigator
from madhouse.first.table import Table
from madhouse.first.verbs import can_pay, run_all

CALL_ON = "call on "
IN_TURN = "in-turn"


def ability_options(g: Table, who: Investigator) -> list[str]:
    """The cards he controls whose 'Action:' can be used now, on somebody if it needs somebody
    (1e.action.card-ability).

    Only his own (1e.conflict.card-ability-location): Trait cards and what he carries.
    """
    options = []
    abilities = g.box.abilities
    for card in (*who.traits, *who.cards):
        if card in abilities and uses_left(g, card):
            scene = Scene(who, card=card)
            if can_pay(g, scene, abilities[card].action):
                options.append(f"use {card}")
    return options


def uses_left(g: Table, card: str) -> bool:
    """Whether its ability can still be used."""
    uses = g.box.carried[card].uses
    return not uses or g.state.spent.get(card, 0) < uses


def use_ability(g: Table, who: Investigator, card: str, chooser: str = "") -> Rule[None]:
    """Do what the card says; it takes the whole Action Step (1e.action.card-ability-cost)."""
    g.tell("uses", ("1e.action.card-ability",), who=who.id, card=card)
    count_use(g, card)
    yield from run_all(g, Scene(who, card=card, chooser=chooser), g.box.abilities[card].action)
    discard_used_up(g, who, card)


def count_use(g: Table, card: str) -> None:
    """One use less is left; it belongs to the card, whoever carries it next."""
    if g.box.carried[card].uses:
        g.state.spent[card] = g.state.spent.get(card, 0) + 1


def discard_used_up(g: Table, who: Investigator, card: str) -> None:
    """When its last use is spent the card is discarded."""
    if card in who.cards and not uses_left(g, card):
        del g.state.spent[card]
        who.cards.remove(card)
        discard(g, g.state.exploration, card)
        g.tell("used-up", ("1e.action.card-ability",), card=card)


def free_options(g: Table, who: Investigator) -> list[str]:
    """What his cards let him do in his turn without the Action Step."""
    waiting = g.index.waiting.get(IN_TURN)
    if waiting is None:
        return []
    return [f"{CALL_ON}{face(card)}" for card in lying_before(who, waiting) if _free(g, who, card)]


def call_on(g: Table, who: Investigator, card: str) -> Rule[None]:
    """Do the first of it that can be done."""
    waiting = g.index.waiting[IN_TURN]
    for lying in [each for each in lying_before(who, waiting) if face(each) == card]:
        for number in _free(g, who, lying)[:1]:
            clause = g.index.moments(lying, IN_TURN)[number]
            scene = seen_from(None, lying, who)
            yield from act(g, scene, who, clause, f"{lying} {IN_TURN} {number}")


def _free(g: Table, who: Investigator, card: str) -> list[int]:
    """Which of the card's clauses can be used now, by number."""
    clauses = enumerate(g.index.moments(card, IN_TURN))
    unspent = [(n, each) for n, each in clauses if f"{card} {IN_TURN} {n}" not in who.used]
    if not unspent:
        return []
    scene = seen_from(None, card, who)
    return [n for n, each in unspent if ready(g, scene, who, each, f"{card} {IN_TURN} {n}")]
