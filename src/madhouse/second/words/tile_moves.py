"""Words of tiles that move, and of tiles that come to lie over others."""

from typing import ClassVar

from madhouse.engine.flow import Rule
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.app.rooms import place_tokens_of, tile_of
from madhouse.second.app.tile_moves import lay_over, move_tiles
from madhouse.second.things.map_plan import Laying, TileChange, read_changes, shunted
from madhouse.second.things.references import RoomId
from madhouse.second.things.table import Table
from madhouse.second.words.base import AppVerb, PeoplesCondition, you


def _after_moving(g: Table) -> Rule[None]:
    for who in g.playing:
        yield from at_moment(g, who, "tile-moved")


class MoveTiles(AppVerb, frozen=True):
    """Tiles are put elsewhere, each by its face, with all that is on them."""

    tiles: dict[str, Laying]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if move_tiles(g, [TileChange(face, at) for face, at in self.tiles.items()]):
            yield from _after_moving(g)


class Shunt(AppVerb, frozen=True):
    """Of tiles in a row, all of one size, the one with this room is taken out, the others close up,
    and it is put in at a place counted from the west or the north."""

    room: RoomId
    place: int
    row: tuple[RoomId, ...]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        faces = _faces(g)
        row = sorted((faces[tile_of(g, each)] for each in self.row), key=lambda each: each[1])
        names = [face for face, _ in row]
        after = shunted(names, faces[tile_of(g, self.room)][0], self.place)
        turns = {face: at[2] for face, at in row}
        changes = [
            TileChange(face, (at[0], at[1], turns[face]))
            for face, (old, at) in zip(after, row, strict=True)
            if face != old
        ]
        if changes and move_tiles(g, changes):
            yield from _after_moving(g)


def _faces(g: Table) -> dict[str, tuple[str, Laying]]:
    """By tile its face and how it lies now."""
    base, changes = read_changes(g.app.map)
    lying = dict(g.scenario.maps[base].tiles)
    lying |= {each.face: each.at for each in changes if not each.over}
    return {face[:-1]: (face, at) for face, at in lying.items()}


class LayOver(AppVerb, frozen=True):
    """A tile is laid over others, by its face and the cell of its top left corner, counted in
    thirds of a small tile. It leaves a part of every space."""

    lays_over: ClassVar[bool] = True
    face: str
    at: Laying

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        before = set(g.places.rooms)
        lay_over(g, TileChange(self.face, self.at, over=True))
        yield from place_tokens_of(g, [room for room in g.places.rooms if room not in before])
        yield from _after_moving(g)


class HoldTile(AppVerb, frozen=True):
    """The tile of a room, or the one you stand on, cannot move until the round ends."""

    room: RoomId = ""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        tile = tile_of(g, self.room) if self.room else _tile_of_you(g, scene)
        if tile and tile not in g.extras.still:
            g.extras.still.append(tile)
        yield from ()


def _tile_of_you(g: Table, scene: Scene) -> str:
    space = you(scene).space
    return g.places.tile_of[g.places.room_of[space]] if space else ""


class OnMovedTile(PeoplesCondition, frozen=True):
    """You are on a tile that has moved this round."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return _tile_of_you(g, scene) in g.extras.moved
