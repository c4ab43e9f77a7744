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
    """What he may do with the barriers of his own space, for his action.

    1e.barrier.block, 1e.barrier.unblock, 1e.conflict.barrier-action-point; nobody reaches one
    from the other side of its door (1e.open.barrier-far-side).
    """
    here = features_at(g, BARRIER, who.space)
    if not here:
        return []
    options = [PULL(barrier.door) for barrier in here if barrier.door]
    if all(barrier.door for barrier in here):
        return options
    blocked = [barrier.door for barrier in here]
    doors = [door for door in g.board.doors.values() if who.space in door.spaces]
    free = [door.name for door in doors if not door.sealed and door.name not in blocked]
    return options + PUSH.each(free)


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
