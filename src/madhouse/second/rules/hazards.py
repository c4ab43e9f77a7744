"""What lies in a space does to whoever leaves it, comes to it, or acts in it."""

from madhouse.engine.flow import NOTHING, Rule
from madhouse.second.rules.fire import burn
from madhouse.second.rules.overgrowth import cut_on_entering, tear_free
from madhouse.second.rules.rift import be_drawn_in, close_here
from madhouse.second.rules.rubble import clear_on_entering
from madhouse.second.rules.water import wade
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table


def on_leaving(g: Table, who: Investigator) -> Rule[None]:
    """Overgrowth holds whoever moves, of free will or not (2e.conflict.specific-space-triggers)."""
    return tear_free(g, who) if g.extras.laid and who.space else NOTHING


def on_entering(g: Table, who: Investigator) -> Rule[None]:
    """Fire hurts each time (2e.fire.enter-damage), Water stops; what blocks the way may be cleared,
    and a Rift closed that would else do nothing (2e.faq.rift-entry-harmless)."""
    if not g.extras.laid:
        return burn(g, who, "2e.fire.enter-damage")
    return _entering(g, who)


def _entering(g: Table, who: Investigator) -> Rule[None]:
    wade(g, who)
    yield from burn(g, who, "2e.fire.enter-damage")
    if who.eliminated or not who.space:
        return
    yield from cut_on_entering(g, who)
    yield from clear_on_entering(g, who)
    yield from close_here(g, who)


def after_action(g: Table, who: Investigator) -> Rule[None]:
    """The space is looked at once the action is over (2e.conflict.fire-own-making)."""
    if not g.extras.laid:
        return burn(g, who, "2e.fire.after-action-damage")
    return _both(g, who, "2e.fire.after-action-damage", "2e.rift.after-action")


def after_forfeit(g: Table, who: Investigator) -> Rule[None]:
    """A forfeited action of any kind has the same price, once (2e.conflict.forfeit-in-fire)."""
    if not g.extras.laid:
        return burn(g, who, "2e.fire.forfeit-damage")
    return _both(g, who, "2e.fire.forfeit-damage", "2e.rift.forfeit")


def _both(g: Table, who: Investigator, fire: str, rift: str) -> Rule[None]:
    yield from burn(g, who, fire)
    yield from be_drawn_in(g, who, rift)
