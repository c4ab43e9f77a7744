"""Words of tests: dice more or fewer, rerolls, results turned, another skill in place of one."""

from typing import Literal

from madhouse.engine.decisions import Fact
from madhouse.engine.flow import Rule, choose
from madhouse.engine.forms import form
from madhouse.second.acting.lying import card_itself
from madhouse.second.acting.scene import Scene
from madhouse.second.rules.skill_test import BLANK, FACES, INVESTIGATION, SIDES, SUCCESS
from madhouse.second.things.plain_answers import DONE
from madhouse.second.things.skills import Skill
from madhouse.second.things.table import Table
from madhouse.second.words.base import PeoplesCondition, PeoplesVerb, Standing, the_occasion, you

Purpose = Literal[
    "attack",
    "evade",
    "horror",
    "search",
    "interact",
    "person",
    "explore",
    "inventory",
    "push",
    "steal",
    "barricade",
    "extinguish",
    "mythos",
    "component",
    "clear",
    "close",
    "leave",
]
"""What a test is made for."""
REROLL = form("reroll {face}")
NAMES = {SUCCESS: "success", INVESTIGATION: "investigation", BLANK: "blank"}


class Dice(Standing, frozen=True, kw_only=True):
    """You roll more dice or fewer, in tests of some skills or for some purposes."""

    number: int
    skills: tuple[Skill, ...] = ()
    purposes: tuple[Purpose, ...] = ()
    but_not: tuple[Purpose, ...] = ()

    def answer(self, g: Table, scene: Scene, value: int) -> int:
        test = scene.occasion
        if test is None or (self.skills and test.skill not in self.skills):
            return value
        if (self.purposes and test.purpose not in self.purposes) or test.purpose in self.but_not:
            return value
        return value + self.number


class CluesInTest(Standing, frozen=True, kw_only=True):
    """You may spend at most so many Clues in a test."""

    question = "clues_in_a_test"
    most: int

    def answer(self, g: Table, scene: Scene, value: int) -> int:
        return min(value, self.most)


class AddDice(PeoplesVerb, frozen=True):
    """This one test is made with more dice, or fewer."""

    number: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        the_occasion(scene).more_dice += self.number
        yield from ()


class AddSuccesses(PeoplesVerb, frozen=True):
    """The test has so many successes more."""

    number: int = 1

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        the_occasion(scene).successes += self.number
        card = g.box.front(card_itself(scene.card))
        g.tell("success-added", (), who=you(scene).id, number=self.number, card=card)
        yield from ()


class Reroll(PeoplesVerb, frozen=True):
    """You reroll so many dice, or as many as you like."""

    number: int | Literal["any"] = 1

    def possible(self, g: Table, scene: Scene) -> bool:
        return any(face != SUCCESS for face in the_occasion(scene).dice)

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        dice = the_occasion(scene).dice
        who = you(scene)
        left = list(range(len(dice)))
        picked: list[int] = []
        while left and len(picked) < (len(dice) if self.number == "any" else self.number):
            faces = sorted({dice[each] for each in left})
            options = REROLL.each(NAMES[each] for each in faces)
            if self.number == "any" and picked:
                options.append(DONE)
            about: dict[str, Fact] = {"who": who.id, "dice": [str(each) for each in dice]}
            chosen = yield from choose(
                (who.seat,), "reroll", options, "2e.test.reroll-convert", about
            )
            if chosen == DONE:
                break
            (face,) = REROLL.ids(chosen)
            die = next(each for each in left if NAMES[dice[each]] == face)
            left.remove(die)
            picked.append(die)
        for die in picked:  # all at once, after they were picked
            dice[die] = FACES[g.roll(SIDES) - 1]
        the_occasion(scene).rerolled = True
        g.tell("rerolled", ("2e.test.reroll-convert",), who=who.id, dice=[str(d) for d in dice])


class TurnResult(PeoplesVerb, frozen=True):
    """An investigation result becomes a success, without a Clue."""

    def possible(self, g: Table, scene: Scene) -> bool:
        return INVESTIGATION in the_occasion(scene).dice

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        dice = the_occasion(scene).dice
        if INVESTIGATION in dice:
            dice[dice.index(INVESTIGATION)] = SUCCESS
            g.tell("result-turned", ("2e.test.reroll-convert",), who=you(scene).id)
        yield from ()


class TestInstead(PeoplesVerb, frozen=True):
    """You test another skill in place of the one that is asked for; whoever tests may do so with
    your dice."""

    __test__ = False
    skill: Skill
    lent: bool = False  # another tests, with your value

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        the_occasion(scene).skill = self.skill
        if self.lent:
            the_occasion(scene).lender = you(scene)
        yield from ()


class PassesWith(PeoplesVerb, frozen=True):
    """A failed test counts as passed, with so many successes."""

    successes: int

    def run(self, g: Table, scene: Scene) -> Rule[None]:
        test = the_occasion(scene)
        test.successes = max(self.successes, test.difficulty or 0)
        test.passed = True
        g.tell("passes-after-all", (), who=you(scene).id, successes=test.successes)
        yield from ()


class Testing(PeoplesCondition, frozen=True):
    """The test is of some skill, for some purpose, or one whose successes add up."""

    skills: tuple[Skill, ...] = ()
    purposes: tuple[Purpose, ...] = ()
    adds_up: bool = False

    def holds(self, g: Table, scene: Scene) -> bool:
        test = scene.occasion
        return (
            test is not None
            and (not self.skills or test.skill in self.skills)
            and (not self.purposes or test.purpose in self.purposes)
            and (not self.adds_up or test.adds_up)
        )


class RolledInvestigation(PeoplesCondition, frozen=True):
    """A die shows an investigation result."""

    def holds(self, g: Table, scene: Scene) -> bool:
        return scene.occasion is not None and INVESTIGATION in scene.occasion.dice


class TestFailed(PeoplesCondition, frozen=True):
    """The test had a difficulty, and was failed."""

    __test__ = False

    def holds(self, g: Table, scene: Scene) -> bool:
        return scene.occasion is not None and scene.occasion.passed is False
