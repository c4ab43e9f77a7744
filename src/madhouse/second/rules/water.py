"""Water: whoever comes into it moves no farther, and no Fire burns there."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.reactions import at_moment
from madhouse.second.rules.features import WATER, hindering, lay_token, number_in
from madhouse.second.rules.fire import put_out
from madhouse.second.things.state import Investigator, Monster
from madhouse.second.things.table import Table

AT_HOME = frozenset({"aquatic", "flying", "phasing"})
"""Monsters of these abilities keep their movement (2e.water.exempt-monsters)."""


def place_water(g: Table, space: str) -> Rule[bool]:
    """Water in a space puts out its Fire, whoever places it (2e.water.puts-out-fire,
    2e.conflict.water-fire-bullet); False if it cannot be placed."""
    if not lay_token(g, WATER, space):
        return False
    put_out(g, space)
    for who in g.investigators_at(space):
        yield from at_moment(g, who, "water-placed")
    return True


def wade(g: Table, who: Investigator) -> None:
    """What is left of a move is lost in Water (2e.water.stops-movement); a new move action is not,
    and nothing is forfeited (2e.conflict.water-other-movement)."""
    if who.steps and stopped_by_water(g, who):
        who.steps = 0
        g.tell("stopped-by-water", ("2e.water.stops-movement",), who=who.id, space=who.space)


def stopped_by_water(g: Table, who: Investigator) -> bool:
    """Whether an investigator who has come to stand here moves no farther."""
    return hindering(g, who, WATER) > 0


def stops_monster(g: Table, monster: Monster) -> bool:
    """The same of a monster."""
    space = g.state.monsters.get(monster.id, "")
    return bool(number_in(g, WATER, space)) and AT_HOME.isdisjoint(g.kind(monster).abilities)
