"""Rooms: the app makes the map, and shows of it what is explored (2e.app.makes-map)."""

from collections.abc import Collection

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import NOBODY, all_hold
from madhouse.second.app.maps import map_drawn, narrow_by_map
from madhouse.second.app.tokens import place_token, room_of_place, waits_in
from madhouse.second.app.variables import has, narrow
from madhouse.second.things.scenario import Token
from madhouse.second.things.table import Table


def room_here(g: Table, name: str) -> str:
    """The room that a name stands for on this map."""
    return g.box.whole_map(g.app.map).room(name)


def tile_of(g: Table, room: str) -> str:
    """The tile of a room, laid or not."""
    return g.box.whole_map(g.app.map).tile_of[room_here(g, room)]


def is_laid(g: Table, room: str) -> bool:
    """Whether a room is on the board; one that is yet to be laid over others is on no map."""
    whole = g.box.whole_map(g.app.map)
    return whole.tile_of.get(whole.room_of_place(room), "") in g.app.laid


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
        narrow_by_map(g)
        g.tell("revealed", ("2e.tile.placed-by-app", "2e.explore.reveals-room"), rooms=new)
    yield from place_tokens_of(g, new)
    return new


def place_tokens_of(g: Table, rooms: Collection[str]) -> Rule[None]:
    """Place what lies in newly laid rooms, and what has waited for them."""
    for token in g.box.tokens.values():
        if token.id in g.app.waiting and waits_in(g, token.id) in rooms:
            place = g.app.waiting.pop(token.id)
            yield from place_token(g, token, place)
        elif token.id in g.app.placed or token.id in g.app.waiting:
            continue  # it has been here before, or somebody has sent it elsewhere
        elif token.placed and not token.appears and lies_in(g, token) in rooms:
            yield from place_if_there(g, token)


def tokens_that_appear(g: Table) -> Rule[None]:
    """Place the tokens whose time has come, in rooms that are laid."""
    placed, rooms = g.app.placed, g.places.rooms
    for token, room in g.box.scenario_index.appearing[map_drawn(g)]:
        if room in rooms and token.id not in placed and all_hold(g, NOBODY, token.appears):
            yield from place_if_there(g, token)


def place_if_there(g: Table, token: Token) -> Rule[None]:
    """Place a token unless hidden variables keep it away; either is seen by everybody."""
    if token.only:
        there = has(g, g.app.values, token.only)
        narrow(g, token.only, there)
        if not there:
            return
    yield from place_token(g, token)


def lies_in(g: Table, token: Token) -> str:
    """The room to which a token belongs on this map; none for one that lies nowhere."""
    return room_of_place(g, token.at) if token.at else ""
