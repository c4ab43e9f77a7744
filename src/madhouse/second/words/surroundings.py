"""Words of the place one stands in: Fire and light that a card brings, doors it shuts."""

from typing import Literal

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.lying import shown, side_lying, sides_in
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.fire import place_fire, put_out
from madhouse.second.rules.mythos_targets import stands_at
from madhouse.second.rules.possessions import discard_lying, discard_possession
from madhouse.second.things.references import PlaceId
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb, the_monster, you
from madhouse.second.words.board import spaces_of

AT = form("at {space}")
SHUT = form("shut {door}")
PUT_OUT = form("put out {card} of {owner}")
PUT_OUT_AT = form("put out the light at {space}")
PlaceKind = Literal["indoor", "outdoor", "water", "machine", "fire", "dark"]


class ChooseSpace(PeoplesVerb, frozen=True):
    """You choose a space: within range, beside yours, or yours or one beside it."""

    which: Literal["in range", "beside you", "near you"] = "in range"

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        here = you(scene).space
        spaces = list(g.places.beside[here])
        if self.which == "in range":
            spaces = sorted(g.places.in_range[here])
        elif self.which == "near you":
            spaces = [here, *spaces]
        scene.space = (yield from _chosen(scene, spaces)) if spaces else ""


def _chosen(scene: Scene, spaces: list[str]) -> Rule[str]:
    who = you(scene)
    about: dict[str, Fact] = {"who": who.id}
    chosen = yield from choose((who.seat,), "where", AT.each(spaces), "", about)
    (space,) = AT.ids(chosen)
    return space


class Ignite(PeoplesVerb, frozen=True):
    """Fire is placed in the space that is spoken of, in that of the monster, or in yours or one
    beside it."""

    outlives = True
    where: Literal["that space", "its space", "near you"]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        space = scene.space
        if self.where == "its space":
            space = g.state.monsters.get(the_monster(scene).id, "")
        elif self.where == "near you":
            here = you(scene).space
            near = [here, *g.places.beside[here]]
            free = [each for each in near if each not in g.state.fire]
            if not free:
                return
            space = yield from _chosen(scene, free)
        if space:
            scene.carried_out = place_fire(g, space) or scene.carried_out

    def note(self, g: Table, scene: Scene) -> None:
        g.app.fire = True


class PutOut(PeoplesVerb, frozen=True):
    """Fire is discarded from a room or space; or from yours, and perhaps from one beside it."""

    outlives = True
    place: PlaceId = ""
    beside: int = 0

    def possible(self, g: Table, scene: Scene) -> bool:
        if self.place:
            return True
        here = you(scene).space
        near = (here, *g.places.beside[here]) if self.beside else (here,)
        return any(space in g.state.fire for space in near)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for space in spaces_of(g, self.place) if self.place else (you(scene).space,):
            put_out(g, space)
        for _ in range(self.beside):
            here = you(scene).space
            burning = [space for space in g.places.beside[here] if space in g.state.fire]
            if not burning:
                return
            put_out(g, (yield from _chosen(scene, burning)))


class LeaveLight(PeoplesVerb, frozen=True):
    """Your space contains a Light Source: for good, or until the end of the next round."""

    lasts: Literal["for good", "next round"]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        space = you(scene).space
        if self.lasts == "next round":
            g.state.glows[space] = g.app.round + 1
        elif space not in g.state.lights:
            g.state.lights.append(space)
        g.tell("light", ("2e.darkness.light-source-lying",), space=space)
        yield from ()


class PutOutLight(PeoplesVerb, frozen=True):
    """Another Light Source on the board, of your choice, is discarded."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        options = []
        for each in g.playing:
            for copy in each.possessions:
                if shown(each, copy) in g.box.light_sources:
                    options.append(PUT_OUT(g.box.front(copy), each.id))
        for space in g.state.dropped:
            if not g.box.light_sources.isdisjoint(sides_in(g, space)):
                options.append(PUT_OUT_AT(space))
        options += PUT_OUT_AT.each(g.state.lights)
        options = list(dict.fromkeys(options))
        if not options:
            return
        about: dict[str, Fact] = {"who": who.id}
        chosen = yield from choose((who.seat,), "put-out-light", options, "", about)
        if (named := PUT_OUT.read(chosen)) is not None:
            owner = g.investigator(named["owner"])
            copy = next(
                each
                for each in owner.possessions
                if g.box.front(each) == named["card"] and shown(owner, each) in g.box.light_sources
            )
            discard_possession(g, owner, copy)
            return
        (space,) = PUT_OUT_AT.ids(chosen)
        self._put_out_at(g, space)

    def _put_out_at(self, g: Table, space: str) -> None:
        if space in g.state.lights:
            g.state.lights.remove(space)
        else:
            lying = g.state.dropped[space]
            copy = next(each for each in lying if side_lying(g, each) in g.box.light_sources)
            discard_lying(g, space, copy)
        g.tell("light-out", ("2e.discard.cards",), space=space)


class ShutDoor(PeoplesVerb, frozen=True):
    """A door of your space is blocked until the end of the round."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        who = you(scene)
        # One that leads to what is not laid yet has a name that nobody may read.
        laid = g.places.room_of
        doors = [
            name
            for name, (one, other) in g.places.doors.items()
            if who.space in (one, other) and one in laid and other in laid
        ]
        if not doors:
            return
        about: dict[str, Fact] = {"who": who.id}
        chosen = yield from choose((who.seat,), "shut-door", SHUT.each(doors), "", about)
        (door,) = SHUT.ids(chosen)
        if door not in g.state.shut:
            g.state.shut.append(door)
            g.board_changed()
        g.tell("door-shut", ("2e.door.explore-token-blocks",), who=who.id, door=door)


class At(PeoplesCondition, frozen=True):
    """You are in such a place."""

    place: PlaceKind

    def holds(self, g: Table, scene: Scene) -> bool:
        who = you(scene)
        return bool(who.space) and stands_at(g, who, self.place)


class FireInRange(PeoplesCondition, frozen=True):
    """A space within range contains Fire."""

    def holds(self, g: Table, scene: Scene) -> bool:
        near = g.places.in_range[you(scene).space]
        return any(space in near for space in g.state.fire)
