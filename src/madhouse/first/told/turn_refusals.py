"""Refusals in an investigator's turn: the rule that stands between him and what he would do."""

from collections.abc import Callable

from madhouse.engine.decisions import Option
from madhouse.engine.forms import Form, Named, verb_of
from madhouse.first.acting.reactions import USE
from madhouse.first.rules.barriers import PULL, PUSH
from madhouse.first.rules.camp_fire import BURN
from madhouse.first.rules.combat import ATTACK_BARE_HANDED, ATTACK_WITH, reaches, within
from madhouse.first.rules.corpse import (
    CORPSE,
    MOVE_DRAGGING,
    MOVE_DRAGGING_A_CORPSE,
    RUN_DRAGGING,
    RUN_DRAGGING_A_CORPSE,
)
from madhouse.first.rules.drop import DROP_CARDS
from madhouse.first.rules.escape import LEAVE_BY, RUN_OUT
from madhouse.first.rules.explore import EXPLORE
from madhouse.first.rules.final_action import ATTEMPT_TASK
from madhouse.first.rules.hiding import (
    RUN_INTO_HIDING,
    RUN_OUT_OF_HIDING,
    STEP_INTO_HIDING,
    STEP_OUT_OF_HIDING,
)
from madhouse.first.rules.monsters import monster_name
from madhouse.first.rules.movement import MOVE, RUN, steps_left
from madhouse.first.rules.paths import blocked_doors, ways_out
from madhouse.first.rules.room_features import features_at
from madhouse.first.rules.spells import CAST, CAST_ON, attack_spells
from madhouse.first.rules.turn import DEEDS
from madhouse.first.things.state import Investigator, Monster
from madhouse.first.things.table import Table
from madhouse.first.told.option_texts import verb_and_names

Reason = Callable[[Table, Investigator, Named], str | None]

BY_STEP = {verb_of(each) for each, deed in DEEDS.known.items() if deed.takes == "step"}
"""What takes a Movement Step; anything else that is done in a turn is an action."""


def refused_in_turn(g: Table, who: Investigator, option: str) -> str | None:
    """The rule that keeps an investigator from something he might do in a turn.

    None for a line that means nothing in a turn.
    """
    verb, ids = verb_and_names(option)
    reason = REASONS.get(verb)
    if reason is None:
        return None
    spent = _no_step(who) if verb in BY_STEP else _no_action(who)
    return spent or reason(g, who, ids)


def _no_step(who: Investigator) -> str | None:
    if steps_left(who):
        return None
    return "1e.stun.investigator-move" if who.stun and who.moved == 1 else "1e.move.two-per-turn"


def _no_action(who: Investigator) -> str | None:
    return "1e.action.one-per-turn" if who.acted else None


def _going(g: Table, who: Investigator, ids: Named) -> str | None:
    """Why he cannot go to a space: his own state, its lock, or what lies between."""
    space = ids.get("space", "")
    if space not in g.board.room_of:
        return None
    if who.hiding:
        return "1e.hiding.restrictions"
    if g.board.room_of[space] in who.barred:
        return "1e.conflict.lock-retry"
    return no_way(g, who.space, space)


def _dragging(g: Table, who: Investigator, ids: Named) -> str | None:
    here = features_at(g, CORPSE, who.space)
    there = any(corpse.name == ids.get("name", "") for corpse in here)
    return _going(g, who, ids) if there else "1e.corpse.drag"


def no_way(g: Table, start: str, space: str) -> str:
    """The rule by which no step leads from one space to the other."""
    door = g.board.door(start, space)
    if door is not None and door in blocked_doors(g, start):
        return "1e.barrier.no-passage"
    if door is not None and g.board.doors[door].sealed:
        return "1e.move.sealed-door"
    if g.board.room_of[start] == g.board.room_of[space]:
        return "1e.move.one-space"
    return "1e.move.adjacent-line-or-door"


def _leaving(g: Table, who: Investigator, ids: Named) -> str | None:
    """Why he cannot leave the house by this door."""
    if not g.state.revealed or g.objective.escape is None:
        return "1e.escape.when-allowed"
    if g.objective.escape != g.room_of(who):
        return "1e.escape.room"
    return None if ids.get("door") in ways_out(g, who.space) else "1e.escape.door"


def _striking(g: Table, who: Investigator, ids: Named) -> str | None:
    """Why he cannot attack this monster with this weapon, or with bare hands."""
    named = ids.get("monster")
    foe = next((each for each in g.state.monsters if monster_name(each) == named), None)
    if foe is None:
        return None
    if who.hiding:
        return "1e.hiding.restrictions"
    if "card" not in ids:
        return "1e.attack.unarmed"
    able = _able(g, who, foe, ids["card"])
    if able is None:
        return "1e.attack.choose-weapon"
    return None if able else _out_of_range(g, who.space, foe.space)


def _able(g: Table, who: Investigator, foe: Monster, card: str) -> bool | None:
    """Whether a weapon or an 'attack' spell of his reaches that far; None if he has none such."""
    weapon = g.box.items[card].weapon if card in who.cards else None
    if weapon is not None:
        return reaches(g, who, foe, weapon)
    spells = {spell.id: spell.range for spell in attack_spells(g, who)}
    return within(g, who.space, foe.space, spells[card]) if card in spells else None


def _out_of_range(g: Table, start: str, space: str) -> str:
    if g.board.door(start, space):
        return "1e.range.door-blocks"
    return "1e.range.count" if g.board.sees(start, space) else "1e.range.needs-los"


def _exploring(g: Table, who: Investigator, _: Named) -> str | None:
    return "1e.darkness.explore-cost" if g.room(g.room_of(who)).pile else "1e.action.explore"


def _using(_: Table, who: Investigator, ids: Named) -> str | None:
    if "card" not in ids:
        return None
    own = ids["card"] in (*who.traits, *who.cards)
    return "1e.action.card-ability" if own else "1e.conflict.card-ability-location"


REASONS_BY_KIND: dict[Form | Option, Reason] = {
    MOVE: _going,
    RUN: _going,
    MOVE_DRAGGING_A_CORPSE: _dragging,
    RUN_DRAGGING_A_CORPSE: _dragging,
    MOVE_DRAGGING: _dragging,
    RUN_DRAGGING: _dragging,
    LEAVE_BY: _leaving,
    RUN_OUT: _leaving,
    ATTACK_BARE_HANDED: _striking,
    ATTACK_WITH: _striking,
    EXPLORE: _exploring,
    USE: _using,
    DROP_CARDS: lambda *_: "1e.action.drop",
    CAST: lambda *_: "1e.spell.cast",
    CAST_ON: lambda *_: "1e.spell.cast",
    PUSH: lambda *_: "1e.barrier.block",
    PULL: lambda *_: "1e.barrier.unblock",
    BURN: lambda *_: "1e.camp-fire.burn-corpses",
    STEP_INTO_HIDING: lambda *_: "1e.hiding.enter",
    RUN_INTO_HIDING: lambda *_: "1e.hiding.enter",
    STEP_OUT_OF_HIDING: lambda *_: "1e.hiding.leave",
    RUN_OUT_OF_HIDING: lambda *_: "1e.hiding.leave",
    ATTEMPT_TASK: lambda *_: "1e.win.investigators-goal",
}
REASONS = {verb_of(kind): reason for kind, reason in REASONS_BY_KIND.items()}
"""Why each is not offered; a line that was cut short goes by the words it begins with."""
