"""The Event Step: time passes, and perhaps the story goes on."""

from typing import Any

import msgspec

from madhouse.engine.flow import Rule
from madhouse.first.acting.objective import end
from madhouse.first.rules.events import resolve_event
from madhouse.first.rules.fire import burn_monsters
from madhouse.first.things.agreements import ALTERNATE_LENGTH
from madhouse.first.things.table import Table
from madhouse.first.words.objective import EventResolved

HELD_BACK = (1, 2)
"""What the die must show for the last Event card to stay where it is."""


def event_step(g: Table) -> Rule[str]:
    """One time token; when the number on the top card is reached it is resolved.

    1e.event.add-token, 1e.event.trigger. A last card that was held back needs no further token
    (1e.open.length-tokens). Then the keeper's turn ends, and fires burn (1e.conflict.fire-end).
    """
    if not g.state.events:  # on a table that was built by hand: all are resolved
        end(g, "nobody", "time")  # 1e.event.last-card-ends
    card = next(each for each in g.story.events if each.id == g.state.events[0])
    if g.state.time < card.time:
        g.state.time += 1
        g.tell("time", ("1e.event.add-token",), time=g.state.time, of=card.time)
    if g.state.time >= card.time and not (len(g.state.events) == 1 and _held_back(g)):
        yield from resolve_event(g, card)
    yield from burn_monsters(g)
    return "keeper-turn-end"


def _held_back(g: Table) -> bool:
    """With Alternate Game Length a 1 or 2 keeps the last card, this turn and again in each later
    one (1e.option.length, 1e.option.length-repeat); not if the objective waits for it
    (1e.option.length-exception)."""
    if not g.agreed(ALTERNATE_LENGTH) or _objective_awaits_last_event(g):
        return False
    roll = g.roll(10)
    held = roll in HELD_BACK
    g.tell("length", ("1e.option.length", "1e.option.length-repeat"), roll=roll, held=held)
    return held


def _objective_awaits_last_event(g: Table) -> bool:
    goals = (g.objective.keeper.given, g.objective.investigators.given)
    return _names_event(goals, len(g.story.events))


def _names_event(condition: Any, stage: int) -> bool:
    """Whether a condition is about this event, or is made of others of which one is."""
    if isinstance(condition, EventResolved):
        return condition.stage == stage
    if isinstance(condition, msgspec.Struct):
        condition = msgspec.structs.astuple(condition)
    return isinstance(condition, tuple) and any(_names_event(each, stage) for each in condition)
