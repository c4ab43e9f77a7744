"""Words of tests and of turns, each by itself."""

import pytest

from madhouse.second.acting.scene import Occasion, Scene
from madhouse.second.rules.skill_test import dice_pool
from madhouse.second.things.skills import Skill
from madhouse.second.words.dice import (
    AddDice,
    AddSuccesses,
    CluesInTest,
    Dice,
    PassesWith,
    Reroll,
    TestInstead,
    TurnResult,
)
from madhouse.second.words.turns import ActionsOfTurn, CannotAct, OneKindOfAction
from tests.rules.second.tables import LEV
from tests.second.running import carry_out, laid, lev, told, two

# -- tests ---------------------------------------------------------------------------------------


def dice_of(*faces: int, **more: object) -> Occasion:
    return Occasion(dice=list(faces), **more)  # type: ignore[arg-type]


def test_more_dice_and_successes() -> None:
    g = laid(two())
    scene = lev(g, occasion=Occasion(skill=Skill.LORE, successes=1, difficulty=3))
    carry_out(g, scene, AddDice(2), AddDice(-1), AddSuccesses(), TestInstead(Skill.WILL))
    test = scene.occasion
    assert test is not None
    assert (test.more_dice, test.successes, test.skill) == (1, 2, Skill.WILL)
    assert told(g, "success-added") == [{"who": LEV, "number": 1, "card": ""}]
    carry_out(g, scene, PassesWith(1))
    assert (test.successes, test.passed) == (3, True)
    carry_out(g, scene, PassesWith(5))
    assert test.successes == 5


def test_another_may_test_with_the_dice_of_whoever_lends_them() -> None:
    g = laid(two())
    pearl = g.investigator("pearl-gaines")
    test = Occasion(skill=Skill.AGILITY)
    lent = lev(g, occasion=test, target=pearl)
    assert dice_pool(g, pearl, Skill.INFLUENCE, 0, Scene(pearl, occasion=test)) == 3
    carry_out(g, lent, TestInstead(Skill.INFLUENCE, lent=True))
    assert test.skill == Skill.INFLUENCE
    assert dice_pool(g, pearl, Skill.INFLUENCE, 0, Scene(pearl, occasion=test)) == 4  # of Lev


@pytest.mark.parametrize(
    ("word", "dice"),
    [
        (Dice(number=2), 5),
        (Dice(number=2, skills=(Skill.LORE,)), 5),
        (Dice(number=2, skills=(Skill.WILL,)), 3),
        (Dice(number=2, purposes=("attack",)), 5),
        (Dice(number=2, purposes=("evade",)), 3),
        (Dice(number=2, but_not=("attack",)), 3),
        (Dice(number=2, but_not=("evade",)), 5),
    ],
)
def test_how_many_dice(word: Dice, dice: int) -> None:
    g = laid(two())
    scene = lev(g, occasion=Occasion(skill=Skill.LORE, purpose="attack"))
    assert word.answer(g, scene, 3) == dice
    assert word.answer(g, lev(g), 3) == 3
    assert CluesInTest(most=2).answer(g, scene, 3) == 2
    assert CluesInTest(most=2).answer(g, scene, 1) == 1


def test_dice_are_rerolled_all_at_once_after_they_were_picked() -> None:
    table = two()
    table.state.random.dice = [1, 1]
    g = laid(table)
    scene = lev(g, occasion=dice_of(0, 1, 2, 0))
    assert Reroll().possible(g, scene)
    say = ("reroll blank", "reroll investigation", "done")
    asked = carry_out(g, scene, Reroll(number="any"), say=say)
    assert asked[0].options == ("reroll blank", "reroll investigation", "reroll success")
    assert asked[1].options[-1] == "done"
    assert scene.occasion is not None
    assert (scene.occasion.dice, scene.occasion.rerolled) == ([2, 2, 2, 0], True)
    assert told(g, "rerolled") == [{"who": LEV, "dice": ["2", "2", "2", "0"]}]
    assert not Reroll().possible(g, lev(g, occasion=Occasion()))


def test_so_many_are_rerolled_as_it_says() -> None:
    table = two()
    table.state.random.dice = [1, 1, 1]
    g = laid(table)
    scene = lev(g, occasion=dice_of(0, 1, 0))
    asked = carry_out(g, scene, Reroll(number=2))
    assert [each.options for each in asked] == [
        ("reroll blank", "reroll investigation"),
        ("reroll blank", "reroll investigation"),
    ]
    assert scene.occasion is not None
    assert scene.occasion.dice == [2, 1, 2]


def test_a_result_is_turned_once() -> None:
    g = laid(two())
    scene = lev(g, occasion=dice_of(0, 1, 1))
    assert TurnResult().possible(g, scene)
    carry_out(g, scene, TurnResult())
    assert scene.occasion is not None
    assert scene.occasion.dice == [0, 2, 1]
    without = lev(g, occasion=dice_of(0, 2))
    assert not TurnResult().possible(g, without)
    carry_out(g, without, TurnResult())
    assert told(g, "result-turned") == [{"who": LEV}]


# -- a turn --------------------------------------------------------------------------------------


def test_which_actions_may_be_spent() -> None:
    g = laid(two())
    assert ActionsOfTurn(number=-1).answer(g, lev(g), 2) == 1
    assert CannotAct(kinds=("trade",)).answer(g, lev(g, purpose="trade"), False)
    assert not CannotAct(kinds=("trade",)).answer(g, lev(g, purpose="move"), False)
    assert CannotAct(kinds=("trade",)).answer(g, lev(g, purpose="move"), True)
    word = OneKindOfAction()
    g.investigator(LEV).done = ["search", "move"]
    assert not word.answer(g, lev(g, purpose="search"), False)
    assert not word.answer(g, lev(g, purpose="move"), False)
    assert word.answer(g, lev(g, purpose="trade"), False)
    assert word.answer(g, lev(g, purpose="move"), True)
    g.investigator(LEV).done = ["move"]
    assert not word.answer(g, lev(g, purpose="trade"), False)
