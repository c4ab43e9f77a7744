"""Attribute tests: a ten-sided die, equal or under passes; skill points; stun and darkness."""

from madhouse.engine.decisions import Decision
from madhouse.engine.flow import Rule
from madhouse.first.attributes import Attribute
from madhouse.first.darkness import in_darkness
from madhouse.first.scene import Scene
from madhouse.first.standing import standing
from madhouse.first.state import Investigator
from madhouse.first.table import Table

STUN_PENALTY = -2
DARKNESS_PENALTY = -2
ROLL = "roll"
SPEND = "spend a skill point"


def test_value(
    g: Table, who: Investigator, attribute: Attribute, modifier: int, scene: Scene
) -> int:
    """What the die must not exceed: the attribute with every modifier.

    1e.test.modifier; 1e.stun.investigator-tests, 1e.stun.no-stack; 1e.darkness.combat-penalty,
    1e.darkness.cumulative.
    """
    value = g.attribute(who, attribute) + modifier
    if who.stun:
        value += STUN_PENALTY
    if scene.combat and in_darkness(g, who):
        value += DARKNESS_PENALTY
    scene.attribute = attribute
    return standing(g, who, "test_value", value, scene)


def attribute_test(
    g: Table,
    who: Investigator,
    attribute: Attribute,
    modifier: int,
    rule: str,
    scene: Scene | None = None,
) -> Rule[bool]:
    """Test one attribute: the die must be equal to it or below (1e.test.roll-under).

    Before the roll one skill point may add his Luck, but never to Luck itself
    (1e.skill.spend, 1e.skill.one-per-test, 1e.skill.before-roll, 1e.skill.not-on-luck).
    """
    scene = scene or Scene(who)
    needs = test_value(g, who, attribute, modifier, scene)
    if who.skill and attribute != Attribute.LUCK:
        luck = g.attribute(who, Attribute.LUCK)
        chosen = yield Decision(
            (who.player,),
            "skill-point",
            (ROLL, SPEND),
            "1e.skill.spend",
            {"who": who.id, "attribute": attribute, "needs": needs, "with_skill": needs + luck},
        )
        if chosen == SPEND:
            who.skill -= 1
            needs += luck
            g.tell("skill-spent", ("1e.skill.spend",), who=who.id, luck=luck, left=who.skill)
    roll = g.roll(10)
    passed = passes(roll, needs)
    g.tell(
        "test",
        (rule, "1e.test.roll-under"),
        who=who.id,
        attribute=attribute,
        needs=needs,
        roll=roll,
        passed=passed,
    )
    return passed


def passes(roll: int, needs: int) -> bool:
    """A 1 always passes and a 10 always fails (1e.test.one-passes, 1e.test.ten-fails)."""
    return roll == 1 or (roll != 10 and roll <= needs)


def chance(needs: int) -> float:
    """How likely a test that needs this much is passed."""
    return min(max(needs, 1), 9) / 10
