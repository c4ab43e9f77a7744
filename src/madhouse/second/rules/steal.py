"""The steal action: an opposed test, and one possession for each success beyond the victim's."""

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.flow import Rule
from madhouse.engine.forms import form
from madhouse.second.acting.scene import Scene
from madhouse.second.acting.standing import standing
from madhouse.second.rules.changing_hands import give, named_here
from madhouse.second.rules.skill_test import skill_test
from madhouse.second.things.plain_answers import DONE
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

STEAL = form("steal from {investigator}")
TRY = form("try {skill}")
TAKE_POSSESSION = form("take {possession}")
SKILLS = (Skill.STRENGTH, Skill.AGILITY, Skill.OBSERVATION)
"""Those that the thief may pick from (2e.steal.opposed-test)."""


def steal_options(g: Table, who: Investigator) -> list[str]:
    """From whom something can be stolen (2e.steal.target)."""
    if not who.space:
        return []
    return [
        STEAL(each.id)
        for each in g.state.investigators
        if each.possessions and each.space == who.space and each is not who
    ]


def against_stealing(g: Table, who: Investigator, victim: str) -> str | None:
    """The rule against stealing from somebody."""
    if not who.actions:
        return "2e.action.two-per-turn"
    return None if STEAL(victim) in steal_options(g, who) else "2e.steal.target"


def steal(g: Table, who: Investigator, victim: str) -> Rule[bool]:
    """Both test one skill of the thief's choice; True if the action is forfeited
    (2e.steal.fail)."""
    other = g.investigator(victim)
    about: dict[str, Fact] = {"who": who.id, "victim": victim}
    options = tuple(TRY(each.value) for each in SKILLS)
    chosen: str = yield Decision(
        (who.seat,), "steal-skill", options, "2e.steal.opposed-test", about
    )
    (name,) = TRY.ids(chosen)
    test = TestOf(Skill(name))
    mine = yield from skill_test(g, who, test, Scene(who, target=other, purpose="steal"))
    theirs = yield from skill_test(g, other, test, Scene(other, target=who, purpose="resist"))
    if mine <= theirs:
        g.tell("not-stolen", ("2e.steal.fail",), who=who.id, victim=victim)
        return True
    yield from _take_some(g, who, other, mine - theirs)
    return False


def _take_some(g: Table, who: Investigator, victim: Investigator, most: int) -> Rule[None]:
    """The thief may take one for each success beyond (2e.steal.take)."""
    for left in range(most, 0, -1):
        names = list(_within_reach(g, victim))
        if not names:
            return
        about: dict[str, Fact] = {"who": who.id, "victim": victim.id, "left": left}
        options = (*TAKE_POSSESSION.each(reversed(names)), DONE)
        chosen: str = yield Decision((who.seat,), "steal", options, "2e.steal.take", about)
        if chosen == DONE:
            return
        (name,) = TAKE_POSSESSION.ids(chosen)
        give(g, victim, who, _within_reach(g, victim)[name], "2e.steal.take")


def _within_reach(g: Table, victim: Investigator) -> dict[str, str]:
    """The possessions that a thief can take, by what all see of them."""
    safe = standing(g, victim, "safe_from", (), Scene(victim, purpose="steal"))
    return {name: copy for name, copy in named_here(g, victim).items() if copy not in safe}
