"""The set fire action: Fire in one's own space or in one beside it, by a Light Source."""

from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.rules.darkness import has_light
from madhouse.second.rules.fire import can_burn, place_fire
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

SET_FIRE = form("set fire to {space}")


def within_reach_of_fire(g: Table, space: str) -> tuple[str, ...]:
    """The space and those beside it, no wall between (2e.set-fire.place,
    2e.conflict.wall-adjacency); by Secret Passages too (2e.conflict.passage-adjacency)."""
    return (space, *g.places.next_to(space, tuple(g.state.passages)))


def set_fire_options(g: Table, who: Investigator) -> list[str]:
    """Where an investigator can set fire."""
    if not who.space or not has_light(g, who):
        return []
    return SET_FIRE.each([s for s in within_reach_of_fire(g, who.space) if can_burn(g, s)])


def against_setting_fire(g: Table, who: Investigator, space: str) -> str | None:
    """The rule against setting fire there."""
    if not who.actions:
        return "2e.action.two-per-turn"
    if not has_light(g, who):
        return "2e.set-fire.needs-light-source"
    if not who.space or space not in within_reach_of_fire(g, who.space):
        return "2e.set-fire.place"
    if space in g.state.fire:
        return "2e.set-fire.not-on-fire"
    return None if can_burn(g, space) else "2e.water.no-fire"


def set_fire(g: Table, _: Investigator, space: str) -> Rule[None]:
    """Place the Fire; the app notices by itself (2e.set-fire.tell-app)."""
    place_fire(g, space)
    yield from ()
