"""Passing: the answers of a side that does nothing it need not do."""

from madhouse.engine.decisions import Decision, Option
from madhouse.first.rules.attribute_tests import ROLL
from madhouse.first.rules.evade import HOLD
from madhouse.first.rules.keeper_hand import PASS
from madhouse.first.rules.mythos import PASS_TURN
from madhouse.first.rules.puzzle_attempts import STOP
from madhouse.first.rules.setup import BARE
from madhouse.first.rules.stun import KEEP
from madhouse.first.rules.turn import CANNOT_AGREE, END_TURN
from madhouse.first.things.plain_answers import DONE, LEAVE, STAY

IDLE = (
    END_TURN,
    PASS_TURN,
    PASS,
    DONE,
    BARE,
    LEAVE,
    HOLD,
    STAY,
    STOP,
    ROLL,
    KEEP,
    CANNOT_AGREE,
)
"""Options with which nothing happens, the most idle first."""


def passing(decision: Decision) -> Option:
    """Do nothing; where something must be chosen, the first that is offered."""
    for option in IDLE:
        if option in decision.options:
            return option
    return decision.options[0]
