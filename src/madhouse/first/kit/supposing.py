"""Supposing: a table as it would be, for as long as one looks at it.

Far quicker than a fork. It supposes that all goes well: tests are passed, cards are found.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from madhouse.engine.decisions import Option
from madhouse.engine.forms import ByForm
from madhouse.first.rules.camp_fire import BURN
from madhouse.first.rules.combat import ATTACK_BARE_HANDED, ATTACK_WITH
from madhouse.first.rules.corpse import (
    CORPSE,
    MOVE_DRAGGING,
    MOVE_DRAGGING_A_CORPSE,
    RUN_DRAGGING,
    RUN_DRAGGING_A_CORPSE,
)
from madhouse.first.rules.explore import EXPLORE
from madhouse.first.rules.horror_tests import must_face
from madhouse.first.rules.monsters import monster_called
from madhouse.first.rules.movement import MOVE, RUN
from madhouse.first.rules.room_features import features_at
from madhouse.first.things.state import Feature, Investigator, Monster
from madhouse.first.things.table import Table
from madhouse.first.words.corpse import LAY, RAISE

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
    foreseen = STEPS.find(option)
    if foreseen is None:
        return None
    after, ids = foreseen
    return after(g, who, *ids)


def _after_walk(g: Table, who: Investigator, space: str) -> list[Change] | None:
    return [(who, "space", space)] if _can_enter(g, who, space) else None


def _after_dragging(g: Table, who: Investigator, space: str, name: str = "") -> list[Change] | None:
    walked = _after_walk(g, who, space)
    corpse = next(each for each in features_at(g, CORPSE, who.space) if each.name == name)
    return None if walked is None else [*walked, (corpse, "space", space)]


def _can_enter(g: Table, who: Investigator, space: str) -> bool:
    """Whether the lock of a room can be met with what he carries."""
    room = g.board.room_of[space]
    lock = g.room(room).lock
    if not lock or room == g.room_of(who):
        return True
    demand = g.box.locks[lock]
    return bool(demand.test or demand.puzzle or set(demand.key).intersection(who.cards))


def _after_exploring(g: Table, who: Investigator) -> list[Change]:
    room = g.room(g.room_of(who))
    found = [card for card in room.pile if card not in g.box.obstacles]
    return [(room, "pile", []), (who, "cards", [*who.cards, *found])]


def _after_attack(g: Table, who: Investigator, monster: str, card: str = "") -> list[Change]:  # noqa: ARG001
    foe, item = monster_called(g, monster), g.box.items.get(card)
    damage = item.weapon.damage if item is not None and item.weapon is not None else 1
    return [(foe, "damage", foe.damage + damage)]


def _after_burning(g: Table, who: Investigator) -> list[Change]:
    corpses = features_at(g, CORPSE, who.space)
    left = [each for each in g.state.features if each not in corpses]
    return [(g.state, "features", left)]


STEPS: ByForm[Callable[..., list[Change] | None]] = ByForm(
    {
        MOVE: _after_walk,
        MOVE_DRAGGING_A_CORPSE: _after_dragging,
        MOVE_DRAGGING: _after_dragging,
        RUN: _after_walk,
        RUN_DRAGGING_A_CORPSE: _after_dragging,
        RUN_DRAGGING: _after_dragging,
        EXPLORE: _after_exploring,
        ATTACK_BARE_HANDED: _after_attack,
        ATTACK_WITH: _after_attack,
        BURN: _after_burning,
    }
)
"""The steps of a turn that can be foreseen."""


def with_monster(g: Table, kind: str, space: str) -> list[Change]:
    """One monster more on the board."""
    new = Monster(g.state.monsters_placed + 1, kind, 0, space)
    return [(g.state, "monsters", [*g.state.monsters, new])]


def after_raising(g: Table, option: Option, kind: str) -> list[Change] | None:
    """A corpse laid in a space, or a monster where one lay; one with a name is left alone."""
    if laid := LAY.read(option):
        new = Feature(CORPSE, laid["space"])
        return [(g.state, "features", [*g.state.features, new])]
    raised = RAISE.read(option)
    if raised is None:
        return None
    space = raised["space"]
    corpse = next(each for each in features_at(g, CORPSE, space) if not each.name)
    left = [each for each in g.state.features if each is not corpse]
    return [(g.state, "features", left), *with_monster(g, kind, space)]


def after_monster_step(g: Table, foe: Monster, space: str) -> list[Change]:
    """A monster in another space, and everybody in a room it comes to frightened by it."""
    room = g.board.room_of[space]
    changes: list[Change] = [(foe, "space", space)]
    if room != g.room_of(foe):
        facing = [who for who in g.investigators_in(room) if must_face(who, foe, room)]
        changes += [(who, "horror", who.horror + 1) for who in facing if g.sanity(who)]
    return changes
