"""Words for going where one's feet could not take one, and for seeing what lies there."""

from typing import Literal

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Killed, Rule, choose, choose_among
from madhouse.engine.knowledge import bit
from madhouse.first.acting.scene import Scene
from madhouse.first.rules.movement import carry, walk
from madhouse.first.rules.paths import TO, paths
from madhouse.first.things.plain_answers import STAY
from madhouse.first.things.references import RoomId
from madhouse.first.things.state import KEEPER, Investigator
from madhouse.first.things.table import Table
from madhouse.first.words.base import Verb, chooser, you

RULE = "1e.open.card-overrides"


class MoveToRoom(Verb, frozen=True, kw_only=True):
    """You go to an explored room, or next door, without a step between; perhaps not alone.

    A locked room cannot be reached so (1e.open.lock-other-entry).
    """

    rooms: Literal["explored", "adjacent"] = "explored"
    by: Literal["you", "keeper"] = "you"
    together: bool = False  # everyone in your space comes along

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        spaces = [s for room in self._rooms(g, who) for s in g.board.rooms[room].spaces]
        if not spaces:
            g.tell("no-effect", (RULE,), card=scene.card)
            return
        seats = (KEEPER,) if self.by == "keeper" else chooser(scene)
        options = TO.each(spaces)
        chosen = yield from choose(seats, "travel", options, RULE, {"who": who.id})
        others = g.investigators_at(who.space) if self.together else [who]
        willing = self.by == "you"
        (space,) = TO.ids(chosen)
        yield from carry_all(g, who, others, space, willing)

    def _rooms(self, g: Table, who: Investigator) -> list[str]:
        here = g.room_of(who)
        if self.rooms == "explored":
            rooms = [name for name, room in g.state.rooms.items() if room.explored]
        else:
            rooms = next_door(g, here)
        return [name for name in rooms if name != here and not g.room(name).lock]


class MoveTo(Verb, frozen=True):
    """You are moved to a space of this room, which you choose; not while it is locked."""

    room: RoomId

    def possible(self, g: Table, scene: Scene) -> bool:
        return not g.room(self.room).lock

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        if g.room(self.room).lock:
            g.tell("no-effect", (RULE,), card=scene.card)
            return
        options = TO.each(g.board.rooms[self.room].spaces)
        chosen = yield from choose(chooser(scene), "travel", options, RULE, {"who": who.id})
        (space,) = TO.ids(chosen)
        yield from carry(g, who, space, RULE, willing=True)


class MoveWithoutEvading(Verb, frozen=True):
    """You move up to so many spaces, and no monster can hold you."""

    spaces: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        for left in range(self.spaces, 0, -1):
            near = [s for s in paths(g, who) if g.board.room_of[s] not in who.barred]
            options = [*TO.each(near), STAY]
            about: dict[str, Fact] = {"who": who.id, "left": left}
            chosen = yield from choose(chooser(scene), "walk", options, RULE, about)
            if chosen == STAY:
                return
            (space,) = TO.ids(chosen)
            yield from walk(g, who, space)


class SwapSpaces(Verb, frozen=True):
    """You and another investigator of your choice change places."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        others = [each for each in g.state.investigators if each is not who]
        if not others:
            g.tell("no-effect", (RULE,), card=scene.card)
            return
        about = {"who": who.id, "card": scene.card}
        other = yield from choose_among(
            chooser(scene), "someone", others, lambda i: i.id, RULE, about
        )
        here, there = who.space, other.space
        yield from carry_all(g, who, [other], here, willing=True)
        yield from carry(g, who, there, RULE, willing=True)


class LookIntoRoom(Verb, frozen=True):
    """You look at all cards of a room so many spaces away or less."""

    within: int = 0

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        rooms = [name for name in self._near(g, who.space) if _cards_of(g, name)]
        if not rooms:
            g.tell("no-effect", (RULE,), card=scene.card)
            return
        room = yield from choose(chooser(scene), "look", rooms, RULE, {"who": who.id})
        reader = bit(g.state, who.player)
        cards = _cards_of(g, room)
        for card in cards:
            g.show(card, reader)
        g.tell("looks-into", (RULE,), who=who.id, room=room)
        readers = reader | g.keeper_bit
        g.tell("sees-cards", (RULE,), seen_by=readers, who=who.id, room=room, cards=cards)

    def _near(self, g: Table, space: str) -> list[str]:
        steps = {other: g.board.distance(space, other) for other in g.board.spaces}
        reached = (s for s, far in steps.items() if far is not None and far <= self.within)
        near = {g.board.room_of[s] for s in reached}
        return [name for name in g.state.rooms if name in near]


def _cards_of(g: Table, room: str) -> list[str]:
    lying = g.room(room)
    return [card for card in (lying.lock, *lying.pile) if card]


def next_door(g: Table, room: str) -> list[str]:
    """The rooms with a space next to one of this room's."""
    spaces = g.board.rooms[room].spaces
    near = {g.board.room_of[s] for here in spaces for s in g.board.adjacent[here]}
    return [name for name in g.state.rooms if name in near]


def carry_all(
    g: Table, who: Investigator, group: list[Investigator], space: str, willing: bool
) -> Rule[None]:
    """Carry each of a group to a space; the death of one does not hold up the others."""
    ended: Killed | None = None
    for each in group:
        try:
            yield from carry(g, each, space, RULE, willing)
        except Killed as dead:
            ended = dead if dead.who == who.id else ended
    if ended is not None:
        raise ended
