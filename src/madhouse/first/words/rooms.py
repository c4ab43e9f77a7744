"""Words that change a room."""

from madhouse.engine.flow import Rule, choose
from madhouse.first.darkness import darken, lighten
from madhouse.first.references import RoomId
from madhouse.first.scene import Scene
from madhouse.first.state import KEEPER
from madhouse.first.table import Table
from madhouse.first.words.base import Condition, Verb, you


class DarkenRoom(Verb, frozen=True):
    """Darkness falls in a room."""

    room: RoomId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        darken(g, self.room)
        yield from ()


class DarkenYourRoom(Verb, frozen=True):
    """Darkness falls in the room you are in."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        darken(g, g.room_of(you(scene)))
        yield from ()


class LightYourRoom(Verb, frozen=True):
    """The darkness in your room is discarded."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        lighten(g, g.room_of(you(scene)))
        yield from ()


class DarkenEmptyRoom(Verb, frozen=True):
    """Darkness falls in a room without investigators, of the keeper's choice."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        rooms = empty_lit_rooms(g)
        if rooms:
            room = yield from choose((KEEPER,), "darken", rooms, "1e.darkness.room")
            darken(g, room)


class CanDarken(Condition, frozen=True):
    """There is a lit room without investigators, and fewer than so many are dark."""

    at_most: int

    def holds(self, g: Table, scene: Scene) -> bool:
        dark = sum(room.dark for room in g.state.rooms.values())
        return dark < self.at_most and bool(empty_lit_rooms(g))


def empty_lit_rooms(g: Table) -> list[str]:
    """The rooms that darkness can fall in."""
    taken = {g.room_of(who) for who in g.state.investigators}
    return [name for name, room in g.state.rooms.items() if name not in taken and not room.dark]
