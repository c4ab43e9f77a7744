"""Rubble: nothing is searched, explored or asked in it until it is cleared."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.features import (
    RUBBLE,
    has_weapon,
    hindering,
    number_in,
    take_token,
)
from madhouse.second.rules.skill_test import skill_test
from madhouse.second.things.plain_answers import LEAVE
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

HEAVY = "heavy-weapon"
CLEAR_RUBBLE = "clear the rubble"
CLEAR_SOME = form("clear {number} rubble")


def buried(g: Table, who: Investigator) -> bool:
    """Whether Rubble keeps an investigator from search, explore and interact actions
    (2e.rubble.blocks-actions)."""
    return hindering(g, who, RUBBLE) > 0


def clear_on_entering(g: Table, who: Investigator) -> Rule[None]:
    """Who comes with a Heavy Weapon may discard one token (2e.rubble.heavy-enter)."""
    if number_in(g, RUBBLE, who.space) and has_weapon(g, who, HEAVY):
        yield from _clear_up_to(g, who, 1, "2e.rubble.heavy-enter")


def rubble_options(g: Table, who: Investigator) -> list[str]:
    """Clearing, where one stands."""
    return [CLEAR_RUBBLE] if against_clearing(g, who) is None else []


def against_clearing(g: Table, who: Investigator) -> str | None:
    """The rule against clearing: there is nothing to clear here, or there is no action left."""
    if not number_in(g, RUBBLE, who.space):
        return "2e.rubble.clear-action"
    return None if who.actions else "2e.action.two-per-turn"


def clear_rubble(g: Table, who: Investigator) -> Rule[None]:
    """A strength test; each success may discard one token (2e.rubble.clear-action). Who has a
    Heavy Weapon tests too and may then discard all (2e.rubble.heavy-clear-all,
    2e.conflict.rubble-test-with-heavy-weapon)."""
    scene = Scene(who, purpose="clear")
    cleared = yield from skill_test(g, who, TestOf(Skill.STRENGTH), scene)
    rule = "2e.rubble.clear-action"
    if has_weapon(g, who, HEAVY):
        cleared, rule = number_in(g, RUBBLE, who.space), "2e.rubble.heavy-clear-all"
    yield from _clear_up_to(g, who, cleared, rule)


def _clear_up_to(g: Table, who: Investigator, most: int, rule: str) -> Rule[None]:
    most = min(most, number_in(g, RUBBLE, who.space))
    if who.eliminated or not most:
        return
    about: dict[str, Fact] = {"who": who.id, "space": who.space}
    options = (*CLEAR_SOME.each(map(str, range(most, 0, -1))), LEAVE)
    chosen = yield from choose((who.seat,), "clear", options, rule, about)
    if chosen != LEAVE:
        take_token(g, RUBBLE, who.space, int(CLEAR_SOME.ids(chosen)[0]))
