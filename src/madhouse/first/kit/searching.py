"""The investigators' estimates, in steps: rooms to reach, cards to fetch, monsters to kill."""

from collections.abc import Iterable
from typing import Any

from madhouse.engine.wording import conditions_in, word
from madhouse.first.kit.consequences import final_actions
from madhouse.first.kit.errands import NEVER, Arrival
from madhouse.first.kit.estimates import A_TURN, UNMET, LeftToDo, Outlook, Who, estimates, together
from madhouse.first.rules.camp_fire import CAMP_FIRE
from madhouse.first.things.seeding import markers
from madhouse.first.things.state import Feature, Investigator, Monster
from madhouse.first.things.story import FinalAction
from madhouse.first.things.table import Table

# Before the reveal: the chain


def to_the_reveal(look: Outlook) -> float:
    """How far the party is from clue 1; a clue found counts most."""
    g = look.g
    chain = chain_of(g)
    lying = {card for room in g.state.rooms.values() for card in room.pile}
    unfound = [clue for clue in chain if clue in lying]
    if not unfound:
        return 0.0
    ways = (_fetching(look, who, [unfound[0]]).cost for who in g.state.investigators)
    return UNMET * len(unfound) + min(ways, default=NEVER)


def chain_of(g: Table) -> tuple[str, ...]:
    """The clues of the keeper's answers, in order."""
    chosen = markers(g.keeper.answers)
    return next(clues for marker, clues in g.story.chains.items() if marker in chosen)


# Where one must be, with what


@together(
    "investigators", "in_room", "carrying", "class_in_room", "corpse_there", "monster_in_space"
)
def _there_with_it(look: Outlook, conditions: list[Any], who: Who) -> float:
    """One goes there himself, with the card or the corpse that is wanted there."""
    rooms = [each.room for each in conditions if word(each) == "in_room"]
    cards = [each.card for each in conditions if word(each) == "carrying"]
    dead = [each for each in conditions if word(each) == "corpse_there" and not look.holds(each)]
    for each in conditions:
        if word(each) == "class_in_room":
            foes = [foe for foe in look.g.state.monsters if look.g.kind(foe).klass == each.klass]
            rooms += [look.g.room_of(foe) for foe in foes[:1]]
    people = look.g.state.investigators if who is None else [who]
    wanted = [each.kind for each in conditions if word(each) == "monster_in_space"]
    if wanted:
        return min((_meeting(look, each, cards, wanted[0]) for each in people), default=NEVER)
    if dead:
        return min((_bringing(look, each, dead[0]) for each in people), default=NEVER)
    return min((_tour(look, each, cards, rooms) for each in people), default=NEVER)


@estimates("investigators", "some_investigator", counts=False)
def _someone(look: Outlook, condition: Any, who: Who) -> LeftToDo:  # noqa: ARG001
    people = look.g.state.investigators
    return look.nearest(look.all_of(condition.given, each) for each in people)


@estimates("investigators", "investigator_in")
def _someone_in(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    people = look.g.state.investigators
    tours = (_tour(look, each, (), [room]) for each in people for room in condition.rooms)
    return min(tours, default=NEVER)


@estimates("investigators", "found")
def _coming_upon(look: Outlook, condition: Any, who: Who) -> float:
    """It is found where setup laid it."""
    room = look.g.state.seeded.get(condition.card)
    people = look.g.state.investigators if who is None else [who]
    return min((_tour(look, each, (), [room]) for each in people if room), default=NEVER)


@estimates("investigators", "no_monster_in_space")
def _shaken_off(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    """One step aside, mostly."""
    return 1.0


def _fetching(look: Outlook, who: Investigator, cards: Iterable[str]) -> Arrival:
    at = look.errands.of(who)
    for card in cards:
        at = look.errands.for_card(at, card)
    return at


def _tour(look: Outlook, who: Investigator, cards: Iterable[str], rooms: list[str]) -> float:
    at = _fetching(look, who, cards)
    for room in rooms:
        at = look.errands.to_room(at, room)
    return at.cost


def _meeting(look: Outlook, who: Investigator, cards: Iterable[str], kind: str) -> float:
    """To the nearest of a kind, with the cards; far off where there is none."""
    at = _fetching(look, who, cards)
    spaces = [foe.space for foe in look.g.state.monsters if foe.kind == kind]
    ways = (look.errands.to_space(at, space).cost for space in spaces)
    return min(ways, default=at.cost + UNMET)


# Escaping


@together("investigators", "all_escaped", "escaped_with", "escaped_share")
def _escaping(look: Outlook, conditions: list[Any], who: Who) -> float:  # noqa: ARG001
    """Everyone goes to the outer door; whoever is best placed for it brings the card."""
    g = look.g
    room = g.objective.escape or g.board.room_of[g.story.start]
    cards = [
        each.card for each in conditions if word(each) == "escaped_with" and not look.holds(each)
    ]
    people = g.state.investigators
    if not people:
        return NEVER
    empty = {who.id: _leaving(look, _fetching(look, who, ()), room) for who in people}
    with_card = {who.id: _leaving(look, _fetching(look, who, cards), room) for who in people}
    everyone = sum(empty.values())
    return min(everyone - empty[each.id] + with_card[each.id] for each in people)


def _leaving(look: Outlook, at: Arrival, room: str) -> float:
    """To a space of the room that has an outer door, and out."""
    doors = [space for space in look.g.board.rooms[room].spaces if look.g.board.ways_out[space]]
    ways = (look.errands.to_space(at, space).cost for space in doors)
    return 1 + min(ways, default=look.errands.to_room(at, room).cost)


# Monsters


@estimates("investigators", "monster_slain")
def _slain(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    foe = named(look.g, condition.name)
    return 2 * UNMET if foe is None else _hunt(look, foe)


def _hunt(look: Outlook, foe: Monster) -> float:
    """Go there and strike until it falls."""
    health = look.g.token(foe).health + foe.extra_health - foe.damage
    people = look.g.state.investigators
    walks = (look.errands.to_space(look.errands.of(each), foe.space).cost for each in people)
    return A_TURN * health + min(walks, default=NEVER)


def named(g: Table, name: str) -> Monster | None:
    """The named monster, if it is on the board."""
    return next((foe for foe in g.state.monsters if foe.name == name), None)


@estimates("investigators", "monster_in_fire")
def _in_fire(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    """Take what sets a room on fire to where the monster is."""
    g = look.g
    foes = [foe for foe in g.state.monsters if condition.monster in (foe.kind, foe.name)]
    tours = [
        _tour(look, each, _cards_for(action), [g.room_of(foe) for foe in foes[:1]])
        for action in final_actions(g, "set_fire")
        for each in g.state.investigators
    ]
    return min(tours, default=UNMET) + (0 if foes else UNMET)


def _cards_for(action: FinalAction) -> list[str]:
    return [each.card for each in conditions_in(action) if word(each) == "carrying"]


# The dead


def _bringing(look: Outlook, who: Investigator, wanted: Any) -> float:
    """Go to the corpse, then drag it to the room."""
    corpse = corpse_of(look.g, wanted.name)
    if corpse is None:
        return 2 * UNMET
    there = look.errands.to_space(look.errands.of(who), corpse.space).cost
    return there + _dragging(look, corpse, look.g.board.rooms[wanted.room].spaces)


@estimates("investigators", "corpse_gone")
def _burned(look: Outlook, condition: Any, who: Who) -> float:  # noqa: ARG001
    """Kill it, then drag what is left to a fire."""
    g = look.g
    corpse = corpse_of(g, condition.name)
    if corpse is None:
        foe = named(g, condition.name)
        return 2 * UNMET if foe is None else UNMET + _hunt(look, foe)
    fires = [each.space for each in g.state.features if each.kind == CAMP_FIRE]
    fires += [s for name, room in g.state.rooms.items() if room.fire for s in _spaces(g, name)]
    return 1 + _to_corpse(look, corpse) + _dragging(look, corpse, fires)


def corpse_of(g: Table, name: str) -> Feature | None:
    """The marker of somebody who is dead, if it lies on the board."""
    return next((each for each in g.state.features if each.name == name), None)


def _spaces(g: Table, room: str) -> tuple[str, ...]:
    return g.board.rooms[room].spaces


def _to_corpse(look: Outlook, corpse: Feature) -> float:
    people = look.g.state.investigators
    walks = (look.errands.to_space(look.errands.of(each), corpse.space).cost for each in people)
    return min(walks, default=NEVER)


def _dragging(look: Outlook, corpse: Feature, goals: Iterable[str]) -> float:
    at = Arrival(corpse.space, frozenset())
    return min((look.errands.to_space(at, space).cost for space in goals), default=NEVER)
