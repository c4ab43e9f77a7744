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
    """The outer doors of his space by which he may leave, by a Movement Step or a Run
    (1e.open.escape-cost)."""
    doors = g.board.ways_out[who.space]
    return [way(door) for door in doors if against_leaving(g, who, door) is None]


def against_leaving(g: Table, who: Investigator, door: str) -> str | None:
    """The rule against his leaving the house by a door.

    The objective must lie open and name his room, the door be one of his space; nobody leaves from
    hiding or past a barrier.
    """
    if not g.state.revealed or g.objective.escape is None:
        return "1e.escape.when-allowed"
    if g.objective.escape != g.room_of(who):
        return "1e.escape.room"
    if door not in g.board.ways_out[who.space]:
        return "1e.escape.door"
    if who.hiding:
        return "1e.hiding.restrictions"
    return None if door in ways_out(g, who.space) else "1e.barrier.no-passage"


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
