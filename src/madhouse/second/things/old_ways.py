"""Old ways: those that keep to rooms which were there before any tile was laid over others."""

from collections import deque
from collections.abc import Collection

from madhouse.second.things.map_plan import read_changes
from madhouse.second.things.places import Places


def old_way(
    places: Places,
    map_name: str,
    here: str,
    goals: Collection[str],
    shut: frozenset[str] = frozenset(),
) -> list[str]:
    """The spaces of the shortest way to one of some that enters no room of a tile which was laid
    over others; nothing if there is none. It may begin in one."""
    _, changes = read_changes(map_name)
    over = {each.face[:-1] for each in changes if each.over}
    steps = places.ways(shut).steps
    came_from: dict[str, str] = {here: ""}
    ahead = deque([here])
    while ahead:
        space = ahead.popleft()
        if space in goals:
            return _back_from(came_from, space)
        for near in steps.get(space, ()):
            if near not in came_from and places.tile_of[places.room_of[near]] not in over:
                came_from[near] = space
                ahead.append(near)
    return []


def _back_from(came_from: dict[str, str], space: str) -> list[str]:
    way = [space]
    while came_from[way[-1]]:
        way.append(came_from[way[-1]])
    return way[::-1]
