"""The move action: up to two spaces, which another action may interrupt."""

from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.acting.standing import standing
from madhouse.second.rules.hazards import after_forfeit
from madhouse.second.rules.movement import leave_and_enter, steps_from
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

MOVE = form("move {space}")
SPACES = 2
"""So far a move action takes one (2e.move.two-spaces)."""


def move_options(g: Table, who: Investigator) -> list[str]:
    """The steps that can be taken: of a move action under way, which may have been interrupted
    (2e.move.interrupt, 2e.move.resume), or of a new one."""
    if not who.steps and not who.actions:
        return []
    return MOVE.each(steps_from(g, who))


def against_moving(g: Table, who: Investigator, space: str) -> str | None:
    """The rule against stepping there."""
    if not who.steps and not who.actions:
        return "2e.action.two-per-turn"
    if space in steps_from(g, who):
        return None
    is_beside = who.space and space in g.places.beside[who.space]
    if is_beside and g.places.door(who.space, space):
        return "2e.movement.blocked-door"
    return "2e.movement.no-walls-impassable"


def steps_after(g: Table, who: Investigator) -> int:
    """What a move action still has after the next step of it, or after its first."""
    return (who.steps or max(1, standing(g, who, "spaces_of_a_move", SPACES))) - 1


def move(g: Table, who: Investigator, space: str) -> Rule[None]:
    """Take one step of a move action. An investigator who forfeits it loses what is left of it and
    stays (2e.forfeit.while-moving)."""
    steps = steps_after(g, who)
    if not who.steps:
        who.actions -= 1
        who.done.append("move")
    who.steps = steps
    here = who.space
    if not (yield from leave_and_enter(g, who, space)):
        who.steps = 0
        if who.space == here:  # a move too can be forfeited in Fire (2e.conflict.forfeit-in-fire)
            g.tell("forfeited", ("2e.forfeit.while-moving",), who=who.id)
            yield from after_forfeit(g, who)
