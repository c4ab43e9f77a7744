"""The investigator phase: everybody takes one turn, in an order of their own."""

from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.app.endings import lose_at_deadline
from madhouse.second.rules.group import decide_together
from madhouse.second.rules.turn import begin_turn, still_to_go
from madhouse.second.things.table import Table

NEXT = form("next {investigator}")


def next_turn(g: Table) -> Rule[str]:
    """Who goes next is decided each time a turn ends (2e.investigator-phase.any-order,
    2e.faq.turn-order-open); each takes exactly one turn (2e.investigator-phase.one-turn-each)."""
    waiting = [who.id for who in still_to_go(g)]
    if not waiting:
        yield from lose_at_deadline(g)
        return "mythos"
    rule = "2e.investigator-phase.any-order"
    chosen = yield from decide_together(g, "turn-order", NEXT.each(waiting), rule)
    (who,) = NEXT.ids(chosen)
    begin_turn(g, g.investigator(who))
    return "turn-start"
