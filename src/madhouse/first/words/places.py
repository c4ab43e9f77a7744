"""Words for what becomes of a room that the story names, and of all that is in it."""

from madhouse.engine.flow import Killed, Rule
from madhouse.first.acting.needed_cards import lay_in_room
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.killed import kill_unless_saved
from madhouse.first.rules.monsters import kill_monster, on_board
from madhouse.first.things.references import ItemId, RoomId
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb


class LayInRoom(Verb, frozen=True):
    """A card, wherever it is, is laid open in a room, to be found again."""

    card: ItemId
    room: RoomId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        lay_in_room(g, self.card, self.room)
        yield from ()


class KillAllIn(Verb, frozen=True):
    """Every monster and every investigator in a room is killed."""

    room: RoomId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for foe in g.monsters_in(self.room):
            if on_board(g, foe):
                yield from kill_monster(g, foe)
        ended: Killed | None = None
        for who in g.investigators_in(self.room):
            try:
                yield from kill_unless_saved(g, who, "1e.open.card-overrides")
            except Killed as dead:
                ended = dead if who is scene.you or who.id == g.state.active else ended
        if ended is not None:
            raise ended
