"""What options and questions name: read by the forms of the question."""

from collections.abc import Mapping

from madhouse.engine.decisions import Option
from madhouse.engine.forms import Form
from madhouse.second.players.situation import Outlook
from madhouse.second.rules.barricades import GO_THROUGH
from madhouse.second.rules.dragging import DRAG, TOWARD
from madhouse.second.rules.evade import EVADE
from madhouse.second.rules.fire import SPREAD
from madhouse.second.rules.harm import FACEUP
from madhouse.second.rules.horror_step import FACE
from madhouse.second.rules.investigator_phase import NEXT
from madhouse.second.rules.lost import RETURN
from madhouse.second.rules.monster_moves import GOAL, PUSH, STEP
from madhouse.second.rules.monster_targets import VICTIM
from madhouse.second.rules.mythos_targets import STRUCK
from madhouse.second.rules.push import FOLLOW
from madhouse.second.rules.simultaneous import FIRST
from madhouse.second.rules.token_actions import ENTER
from madhouse.second.words.carrying import LET_GO
from madhouse.second.words.company import WHOM
from madhouse.second.words.foes import LURE, PASS_OVER
from madhouse.second.words.going import SWAP, WALK
from madhouse.second.words.inspecting import ASK, LISTEN, UNLOCK
from madhouse.second.words.laid_tokens import LAY_AT, TAKE_FROM
from madhouse.second.words.movement import GO
from madhouse.second.words.surroundings import AT, SHUT
from madhouse.second.words.tokens import DEAL_WITH

NAMING: dict[str, tuple[Form, ...]] = {
    "turn-order": (NEXT,),
    "struck": (STRUCK,),
    "attacked": (VICTIM,),
    "order": (FIRST,),
    "somebody": (WHOM,),
    "exchange": (SWAP,),
    "fire-spreads": (SPREAD,),
    "move-in": (ENTER,),
    "go-through": (GO_THROUGH,),
    "follow": (FOLLOW,),
    "walk": (WALK,),
    "short-way": (WALK,),
    "recoil": (WALK,),
    "driven": (GO,),
    "go": (GO,),
    "drag": (DRAG,),
    "drag-goal": (TOWARD,),
    "monster-goal": (GOAL,),
    "monster-step": (STEP,),
    "where": (AT,),
    "evade": (EVADE,),
    "face": (FACE,),
    "lure": (LURE,),
    "pass-over": (PASS_OVER,),
    "drop": (LET_GO,),
    "ask": (ASK,),
    "heal": (FACEUP,),
    "shut": (FACEUP,),
    "push-monster": (PUSH,),
    "deal-with": (DEAL_WITH,),
    "unlock": (UNLOCK,),
    "listen": (LISTEN,),
    "shut-door": (SHUT,),
    "return": (RETURN,),
    "lay": (LAY_AT,),
    "take": (TAKE_FROM,),
}
"""The forms of the options of a question."""


def named_by(situation: Outlook, option: Option) -> Mapping[str, str]:
    """What an option names, by the forms of its question: a line alone may read in several ways."""
    for form in NAMING.get(situation.decision.kind, ()):
        named = form.read(option)
        if named is not None:
            return named
    return {}


def counted(fact: object) -> int:
    """The number that a question is about; none is nought."""
    return int(fact) if isinstance(fact, int | str) and str(fact).isdigit() else 0
