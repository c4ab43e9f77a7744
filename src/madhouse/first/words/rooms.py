"""Words that change a room."""

from typing import Literal

from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.darkness import darken, ignores_darkness, lighten
from madhouse.first.things.references import RoomId
from madhouse.first.things.state import KEEPER
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb, the_monster, you

FOR_THREAT = form("{room} for {threat} threat")


class DarkenRoom(Verb, frozen=True):
    """Darkness falls in a room."""

    outlives = True
    room: RoomId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        darken(g, self.room)
        yield from ()


class DarkenYourRoom(Verb, frozen=True):
    """Darkness falls in the room you are in."""

    outlives = True

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        darken(g, g.room_of(you(scene)))
        yield from ()


class LightRoom(Verb, frozen=True):
    """The darkness in a room is discarded: in the one that is named, in yours or the monster's."""

    outlives = True
    room: RoomId = ""
    where: Literal["your room", "the monster's room"] = "your room"

    def possible(self, g: Table, scene: Scene) -> bool:
        return g.room(self._room(g, scene)).dark

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        lighten(g, self._room(g, scene))
        yield from ()

    def _room(self, g: Table, scene: Scene) -> str:
        if self.room:
            return self.room
        return g.room_of(you(scene) if self.where == "your room" else the_monster(scene))


class PutOutLight(Verb, frozen=True):
    """Darkness falls in a lit room of the keeper's choice, for more threat where it matters."""

    outlives = True
    more: int = 0

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        options = [
            FOR_THREAT(room, self.more) if matters(g, room) else room
            for room in lit_rooms(g)
            if g.keeper.threat >= self.more or not matters(g, room)
        ]
        if not options:
            return
        chosen = yield from choose((KEEPER,), "darken", options, "1e.darkness.room")
        room, dear = chosen, FOR_THREAT.read(chosen)
        if dear is not None:
            room = dear["room"]
            g.keeper.threat -= self.more
            rule = "1e.open.card-overrides"
            g.tell("threat-lost", (rule,), amount=self.more, threat=g.keeper.threat)
        darken(g, room)
        g.room(room).put_out = True


class CanPutOutLight(Condition, frozen=True, kw_only=True):
    """Fewer than so many lights are out, and another can be put out for so much threat."""

    at_most: int
    threat: int  # for a room with somebody to whom darkness matters

    def holds(self, g: Table, scene: Scene) -> bool:
        if [room.put_out for room in g.state.rooms.values()].count(True) >= self.at_most:
            return False
        rich = g.state.keeper.threat >= self.threat
        rooms = g.state.rooms.items()
        return any(not room.dark and (rich or not matters(g, name)) for name, room in rooms)


def lit_rooms(g: Table) -> list[str]:
    """The rooms that darkness can fall in."""
    return [name for name, room in g.state.rooms.items() if not room.dark]


def matters(g: Table, room: str) -> bool:
    """Whether an investigator is there who does not ignore darkness."""
    return any(not ignores_darkness(g, who) for who in g.investigators_in(room))
