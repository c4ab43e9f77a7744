"""Passing: the answers of a side that does nothing it need not do."""

from madhouse.engine.decisions import Decision, Option
from madhouse.first.things.plain_answers import DONE, LEAVE, STAY

IDLE = (
    "end turn",
    "pass for this turn",
    "pass",
    DONE,
    "leave it so",
    LEAVE,
    "hold back",
    STAY,
    "stop",
    "roll",
    "keep it",
    "cannot agree",
)
"""Options with which nothing happens, the most idle first."""


def passing(decision: Decision) -> Option:
    """Do nothing; where something must be chosen, the first that is offered."""
    for option in IDLE:
        if option in decision.options:
            return option
    return decision.options[0]
