"""Escaping: leaving the board by an outer door, when a revealed objective says so."""

from madhouse.engine.flow import Rule
from madhouse.engine.forms import Form, form
from madhouse.first.acting.objective import check_objective
from madhouse.first.rules.evade import evade_monsters
from madhouse.first.rules.paths import ways_out
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

LEAVE_BY = form("leave {door}")
RUN_OUT = form("run out {door}")


def escape_options(g: Table, who: Investigator, way: Form) -> list[str]:
    """The outer doors of his space, if the objective lies open and names his room.

    1e.escape.when-allowed, 1e.escape.room, 1e.escape.door; by a Movement Step or a Run
    (1e.open.escape-cost). Nobody leaves from hiding or past a barrier (1e.hiding.restrictions,
    1e.barrier.no-passage).
    """
    if who.hiding or not g.state.revealed or g.objective.escape != g.room_of(who):
        return []
    return [way(door) for door in ways_out(g, who.space)]


def escape(g: Table, who: Investigator, door: str) -> Rule[None]:
    """Evade, then go: the figure leaves the board and its player takes no more turns
    (1e.escape.effect)."""
    start = who.space
    yield from evade_monsters(g, who)
    if who.space != start:
        return
    g.tell("escaped", ("1e.escape.effect",), who=who.id, door=door)
    g.player(who.player).escaped = True
    who.space = ""
    g.state.investigators.remove(who)
    g.state.escaped.append(who)
    yield from check_objective(g)
