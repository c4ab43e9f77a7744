"""Monsters that leave the house by an outer door, when a revealed objective says so."""

from madhouse.engine.knowledge import forget
from madhouse.first.rules.paths import ways_out
from madhouse.first.things.known_names import SAMPLE
from madhouse.first.things.state import Monster
from madhouse.first.things.story import Exit
from madhouse.first.things.table import Table


def exits(g: Table, foe: Monster) -> tuple[str, ...]:
    """The outer doors by which it may leave now; none that a barrier blocks
    (1e.barrier.no-passage)."""
    return ways_out(g, foe.space) if _may_leave(g, foe) else ()


def blocked_exits(g: Table, foe: Monster) -> list[str]:
    """The outer doors by which it might leave but for a barrier (1e.barrier.monster-attempt)."""
    if not g.state.features or not _may_leave(g, foe):
        return []
    open_now = ways_out(g, foe.space)
    return [door for door in g.board.ways_out.get(foe.space, ()) if door not in open_now]


def against_monster_leaving(g: Table, foe: Monster, door: str) -> str | None:
    """The rule against its leaving by a door."""
    if not _may_leave(g, foe) or door not in g.board.ways_out[foe.space]:
        return "1e.escape.when-allowed"
    return None if door in exits(g, foe) else "1e.barrier.no-passage"


def _may_leave(g: Table, foe: Monster) -> bool:
    """As for investigators, the Objective card must lie open (1e.escape.when-allowed)."""
    way = g.objective.exit
    return (
        way is not None
        and g.state.revealed
        and way.room == g.room_of(foe)
        and way.kind in (None, foe.kind)
        and _carries(foe, way)
    )


def _carries(foe: Monster, way: Exit) -> bool:
    return foe.samples > 0 if way.carrying == SAMPLE else way.carrying in foe.carries


def leave_house(g: Table, foe: Monster, door: str) -> None:
    """The figure rejoins the unused ones; what it carries is out of the game."""
    rule = "1e.open.card-overrides"
    g.tell("monster-leaves", (rule,), monster=foe.id, door=door)
    forget(g.state, [g.token_id(foe)])
    g.state.monsters.remove(foe)
    g.state.monsters_gone += 1
    if foe.carries:
        g.state.carried_out += foe.carries
        g.tell("carried-out", (rule,), monster=foe.id, cards=foe.carries)
