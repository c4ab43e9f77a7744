"""Attribute tests: a ten-sided die, equal or under passes; skill points; stun and darkness."""

from madhouse.engine.decisions import Decision
from madhouse.engine.flow import Rule
from madhouse.first.acting.lasting import passing
from madhouse.first.acting.reactions import at_moment, companions_at_moment
from madhouse.first.acting.scene import Cause, Occasion, Scene
from madhouse.first.acting.standing import said_by, standing
from madhouse.first.rules.darkness import in_darkness
from madhouse.first.rules.monster_skill import forced_reroll
from madhouse.first.things.attributes import Attribute, PartOfTest
from madhouse.first.things.lasting_names import face
from madhouse.first.things.state import Investigator
from madhouse.first.things.table import Table

FACES = 10
STUN_PENALTY = -2
DARKNESS_PENALTY = -2
ROLL = "roll"
SPEND = "spend a skill point"
CALLED_FOR = {
    "1e.evade.how": "evade",
    "1e.horror-test.how": "horror",
    "1e.lock.requirement": "lock",
    "1e.obstacle.requirement": "obstacle",
}
"""What a test is for, by the rule that calls for it."""


def test_value(
    g: Table, who: Investigator, attribute: Attribute, modifier: int, scene: Scene
) -> int:
    """What the die must not exceed: the attribute with every modifier.

    1e.test.modifier; 1e.stun.investigator-tests, 1e.stun.no-stack; 1e.darkness.combat-penalty,
    1e.darkness.cumulative.
    """
    value = g.attribute(who, attribute) + modifier
    for _, penalty in penalties(g, who, scene):
        value += penalty
    scene.attribute = attribute
    return standing(g, who, "test_value", value, scene)


def penalties(g: Table, who: Investigator, scene: Scene) -> list[tuple[str, int]]:
    """Stun and darkness, unless something spares him both."""
    found = [("stun", STUN_PENALTY)] if who.stun else []
    if scene.combat and in_darkness(g, who):
        found.append(("darkness", DARKNESS_PENALTY))
    spared = standing(g, who, "no_penalties", False) if found else False
    return [] if spared else found


def reckoning(g: Table, who: Investigator, attribute: Attribute, scene: Scene) -> list[PartOfTest]:
    """What all can see in a value: the Trait card, stun, darkness, the cards before him.

    What else there is lies in what he meets, whose numbers may be hidden, and is not told.
    """
    seen = [(str(attribute), g.attribute(who, attribute)), *penalties(g, who, scene)]
    seen += said_by(g, (*who.traits, *who.cards, *who.trauma), "test_value", scene)
    return [PartOfTest(*each) for each in seen]


def attribute_test(
    g: Table,
    who: Investigator,
    attribute: Attribute,
    modifier: int,
    rule: str,
    scene: Scene | None = None,
    cause: Cause | None = None,
) -> Rule[bool]:
    """Test one attribute: the die must be equal to it or below (1e.test.roll-under).

    Everybody is told what calls for it; where that is not given, card and monster of the scene.

    Before the roll one skill point may add his Luck, but never to Luck itself
    (1e.skill.spend, 1e.skill.one-per-test, 1e.skill.before-roll, 1e.skill.not-on-luck).
    """
    scene = scene or Scene(who)
    trial = scene.occasion = Occasion(rule, cause=cause or _cause_in(scene))
    fading = passing(who, "next-test") if who.lasting else []
    trial.needs = test_value(g, who, attribute, modifier, scene)
    trial.made_of = reckoning(g, who, attribute, scene)
    yield from at_moment(g, who, "before-test", scene)
    yield from companions_at_moment(g, who, "companion-tests", scene)
    if trial.passed:
        card, foe = trial.cause
        g.tell(
            "passed-unrolled",
            (rule,),
            who=who.id,
            attribute=attribute,
            by=rule,
            cause=card,
            monster=foe,
        )
    else:
        yield from _perhaps_spend(g, who, attribute, scene, trial)
        yield from _roll(g, who, attribute, scene, trial)
    for name in fading:
        who.lasting.pop(name, None)
    return bool(trial.passed)


def _cause_in(scene: Scene) -> Cause:
    """The card that speaks and the monster that is meant: all of it lies open by now."""
    foe = scene.monster
    return Cause(face(scene.card), None if foe is None else foe.id)


def luck_to_spend(g: Table, who: Investigator, attribute: Attribute) -> int | None:
    """What a skill point would add to a test, if he has one and it is not a test of luck."""
    if not who.skill or attribute == Attribute.LUCK:
        return None
    return g.attribute(who, Attribute.LUCK)


def _perhaps_spend(
    g: Table, who: Investigator, attribute: Attribute, scene: Scene, trial: Occasion
) -> Rule[None]:
    """He may spend one skill point, now that he has heard what is at stake."""
    luck, needs = luck_to_spend(g, who, attribute), trial.needs
    if luck is None:
        return
    chosen = yield Decision(
        (who.player,),
        "skill-point",
        (ROLL, SPEND),
        "1e.skill.spend",
        {
            "who": who.id,
            "attribute": attribute,
            "needs": needs,
            "with_skill": needs + luck,
            "made_of": [each.written() for each in trial.made_of],
            "test": CALLED_FOR.get(trial.rule, "combat" if scene.combat else None),
            "by": trial.rule,
            "cause": trial.cause.card,
            "monster": trial.cause.monster,
        },
    )
    if chosen == SPEND:
        who.skill -= 1
        trial.needs += luck
        trial.made_of.append(PartOfTest("skill", luck))
        g.tell("skill-spent", ("1e.skill.spend",), who=who.id, luck=luck, left=who.skill)


def _roll(
    g: Table, who: Investigator, attribute: Attribute, scene: Scene, trial: Occasion
) -> Rule[None]:
    """Roll, and once more as often as a card calls for it; a card may also name the result."""
    trial.again, first = True, True
    while trial.again:
        trial.again = False
        roll = trial.roll or g.roll(FACES)
        if first and scene.combat and g.state.keeper.skill:
            roll = yield from forced_reroll(g, who, attribute, trial.needs, roll)
        first = False
        trial.roll, trial.passed = roll, passes(roll, trial.needs)
        g.tell(
            "test",
            (trial.rule, "1e.test.roll-under"),
            who=who.id,
            attribute=attribute,
            needs=trial.needs,
            roll=roll,
            passed=trial.passed,
            made_of=[each.written() for each in trial.made_of],
            by=trial.rule,
            cause=trial.cause.card,
            monster=trial.cause.monster,
        )
        yield from at_moment(g, who, "test-passed" if trial.passed else "test-failed", scene)


def passes(roll: int, needs: int) -> bool:
    """A 1 always passes and a 10 always fails (1e.test.one-passes, 1e.test.ten-fails)."""
    return roll == 1 or (roll != FACES and roll <= needs)


def passing_faces(needs: int) -> int:
    """How many faces of the die pass a test that needs this much."""
    return min(max(needs, 1), FACES - 1)


def chance(needs: int) -> float:
    """How likely a test that needs this much is passed."""
    return passing_faces(needs) / FACES
