"""Words about corpses: laid out, discarded, dragged, raised."""

from collections.abc import Sequence

from madhouse.engine.flow import Rule, choose, choose_among
from madhouse.engine.forms import form
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.corpse import CORPSE, corpses_left, discard_corpse, place_corpse, unlike
from madhouse.first.rules.placing import SPACE
from madhouse.first.rules.raising import can_rise, raise_corpse
from madhouse.first.rules.room_features import features_at, features_in, rooms_with
from madhouse.first.things.references import MonsterId, NamedMonster, NamedPerson, RoomId
from madhouse.first.things.state import KEEPER, Feature
from madhouse.first.things.table import Table
from madhouse.first.words.base import Condition, Verb, chooser, you

LAY = form("lay a corpse in {space}")
RAISE = form("raise the corpse in {space}")
RAISE_NAMED = form("raise {name}")


class PlaceCorpse(Verb, frozen=True):
    """Corpses are placed in one of the rooms, or in yours, in spaces the keeper chooses.

    One may have a name; it may be one that comes back to its space whenever it is discarded.
    """

    rooms: tuple[RoomId, ...] = ()
    number: int = 1
    name: NamedPerson = ""
    returns: bool = False

    def __post_init__(self) -> None:
        if self.name and self.number != 1:
            raise ValueError("somebody with a name has one body; leave 'number' out")
        if self.returns and not self.name:
            raise ValueError("only a corpse with a name comes back; give its name")

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for _ in range(self.number):
            spaces = spaces_of(g, self.rooms or (g.room_of(you(scene)),))
            rule = "1e.corpse.placed-by"
            space = yield from choose_among((KEEPER,), "place-corpse", spaces, SPACE, rule)
            place_corpse(g, space, self.name, home=space if self.returns else "")


class RaiseCorpse(Verb, frozen=True):
    """A monster takes the place of a corpse in your room (1e.corpse.becomes-zombie)."""

    kind: MonsterId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        lying = features_in(g, CORPSE, g.room_of(you(scene)))
        corpses = unlike([corpse for corpse in lying if can_rise(g, corpse)])
        if corpses:
            rule = "1e.corpse.becomes-zombie"
            corpse = yield from choose_among((KEEPER,), "raise-corpse", corpses, called, rule)
            yield from raise_corpse(g, corpse, self.kind)


class RaiseDead(Verb, frozen=True):
    """The keeper lays a corpse outdoors or in one of the rooms, or raises one that lies alone."""

    kind: MonsterId
    rooms: tuple[RoomId, ...] = ()

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        options = raising_options(g, self.rooms)
        if not options:
            return
        chosen = yield from choose((KEEPER,), "raise-dead", options, "1e.corpse.placed-by")
        if laid := LAY.read(chosen):
            place_corpse(g, laid["space"])
            return
        corpse = next(each for each in lonely_corpses(g) if raising(each) == chosen)
        yield from raise_corpse(g, corpse, self.kind)


class CanRaiseDead(Condition, frozen=True):
    """There is a room for a corpse without investigators, or a corpse in such a space."""

    rooms: tuple[RoomId, ...] = ()

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(raising_options(g, self.rooms))


def raising_options(g: Table, rooms: tuple[str, ...]) -> list[str]:
    """Corpses can be laid where no investigator is in the room, raised where none is in the
    space."""
    taken = [who.space for who in g.state.investigators]
    taken_rooms = [g.board.room_of[space] for space in taken]
    free = [
        name
        for name, room in g.board.rooms.items()
        if (room.outdoors or name in rooms) and name not in taken_rooms
    ]
    options = LAY.each(spaces_of(g, free)) if corpses_left(g) else []
    return options + [raising(corpse) for corpse in lonely_corpses(g)]


def lonely_corpses(g: Table) -> list[Feature]:
    """The corpses that can rise in a space without investigators."""
    corpses = [corpse for room in rooms_with(g, CORPSE) for corpse in features_in(g, CORPSE, room)]
    alone = [corpse for corpse in unlike(corpses) if not g.investigators_at(corpse.space)]
    return [corpse for corpse in alone if can_rise(g, corpse)]


def raising(corpse: Feature) -> str:
    """How it is offered to raise a corpse."""
    return RAISE_NAMED(corpse.name) if corpse.name else RAISE(corpse.space)


class DiscardCorpses(Verb, frozen=True):
    """Every corpse in your space is discarded."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(features_at(g, CORPSE, you(scene).space))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for corpse in features_at(g, CORPSE, you(scene).space):
            discard_corpse(g, corpse, "1e.open.card-overrides")
        yield from ()


class DiscardCorpse(Verb, frozen=True):
    """One corpse in your room is discarded, of your choice."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return bool(features_in(g, CORPSE, g.room_of(you(scene))))

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        corpses = unlike(features_in(g, CORPSE, g.room_of(you(scene))))
        if corpses:
            rule = "1e.open.card-overrides"
            corpse = yield from choose_among(
                chooser(scene), "discard-corpse", corpses, called, rule
            )
            discard_corpse(g, corpse, rule)


class CorpseInRoom(Condition, frozen=True):
    """A corpse lies in this room, or in yours if none is named."""

    room: RoomId = ""

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(features_in(g, CORPSE, self.room or g.room_of(you(scene))))


class CorpseThere(Condition, frozen=True, kw_only=True):
    """The corpse of somebody with a name lies in the room."""

    name: NamedPerson
    room: RoomId

    def holds(self, g: Table, scene: Scene) -> bool:
        return any(each.name == self.name for each in features_in(g, CORPSE, self.room))


class CorpseGone(Condition, frozen=True):
    """The named monster is dead, and its corpse has been discarded."""

    name: NamedMonster

    def holds(self, g: Table, scene: Scene) -> bool:
        lying = [each for each in g.state.features if each.name == self.name]
        return self.name in g.state.slain and not lying


class DraggedCorpse(Condition, frozen=True):
    """You dragged a corpse this turn."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return you(scene).dragged


def spaces_of(g: Table, rooms: Sequence[str]) -> list[str]:
    """The spaces of some rooms."""
    return [space for room in rooms for space in g.board.rooms[room].spaces]


def called(corpse: Feature) -> str:
    """How a corpse is offered: by its name, or by its space."""
    return corpse.name or SPACE(corpse.space)
