"""Tiles that move, and tiles that come to lie over others: what is on them stays on them.

Figures, cards and tokens are kept by their space, so they go where it goes. What lies at an edge of
a tile stays at that edge, whatever is behind it then; an edge that is covered is gone.
"""

from collections.abc import Sequence

from madhouse.engine.board.layout import edge_places, is_joint
from madhouse.engine.board.plan import Point
from madhouse.second.app.maps import narrow_by_map
from madhouse.second.app.tokens import discard_token
from madhouse.second.things.map_plan import TileChange, with_changes
from madhouse.second.things.places import Places, WholeMap
from madhouse.second.things.table import Table


def move_tiles(g: Table, changes: Sequence[TileChange]) -> bool:
    """Take tiles from where they lie and put them back elsewhere (2e.moving-tiles.how), with all
    that is on them (2e.moving-tiles.contents-stay); False if one of them is held fast."""
    moved = [each.face[:-1] for each in changes]
    if any(tile in g.extras.still for tile in moved):
        g.tell("tiles-held", (), tiles=[t for t in moved if t in g.extras.still])
        return False
    _rearrange(g, changes)
    g.extras.moved += [tile for tile in moved if tile in g.app.laid]
    g.tell("tiles-moved", ("2e.moving-tiles.how",), rooms=_rooms_of(g, moved))
    return True


def lay_over(g: Table, change: TileChange) -> None:
    """A tile is laid so that it overlaps others (2e.overlapping-tiles.can-overlap), which leaves
    figures, tokens and cards in their spaces (2e.overlapping-tiles.contents-stay); what it covers
    is no longer a part of the board (2e.overlapping-tiles.covered-part-gone)."""
    tile = change.face[:-1]
    g.app.laid.append(tile)
    _rearrange(g, [change])
    g.hands.lay(g, tile)
    g.tell("tile-over", ("2e.overlapping-tiles.can-overlap",), rooms=_rooms_of(g, [tile]))


def _rooms_of(g: Table, tiles: Sequence[str]) -> list[str]:
    return [name for name, tile in g.places.tile_of.items() if tile in tiles]


def _rearrange(g: Table, changes: Sequence[TileChange]) -> None:
    before = g.places
    g.app.map = with_changes(g.app.map, changes)
    g.seal()
    g.look_around()
    _follow_edges(g, before)
    narrow_by_map(g)


def _follow_edges(g: Table, before: Places) -> None:
    """Explore tokens, Barricades and shut doors stay at the edge of their tile."""
    for token, at in list(g.app.tokens.items()):
        if is_joint(at):
            room = before.room_of[_seen_from(g, before, token, at)]
            now = opening_now(g, before, at, room)
            if now:
                g.app.tokens[token] = now
            else:
                discard_token(g, token)
    for barricade in g.state.barricades:
        if is_joint(barricade.blocks):
            room = before.room_of[barricade.space]
            barricade.blocks = opening_now(g, before, barricade.blocks, room)
    shut = [opening_now(g, before, each, "") for each in g.state.shut]
    g.state.shut = [each for each in shut if each]
    g.board_changed()


def _seen_from(g: Table, before: Places, token: str, at: str) -> str:
    """The space beside an Explore token to whose tile it belongs: the one it is seen from, if that
    is laid."""
    room = before.whole.room_of_place(g.box.tokens[token].at)
    laid = [space for space in before.openings[at] if space in before.room_of]
    return next((space for space in laid if before.room_of[space] == room), laid[0])


def opening_now(g: Table, before: Places, name: str, room: str) -> str:
    """What an opening is called now that was at an edge of this room's tile; none if it is gone."""
    old, new = before.whole, g.places.whole
    tile = before.tile_of.get(room) or _a_tile(before, name)
    edges = _where_now(g, old, new, tile, old.openings[name].edges)
    x, y = 2 * new.corner[0], 2 * new.corner[1]
    for opening, found in new.openings.items():
        if any((ex + x, ey + y) in edges for ex, ey in found.edges):
            return opening if opening in g.places.openings else ""
    return ""


def _a_tile(before: Places, name: str) -> str:
    laid = [space for space in before.openings[name] if space in before.room_of]
    return before.tile_of[before.room_of[laid[0]]]


def _where_now(
    g: Table, old: WholeMap, new: WholeMap, tile: str, edges: Sequence[Point]
) -> set[Point]:
    """Where edges of a tile lie now, counted from cell (0, 0) of the board."""
    x, y = 2 * old.corner[0], 2 * old.corner[1]
    there = {(ex + x, ey + y) for ex, ey in edges}
    if old.placements[tile] == new.placements[tile]:
        return there
    own = edge_places(g.box.tiles, old.placements[tile])
    now = edge_places(g.box.tiles, new.placements[tile])
    return {now[drawn] for drawn, point in own.items() if point in there}
