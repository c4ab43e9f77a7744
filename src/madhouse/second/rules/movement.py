"""Movement: one space at a time, voluntary or not, and what stops it."""

from madhouse.engine.board.layout import is_joint
from madhouse.engine.flow import Rule
from madhouse.second.acting.standing import standing
from madhouse.second.rules.evade import evade
from madhouse.second.rules.hazards import on_entering, on_leaving
from madhouse.second.rules.nowhere import is_lost
from madhouse.second.things.state import Investigator, explored_from
from madhouse.second.things.table import Table
from madhouse.second.things.ways import Gait, Ways

CROSSED_BORDER = "an impassable border"
"""Crossing one is limited to once a round."""


def blocked_doors(g: Table) -> frozenset[str]:
    """Doors that no investigator passes: an Explore token lies on them, or a Barricade blocks them
    (2e.door.explore-token-blocks, 2e.barricade.stops-investigators)."""
    shut = explore_doors(g)
    return shut | barricaded_doors(g) if g.state.barricades else shut


def explore_doors(g: Table) -> frozenset[str]:
    """The openings that nobody passes: Explore tokens lie on them, or a Spell has shut them."""
    return explored_from(g.app).union(g.state.shut)


def barricaded_doors(g: Table) -> frozenset[str]:
    """The doors that Barricades block."""
    return frozenset([each.blocks for each in g.state.barricades if is_joint(each.blocks)])


def open_passages(g: Table) -> tuple[str, ...]:
    """The spaces whose Secret Passage nothing blocks (2e.passage.passable,
    2e.conflict.barricaded-passage)."""
    if not g.state.passages:
        return ()
    blocked = [each.space for each in g.state.barricades if each.blocks == "passage"]
    return tuple([space for space in g.state.passages if space not in blocked])


def ways_now(g: Table, gait: Gait = "walk") -> Ways:
    """The ways of investigators, as doors and Secret Passages are now."""
    ways = g.ways.get(gait)
    if ways is None:
        ways = g.ways[gait] = g.places.ways(blocked_doors(g), open_passages(g), gait)
    return ways


def steps_from(g: Table, who: Investigator) -> tuple[str, ...]:
    """The spaces an investigator can step into: adjacent, through no wall, impassable border or
    blocked door (2e.movement.one-at-a-time, 2e.movement.no-walls-impassable,
    2e.movement.blocked-door)."""
    if not who.space or standing(g, who, "cannot_move", False):
        return ()
    crosses = CROSSED_BORDER not in who.used and standing(g, who, "crosses_impassable", False)
    steps = ways_now(g, "fly" if crosses else "walk").steps[who.space]
    if not standing(g, who, "kept_in", False):
        return steps
    room_of = g.places.room_of
    return tuple(each for each in steps if room_of[each] == room_of[who.space])


def leave_and_enter(g: Table, who: Investigator, space: str) -> Rule[bool]:
    """Step into a space of one's own will: past the monsters of the space one leaves
    (2e.movement.voluntary-evade); False if that was forfeited."""
    here = who.space
    if not (yield from evade(g, who)):
        return False
    if who.eliminated or who.space != here:
        return False
    if space not in ways_now(g).steps[here]:
        who.used[CROSSED_BORDER] = "round"
    yield from enter(g, who, space)
    return True


def enter(g: Table, who: Investigator, space: str) -> Rule[None]:
    """Leave a space and come to stand in another, with what both do to whoever moves."""
    if who.eliminated or is_lost(g, who):
        return
    yield from on_leaving(g, who)
    if who.eliminated:
        return
    who.space = space
    g.tell("moved", ("2e.movement.one-at-a-time",), who=who.id, space=space)
    yield from on_entering(g, who)
