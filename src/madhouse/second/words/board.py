"""Words of the app's board: tokens, rooms, monsters, features, endings."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.app.drawer import spawn
from madhouse.second.app.endings import end
from madhouse.second.app.rooms import is_laid, reveal
from madhouse.second.app.tokens import discard_token, place_token, space_of
from madhouse.second.rules.darkness import place_darkness
from madhouse.second.rules.fire import place_fire
from madhouse.second.rules.possessions import gain_named, has_card
from madhouse.second.things.amounts import Amount
from madhouse.second.things.references import (
    EndingId,
    MonsterOrName,
    PlaceId,
    PossessionId,
    RoomId,
    TokenId,
)
from madhouse.second.things.table import Table
from madhouse.second.words.base import AppVerb, Condition, PeoplesCondition, PeoplesVerb, you


class Reveal(AppVerb, frozen=True):
    """Rooms are placed."""

    rooms: tuple[RoomId, ...]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from reveal(g, self.rooms)


class Place(AppVerb, frozen=True):
    """A token is placed, where it belongs or elsewhere; it waits for a room not laid yet."""

    token: TokenId
    at: PlaceId = ""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from place_token(g, g.box.tokens[self.token], self.at)


class Discard(AppVerb, frozen=True):
    """A token is discarded."""

    token: TokenId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        discard_token(g, self.token)
        yield from ()


class Spawn(AppVerb, frozen=True):
    """A monster comes, or several of its kind; where the room is not laid, in the start room."""

    monster: MonsterOrName
    at: PlaceId
    number: Amount = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        named = g.box.named_monsters.get(self.monster)
        kind = named.kind if named else self.monster
        space = space_of(g, self.at) or space_of(g, g.scenario.start)
        for _ in range(g.amount(self.number)):
            yield from spawn(g, kind, space, named.id if named else "")


class End(AppVerb, frozen=True):
    """The scenario ends so."""

    ending: EndingId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from end(g, self.ending)


class Gain(PeoplesVerb, frozen=True):
    """You gain a named Item or Spell."""

    card: PossessionId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        gain_named(g, you(scene), self.card)
        yield from ()


class Darken(PeoplesVerb, frozen=True):
    """Darkness is placed in a space, or in each space of a room."""

    outlives = True
    place: PlaceId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for space in spaces_of(g, self.place):
            place_darkness(g, space)
        yield from ()


class SetAlight(PeoplesVerb, frozen=True):
    """Fire is placed in a space."""

    outlives = True
    place: PlaceId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        space = space_of(g, self.place)
        if space:
            place_fire(g, space)
        yield from ()


def spaces_of(g: Table, place: str) -> tuple[str, ...]:
    """The spaces that a place names, as far as they are laid."""
    if place in g.places.room_of:
        return (place,)
    room = g.places.rooms.get(g.box.whole_map(g.app.map).plan.alias.get(place, place))
    return room.spaces if room else ()


class Laid(Condition, frozen=True):
    """A room is on the board."""

    room: RoomId

    def holds(self, g: Table, scene: Scene) -> bool:
        return is_laid(g, self.room)


class Carries(PeoplesCondition, frozen=True):
    """You have an Item or Spell of this name."""

    card: PossessionId

    def holds(self, g: Table, scene: Scene) -> bool:
        return has_card(g, you(scene), self.card)
