"""Card abilities: what the word 'Action:' on a card of one's own allows, and what is free."""

from madhouse.engine.clauses import When
from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.first.acting.deaths import Deaths, is_dead
from madhouse.first.acting.leaving_play import leave_play
from madhouse.first.acting.reactions import USE, act, lying_before, ready, seen_from
from madhouse.first.acting.scene import Scene
from madhouse.first.acting.verbs import can_pay, run_all
from madhouse.first.things.lasting_names import face
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

CALL_ON = form("call on {card}")
IN_TURN = "in-turn"


def ability_options(g: Table, who: Investigator) -> list[str]:
    """The cards he controls whose 'Action:' can be used now."""
    lying, abilities = (*who.traits, *who.cards), g.box.abilities
    return [USE(card) for card in lying if card in abilities and not _useless(g, who, card)]


def against_using(g: Table, who: Investigator, card: str) -> str | None:
    """The rule against using a card's 'Action:'; only his own will do: Trait cards and what he
    carries."""
    if card not in who.traits and card not in who.cards:
        return "1e.conflict.card-ability-location"
    return _useless(g, who, card) if card in g.box.abilities else "1e.action.card-ability"


def _useless(g: Table, who: Investigator, card: str) -> str | None:
    """Nothing is left of it, or it needs somebody and nobody is there."""
    action = g.box.abilities[card].action
    usable = uses_left(g, card) and can_pay(g, Scene(who, card=card), action)
    return None if usable else "1e.action.card-ability"


def uses_left(g: Table, card: str) -> bool:
    """Whether its ability can still be used."""
    uses = g.box.carried[card].uses
    return not uses or g.state.spent.get(card, 0) < uses


def use_ability(g: Table, who: Investigator, card: str, chooser: str = "") -> Rule[None]:
    """Do what the card says; it takes the whole Action Step (1e.action.card-ability-cost)."""
    g.tell("uses", ("1e.action.card-ability",), who=who.id, card=card)
    count_use(g, card)
    deaths = Deaths(g)
    with deaths:
        yield from run_all(g, Scene(who, card=card, chooser=chooser), g.box.abilities[card].action)
    discard_used_up(g, who, card)
    deaths.settle(who)


def count_use(g: Table, card: str) -> None:
    """One use less is left; it belongs to the card, whoever carries it next."""
    if g.box.carried[card].uses:
        g.state.spent[card] = g.state.spent.get(card, 0) + 1


def discard_used_up(g: Table, who: Investigator, card: str) -> None:
    """When its last use is spent the card is discarded."""
    lying = carried_by(g, who)
    if card in lying and not uses_left(g, card):
        lying.remove(card)
        leave_play(g, g.state.exploration, card)
        g.tell("used-up", ("1e.action.card-ability",), card=card)


def carried_by(g: Table, who: Investigator) -> list[str]:
    """Where the cards lie that he carries; those of the dead are in the room where they fell."""
    return g.room(g.room_of(who)).pile if is_dead(g, who) else who.cards


def free_options(
    g: Table, who: Investigator, moment: str = IN_TURN, scene: Scene | None = None
) -> list[str]:
    """What his cards let him do in his turn, or at a puzzle, without the Action Step."""
    waiting = g.index.waiting.get(moment)
    lying = lying_before(who, waiting) if waiting else []
    return [CALL_ON(face(card)) for card in lying if _free(g, who, card, moment, scene)]


def against_calling_on(g: Table, who: Investigator, card: str) -> str | None:
    """The rule against calling on a card in his turn: it says itself when one may."""
    return None if CALL_ON(card) in free_options(g, who) else "1e.open.card-overrides"


def call_on(
    g: Table, who: Investigator, card: str, moment: str = IN_TURN, scene: Scene | None = None
) -> Rule[None]:
    """Do the first of it that can be done."""
    waiting = g.index.waiting[moment]
    for lying in [each for each in lying_before(who, waiting) if face(each) == card]:
        if free := _free(g, who, lying, moment, scene):
            name, clause = free
            yield from act(g, seen_from(scene, lying, who), who, clause, name)


def _free(
    g: Table, who: Investigator, card: str, moment: str, scene: Scene | None
) -> tuple[str, When] | None:
    """The first of the card's clauses that can be used now, with the name of its limit."""
    for name, clause in g.index.limited(card, moment):
        if name not in who.used and ready(g, seen_from(scene, card, who), who, clause):
            return name, clause
    return None
