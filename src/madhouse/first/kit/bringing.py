"""Bringing monsters: how the keeper can place them, how far they have to go, and for how much."""

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from madhouse.engine.board import Board
from madhouse.engine.wording import verbs_in, word
from madhouse.first.kit.errands import NEVER
from madhouse.first.rules.altar import ALTAR
from madhouse.first.rules.keeper_turn import keeper_action
from madhouse.first.rules.named_monsters import named
from madhouse.first.rules.paths import CLIMBS
from madhouse.first.rules.placing import unused_figures
from madhouse.first.rules.room_features import rooms_with
from madhouse.first.rules.stirring import stirs
from madhouse.first.things.state import Monster
from madhouse.first.things.table import Table
from madhouse.first.words.corpse import lonely_corpses

STEPS = 2
"""How far a point of threat moves a monster."""
RAISING = 2.0
"""What it costs to have a corpse before one can raise it."""
NAMED = 20.0
"""For one with a name, whom only the reveal brings: that is worth buying."""
AWAITED = 6.0
"""For a monster that only an event or the reveal can bring."""


def is_meant(g: Table, foe: Monster, meant: str) -> bool:
    """Whether a monster is of this kind, name or class; of any if nothing is said."""
    return not meant or meant in (foe.kind, foe.name, g.kind(foe).klass)


def journey(g: Table, foe: Monster, rooms: Collection[str]) -> float:
    """The threat to move a monster to the nearest of the rooms; nothing where any will do."""
    if not rooms:
        return 0.0
    spaces = [space for room in rooms for space in g.board.rooms[room].spaces]
    far = steps(g, foe.kind, foe.space, spaces)
    who = named(g, foe)
    return threat_for(
        far if who is None or who.steps is None else far * STEPS / min(STEPS, who.steps)
    )


def new_one(g: Table, meant: str, rooms: Collection[str]) -> float:
    """The threat to place one more and bring it there."""
    return new_ones(g, meant, rooms, 1)


def new_ones(g: Table, meant: str, rooms: Collection[str], number: int) -> float:
    """The threat to place so many more and bring them there, the cheapest first."""
    ways = [NAMED if meant in g.story.named else AWAITED] * number
    for source in sources(g) if number else ():
        if not meant or meant in (source.kind, g.box.monsters[source.kind].klass):
            cost = source.cost + _from_room(g, source.kind, source.room, rooms)
            ways += [cost] * (1 if source.once else number)
    return sum(sorted(ways)[:number])


class Source(NamedTuple):
    """Where the keeper can place a kind of monster, for how much, and whether only once."""

    kind: str
    room: str
    cost: float
    once: bool = False


def sources(g: Table) -> list[Source]:
    """Everything by which the keeper can bring monsters."""
    return [
        source._replace(cost=source.cost + action.cost)
        for action in (keeper_action(g, name) for name in g.story.actions)
        for verb in verbs_in(action)
        for source in _places(g, verb)
        if unused_figures(g, source.kind)
    ]


def _places(g: Table, verb: Any) -> Iterator[Source]:
    """The kinds and rooms that a verb can place monsters in, and what more it then costs."""
    match word(verb):
        case "stir_monster":
            for stir in stirs(g, int(NEVER)):
                for room in stir.rooms:
                    yield Source(stir.kind, room, stir.more)
        case "place_at_altar":
            for room in rooms_with(g, ALTAR):
                yield Source(verb.kind, room, 0.0)
        case "place_monster" if verb.kind:
            for room in verb.rooms:
                yield Source(verb.kind, room, 0.0)
        case "raise_dead":
            for ground in g.board.rooms.values():
                if ground.outdoors or ground.id in verb.rooms:
                    yield Source(verb.kind, ground.id, RAISING)
            for corpse in lonely_corpses(g):
                if not corpse.name:
                    yield Source(verb.kind, g.board.room_of[corpse.space], 0.0, once=True)


def _from_room(g: Table, kind: str, start: str, rooms: Collection[str]) -> float:
    if not rooms or start in rooms:
        return 0.0
    spaces = [space for room in rooms for space in g.board.rooms[room].spaces]
    near = (steps(g, kind, space, spaces) for space in g.board.rooms[start].spaces)
    return threat_for(min(near))


# How monsters walk


def steps(g: Table, kind: str, start: str, goals: Iterable[str]) -> float:
    """How many spaces a monster of a kind must move to the nearest of these."""
    climbed = CLIMBS.get(g.box.monsters[kind].klass)
    rungs = tuple(each.space for each in g.state.features if each.kind == climbed)
    counted = _counted_from(g.board, rungs, start)
    return min((counted.get(space, NEVER) for space in goals), default=NEVER)


def threat_for(spaces: float) -> float:
    """The threat for so many spaces; a little less for each, so that every step counts."""
    return -(-spaces // STEPS) + spaces / 100


@lru_cache(maxsize=4096)
def _counted_from(board: Board, rungs: tuple[str, ...], start: str) -> dict[str, float]:
    counted, edge = {start: 0.0}, [start]
    for space in edge:
        climb = rungs if space in rungs else ()
        for near in (*board.adjacent[space], *climb):
            if near not in counted:
                counted[near] = counted[space] + 1
                edge.append(near)
    return counted
