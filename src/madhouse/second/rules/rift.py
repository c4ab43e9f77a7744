"""Rifts: harmless to walk through, but whoever acts in one may be lost; and how they are closed."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import NOTHING, Rule, choose
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.features import RIFT, number_in, spaces_with, take_token
from madhouse.second.rules.lost import become_lost
from madhouse.second.rules.skill_test import skill_test
from madhouse.second.things.plain_answers import LEAVE
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

CLOSE_RIFTS = "close rifts"
CLOSE_HERE = "close this rift"


def rift_options(g: Table, who: Investigator) -> list[str]:
    """Closing, from wherever one stands."""
    return [CLOSE_RIFTS] if against_closing(g, who) is None else []


def against_closing(g: Table, who: Investigator) -> str | None:
    """The rule against closing: there is nothing to close, or there is no action left."""
    if not spaces_with(g, RIFT):
        return "2e.rift.close"
    return None if who.actions else "2e.action.two-per-turn"


def close_rifts(g: Table, who: Investigator) -> Rule[None]:
    """A lore test (2e.rift.close); each success closes a Rift here, or where one moves later in
    this round (2e.rift.close-successes). Whether here is asked as the action ends."""
    successes = yield from skill_test(g, who, TestOf(Skill.LORE), Scene(who, purpose="close"))
    closings = g.extras.closings
    if successes:
        closings[who.id] = closings.get(who.id, 0) + successes


def close_here(g: Table, who: Investigator) -> Rule[bool]:
    """Use a success on the Rift where one stands; True if it is closed."""
    left = g.extras.closings.get(who.id, 0)
    if not left or not number_in(g, RIFT, who.space):
        return False
    about: dict[str, Fact] = {"who": who.id, "space": who.space, "left": left}
    rule = "2e.rift.close-successes"
    chosen = yield from choose((who.seat,), "close-rift", (CLOSE_HERE, LEAVE), rule, about)
    if chosen == LEAVE:
        return False
    g.extras.closings[who.id] = left - 1
    take_token(g, RIFT, who.space)
    return True


def be_drawn_in(g: Table, who: Investigator, rule: str) -> Rule[None]:
    """Who ends an action in a space with a Rift, or forfeits one there, is lost
    (2e.rift.after-action, 2e.rift.forfeit), once an action (2e.conflict.forfeit-in-fire); not if
    the Rift is closed (2e.rift.closed-harmless)."""
    if who.eliminated or not number_in(g, RIFT, who.space):
        return NOTHING
    return _drawn_in(g, who, rule)


def _drawn_in(g: Table, who: Investigator, rule: str) -> Rule[None]:
    if (yield from close_here(g, who)):
        return
    yield from become_lost(g, who, rule)
