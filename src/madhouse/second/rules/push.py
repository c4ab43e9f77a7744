"""The push action: somebody or something in one's space is moved to one beside it."""

from functools import lru_cache

from madhouse.engine.decisions import Decision, Fact
from madhouse.engine.flow import Rule
from madhouse.engine.forms import MANY, form
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.fire import burn_monster
from madhouse.second.rules.movement import (
    enter,
    leave_and_enter,
    steps_from,
    ways_now,
)
from madhouse.second.rules.skill_test import skill_test
from madhouse.second.things.plain_answers import STOP
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.things.state import Investigator, Monster
from madhouse.second.things.table import Table
from madhouse.second.things.ways import Gait

PUSH = form("push {investigator} to {space}")
PUSH_MONSTER = form("push {monster} to {space}")
WILLING, RESIST = "go willingly", "resist"
FOLLOW = form("follow to {space}")


def push_options(g: Table, who: Investigator) -> list[str]:
    """Whom and what an investigator can push, and where to (2e.push.choose-target)."""
    options: list[str] = []
    if not who.space:
        return options
    for other in g.state.investigators:
        if other.space == who.space and other is not who:
            options += _pushes(other.id, steps_from(g, other))
    for monster in g.app.monsters:
        if g.state.monsters.get(monster.id) == who.space:
            options += PUSH_MONSTER.each([(monster.id, space) for space in _ways_of(g, monster)])
    return options


@lru_cache(maxsize=MANY)
def _pushes(other: str, spaces: tuple[str, ...]) -> list[str]:
    return PUSH.each([(other, space) for space in spaces])


def _ways_of(g: Table, monster: Monster) -> tuple[str, ...]:
    """The spaces that a monster could move into (2e.conflict.push-through-wall)."""
    abilities = g.kind(monster).abilities
    gait: Gait = "phase" if "phasing" in abilities else "fly" if "flying" in abilities else "walk"
    return ways_now(g, gait).steps[g.state.monsters[monster.id]]


def against_pushing(g: Table, who: Investigator, other: str, space: str) -> str | None:
    """The rule against pushing an investigator there."""
    here = any(each.id == other for each in g.investigators_at(who.space))
    return _against(g, who, PUSH(other, space), here=here)


def against_pushing_monster(g: Table, who: Investigator, monster: str, space: str) -> str | None:
    """The rule against pushing a monster there."""
    here = any(each.id == monster for each in g.monsters_at(who.space))
    return _against(g, who, PUSH_MONSTER(monster, space), here=here)


def _against(g: Table, who: Investigator, option: str, *, here: bool) -> str | None:
    if not who.actions:
        return "2e.action.two-per-turn"
    if option in push_options(g, who):
        return None
    return "2e.conflict.push-through-wall" if here else "2e.push.needs-target"


def push(g: Table, who: Investigator, other: str, space: str) -> Rule[bool]:
    """Push another investigator: steps 2 to 5 (2e.push.five-steps); True if it is forfeited."""
    target = g.investigator(other)
    if not (yield from _willing(who, target)):
        scene = Scene(target, target=who, purpose="resist")
        difficulty = 1 + (yield from skill_test(g, target, TestOf(Skill.STRENGTH), scene))
        if not (yield from _strong_enough(g, who, difficulty, Scene(who, target=target))):
            return True
    g.tell("pushed", ("2e.push.movement",), who=who.id, target=other, space=space)
    yield from enter(g, target, space)  # involuntary (2e.movement.involuntary-no-evade)
    yield from _follow(g, who, space)
    return False


def push_monster(g: Table, who: Investigator, name: str, space: str) -> Rule[bool]:
    """Push a monster, against its brawn (2e.push.difficulty-monster); True if it is forfeited."""
    monster = g.monster(name)
    brawn = g.kind(monster).brawn
    if not (yield from _strong_enough(g, who, brawn, Scene(who, monster))):
        return True
    if monster in g.app.monsters:
        g.state.monsters[name] = space
        g.tell("pushed", ("2e.push.movement",), who=who.id, target=name, space=space)
        yield from burn_monster(g, monster, "2e.fire.monster-damage-enter")
    yield from _follow(g, who, space)
    return False


def _willing(who: Investigator, target: Investigator) -> Rule[bool]:
    """Whoever is pushed goes willingly or resists (2e.push.willingness); a person who runs both is
    not asked."""
    if who.seat == target.seat:
        return True
    about: dict[str, Fact] = {"who": target.id, "pusher": who.id}
    chosen: str = yield Decision(
        (target.seat,), "willing", (WILLING, RESIST), "2e.push.willingness", about
    )
    return chosen == WILLING


def _strong_enough(g: Table, who: Investigator, difficulty: int, scene: Scene) -> Rule[bool]:
    """A strength test against the difficulty (2e.push.test); else the action is forfeited
    (2e.push.fail)."""
    scene.purpose = "push"
    test = TestOf(Skill.STRENGTH, difficulty=difficulty)
    successes = yield from skill_test(g, who, test, scene)
    return successes >= difficulty and not who.eliminated


def _follow(g: Table, who: Investigator, space: str) -> Rule[None]:
    """The pusher may move one space toward the destination (2e.push.follow), of free will
    (2e.conflict.push-needs-evade)."""
    if space not in steps_from(g, who):
        return
    about: dict[str, Fact] = {"who": who.id, "space": space}
    options = (FOLLOW(space), STOP)
    chosen: str = yield Decision((who.seat,), "follow", options, "2e.push.follow", about)
    if chosen != STOP:
        yield from leave_and_enter(g, who, space)
