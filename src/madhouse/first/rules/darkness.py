"""Darkness: it lies on a room, costs a step to explore there and hinders those who fight in it."""

from madhouse.first.acting.standing import standing
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table


def ignores_darkness(g: Table, who: Investigator) -> bool:
    """Whether a card of his lets him ignore darkness (1e.darkness.ignore)."""
    return standing(g, who, "ignores_darkness", False)


def in_darkness(g: Table, who: Investigator) -> bool:
    """Whether he is in a dark room and darkness matters to him.

    One who ignores darkness is no target for what needs it (1e.darkness.ignore-untargetable).
    """
    return g.room(g.room_of(who)).dark and not ignores_darkness(g, who)


def darken(g: Table, room: str) -> None:
    """Lay a darkness token on a room; it holds at most one (1e.darkness.room)."""
    if not g.room(room).dark:
        g.room(room).dark = True
        g.tell("dark", ("1e.darkness.room",), room=room)


def lighten(g: Table, room: str) -> None:
    """Take the darkness token off a room."""
    if g.room(room).dark:
        g.room(room).dark = g.room(room).put_out = False
        g.tell("light", ("1e.darkness.room",), room=room)
