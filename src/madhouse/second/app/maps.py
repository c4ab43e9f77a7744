"""Maps: which of them it can be, by what is laid and by where tokens show a way on."""

from collections.abc import Iterator

from madhouse.second.app.variables import shown_value
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


def explore_openings(g: Table, places: Places) -> frozenset[str]:
    """Where the Explore tokens on the board lie, if this is the map."""
    lying = [t for t in g.app.tokens if g.box.tokens[t].kind == "explore"]
    return frozenset(opening_of(places, g.box.tokens[token]) for token in lying)


def maps_alike(g: Table) -> Iterator[str]:
    """The maps on which the same would be seen as is: the true one among them."""
    looks = _looks(g, g.app.map)
    for name in g.scenario.maps:
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
        alike = set(maps_alike(g))
        shown_value(g, g.scenario.map_by, {name: name in alike for name in g.scenario.maps})


def _looks(g: Table, name: str) -> bytes | None:
    """How a map would look with these tiles and tokens; None if it has not got them."""
    whole = g.box.whole_map(name)
    if not whole.tiles.issuperset(g.app.laid):
        return None
    places = whole.places(frozenset(g.app.laid))
    openings = explore_openings(g, places)
    return None if "" in openings else places.likeness(openings)
