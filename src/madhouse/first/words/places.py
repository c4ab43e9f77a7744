"""Words for what becomes of a room that the story names, and of all that is in it."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.deaths import Deaths
from madhouse.first.acting.needed_cards import lay_in_room
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.killed import kill_unless_saved
from madhouse.first.rules.monsters import kill_monster, on_board
from madhouse.first.things.references import ItemId, RoomId
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb


class LayInRoom(Verb, frozen=True):
    """A card, wherever it is, is laid open in a room, to be found again."""

    outlives = True
    card: ItemId
    room: RoomId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        lay_in_room(g, self.card, self.room)
        yield from ()


class KillAllIn(Verb, frozen=True):
    """Every monster and every investigator in a room is killed."""

    outlives = True
    room: RoomId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        deaths = Deaths(g)
        for foe in g.monsters_in(self.room):
            if on_board(g, foe):
                with deaths:
                    yield from kill_monster(g, foe)
        for who in g.investigators_in(self.room):
            if who in g.state.investigators:
                with deaths:
                    yield from kill_unless_saved(g, who, "1e.open.card-overrides")
        deaths.settle(scene.you)
