"""Skill Points: a little luck, before the die is rolled."""

import pytest

from madhouse.engine.casefile import Header
from madhouse.engine.game import Game
from madhouse.first.building import STORY
from madhouse.first.edition import begin, edition
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.tables import JOE, answer, asked, investigator, joe, told

SPEND = "spend a skill point"


def at_the_lock(roll: int, skill: int = 2) -> Game[State, View]:
    """Joe, Strength 4 and Luck 4, is about to test his strength."""
    table = joe("library.a", skill=skill).lock("study", "swollen-door").dice(roll)
    game = table.play(turn_of=JOE)
    answer(game, "move study.c", "try it")
    return game


@pytest.mark.rule("1e.skill.starting")
@pytest.mark.parametrize(("who", "skill"), [("joe-diamond", 3), ("ezra-fairweather", 2)])
def test_an_investigator_starts_with_the_number_on_his_card(who: str, skill: int) -> None:
    game = begin(
        Header(
            edition="first",
            story=STORY,
            content=edition(STORY).content_version,
            seed="seed",
            investigators=1,
        )
    )
    game.apply("investigator-1", f"take {who}")
    for _ in ("strength", "intellect"):
        game.apply("investigator-1", game.legal("investigator-1")[0])
    (chosen,) = game.view("investigator-1").investigators
    assert (chosen.id, chosen.skill) == (who, skill)


@pytest.mark.rule("1e.skill.spend")
@pytest.mark.parametrize(("roll", "space"), [(8, "study.c"), (9, "library.a")])
def test_a_point_adds_luck_to_the_attribute(roll: int, space: str) -> None:
    game = at_the_lock(roll)
    answer(game, SPEND)
    assert investigator(game, JOE).skill == 1
    assert investigator(game, JOE).space == space


@pytest.mark.rule("1e.skill.spend", "1e.skill.starting")
@pytest.mark.parametrize("skill", [0, 1])
def test_only_who_has_a_point_left_is_asked_and_he_may_keep_it(skill: int) -> None:
    game = at_the_lock(5, skill)
    if skill:
        answer(game, "roll")
    assert investigator(game, JOE).skill == skill
    assert investigator(game, JOE).space == "library.a"


@pytest.mark.rule("1e.skill.one-per-test")
def test_one_point_is_all_that_a_test_takes() -> None:
    game = at_the_lock(9)
    answer(game, SPEND)
    assert asked(game).kind == "turn"
    assert len(told(game, "skill-spent")) == 1


@pytest.mark.rule("1e.skill.before-roll")
def test_the_point_is_spent_before_the_roll_and_never_after() -> None:
    game = at_the_lock(5)
    assert asked(game).kind == "skill-point"
    assert (told(game, "test"), game.table.state.random.dice) == ([], [5])
    answer(game, "roll")
    assert told(game, "test")[0]["passed"] is False
    assert asked(game).kind == "turn"


@pytest.mark.rule("1e.skill.not-on-luck")
def test_luck_never_helps_luck() -> None:
    table = joe("kitchen.a", skill=1).monster("zombie", "kitchen.a").dice(1)
    game = table.stack("humanoid", "humanoid-22").play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    (test,) = told(game, "test")
    assert (test["attribute"], test["needs"]) == ("luck", 4)
    assert investigator(game, JOE).skill == 1


@pytest.mark.rule("1e.skill.outcomes-known")
def test_he_has_heard_the_combat_card_before_he_decides() -> None:
    table = joe("kitchen.a", skill=1).monster("zombie", "kitchen.a")
    game = table.stack("humanoid", "humanoid-1").play(turn_of=JOE)
    answer(game, "attack zombie 1 bare-handed")
    assert asked(game).kind == "skill-point"
    assert told(game, "combat", "investigator-1") == [
        {"card": "humanoid-1", "half": "attack", "monster": 1}
    ]


@pytest.mark.rule("1e.skill.outcomes-known")
def test_he_has_heard_the_special_attack_before_he_decides() -> None:
    table = joe("kitchen.a", skill=1).monster("zombie", "kitchen.a", token="zombie-1")
    game = table.stack("humanoid", "humanoid-2").play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    assert asked(game).kind == "skill-point"
    assert told(game, "special-attack", "investigator-1") == [{"monster": 1, "token": "zombie-1"}]
