"""Improvements: tokens that raise a skill for good, one of each skill."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.reactions import at_moment
from madhouse.second.things.skills import Skill
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

IMPROVE = form("improve {skill}")


def can_improve(g: Table, who: Investigator) -> list[Skill]:
    """The skills that an investigator can still improve: each once (2e.improvement.once-per-skill,
    2e.conflict.improve-once-scope), while a token of it is left."""
    if who.eliminated:
        return []
    own = g.extras.improved.get(who.id, ())
    taken = [skill for skills in g.extras.improved.values() for skill in skills]
    most = g.box.supply.improvement
    return [each for each in Skill if each not in own and taken.count(each.value) < most]


def improve(g: Table, who: Investigator, skills: tuple[Skill, ...] = ()) -> Rule[Skill | None]:
    """Claim the token of a skill (2e.improvement.claim-token), of several the owner chooses which
    (2e.improvement.free-choice); None if there is none to improve."""
    open_to = [each for each in can_improve(g, who) if not skills or each in skills]
    if not open_to:
        g.tell("not-improved", ("2e.improvement.once-per-skill",), who=who.id)
        return None
    about: dict[str, Fact] = {"who": who.id}
    rule = "2e.improvement.free-choice"
    options = IMPROVE.each([each.value for each in open_to])
    chosen = yield from choose((who.seat,), "improve", options, rule, about)
    skill = Skill(IMPROVE.ids(chosen)[0])
    g.extras.improved.setdefault(who.id, []).append(skill.value)
    g.tell("improved", ("2e.improvement.claim-token",), who=who.id, skill=skill.value)
    yield from at_moment(g, who, "improved")
    return skill


def give_back(g: Table, who: Investigator, skill: Skill) -> bool:
    """A discarded token goes back to the pool (2e.improvement.discard)."""
    own = g.extras.improved.get(who.id, [])
    if skill.value not in own:
        return False
    own.remove(skill.value)
    if not own:
        del g.extras.improved[who.id]
    g.tell("unimproved", ("2e.improvement.discard",), who=who.id, skill=skill.value)
    return True
