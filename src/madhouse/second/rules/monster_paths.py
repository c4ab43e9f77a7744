"""The ways of monsters: how each moves, how far it is for it, and which steps are open to it.

Spaces are counted along the monster's own legal movement, doors included; a blocked door counts as
passable, because it can try to break the Barricade (2e.conflict.distance-metric).
"""

from madhouse.second.acting.scene import Scene, all_hold
from madhouse.second.rules.features import WATER, spaces_with
from madhouse.second.rules.movement import blocked_doors, explore_doors, open_passages
from madhouse.second.things.scenario import Bound
from madhouse.second.things.state import Monster
from madhouse.second.things.table import Table
from madhouse.second.things.ways import Gait, Ways


def gait_of(g: Table, monster: Monster) -> Gait:
    """What a monster crosses by its abilities, which the monster's data define
    (2e.conflict.monster-abilities-undefined)."""
    abilities = g.kind(monster).abilities
    if "phasing" in abilities:
        return "phase"
    return "fly" if "flying" in abilities else "walk"


def water_spaces(g: Table) -> tuple[str, ...]:
    """The laid spaces of rooms with water, and those in which Water was placed."""
    places, placed = g.places, spaces_with(g, WATER)
    wet = [room for room, tags in places.tags.items() if WATER in tags]
    spaces = [space for room in wet for space in places.rooms[room].spaces]
    if placed:
        spaces += [space for space in places.spaces if space in placed and space not in spaces]
    return tuple(spaces)


def ways_of(g: Table, monster: Monster) -> Ways:
    """All steps of a monster, those at which it must break a Barricade included."""
    name = f"{monster.kind} breaking through"
    ways = g.ways.get(name)
    if ways is None:
        shut, passages = explore_doors(g), tuple(g.state.passages)
        ways = g.places.ways(shut, passages, gait_of(g, monster), _waters(g, monster))
        g.ways[name] = ways
    return ways


def free_ways_of(g: Table, monster: Monster) -> Ways:
    """The steps of a monster at which no Barricade is in its way."""
    name = f"{monster.kind} past Barricades"
    ways = g.ways.get(name)
    if ways is None:
        shut, passages = blocked_doors(g), open_passages(g)
        ways = g.places.ways(shut, passages, gait_of(g, monster), _waters(g, monster))
        g.ways[name] = ways
    return ways


def _waters(g: Table, monster: Monster) -> tuple[str, ...]:
    """Spaces with water are adjacent to one another for an aquatic monster."""
    return water_spaces(g) if "aquatic" in g.kind(monster).abilities else ()


def steps_toward(g: Table, monster: Monster, goal: str) -> tuple[str, ...]:
    """The steps after which the goal is nearer (2e.toward.each-step)."""
    here = g.state.monsters[monster.id]
    return kept_in_bounds(g, monster, ways_of(g, monster).toward(here, goal))


def steps_away(g: Table, monster: Monster, goal: str) -> tuple[str, ...]:
    """The steps after which the goal is farther (2e.away.each-step)."""
    here = g.state.monsters[monster.id]
    return kept_in_bounds(g, monster, ways_of(g, monster).away(here, goal))


def kept_in_bounds(g: Table, monster: Monster, spaces: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some spaces that a monster may enter: a bound one never leaves its rooms."""
    named = g.named(monster)
    if named is None or not named.bound:
        return spaces
    room_of = g.places.room_of
    room = room_of[g.state.monsters[monster.id]]
    rooms: tuple[str, ...] = (room,)
    if isinstance(named.bound, Bound):
        if named.bound.until and all_hold(g, Scene(), named.bound.until):
            return spaces
        if named.bound.to == "rooms beside":
            home = room_of.get(monster.origin, room)
            rooms = (home, *g.places.adjacent_rooms[home])
    return tuple(space for space in spaces if room_of[space] in rooms)


def nearest_to(g: Table, monster: Monster, spaces: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some spaces that are the fewest spaces away, its own included (2e.nearest.fewest,
    2e.nearest.origin-counts); what it cannot reach is none of them (2e.conflict.no-path)."""
    return ways_of(g, monster).nearest(g.state.monsters[monster.id], spaces)
