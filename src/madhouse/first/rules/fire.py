"""Fire: it lies on a room, frightens those who enter and burns those who stay."""

from madhouse.engine.flow import Rule
from madhouse.first.acting.scene import Cause
from madhouse.first.acting.standing import standing
from madhouse.first.rules.attribute_tests import attribute_test
from madhouse.first.rules.corpse import burn_corpses
from madhouse.first.rules.harm import damage, horror
from madhouse.first.rules.monsters import deal_damage, on_board
from madhouse.first.rules.room_features import rooms_with
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

FIRE_DAMAGE = 2


def set_fire(g: Table, room: str) -> None:
    """Lay a fire token on a room; it holds at most one, and no corpse.

    1e.fire.room, 1e.open.fire-duration, 1e.corpse.fire-discards.
    """
    if not g.room(room).fire:
        g.room(room).fire = True
        g.tell("fire", ("1e.fire.room",), room=room)
        burn_corpses(g, room)


def put_out_fire(g: Table, room: str) -> None:
    """Take the fire token off a room; nothing else ends a fire (1e.open.fire-duration)."""
    if g.room(room).fire:
        g.room(room).fire = False
        g.tell("fire-out", ("1e.open.fire-duration",), room=room)


def fire_test(g: Table, who: Investigator, room: str) -> Rule[None]:
    """Before he enters a burning room he tests Willpower, or takes 1 horror.

    1e.fire.enter-test; the result does not keep him out (1e.fire.enter-regardless).
    """
    g.tell("braves-fire", ("1e.fire.enter-test",), who=who.id, room=room)
    passed = yield from attribute_test(
        g, who, Attribute.WILLPOWER, 0, "1e.fire.enter-test", cause=Cause(room)
    )
    if not passed:
        yield from horror(g, who, 1, "1e.fire.enter-test")


def burn_investigator(g: Table, who: Investigator) -> Rule[None]:
    """As his own turn ends in a burning room he takes damage, hiding or not.

    1e.fire.damage, 1e.fire.damage-owner-turns, 1e.hiding.status-applies.
    """
    if g.room(g.room_of(who)).fire and not standing(g, who, "ignores_fire", False):
        g.tell("burns", ("1e.fire.damage-owner-turns",), who=who.id)
        yield from damage(g, who, FIRE_DAMAGE, "1e.fire.damage")


def burn_monsters(g: Table) -> Rule[None]:
    """As the keeper's turn ends every monster in a burning room takes damage.

    1e.fire.damage, 1e.fire.damage-owner-turns, 1e.conflict.fire-end.
    """
    burning = [name for name, room in g.state.rooms.items() if room.fire]
    for foe in [foe for foe in g.state.monsters if burning and g.room_of(foe) in burning]:
        if on_board(g, foe):
            g.tell("monster-burns", ("1e.fire.damage-owner-turns",), monster=foe.id)
            yield from deal_damage(g, foe, FIRE_DAMAGE, "1e.fire.damage")


def near_rooms(g: Table, room: str) -> list[str]:
    """The room and those one step from it, in the order of the board."""
    board = g.board
    steps = [space for here in board.rooms[room].spaces for space in board.adjacent[here]]
    near = [room, *(board.room_of[space] for space in steps)]
    return [name for name in g.state.rooms if name in near]


def catching_rooms(g: Table) -> list[str]:
    """Where fire can spread to: from a camp fire, or from a burning room to one next to it.

    1e.camp-fire.spread-fire.
    """
    rooms = g.state.rooms
    burning = [name for name, room in rooms.items() if room.fire]
    near = [each for name in burning for each in near_rooms(g, name)] + rooms_with(g, "camp-fire")
    return [name for name, room in rooms.items() if name in near and not room.fire]
