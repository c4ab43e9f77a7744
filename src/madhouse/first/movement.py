"""Movement: from space to adjacent space, with all that may befall one on the way."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.first.evade import evade_monsters
from madhouse.first.horror_tests import face_monsters
from madhouse.first.locks import try_lock
from madhouse.first.objective import check_objective, something_reached
from madhouse.first.state import KEEPER, Investigator
from madhouse.first.table import Table

MOVEMENT_STEPS = 2


def steps_left(who: Investigator) -> int:
    """Two Movement Steps a turn; one for the stunned, even if it happens in between.

    1e.move.two-per-turn, 1e.stun.investigator-move, 1e.stun.mid-turn.
    """
    left = (1 if who.stun else MOVEMENT_STEPS) - who.moved
    return left if left > 0 else 0


def reachable(g: Table, who: Investigator) -> tuple[str, ...]:
    """The adjacent spaces, without the rooms whose lock has defied him this turn."""
    spaces = g.board.adjacent[who.space]
    if who.barred:
        room_of = g.board.room_of
        return tuple(space for space in spaces if room_of[space] not in who.barred)
    return spaces


def move(g: Table, who: Investigator, space: str) -> Rule[None]:
    """Evade, then the lock, then the move, then horror tests (1e.open.entry-sequence).

    What happens on the way may carry him elsewhere; then this move is over.
    """
    start = who.space
    if g.state.monsters:
        yield from evade_monsters(g, who)
        if who.space != start:
            return
    room_of = g.board.room_of
    room = room_of[space]
    entered = room != room_of[start]
    if entered and g.room(room).lock:
        opened = yield from try_lock(g, who, room)
        if not opened or who.space != start:
            return
    g.tell("moved", ("1e.move.one-space",), who=who.id, space=space)
    yield from arrive(g, who, space, entered)


def arrive(g: Table, who: Investigator, space: str, entered: bool) -> Rule[None]:
    """He stands in the space; a room he has just entered may frighten him."""
    who.space = space
    if something_reached(g):
        yield from check_objective(g)
    if entered and g.state.monsters:
        yield from face_monsters(g, who)


def moved_by_keeper(g: Table, who: Investigator, spaces: int, rule: str) -> Rule[None]:
    """The keeper moves an investigator, space by adjacent space, not into a locked room.

    No evade tests (1e.evade.moved-by-keeper), but horror tests (1e.horror-test.keeper-moves-inv);
    1e.open.forced-move-limits, 1e.open.lock-other-entry.
    """
    for left in range(spaces, 0, -1):
        open_spaces = [s for s in g.board.adjacent[who.space] if not _locked(g, who, s)]
        if not open_spaces:
            return
        options = [f"to {space}" for space in open_spaces]
        about: dict[str, Fact] = {"who": who.id, "left": left}
        chosen = yield from choose((KEEPER,), "move-investigator", options, rule, about)
        space = chosen.removeprefix("to ")
        entered = g.board.room_of[space] != g.room_of(who)
        g.tell("carried", (rule,), who=who.id, space=space)
        yield from arrive(g, who, space, entered)


def _locked(g: Table, who: Investigator, space: str) -> bool:
    room = g.board.room_of[space]
    return room != g.room_of(who) and bool(g.room(room).lock)
