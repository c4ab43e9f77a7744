"""Dragged: an investigator is moved by something else, past no monster's evade check."""

from collections.abc import Sequence

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.acting.standing import standing
from madhouse.second.rules.group import decide_together
from madhouse.second.rules.monster_moves import enter_monster
from madhouse.second.rules.movement import enter, ways_now
from madhouse.second.things.state import Investigator, Monster
from madhouse.second.things.table import Table

DRAG = form("drag to {space}")
TOWARD = form("drag toward {space}")


def drag(
    g: Table, who: Investigator, goals: Sequence[str], spaces: int, monster: Monster | None = None
) -> Rule[None]:
    """Move an investigator toward the nearest of some spaces (2e.toward.each-step), without an
    evade check (2e.evade.involuntary-exempt); a monster may go with them."""
    if standing(g, who, "stands_fast", False):
        return
    ways = ways_now(g)
    near = ways.nearest(who.space, goals) if who.space else ()
    if not near:
        return
    about: dict[str, Fact] = {"who": who.id}
    rule = "2e.group.several-outcomes"
    chosen = yield from decide_together(g, "drag-goal", TOWARD.each(near), rule, about)
    (goal,) = TOWARD.ids(chosen)
    for _ in range(spaces):
        if who.eliminated or standing(g, who, "cannot_move", False):
            return
        steps = ways.toward(who.space, goal)
        if not steps:
            return  # 2e.conflict.no-valid-step
        chosen = yield from decide_together(g, "drag", DRAG.each(steps), rule, about)
        (space,) = DRAG.ids(chosen)
        yield from enter(g, who, space)
        if monster is not None and monster in g.app.monsters:
            yield from enter_monster(g, monster, space)
