"""Words of features: Barricades, Secret Passages, Darkness, light; and the cleared board."""

from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.app.clearing import clear_board
from madhouse.second.app.rooms import room_here
from madhouse.second.app.tokens import space_of
from madhouse.second.rules.barricades import place_barricade
from madhouse.second.rules.passages import discard_passage, place_passage
from madhouse.second.things.references import PlaceId, RoomId
from madhouse.second.things.table import Table
from madhouse.second.words.base import AppVerb, PeoplesVerb, you
from madhouse.second.words.board import spaces_of


class PlaceBarricade(PeoplesVerb, frozen=True):
    """A Barricade is placed, in a space or where you stand; perhaps against the door to a room."""

    outlives = True
    place: PlaceId = ""
    against: RoomId = ""

    def possible(self, g: Table, scene: Scene) -> bool:
        return len(g.state.barricades) < g.box.supply.barricade

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        space = space_of(g, self.place) if self.place else you(scene).space
        if space:
            place_barricade(g, space, _door_to(g, space, self.against))
        yield from ()


def _door_to(g: Table, space: str, room: str) -> str:
    """The door of a space that leads to a room; none if no room is meant, or none does."""
    room_of = g.box.whole_map(g.app.map).room_of
    there = room_here(g, room) if room else ""
    doors = (name for name, sides in g.places.doors.items() if space in sides)
    return next((d for d in doors if there in [room_of[s] for s in g.places.doors[d]]), "")


class OpenPassages(PeoplesVerb, frozen=True):
    """Secret Passages are placed in spaces that are laid."""

    outlives = True
    places: tuple[PlaceId, ...]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for place in self.places:
            space = space_of(g, place)
            if space:
                place_passage(g, space)
        yield from ()


class ClosePassages(PeoplesVerb, frozen=True):
    """The Secret Passages of rooms or spaces are discarded."""

    outlives = True
    places: tuple[PlaceId, ...]

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for place in self.places:
            for space in spaces_of(g, place):
                discard_passage(g, space)
        yield from ()


class Lighten(PeoplesVerb, frozen=True):
    """Darkness is discarded from a room or space, or from where you stand."""

    outlives = True
    place: PlaceId = ""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for space in spaces_of(g, self.place) if self.place else (you(scene).space,):
            if space in g.state.darkness:
                g.state.darkness.remove(space)
                g.tell("lightened", (), space=space)
        yield from ()


class PlaceLight(PeoplesVerb, frozen=True):
    """A Light Source is placed in a space for good (2e.darkness.light-source-lying)."""

    outlives = True
    place: PlaceId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        space = space_of(g, self.place)
        if space and space not in g.state.lights:
            g.state.lights.append(space)
            g.tell("light", ("2e.place.other",), space=space)
        yield from ()


class ClearBoard(AppVerb, frozen=True):
    """Every tile, token and monster is discarded; figures are taken off the board."""

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        yield from clear_board(g)


class PlaceInvestigators(PeoplesVerb, frozen=True):
    """Every investigator's figure is placed in a space."""

    outlives = True
    place: PlaceId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        space = space_of(g, self.place)
        for who in g.playing if space else ():
            who.space = space
            g.tell("moved", ("2e.place.other",), who=who.id, space=space)
        yield from ()
