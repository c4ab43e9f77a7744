"""A new investigator for a player whose own was killed."""

from madhouse.engine.flow import Killed, Rule
from madhouse.first.rules.choosing import choose_investigator
from madhouse.first.rules.fire import burn_investigator
from madhouse.first.rules.horror_tests import face_monsters
from madhouse.first.rules.killed import eliminate
from madhouse.first.things.table import Table


def new_investigator(g: Table, seat: str) -> Rule[None]:
    """He takes one who has not taken part, on the start space, and that is his whole turn.

    1e.killed.next-turn, 1e.new-inv.unused-only, 1e.new-inv.start-space, 1e.new-inv.no-steps;
    with none left he is eliminated (1e.new-inv.none-left).
    """
    if not g.state.unused:
        yield from eliminate(g, seat, "1e.new-inv.none-left")
        return
    who = yield from choose_investigator(g, seat)
    g.tell("arrives", ("1e.new-inv.start-space",), who=who.id, space=who.space)
    try:
        yield from face_monsters(g, who)
        yield from burn_investigator(g, who)  # his turn ends here
    except Killed:
        return
    finally:
        g.seal()
