"""Maps: which of them it can be, by what is laid and by where tokens show a way on."""

from collections.abc import Iterator

from madhouse.engine.board import LayoutError
from madhouse.second.app.variables import shown_value
from madhouse.second.things.map_plan import read_changes, with_changes
from madhouse.second.things.places import Places
from madhouse.second.things.scenario import Token
from madhouse.second.things.table import Table


def opening_of(places: Places, token: Token) -> str:
    """The opening on which an Explore token lies: between the room it is seen from and the first
    one it leads to. None if neither is laid, or this map has not got both."""
    alias = places.whole.plan.alias
    here, there = token.at, token.to[0]
    rooms = frozenset((alias.get(here, here), alias.get(there, there)))
    return places.openings_between.get(rooms, "")


def opening_for(g: Table, token: Token) -> str:
    """Where an Explore token is to be placed; where tiles have moved and its rooms no longer meet,
    at another opening of its room behind which nothing is laid."""
    found = opening_of(g.places, token)
    places = g.places
    if found or not places.whole.changed:
        return found
    here = places.whole.room_of_place(token.at)
    tile, taken = places.whole.tile_of.get(here), set(g.app.tokens.values())
    for name, sides in places.openings.items():
        laid = [space for space in sides if space in places.room_of]
        if len(laid) == 1 and places.tile_of[places.room_of[laid[0]]] == tile and name not in taken:
            return name
    return ""


def explore_openings(g: Table, places: Places) -> frozenset[str]:
    """Where the Explore tokens on the board lie, if this is the map."""
    lying = [t for t in g.app.tokens if g.box.tokens[t].kind == "explore"]
    if places.whole.changed:  # they lie where they lay on their tiles, whatever is behind now
        names = {lines: name for name, lines in places.opening_lines.items()}
        now = g.places.opening_lines
        return frozenset(names.get(now.get(g.app.tokens[token], ()), "") for token in lying)
    return frozenset(opening_of(places, g.box.tokens[token]) for token in lying)


def map_drawn(g: Table) -> str:
    """The map as the scenario names it, whatever has moved since."""
    return read_changes(g.app.map)[0]


def rooms_beyond(g: Table, token: Token) -> tuple[str, ...]:
    """What exploring reveals: what the token says, or whatever came to be behind it."""
    at = g.app.tokens.get(token.id, "")
    if not g.places.whole.changed or at not in g.places.openings:
        return token.to
    whole = g.places.whole
    beyond = [space for space in g.places.openings[at] if space not in g.places.room_of]
    return tuple(whole.room_of[space] for space in beyond)


def maps_alike(g: Table) -> Iterator[str]:
    """The maps on which the same would be seen as is: the true one among them."""
    looks = _looks(g, g.app.map)
    changes = read_changes(g.app.map)[1]
    for drawn in g.scenario.maps:
        name = with_changes(drawn, changes) if changes else drawn
        if name == g.app.map or _looks(g, name) == looks:
            yield name


def map_shown(g: Table) -> str:
    """A map on which the same is seen as is: the first of them, so that it tells nothing more."""
    if not g.map_shown:
        g.map_shown = next(maps_alike(g))
    return g.map_shown


def narrow_by_map(g: Table) -> None:
    """What is laid, and where it goes on, shows which maps it can be."""
    if g.scenario.map_by and len(g.scenario.maps) > 1:
        alike = {read_changes(name)[0] for name in maps_alike(g)}
        shown_value(g, g.scenario.map_by, {name: name in alike for name in g.scenario.maps})


def _looks(g: Table, name: str) -> bytes | None:
    """How a map would look with these tiles and tokens; None if it has not got them."""
    try:
        whole = g.box.whole_map(name)
    except LayoutError:  # so they could not lie there
        return None
    if not whole.tiles.issuperset(g.app.laid):
        return None
    places = whole.places(frozenset(g.app.laid))
    openings = explore_openings(g, places)
    return None if "" in openings else places.likeness(openings)
