"""Words of tokens that walk: a person on the way somewhere, what bars it, and where it leads."""

from itertools import pairwise
from typing import Literal

import msgspec

from madhouse.engine.board.layout import joint_name
from madhouse.engine.flow import Rule
from madhouse.second.acting.scene import Scene
from madhouse.second.app.rooms import reveal, room_here
from madhouse.second.app.tokens import discard_token, move_token
from madhouse.second.rules.barricades import discard_barricade
from madhouse.second.rules.features import number_in
from madhouse.second.rules.movement import barricaded_doors
from madhouse.second.things.old_ways import old_way
from madhouse.second.things.references import PlaceId, TokenId
from madhouse.second.things.state import explored_from
from madhouse.second.things.table import Table
from madhouse.second.things.ways import Ways
from madhouse.second.words.base import AppVerb, Condition, PeoplesCondition, PeoplesVerb
from madhouse.second.words.board import spaces_of

Bar = Literal["barricade", "rubble"]


def way_of(g: Table, token: str, to: str, spaces: int) -> list[str]:
    """Where a token stands, and the spaces into which it walks next: the shortest way, past no
    Explore token, and past every Barricade."""
    here = g.app.tokens.get(token, "")
    shut = explored_from(g.app)
    return shortest(g.places.ways(shut), here, spaces_of(g, to))[: spaces + 1] if here else []


def shortest(ways: Ways, here: str, goals: tuple[str, ...]) -> list[str]:
    """The spaces of the shortest way to one of some; only the first if there is none."""
    way, near = [here], ways.nearest(here, goals)
    while near and way[-1] != near[0]:
        way.append(ways.toward(way[-1], near[0])[0])
    return way


def doors_of(way: list[str]) -> list[str]:
    """The names of what lies between its spaces."""
    return [joint_name(one, other) for one, other in pairwise(way)]


def old_way_of(g: Table, token: str, to: str) -> list[str]:
    """The way of a token to a place through old rooms, past no Explore token; perhaps none."""
    here = g.app.tokens.get(token, "")
    return (
        old_way(g.places, g.app.map, here, spaces_of(g, to), explored_from(g.app)) if here else []
    )


class WalkToken(AppVerb, frozen=True):
    """A token, such as that of a person, walks so many spaces toward a place; through old rooms, if
    it keeps to them and such a way is left."""

    leads = True
    token: TokenId
    to: PlaceId
    spaces: int
    keeps_to_old: bool = False

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        old = old_way_of(g, self.token, self.to) if self.keeps_to_old else []
        way = old[: self.spaces + 1] or way_of(g, self.token, self.to, self.spaces)
        if len(way) > 1:
            move_token(g, self.token, way[-1])
        yield from ()


class WayBarred(PeoplesCondition, frozen=True):
    """A Barricade blocks a door that a token would pass on its way to a place, or Rubble lies
    in a space of that way."""

    token: TokenId
    to: PlaceId
    spaces: int
    by: Bar = "barricade"

    def holds(self, g: Table, scene: Scene) -> bool:
        way = way_of(g, self.token, self.to, self.spaces)
        if self.by != "barricade":
            return any(number_in(g, self.by, space) for space in way[1:])
        barred = barricaded_doors(g)
        return any(door in barred for door in doors_of(way))


class ClearWay(PeoplesVerb, frozen=True):
    """The first Barricade that blocks a token's way to a place is discarded."""

    outlives = True
    token: TokenId
    to: PlaceId
    spaces: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        for door in doors_of(way_of(g, self.token, self.to, self.spaces)):
            found = next((each for each in g.state.barricades if each.blocks == door), None)
            if found is not None:
                discard_barricade(g, found)
                g.tell("barricade-gone", ("2e.discard.tokens",), space=found.space)
                break
        yield from ()


class OpenWay(AppVerb, frozen=True):
    """The rooms on the shortest way between two places are placed, and the Explore tokens on its
    doors are discarded."""

    start: PlaceId = msgspec.field(name="from")
    to: PlaceId

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        whole = g.box.whole_map(g.app.map)
        all_laid = whole.places(whole.tiles)
        start, goal = (all_laid.rooms[room_here(g, each)].spaces for each in (self.start, self.to))
        way = shortest(all_laid.ways(frozenset()), start[0], goal)
        yield from reveal(g, tuple(dict.fromkeys(whole.room_of[space] for space in way)))
        doors = doors_of(way)
        for token in [name for name, at in g.app.tokens.items() if at in doors]:
            discard_token(g, token)


class TokenAt(Condition, frozen=True):
    """A token lies in a place."""

    token: TokenId
    place: PlaceId

    def holds(self, g: Table, scene: Scene) -> bool:
        return g.app.tokens.get(self.token) in spaces_of(g, self.place)


class OldWay(Condition, frozen=True):
    """A token has a way to a place through rooms that were there before tiles were laid over
    others."""

    token: TokenId
    to: PlaceId

    def holds(self, g: Table, scene: Scene) -> bool:
        return bool(old_way_of(g, self.token, self.to))
