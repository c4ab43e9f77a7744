"""Supposing: a table as it would be, for as long as one looks at it.

Far quicker than a fork. It supposes that all goes well: tests are passed, cards are found.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from madhouse.engine.decisions import Option
from madhouse.first.rules.corpse import CORPSE
from madhouse.first.rules.room_features import features_at
from madhouse.first.things.state import Feature, Investigator, Monster
from madhouse.first.things.table import Table

A_CORPSE, DRAGGING = "a corpse", " dragging "
LAY, RAISE = "lay a corpse in ", "raise the corpse in "

Change: TypeAlias = tuple[Any, str, Any]
"""A thing of the state, one of its fields, and what that field would hold."""


@contextmanager
def supposed(changes: list[Change]) -> Iterator[None]:
    """The table with these changes, until the end of the block."""
    before = [(thing, field, getattr(thing, field)) for thing, field, _ in changes]
    for thing, field, value in changes:
        setattr(thing, field, value)
    try:
        yield
    finally:
        for thing, field, value in reversed(before):
            setattr(thing, field, value)


def after_step(g: Table, who: Investigator, option: Option) -> list[Change] | None:
    """What a step of his turn changes if it succeeds; none if that cannot be told in advance."""
    verb, _, rest = option.partition(" ")
    if verb in ("move", "run"):
        return _after_walk(g, who, rest)
    if verb == "explore":
        room = g.room(g.room_of(who))
        found = [card for card in room.pile if card not in g.box.obstacles]
        return [(room, "pile", []), (who, "cards", [*who.cards, *found])]
    if verb == "attack":
        return _after_attack(g, rest)
    if verb == "burn":
        corpses = features_at(g, CORPSE, who.space)
        left = [each for each in g.state.features if each not in corpses]
        return [(g.state, "features", left)]
    return None


def _after_walk(g: Table, who: Investigator, way: str) -> list[Change] | None:
    space, _, dragged = way.partition(DRAGGING)
    if space not in g.board.adjacent or not _can_enter(g, who, space):
        return None
    changes: list[Change] = [(who, "space", space)]
    if dragged:
        here = features_at(g, CORPSE, who.space)
        corpse = next(each for each in here if dragged == (each.name or A_CORPSE))
        changes.append((corpse, "space", space))
    return changes


def _can_enter(g: Table, who: Investigator, space: str) -> bool:
    """Whether the lock of a room can be met with what he carries."""
    room = g.board.room_of[space]
    lock = g.room(room).lock
    if not lock or room == g.room_of(who):
        return True
    demand = g.box.locks[lock]
    return bool(demand.test or demand.puzzle or set(demand.key).intersection(who.cards))


def _after_attack(g: Table, target: str) -> list[Change]:
    _, number, how = target.split(" ", 2)
    foe = next(each for each in g.state.monsters if each.id == int(number))
    item = g.box.items.get(how.removeprefix("with "))
    damage = item.weapon.damage if item is not None and item.weapon is not None else 1
    return [(foe, "damage", foe.damage + damage)]


def with_monster(g: Table, kind: str, space: str) -> list[Change]:
    """One monster more on the board."""
    new = Monster(g.state.monsters_placed + 1, kind, 0, space)
    return [(g.state, "monsters", [*g.state.monsters, new])]


def after_raising(g: Table, option: Option, kind: str) -> list[Change] | None:
    """A corpse laid in a space, or a monster where one lay; one with a name is left alone."""
    if option.startswith(LAY):
        laid = Feature(CORPSE, option.removeprefix(LAY))
        return [(g.state, "features", [*g.state.features, laid])]
    space = option.removeprefix(RAISE)
    corpse = next((each for each in features_at(g, CORPSE, space) if not each.name), None)
    if corpse is None:
        return None
    left = [each for each in g.state.features if each is not corpse]
    return [(g.state, "features", left), *with_monster(g, kind, space)]


def after_monster_step(g: Table, foe: Monster, space: str) -> list[Change]:
    """A monster in another space, and everybody in a room it comes to frightened by it."""
    room = g.board.room_of[space]
    changes: list[Change] = [(foe, "space", space)]
    if room != g.room_of(foe):
        facing = [
            who for who in g.investigators_in(room) if foe.id not in (*who.faced, *who.left_by)
        ]
        changes += [(who, "horror", who.horror + 1) for who in facing if g.sanity(who)]
    return changes
