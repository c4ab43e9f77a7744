"""The layout of options: where each stands in a turn, its key, and the rule behind it."""

from typing import NamedTuple

from madhouse.engine.forms import Form, verb_of
from madhouse.engine.shapes import Group
from madhouse.first.acting.reactions import USE
from madhouse.first.acting.theory import NAME_THEORY
from madhouse.first.rules.barriers import PULL, PUSH
from madhouse.first.rules.camp_fire import BURN
from madhouse.first.rules.card_abilities import CALL_ON
from madhouse.first.rules.combat import ATTACK_BARE_HANDED, ATTACK_WITH
from madhouse.first.rules.corpse import (
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
from madhouse.first.rules.keeper_hand import PASS
from madhouse.first.rules.movement import MOVE, RUN
from madhouse.first.rules.mythos import PASS_TURN
from madhouse.first.rules.spells import CAST, CAST_ON
from madhouse.first.rules.turn import END_TURN
from madhouse.first.things.plain_answers import DONE

TURN = "turn"
KEEPER_ACTION = "keeper-action"
DEMAND = "demand"


class Place(NamedTuple):
    """Where an option stands, the key that always chooses it, and its rule."""

    group: Group = ""
    rule: str = ""  # none: the question's
    key: str = ""


IN_TURN: dict[Form | str, Place] = {
    MOVE: Place("step", "1e.move.one-space"),
    MOVE_DRAGGING: Place("step", "1e.corpse.drag"),
    MOVE_DRAGGING_A_CORPSE: Place("step", "1e.corpse.drag"),
    STEP_INTO_HIDING: Place("step", "1e.hiding.enter"),
    STEP_OUT_OF_HIDING: Place("step", "1e.hiding.leave"),
    RUN: Place("run", "1e.action.run"),
    RUN_DRAGGING: Place("run", "1e.corpse.drag"),
    RUN_DRAGGING_A_CORPSE: Place("run", "1e.corpse.drag"),
    RUN_OUT: Place("run", "1e.escape.door"),
    RUN_INTO_HIDING: Place("act", "1e.hiding.enter"),
    RUN_OUT_OF_HIDING: Place("act", "1e.hiding.leave"),
    LEAVE_BY: Place("act", "1e.escape.door"),
    ATTACK_BARE_HANDED: Place("act", "1e.attack.choose-weapon"),
    ATTACK_WITH: Place("act", "1e.attack.choose-weapon"),
    EXPLORE: Place("act", "1e.explore.top-down", "s"),
    DROP_CARDS: Place("deed", "1e.action.drop", "d"),
    USE: Place("deed", "1e.action.card-ability"),
    PUSH: Place("deed", "1e.barrier.block"),
    PULL: Place("deed", "1e.barrier.unblock"),
    BURN: Place("act", "1e.camp-fire.burn-corpses"),
    CAST: Place("deed", "1e.spell.cast"),
    CAST_ON: Place("deed", "1e.spell.cast"),
    ATTEMPT_TASK: Place("act", "1e.win.investigators-goal"),
    CALL_ON: Place("deed"),
    NAME_THEORY: Place("deed"),
    END_TURN: Place("end", "1e.turn.end", "e"),
}
"""Everything that can be done in a turn."""

PLACES: dict[str, Place] = {verb_of(each): place for each, place in IN_TURN.items()}
"""In a turn, for each form of option."""
ENOUGH: dict[str, Place] = {verb_of(DONE): Place("end")}
"""What ends a choice of several, whatever is chosen: it stays in sight below a long list."""
NOWHERE = Place()
KEYS = {place.key: each for each, place in IN_TURN.items() if place.key and isinstance(each, str)}
"""What is the same in every turn, by its key."""
PASSES = frozenset({PASS, PASS_TURN})
"""With these the keeper lets something pass."""


def place_of(kind: str, verb: str) -> Place:
    """Where an option of this form stands in a question of this kind."""
    return (PLACES if kind == TURN else ENOUGH).get(verb, NOWHERE)
