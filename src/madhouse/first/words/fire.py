"""Words that set rooms on fire and put fires out."""

from typing import Literal

from madhouse.engine.flow import Rule, choose
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.fire import catching_rooms, near_rooms, put_out_fire, set_fire
from madhouse.first.things.references import RoomId
from madhouse.first.things.state import KEEPER
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb, chooser, the_monster, you

FireWhere = Literal["your room", "near", "the monster's room"]


def rooms_meant(g: Table, scene: Scene, where: FireWhere, burning: bool) -> list[str]:
    """The rooms that a card means, if they burn or not; 'near' is yours or one next to it."""
    here = g.room_of(the_monster(scene) if where == "the monster's room" else you(scene))
    rooms = near_rooms(g, here) if where == "near" else [here]
    return [room for room in rooms if g.room(room).fire == burning]


class SetFire(Verb, frozen=True):
    """Fire breaks out in a room you may choose of those meant."""

    outlives = True
    where: FireWhere = "your room"

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(rooms_meant(g, scene, self.where, burning=False))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        rooms = rooms_meant(g, scene, self.where, burning=False)
        if rooms:
            room = yield from choose(chooser(scene), "set-fire", rooms, "1e.fire.room")
            set_fire(g, room)


class SetFireIn(Verb, frozen=True):
    """Fire breaks out in this room."""

    outlives = True
    room: RoomId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        set_fire(g, self.room)
        yield from ()


class PutOutFire(Verb, frozen=True):
    """The fire token of a room you may choose of those meant is discarded."""

    outlives = True
    where: FireWhere = "your room"

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(rooms_meant(g, scene, self.where, burning=True))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        rooms = rooms_meant(g, scene, self.where, burning=True)
        if rooms:
            rule = "1e.open.fire-duration"
            room = yield from choose(chooser(scene), "put-out-fire", rooms, rule)
            put_out_fire(g, room)


class SpreadFire(Verb, frozen=True):
    """The keeper lets fire spread from a camp fire or a burning room (1e.camp-fire.spread-fire)."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        rooms = catching_rooms(g)
        if rooms:
            room = yield from choose((KEEPER,), "spread-fire", rooms, "1e.camp-fire.spread-fire")
            set_fire(g, room)


class CanSpreadFire(Condition, frozen=True):
    """There is a room that fire can spread to."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(catching_rooms(g))
