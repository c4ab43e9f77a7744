"""Sealing: what cannot be taken back, as far as it can be known before it is chosen.

A die is rolled, a card is drawn, something is read, a turn begins or ends. What a hidden card or
the story will say to a choice is not told here: that would tell of it.
"""

from collections.abc import Iterable

from msgspec.structs import replace

from madhouse.engine.clauses import Verb
from madhouse.engine.decisions import Option
from madhouse.engine.forms import Form, verb_of
from madhouse.puzzles.asked import COSTED_STEPS
from madhouse.second.app.menu import END_PHASE
from madhouse.second.rules.attack import ATTACK, UNARMED
from madhouse.second.rules.barricades import FORCE, FORCE_PASSAGE
from madhouse.second.rules.card_actions import action_of, use_card
from madhouse.second.rules.conditions import INSANE, has_condition
from madhouse.second.rules.deeds import DEEDS, turn_options
from madhouse.second.rules.evade import must_evade
from madhouse.second.rules.features import OVERGROWTH, RIFT, hindering, number_in
from madhouse.second.rules.fire import FIGHT_FIRE
from madhouse.second.rules.limits import damage_left
from madhouse.second.rules.move import steps_after
from madhouse.second.rules.push import RESIST, push_monster
from madhouse.second.rules.rift import CLOSE_RIFTS
from madhouse.second.rules.rubble import CLEAR_RUBBLE
from madhouse.second.rules.set_fire import set_fire
from madhouse.second.rules.token_actions import EXPLORE, INTERACT, LOOK, SEARCH, USE_ITEM
from madhouse.second.rules.trade import trade
from madhouse.second.rules.turn import END_TURN
from madhouse.second.rules.water import stopped_by_water
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table
from madhouse.second.words.company import OneOf, Somebody
from madhouse.second.words.features import PlaceBarricade
from madhouse.second.words.harm import LoseCondition
from madhouse.second.words.healing import Shut
from madhouse.second.words.surroundings import Ignite, LeaveLight, PutOut
from madhouse.second.words.this_card import DiscardThis, FlipThis

KINDS = frozenset({"ask", "convert", "evade", "reroll", "steal-skill", "turn-order"})
"""Questions whose every answer rolls, shows or draws something, or begins a turn."""
SEALING: tuple[Form | Option, ...] = (
    *COSTED_STEPS,
    ATTACK,
    CLEAR_RUBBLE,
    CLOSE_RIFTS,
    END_PHASE,
    END_TURN,
    EXPLORE,
    FIGHT_FIRE,
    FORCE,
    FORCE_PASSAGE,
    INTERACT,
    LOOK,
    RESIST,
    SEARCH,
    UNARMED,
    USE_ITEM,
)
VERBS = frozenset(verb_of(each) for each in SEALING)
"""What rolls, shows or draws something or ends a turn, whatever the question."""
OPEN = (DiscardThis, FlipThis, Ignite, LeaveLight, LoseCondition, PlaceBarricade, PutOut, Shut)
"""Words of cards with which nothing is rolled, drawn or shown."""

ASKS_MORE = frozenset({"push", "steal", "trade"})
"""Deeds that go on with a question: what ends a turn is its answer."""


def always_seals(kind: str, verb: str) -> bool:
    """Whether an option seals wherever it is chosen."""
    return kind in KINDS or verb in VERBS


def seals_here(g: Table, who: Investigator, option: Option, cost: int) -> bool:
    """Whether something in a turn cannot be taken back as the table stands: a monster must be
    evaded or is pushed, a Fire wounds, Overgrowth or a Rift holds, a card asks for luck, or nothing
    is left to do."""
    deed, ids = DEEDS[option]
    moves = deed.kind == "move"
    if moves or cost:  # what is free needs no evading, and no Fire hurts in it
        stands_at = ids[0] if moves else who.space
        fires = (*g.state.fire, *(ids if deed.do is set_fire else ()))
        if deed.evades and must_evade(g, who):
            return True
        if stands_at in fires and damage_left(g, who) <= 1:
            return True
        if g.extras.laid and _is_caught(g, who, deed.kind):
            return True
    if deed.do is push_monster or (deed.do is trade and _trades_with_insane(g, who)):
        return True
    if deed.do is use_card and not _is_open(g, who, *ids):
        return True
    return deed.kind not in ASKS_MORE and _ends_turn(g, who, option, cost)


def _is_caught(g: Table, who: Investigator, kind: str) -> bool:
    """Whether Overgrowth holds whoever leaves, or a Rift takes whoever acts and cannot close it."""
    if kind == "move":
        return hindering(g, who, OVERGROWTH) > 0
    if kind in ASKS_MORE or g.extras.closings.get(who.id):
        return False
    return number_in(g, RIFT, who.space) > 0


def _trades_with_insane(g: Table, who: Investigator) -> bool:
    """Whether who is asked in a trade may hang on the back of an Insane card."""
    return any(has_condition(g, each, INSANE) for each in g.investigators_at(who.space))


def _ends_turn(g: Table, who: Investigator, option: Option, cost: int) -> bool:
    """Whether nothing else is left to do after it, as far as one can see."""
    deed, ids = DEEDS[option]
    after = replace(who, actions=who.actions - cost)
    if deed.kind == "move":
        after.space = ids[0]
        after.steps = 0 if stopped_by_water(g, after) else steps_after(g, who)
    return not (after.actions or after.steps or set(turn_options(g, after)) - {option})


def _is_open(g: Table, who: Investigator, card: str, number: str, owner: str = "") -> bool:
    if card in g.box.elixirs:  # its back is seen
        return False
    action = action_of(g, who, card, number, owner)
    return action is None or (action.test is None and _openly((*action.do, *action.then)))


def _openly(verbs: Iterable[Verb]) -> bool:
    """Whether all of it happens before everybody's eyes, without luck."""
    for verb in verbs:
        if isinstance(verb, Somebody):
            if not _openly(verb.do):
                return False
        elif isinstance(verb, OneOf):
            if not all(map(_openly, verb.these)):
                return False
        elif not isinstance(verb, OPEN):
            return False
    return True
