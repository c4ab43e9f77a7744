"""Hauling: monsters that take something from a stock and carry it to a place."""

from madhouse.second.app.rooms import is_laid
from madhouse.second.app.stocks import in_stock
from madhouse.second.app.tokens import space_of
from madhouse.second.things.places import WATER
from madhouse.second.things.state import explored_from
from madhouse.second.things.table import Table


def stocked_rooms(g: Table, stock: str) -> list[str]:
    """The rooms in which something of a stock is left, in the order in which they are written."""
    return [room for room in g.app.stocks.get(stock, {}) if in_stock(g, stock, room)]


def rooms_with_a_way(g: Table, stock: str, goal: str) -> list[str]:
    """Those of them from which an open way leads to a place, all of it laid: the nearest to the
    water first, and of equals the nearest to the place."""
    there = space_of(g, goal)
    if not there:
        return []
    ways = g.places.ways(explored_from(g.app))
    wet = [s for s, room in g.places.room_of.items() if WATER in g.places.tags[room]]

    def nearness(room: str) -> tuple[int, int]:
        steps = ways.distances(space_of(g, room))
        return min((steps[s] for s in wet if s in steps), default=len(steps)), steps[there]

    rooms = [room for room in stocked_rooms(g, stock) if is_laid(g, room)]
    reached = [r for r in rooms if there in ways.distances(space_of(g, r))]
    return sorted(reached, key=nearness)


def rooms_out_of_sight(g: Table, stock: str, goal: str) -> list[str]:
    """The others, from which nobody can see anything carried."""
    seen = rooms_with_a_way(g, stock, goal)
    return [room for room in stocked_rooms(g, stock) if room not in seen]
