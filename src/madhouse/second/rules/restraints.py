"""Restraints: monsters beside one need not be evaded, and one is spent to hold a monster."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.features import RESTRAINT, number_in, take_token
from madhouse.second.rules.group import decide_together
from madhouse.second.things.state import Monster
from madhouse.second.things.table import Table

HOLD = form("hold {monster}")
LET_MOVE = form("let {monster} go")


def restrained_in(g: Table, space: str) -> bool:
    """Whether a space holds a Restraint: its monsters need not be evaded
    (2e.restraint.no-evade)."""
    return number_in(g, RESTRAINT, space) > 0


def held_by_restraint(g: Table, monster: Monster) -> Rule[bool]:
    """As a monster activates the group may discard a Restraint of its space; then it forfeits its
    movement (2e.restraint.hold-monster) and nothing else (2e.conflict.restraint-attack)."""
    space = g.state.monsters.get(monster.id, "")
    if not restrained_in(g, space):
        return False
    about: dict[str, Fact] = {"monster": monster.id, "space": space}
    options = (HOLD(monster.id), LET_MOVE(monster.id))
    rule = "2e.restraint.hold-monster"
    chosen = yield from decide_together(g, "restrain", options, rule, about)
    if chosen == LET_MOVE(monster.id):
        return False
    take_token(g, RESTRAINT, space, 1)
    g.tell("held-by-restraint", (rule,), monster=monster.id)
    for who in g.playing:
        if space in g.places.in_range.get(who.space, ()):
            scene = Scene(who, monster, space=space, purpose="component")
            yield from at_moment(g, who, "restraint-spent", scene)
    return True
