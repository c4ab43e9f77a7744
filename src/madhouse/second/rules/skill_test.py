"""A test: determine the dice pool, roll, reroll and convert, determine the result."""

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.second.acting.reactions import at_moment, companions_at_moment
from madhouse.second.acting.scene import Occasion, Scene
from madhouse.second.acting.standing import standing
from madhouse.second.rules.clues import spend_clue
from madhouse.second.rules.darkness import in_darkness
from madhouse.second.things.plain_answers import DONE
from madhouse.second.things.skills import Skill, TestOf
from madhouse.second.things.state import Investigator
from madhouse.second.things.table import Table

SIDES = 8
SUCCESS, INVESTIGATION, BLANK = 2, 1, 0
FACES = (SUCCESS, SUCCESS, SUCCESS, INVESTIGATION, INVESTIGATION, BLANK, BLANK, BLANK)
"""What the eight sides of a die show."""
CONVERT = "turn a result with a Clue"


def skill_test(g: Table, who: Investigator, test: TestOf, scene: Scene) -> Rule[int]:
    """An investigator tests a skill; gives the number of successes (2e.test.four-steps).

    `scene.occasion` then tells of the test.
    """
    occasion = Occasion(purpose=scene.purpose, skill=test.skill)
    occasion.difficulty = None if test.difficulty is None else g.amount(test.difficulty)
    occasion.enough = occasion.difficulty or scene.enough or None
    occasion.negates, scene.enough, scene.negates = scene.negates, 0, False
    occasion.adds_up = test.adds_up_to is not None
    here = Scene(who) if scene.you is not who else scene
    here.occasion = scene.occasion = occasion
    yield from at_moment(g, who, "before-test", here)
    yield from companions_at_moment(g, who, "before-test", here)
    skill = occasion.skill or test.skill  # a card may let another be tested
    name = str(skill)
    pool = dice_pool(g, who, skill, test.modifier, here)
    occasion.dice = [FACES[side - 1] for side in g.roll_dice(pool, SIDES)]  # 2e.test.roll
    g.tell(
        "rolled",
        ("2e.test.roll",),
        who=who.id,
        purpose=scene.purpose,
        skill=name,
        dice=[str(each) for each in occasion.dice],
        difficulty=occasion.enough,
        negates=occasion.negates,
        adds_up=occasion.adds_up,
    )
    yield from at_moment(g, who, "dice-rolled", here)
    yield from companions_at_moment(g, who, "dice-rolled", here)
    yield from convert(g, who, occasion)
    occasion.successes += occasion.dice.count(SUCCESS)  # what cards have added is there already
    if occasion.difficulty is not None:
        occasion.passed = occasion.successes >= occasion.difficulty
    g.tell(
        "tested",
        ("2e.test.result",),
        who=who.id,
        skill=name,
        successes=occasion.successes,
        difficulty=occasion.difficulty,
    )
    yield from at_moment(g, who, "test-over", here)
    scene.occasion = occasion
    return occasion.successes


def dice_pool(g: Table, who: Investigator, skill: Skill, modifier: int, scene: Scene) -> int:
    """The printed value (2e.test.pool-start), of another if a card lends it, the test's modifier
    (2e.test.pool-modifier), what cards add or take (2e.test.pool-other-effects); never less
    than one die (2e.test.minimum-one-die)."""
    lender = scene.occasion.lender if scene.occasion is not None else None
    pool = g.skill(lender or who, skill) + modifier
    pool = standing(g, who, "dice", pool, scene) + the_extra(scene)
    return max(1, pool)


def the_extra(scene: Scene) -> int:
    """What cards have added for this one test, or taken."""
    return 0 if scene.occasion is None else scene.occasion.more_dice


def convert(g: Table, who: Investigator, occasion: Occasion) -> Rule[None]:
    """Clues turn investigation results into successes, as many as wanted, only now
    (2e.clue.convert, 2e.test.reroll-convert); never in Darkness (2e.darkness.no-clue-conversion).
    """
    most = standing(g, who, "clues_in_a_test", who.clues)
    while most > 0 and who.clues and INVESTIGATION in occasion.dice:
        needed = occasion.enough
        if needed is not None and occasion.successes + occasion.dice.count(SUCCESS) >= needed:
            return  # one more would change nothing
        if in_darkness(g, who):
            return
        about: dict[str, Fact] = {
            "who": who.id,
            "successes": occasion.successes + occasion.dice.count(SUCCESS),
            "difficulty": needed,
            "negates": occasion.negates,
            "adds_up": occasion.adds_up,
            "clues": who.clues,
            "investigations": occasion.dice.count(INVESTIGATION),
            "purpose": occasion.purpose,
        }
        chosen = yield from choose(
            (who.seat,), "convert", (CONVERT, DONE), "2e.clue.convert", about
        )
        if chosen == DONE:
            return
        spend_clue(g, who)
        most -= 1
        occasion.dice[occasion.dice.index(INVESTIGATION)] = SUCCESS
