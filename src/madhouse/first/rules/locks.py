"""Lock cards: what stands between an investigator and a room."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.scene import Scene
from madhouse.first.acting.verbs import run_all
from madhouse.first.rules.demands import meet_demand
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table


def try_lock(g: Table, who: Investigator, room: str) -> Rule[bool]:
    """Turn the room's lock over before he moves (1e.lock.revealed-on-entry), and try to meet it.

    Whoever fails may not enter that room this turn (1e.lock.failure-wastes-step,
    1e.conflict.lock-retry); the card stays, faceup (1e.lock.stays-faceup).
    """
    lock = g.room(room).lock
    g.turn_up(lock)
    g.tell("lock-revealed", ("1e.lock.revealed-on-entry",), who=who.id, card=lock, room=room)
    opened = yield from meet_demand(g, who, g.box.locks[lock], "1e.lock.requirement")
    if opened:
        g.room(room).lock = ""
        g.state.obstacles_gone.append(lock)
        g.tell("lock-opened", ("1e.lock.success-continues",), who=who.id, card=lock, room=room)
        yield from run_all(g, Scene(who, card=lock), g.box.locks[lock].passed)
    else:
        who.barred.append(room)
        g.tell("lock-holds", ("1e.lock.door-is-locked",), who=who.id, card=lock, room=room)
    return opened
