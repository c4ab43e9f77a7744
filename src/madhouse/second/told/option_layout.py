"""The layout of options: where each stands in a turn, its key, the rule behind it."""

from typing import NamedTuple

from madhouse.engine.forms import Form, verb_of
from madhouse.engine.shapes import Group
from madhouse.puzzles.asked import COSTED_STEPS
from madhouse.second.app.menu import (
    BEFORE_THIS_PHASE,
    BLOCKED,
    BY_CARD,
    DRINKS,
    ELIMINATED,
    END_GAME,
    END_PHASE,
    FIRE_OUT,
    NAME_ROOM,
    UNLOCKED,
)
from madhouse.second.app.menu import SET_FIRE as FIRE_WAS_SET
from madhouse.second.app.people import SUCCESSES
from madhouse.second.app.puzzles import PUZZLE
from madhouse.second.rules.attack import ATTACK, UNARMED
from madhouse.second.rules.barricades import (
    BLOCK,
    BLOCK_PASSAGE,
    FORCE,
    FORCE_PASSAGE,
    UNBLOCK,
    UNBLOCK_PASSAGE,
)
from madhouse.second.rules.card_actions import HELP, USE_CARD
from madhouse.second.rules.fire import FIGHT_FIRE
from madhouse.second.rules.move import MOVE
from madhouse.second.rules.negating import PREVENT
from madhouse.second.rules.overgrowth import CUT_CLEAR
from madhouse.second.rules.push import PUSH, PUSH_MONSTER
from madhouse.second.rules.rift import CLOSE_RIFTS
from madhouse.second.rules.rubble import CLEAR_RUBBLE
from madhouse.second.rules.set_fire import SET_FIRE
from madhouse.second.rules.steal import STEAL
from madhouse.second.rules.token_actions import EXPLORE, INTERACT, LOOK, SEARCH, USE_ITEM
from madhouse.second.rules.trade import TRADE
from madhouse.second.rules.turn import END_TURN, TURN


class OptionPlace(NamedTuple):
    """Where an option stands, the key that always chooses it, and its rule."""

    group: Group = ""
    rule: str = ""  # none: the question's
    key: str = ""


IN_TURN: dict[Form | str, OptionPlace] = {
    USE_ITEM: OptionPlace("act"),
    INTERACT: OptionPlace("act", "2e.interact.effects-belong"),
    ATTACK: OptionPlace("act", "2e.attack.app-instructs"),
    UNARMED: OptionPlace("act", "2e.attack.app-instructs"),
    EXPLORE: OptionPlace("act", "2e.explore.effects-belong"),
    SEARCH: OptionPlace("act", "2e.search.effects-belong"),
    LOOK: OptionPlace("act"),
    USE_CARD: OptionPlace("act", "2e.component-action.card-holder"),
    HELP: OptionPlace("act", "2e.component-action.card-holder"),
    FIGHT_FIRE: OptionPlace("act", "2e.fire.extinguish-successes"),
    CLOSE_RIFTS: OptionPlace("act", "2e.rift.close-successes"),
    CLEAR_RUBBLE: OptionPlace("act", "2e.rubble.clear-action"),
    CUT_CLEAR: OptionPlace("act", "2e.overgrowth.blade-action"),
    FORCE: OptionPlace("act"),
    FORCE_PASSAGE: OptionPlace("act"),
    UNBLOCK: OptionPlace("act"),
    UNBLOCK_PASSAGE: OptionPlace("act"),
    MOVE: OptionPlace("step", "2e.move.two-spaces"),
    TRADE: OptionPlace("deed", key="t"),
    BLOCK: OptionPlace("deed", "2e.barricade.block"),
    BLOCK_PASSAGE: OptionPlace("deed", "2e.barricade.block"),
    PUSH: OptionPlace("deed", "2e.push.movement"),
    PUSH_MONSTER: OptionPlace("deed", "2e.push.movement"),
    SET_FIRE: OptionPlace("deed", "2e.fire.by-set-fire"),
    STEAL: OptionPlace("deed", "2e.steal.opposed-test"),
    END_TURN: OptionPlace("end", key="e"),
}
"""Everything that can be done in a turn, in the order in which it is told: what the story lays
before one, blows, what is still unknown, cards, ways that are shut, steps; last what is seldom
wanted, so that it hides none of them."""
PLACES = {verb_of(each): place for each, place in IN_TURN.items()}
MENU = (
    FIRE_WAS_SET,
    FIRE_OUT,
    BLOCKED,
    DRINKS,
    ELIMINATED,
    BEFORE_THIS_PHASE,
    UNLOCKED,
    NAME_ROOM,
    BY_CARD,
    END_GAME,
)
TOLD_BY_PEOPLE = {verb_of(each): OptionPlace("menu") for each in MENU} | {
    verb_of(END_PHASE): OptionPlace("end", key="e")
}
"""What people tell the app of their own accord."""
AT_A_PUZZLE = {verb_of(each): OptionPlace(rule="2e.puzzle-step.counted") for each in COSTED_STEPS}
"""Steps that are counted; laying a piece of a code out is none."""
NOWHERE = OptionPlace()
NUMBERS = frozenset(map(verb_of, (SUCCESSES, PREVENT)))
"""Answers that are a number: it is their key."""


def place_of(kind: str, verb: str) -> OptionPlace:
    """Where an option of this form stands in a question of this kind."""
    places = PLACES if kind == TURN else AT_A_PUZZLE if kind == PUZZLE else TOLD_BY_PEOPLE
    return places.get(verb, NOWHERE)
