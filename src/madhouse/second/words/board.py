"""Words of the app's board: tokens, rooms, monsters, features, endings."""

from typing import Literal

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.app.drawer import spawn
from madhouse.second.app.endings import end
from madhouse.second.app.inventory import hand_out
from madhouse.second.app.rooms import is_laid, reveal
from madhouse.second.app.tokens import discard_token, place_token, space_of
from madhouse.second.rules.darkness import place_darkness
from madhouse.second.rules.distances import farthest_from_everybody
from madhouse.second.rules.fire import place_fire
from madhouse.second.rules.movement import enter
from madhouse.second.rules.possessions import discard_possession, gain_named, has_card
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
    """A monster comes, or several of its kind, in the first of these places that is laid."""

    monster: MonsterOrName
    at: tuple[PlaceId, ...]
    number: Amount = 1
    extra_health: Amount = 0

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        named = g.box.named_monsters.get(self.monster)
        kind = named.kind if named else self.monster
        laid = [space for space in (space_of(g, place) for place in self.at) if space]
        space = laid[0] if laid else space_of(g, g.scenario.start)
        for _ in range(g.amount(self.number)):
            monster = yield from spawn(g, kind, space, named.id if named else "")
            if monster is not None:
                monster.health += g.amount(self.extra_health)


class End(AppVerb, frozen=True):
    """The scenario ends so; you may be the one who does not win."""

    ending: EndingId
    you_lose: bool = False

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        you_are = scene.you.id if scene.you is not None else ""
        yield from end(g, self.ending, you_are, you_lose=self.you_lose)


class Gain(PeoplesVerb, frozen=True):
    """You gain a named Item or Spell."""

    card: PossessionId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        hand_out(g, self.card)
        gain_named(g, you(scene), self.card)
        yield from ()

    def told(self, g: Table, scene: Scene) -> Rule[None]:
        """People take the card; the app notes that it is out."""
        hand_out(g, self.card)
        rule, word = "2e.gain.item-condition", g.box.number_of(self)
        g.tell("instructed", (rule,), word=word, card=self.card)
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
    """Fire is placed in a space; of a room in its first, or the one farthest from everybody."""

    outlives = True
    place: PlaceId
    which: Literal["first", "farthest"] = "first"

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        spaces = spaces_of(g, self.place)
        if spaces and self.which == "farthest":
            place_fire(g, farthest_from_everybody(g, spaces))
        elif spaces:
            place_fire(g, spaces[0])
        yield from ()

    def note(self, g: Table, scene: Scene) -> None:
        g.app.fire = g.app.fire or bool(spaces_of(g, self.place))


class MoveTo(PeoplesVerb, frozen=True):
    """You are put into a space, past nothing in between (2e.movement.specific-space)."""

    place: PlaceId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        space = space_of(g, self.place)
        if space:
            yield from enter(g, you(scene), space)


class Lose(PeoplesVerb, frozen=True):
    """You discard a card that you have."""

    card: PossessionId

    def possible(self, g: Table, scene: Scene) -> bool:
        return has_card(g, you(scene), self.card)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        for copy in who.possessions:
            if g.box.front(copy) == self.card:
                discard_possession(g, who, copy)
                break
        yield from ()


class MovePerson(AppVerb, frozen=True):
    """A token, such as that of a person, goes elsewhere; it waits for a room not laid yet."""

    token: TokenId
    to: PlaceId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        if self.token in g.app.tokens or self.token in g.app.waiting:
            yield from place_token(g, g.box.tokens[self.token], self.to)


def spaces_of(g: Table, place: str) -> tuple[str, ...]:
    """The spaces that a place names, as far as they are laid."""
    if place in g.places.room_of:
        return (place,)
    room = g.places.rooms.get(g.box.whole_map(g.app.map).plan.alias.get(place, place))
    return room.spaces if room else ()


class Laid(Condition, frozen=True):
    """A room is on the board."""

    noted = True
    room: RoomId

    def holds(self, g: Table, scene: Scene) -> bool:
        return is_laid(g, self.room)


class Carries(PeoplesCondition, frozen=True):
    """You have an Item or Spell of this name."""

    card: PossessionId

    def holds(self, g: Table, scene: Scene) -> bool:
        return has_card(g, you(scene), self.card)
