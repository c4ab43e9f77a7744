"""Hiding: out of the way of monsters, and unable to move or to attack."""

from madhouse.engine.flow import Rule
from madhouse.first.rules.evade import evade_monsters
from madhouse.first.rules.room_features import features_at
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

HIDING_SPACE = "hiding-space"
STEP_INTO_HIDING = "step into hiding"
STEP_OUT_OF_HIDING = "step out of hiding"
RUN_INTO_HIDING = "run into hiding"
RUN_OUT_OF_HIDING = "run out of hiding"


def hiding_options(g: Table, who: Investigator, into: str, out_of: str) -> list[str]:
    """What a step of his could change: he can hide where a marker lies, and come out later."""
    if who.hiding:
        return [] if against_coming_out(g, who) else [out_of]
    return [] if against_hiding(g, who) else [into]


def against_hiding(g: Table, who: Investigator) -> str | None:
    """The rule against going into hiding."""
    able = not who.hiding and features_at(g, HIDING_SPACE, who.space)
    return None if able else "1e.hiding.enter"


def against_coming_out(_: Table, who: Investigator) -> str | None:
    """The rule against coming out of hiding; not in the turn in which he went."""
    if not who.hiding:
        return "1e.hiding.leave"
    return "1e.conflict.hiding-leave-turn" if who.hid else None


def change_hiding(g: Table, who: Investigator) -> Rule[None]:
    """Evade, as for any move (1e.open.hiding-tests), then step onto the marker or off it."""
    start, hides = who.space, not who.hiding
    yield from evade_monsters(g, who)
    if who.space != start:
        return
    if hides:
        who.hiding = who.hid = True
        g.tell("hides", ("1e.hiding.enter",), who=who.id)
    else:
        come_out(g, who, "1e.hiding.leave")


def come_out(g: Table, who: Investigator, rule: str) -> None:
    """He is off the marker and in his space, like anybody else."""
    who.hiding = False
    g.tell("no-longer-hiding", (rule,), who=who.id)
