"""Rooms: the app makes the map, and shows of it what is explored (2e.app.makes-map)."""

from madhouse.engine.flow import Rule
from madhouse.second.app.tokens import place_token, waits_in
from madhouse.second.app.variables import narrow
from madhouse.second.things.scenario import Token
from madhouse.second.things.table import Table


def room_here(g: Table, name: str) -> str:
    """The room that a name stands for on this map."""
    return g.box.whole_map(g.app.map).room(name)


def tile_of(g: Table, room: str) -> str:
    """The tile of a room, laid or not."""
    return g.box.whole_map(g.app.map).tile_of[room_here(g, room)]


def is_laid(g: Table, room: str) -> bool:
    """Whether a room is on the board."""
    return tile_of(g, room) in g.app.laid


def reveal(g: Table, rooms: tuple[str, ...]) -> Rule[list[str]]:
    """Place the tiles of these rooms (2e.tile.placed-by-app), then the tokens that lie there
    (2e.explore.typical); gives the rooms that are new."""
    before = set(g.places.rooms)
    for room in rooms:
        tile = tile_of(g, room)
        if tile not in g.app.laid:
            g.app.laid.append(tile)
            g.seal()
            g.look_around()
            g.hands.lay(g, tile)
    new = [room for room in g.places.rooms if room not in before]
    if new:
        g.tell("revealed", ("2e.tile.placed-by-app", "2e.explore.reveals-room"), rooms=new)
    yield from place_tokens_of(g, new)
    return new


def place_tokens_of(g: Table, rooms: list[str]) -> Rule[None]:
    """Place what lies in newly laid rooms; that something lies there, or does not, is seen."""
    for token in g.box.tokens.values():
        if token.id in g.app.waiting and waits_in(g, token.id) in rooms:
            del g.app.waiting[token.id]
            yield from place_token(g, token)
        elif token.placed and token.at and _lies_in(g, token, rooms):
            if token.only:
                there = all(g.app.values[v] == value for v, value in token.only.items())
                narrow(g, token.only, there)
                if not there:
                    continue
            yield from place_token(g, token)


def _lies_in(g: Table, token: Token, rooms: list[str]) -> bool:
    room = token.at.partition(".")[0]
    whole = g.box.whole_map(g.app.map)
    room = whole.plan.alias.get(room, room)
    return room in rooms
