"""Overgrowth: it holds what one carries as one leaves; blades and Fire clear it."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.second.acting.reactions import at_moment
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.features import (
    OVERGROWTH,
    has_weapon,
    hindering,
    lay_token,
    number_in,
    take_token,
)
from madhouse.second.rules.random_drop import drop_random_item
from madhouse.second.rules.skill_test import skill_test
from madhouse.second.things.plain_answers import LEAVE
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

BLADED = "bladed-weapon"
CUT_CLEAR = "cut the overgrowth"
CUT_ONE = "cut one overgrowth"


def place_overgrowth(g: Table, space: str, number: int = 1) -> int:
    """A space with Fire cannot receive any (2e.overgrowth.not-with-fire)."""
    return 0 if space in g.state.fire else lay_token(g, OVERGROWTH, space, number)


def tear_free(g: Table, who: Investigator) -> Rule[None]:
    """Who would move out of it tests observation against the number of tokens
    (2e.overgrowth.leave-test, 2e.overgrowth.difficulty). Who passes just goes
    (2e.overgrowth.pass), who fails drops a random Item and goes all the same
    (2e.overgrowth.fail)."""
    tokens = hindering(g, who, OVERGROWTH)
    if not tokens:
        return
    g.tell("held-by-overgrowth", ("2e.overgrowth.leave-test",), who=who.id, space=who.space)
    test = TestOf(Skill.OBSERVATION, difficulty=tokens)
    scene = Scene(who, purpose="leave")
    if (yield from skill_test(g, who, test, scene)) < tokens:
        drop_random_item(g, who)


def cut_on_entering(g: Table, who: Investigator) -> Rule[None]:
    """Who comes with a Bladed Weapon may discard one token (2e.overgrowth.blade-enter)."""
    if not number_in(g, OVERGROWTH, who.space) or not has_weapon(g, who, BLADED):
        return
    about: dict[str, Fact] = {"who": who.id, "space": who.space}
    rule = "2e.overgrowth.blade-enter"
    chosen = yield from choose((who.seat,), "cut", (CUT_ONE, LEAVE), rule, about)
    if chosen == CUT_ONE:
        take_token(g, OVERGROWTH, who.space, 1)
        yield from at_moment(g, who, "overgrowth-discarded")


def overgrowth_options(g: Table, who: Investigator) -> list[str]:
    """Cutting it all down, where one stands."""
    return [CUT_CLEAR] if against_cutting(g, who) is None else []


def against_cutting(g: Table, who: Investigator) -> str | None:
    """The rule against cutting: there is nothing to cut, or nothing to cut it with."""
    if not number_in(g, OVERGROWTH, who.space) or not has_weapon(g, who, BLADED):
        return "2e.overgrowth.blade-action"
    return None if who.actions else "2e.action.two-per-turn"


def cut_clear(g: Table, who: Investigator) -> Rule[None]:
    """Discard all of it, without a test (2e.overgrowth.blade-action)."""
    take_token(g, OVERGROWTH, who.space)
    yield from at_moment(g, who, "overgrowth-discarded")
