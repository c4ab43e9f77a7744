"""Barriers: furniture that blocks a door, for as long as it holds."""

from madhouse.engine.flow import Rule
from madhouse.engine.forms import ByForm, form
from madhouse.first.rules.combat import attack_barrier
from madhouse.first.rules.room_features import features_at
from madhouse.first.things.state import Feature, Investigator, Monster
from madhouse.first.things.table import Table

BARRIER = "barrier"
PUSH = form("push barrier onto {door}")
PULL = form("pull barrier off {door}")


def barrier_options(g: Table, who: Investigator) -> list[str]:
    """What he may do with the barriers of his own space, for his action
    (1e.conflict.barrier-action-point)."""
    here = features_at(g, BARRIER, who.space)
    if not here:
        return []
    pulled = [barrier.door for barrier in here if barrier.door]
    doors = [door.name for door in g.board.doors.values() if who.space in door.spaces]
    pushed = [door for door in doors if against_pushing(g, who, door) is None]
    return PULL.each(pulled) + PUSH.each(pushed)


def against_pushing(g: Table, who: Investigator, name: str) -> str | None:
    """The rule against pushing a barrier onto a door: one of his space that is on none, and a door
    of his space that can be passed and on which none of them is."""
    here = [barrier.door for barrier in features_at(g, BARRIER, who.space)]
    door = g.board.doors.get(name)
    if door is None or who.space not in door.spaces or "" not in here or name in here:
        return "1e.barrier.block"
    return "1e.move.sealed-door" if door.sealed else None


def against_pulling(g: Table, who: Investigator, name: str) -> str | None:
    """The rule against pulling a barrier off a door: it must be one of his space; nobody reaches
    one from the other side of its door (1e.open.barrier-far-side)."""
    here = features_at(g, BARRIER, who.space)
    return None if name in [each.door for each in here if each.door] else "1e.barrier.unblock"


def push_barrier(g: Table, who: Investigator, door: str) -> Rule[None]:
    """A barrier of his space goes partly over a door; it stays in its space
    (1e.barrier.block, 1e.barrier.stays-in-space)."""
    _in_space(g, who, "").door = door
    g.tell("barrier-pushed", ("1e.barrier.block",), who=who.id, door=door)
    yield from ()


def pull_barrier(g: Table, who: Investigator, door: str) -> Rule[None]:
    """The barrier comes off the door, back into the space (1e.barrier.unblock)."""
    _in_space(g, who, door).door = ""
    g.tell("barrier-pulled", ("1e.barrier.unblock",), who=who.id, door=door)
    yield from ()


BARRIER_MOVES = ByForm({PUSH: push_barrier, PULL: pull_barrier})


def _in_space(g: Table, who: Investigator, door: str) -> Feature:
    """The barrier of his space that is on this door, or on none."""
    return next(each for each in features_at(g, BARRIER, who.space) if each.door == door)


def force_door(g: Table, foe: Monster, door: str) -> Rule[None]:
    """A monster tries a blocked door: a 'Monster vs. Barrier' card for each barrier on it.

    1e.barrier.monster-attempt. Once nothing is on the door it may go on
    (1e.barrier.broken-continue); else it stays, for the rest of the turn (1e.barrier.held-stops).
    """
    for barrier in [each for each in g.state.features if each.door == door]:
        g.tell("door-forced", ("1e.barrier.monster-attempt",), monster=foe.id, door=door)
        yield from attack_barrier(g, foe, barrier)
        if barrier.door:
            foe.stopped = True
            g.tell("barrier-holds", ("1e.barrier.held-stops",), monster=foe.id, door=door)
            return


def destroy_barrier(g: Table, barrier: Feature) -> None:
    """The marker leaves the board (1e.keyword.destroy-barrier)."""
    door, barrier.door = barrier.door, ""
    g.state.features.remove(barrier)
    g.tell("barrier-destroyed", ("1e.keyword.destroy-barrier",), door=door)


def push_barrier_off(g: Table, barrier: Feature) -> None:
    """It slides off the door, back into its space (1e.barrier.outcomes)."""
    door, barrier.door = barrier.door, ""
    g.tell("barrier-pushed-off", ("1e.barrier.outcomes",), door=door)
