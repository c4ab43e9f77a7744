"""Darkness: no Clue is of use in it, unless light is near."""

from madhouse.second.acting.lying import shown_sides, sides_in
from madhouse.second.acting.standing import standing
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table


def place_darkness(g: Table, space: str) -> bool:
    """Put Darkness into a space; a second one cannot be (2e.darkness.one-per-space)."""
    if space in g.state.darkness:
        return False
    g.state.darkness.append(space)
    g.tell("darkened", ("2e.place.other",), space=space)
    return True


def in_darkness(g: Table, who: Investigator) -> bool:
    """Whether Darkness hampers an investigator where they stand."""
    if who.space not in g.state.darkness or lit(g, who.space):
        return False
    return not standing(g, who, "ignores_darkness", False)


def lit(g: Table, space: str) -> bool:
    """Whether light or Fire in a space or beside it lets Darkness be ignored
    (2e.darkness.light-ignores, 2e.darkness.adjacent-light-ignores).

    Light passes doors and borders, and Secret Passages, but no wall
    (2e.conflict.light-through-doors, 2e.conflict.passage-adjacency).
    """
    near = [space, *g.places.beside[space]]
    if space in g.state.passages:
        near += g.state.passages
    return any(gives_light(g, each) for each in near)


def gives_light(g: Table, space: str) -> bool:
    """Whether a space contains Fire or a Light Source: held (2e.darkness.light-source-held),
    placed or dropped there (2e.darkness.light-source-lying)."""
    state = g.state
    if space in state.fire or space in state.lights or space in state.glows:
        return True
    if space in state.dropped and not g.box.light_sources.isdisjoint(sides_in(g, space)):
        return True
    return any(has_light(g, who) for who in g.investigators_at(space))


def has_light(g: Table, who: Investigator) -> bool:
    """Whether an investigator has a Light Source."""
    return not g.box.light_sources.isdisjoint(shown_sides(who))
