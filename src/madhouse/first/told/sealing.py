"""Sealing: what cannot be taken back, as far as it can be known before it is chosen.

A die is rolled, something hidden is shown, another's turn begins. What a hidden card will say to a
choice is not told here: that would tell of the card. Where a question comes before, see
`asking_first`.
"""

from madhouse.engine.decisions import Option
from madhouse.engine.forms import Form, verb_of
from madhouse.first.acting.reactions import USE
from madhouse.first.rules.altar import SAMPLES
from madhouse.first.rules.card_abilities import CALL_ON
from madhouse.first.rules.combat import ATTACK_BARE_HANDED, ATTACK_WITH
from madhouse.first.rules.deeds import DEEDS
from madhouse.first.rules.demands import ATTEMPT, TRY
from madhouse.first.rules.escape import LEAVE_BY, RUN_OUT
from madhouse.first.rules.evade import STRIKE
from madhouse.first.rules.explore import EXPLORE
from madhouse.first.rules.final_action import ATTEMPT_TASK
from madhouse.first.rules.hiding import RUN_INTO_HIDING, STEP_INTO_HIDING
from madhouse.first.rules.keeper_hand import PLAY
from madhouse.first.rules.monster_attack_step import ATTACKS
from madhouse.first.rules.monster_moves import FORCE
from madhouse.first.rules.movement import steps_left
from madhouse.first.rules.spells import CAST, CAST_ON
from madhouse.first.rules.turn import END_TURN
from madhouse.first.rules.urges import MAKE_ATTACK, MAKE_CAST, MAKE_CAST_ON, MAKE_USE
from madhouse.first.things.state import Investigator
from madhouse.first.words.corpse import RAISE, RAISE_NAMED
from madhouse.first.words.prowling import CONFRONTS
from madhouse.first.words.stealing import ROBS

KINDS = frozenset(
    {
        "choose-room",
        "cover",
        "evade-next",
        "face-next",
        "hand-limit",
        "horrify-next",
        "keeper-action",
        "look",
        "mythos-top",
        "name-room",
        "place-monster",
        "puzzle",
        "replace-piece",
        "reroll",
        "reset-puzzle",
        "see-card",
        "skill-point",
        "stir",
        "swap-apart",
        "take-card",
        "turn-order",
    }
)
"""Questions whose every answer rolls, shows or draws something, or begins or ends a turn."""
SEALING: tuple[Form | Option, ...] = (
    ATTACKS,
    ATTACK_BARE_HANDED,
    ATTACK_WITH,
    ATTEMPT,
    ATTEMPT_TASK,
    CALL_ON,
    CAST,
    CAST_ON,
    CONFRONTS,
    END_TURN,
    EXPLORE,
    FORCE,
    LEAVE_BY,
    MAKE_ATTACK,
    MAKE_CAST,
    MAKE_CAST_ON,
    MAKE_USE,
    PLAY,
    RAISE,
    RAISE_NAMED,
    ROBS,
    RUN_INTO_HIDING,
    RUN_OUT,
    SAMPLES,
    STEP_INTO_HIDING,
    STRIKE,
    TRY,
    USE,
)
VERBS = frozenset(verb_of(each) for each in SEALING)
"""What rolls, shows or draws something or ends a turn, whatever the question."""


def always_seals(kind: str, verb: str) -> bool:
    """Whether an option seals wherever it is chosen."""
    return kind in KINDS or verb in VERBS


def seals_here(who: Investigator, option: Option, meets: bool) -> bool:
    """Whether a step of his turn cannot be taken back: he meets something on his way for which a
    die is rolled (a monster here or there, a lock, a fire), or the turn ends with it."""
    found = DEEDS.find(option)
    return found is not None and (meets or _ends_turn(who, found[0].takes))


def _ends_turn(who: Investigator, takes: str) -> bool:
    steps = steps_left(who)
    if takes == "step":
        return steps == 1 and who.acted
    return takes != "nothing" and not steps
