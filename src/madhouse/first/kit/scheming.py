"""The keeper's estimates, in threat: monsters to place and to move, samples, wounds, horror."""

from collections.abc import Collection, Iterator
from typing import Any

from madhouse.first.kit.bringing import (
    AWAITED,
    is_meant,
    journey,
    new_one,
    new_ones,
    steps,
    threat_for,
)
from madhouse.first.kit.errands import NEVER
from madhouse.first.kit.estimates import Outlook, Who, estimates
from madhouse.first.rules.altar import ALTAR, samples_on_altars
from madhouse.first.things.known_names import SAMPLE
from madhouse.first.things.state import Investigator, Monster
from madhouse.first.things.story import Exit
from madhouse.first.things.table import Table

PACK = 3
"""So many monsters on one investigator are enough."""
WOUND = 2.0
"""What a wound is worth in threat."""
OUT_AND_IN = 2.0
"""The threat to lead a monster out of a room and back into it."""
TAKING = 2.0
LAYING = 1.0
"""What it costs, and is worth, to take a sample and to lay it down."""
LADEN = 5.0
"""What having the load is worth, beside the way."""


# Monsters in rooms


@estimates("keeper", "monster_in")
def _one_there(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    return _gather(look.g, condition.monster, (condition.room,), 1)


@estimates("keeper", "monsters_there")
def _several_there(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    number = condition.at_least + condition.per_investigator * len(look.g.state.players)
    return _gather(look.g, condition.monster, condition.rooms, number)


def _gather(g: Table, meant: str, rooms: Collection[str], number: int) -> float:
    """The threat to bring so many monsters together, the nearest first, new ones if need be."""
    there = [foe for foe in g.state.monsters if is_meant(g, foe, meant)]
    costs = sorted(journey(g, foe, rooms) for foe in there)[:number]
    return sum(costs) + new_ones(g, meant, rooms, number - len(costs))


# Samples


@estimates("keeper", "samples_on_altar")
def _samples(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    g = look.g
    needed: int = condition.number + condition.per_investigator * len(g.state.players)
    if condition.at_most is not None:
        needed = min(needed, condition.at_most)
    missing = needed - samples_on_altars(g)
    return sum(sorted(_deliveries(g, missing))[:missing])


def _deliveries(g: Table, missing: int) -> Iterator[float]:
    """What it costs to lay one sample more: by those who carry some, by the others, by new ones."""
    altars = [each.space for each in g.state.features if each.kind == ALTAR]
    prey = [each.space for each in g.state.investigators]
    for foe in g.state.monsters:
        back = min((steps(g, foe.kind, space, altars) for space in prey), default=NEVER)
        if foe.samples:
            together = min(foe.samples, missing)
            way = LAYING + threat_for(steps(g, foe.kind, foe.space, altars))
            yield from [way / together] * together
        else:
            yield (
                TAKING + LAYING + threat_for(steps(g, foe.kind, foe.space, prey)) + threat_for(back)
            )
        yield from [TAKING + LAYING + 2 * threat_for(back)] * missing
    new = new_one(g, "", [g.board.room_of[space] for space in prey])
    yield from [TAKING + LAYING + new + AWAITED] * missing


@estimates("keeper", "carries_sample")
def _carries_sample(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    g = look.g
    ways = [approach(g, foe) + 1 for foe in g.state.monsters if is_meant(g, foe, condition.monster)]
    return min(ways, default=AWAITED)


def approach(g: Table, foe: Monster) -> float:
    """The threat to move a monster to the nearest investigator."""
    return threat_for(steps(g, foe.kind, foe.space, [each.space for each in g.state.investigators]))


# Harm


@estimates("keeper", "killed_after_reveal")
def _killed(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    """Wounds to deal, and the ways of those who are to deal them."""
    g = look.g
    ways = [WOUND * g.health(each) + _pack(g, each.space) for each in g.state.investigators]
    missing: int = condition.number - g.state.killed_after_reveal
    return min(ways, default=NEVER) * missing + (0 if g.state.revealed else AWAITED)


@estimates("keeper", "investigators_insane")
def _insane(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    g = look.g
    people = g.state.investigators
    number = 1 if condition.share == "one" else -(-len(people) // 2)
    return sum(sorted(_frights(g, each) for each in people)[:number])


def _frights(g: Table, who: Investigator) -> float:
    """The threat to frighten somebody out of his wits: monsters go out and come in again."""
    costs = [_entering(g, foe, who) for foe in g.state.monsters]
    again = [OUT_AND_IN] * g.sanity(who)
    missing = new_ones(g, "", [g.room_of(who)], max(PACK - len(costs), 0))
    return missing + sum(sorted(costs + again)[: g.sanity(who)])


def _entering(g: Table, foe: Monster, who: Investigator) -> float:
    if g.room_of(foe) == g.room_of(who):
        return OUT_AND_IN
    return journey(g, foe, [g.room_of(who)])


def _pack(g: Table, space: str) -> float:
    """The threat to set a few monsters on somebody."""
    ways = sorted(threat_for(steps(g, foe.kind, foe.space, [space])) for foe in g.state.monsters)
    missing = max(PACK - len(ways), 0)
    return sum(ways[:PACK]) + new_ones(g, "", [g.board.room_of[space]], missing)


# Things carried off


@estimates("keeper", "monster_carries")
def _carries(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    return _theft(look.g, condition.card)


@estimates("keeper", "monsters_gone")
def _gone(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    """So many out of the door with what they are to carry."""
    g = look.g
    way = g.objective.exit
    if way is None:
        return NEVER
    meant = way.kind or ""
    ways = [
        _out(g, foe, foe.space, way) if _laden(foe, way.carrying) else _load(g, foe, way)
        for foe in g.state.monsters
        if is_meant(g, foe, meant)
    ]
    missing = condition.at_least - g.state.monsters_gone
    fresh = new_one(g, meant, [way.room]) + 2 * AWAITED
    revealed = 0 if g.state.revealed else AWAITED  # nothing leaves before that
    return 1 + revealed + sum((sorted(ways) + [fresh] * missing)[:missing])


def _laden(foe: Monster, what: str) -> bool:
    return foe.samples > 0 if what == SAMPLE else what in foe.carries


def _load(g: Table, foe: Monster, way: Exit) -> float:
    """To where the load is, take it, and from there to the door."""
    spaces = _lying(g, way.carrying)
    if not spaces:
        return 2 * AWAITED
    there = min(spaces, key=lambda space: steps(g, foe.kind, foe.space, [space]))
    return LADEN + threat_for(steps(g, foe.kind, foe.space, [there])) + _out(g, foe, there, way)


def _out(g: Table, foe: Monster, start: str, way: Exit) -> float:
    """To a space with an outer door, and through it."""
    doors = [space for space in g.board.rooms[way.room].spaces if g.board.ways_out[space]]
    return threat_for(1 + steps(g, foe.kind, start, doors))


def _theft(g: Table, card: str) -> float:
    """The threat until some monster has the card."""
    spaces = _lying(g, card)
    if not spaces:
        return 2 * AWAITED
    ways = [threat_for(steps(g, foe.kind, foe.space, spaces)) for foe in g.state.monsters]
    rooms = [g.board.room_of[space] for space in spaces]
    return 1 + min([*ways, new_one(g, "", rooms)])


def _lying(g: Table, what: str) -> list[str]:
    """The spaces in which a card, or somebody to take a sample of, can be found."""
    people = g.state.investigators
    held = [each.space for each in people if what == SAMPLE or what in each.cards]
    rooms = [name for name, room in g.state.rooms.items() if what in room.pile]
    return held + [space for name in rooms for space in g.board.rooms[name].spaces]


# Rooms


@estimates("keeper", "room_is_dark")
def _dark(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    return 1.0 if "lights-out" in look.g.story.actions else AWAITED
