"""Attribute Tests: one die, one attribute, equal or under."""

from itertools import product

import pytest

from madhouse.engine.game import Game
from madhouse.first.edition import edition
from madhouse.first.seen.views import View
from madhouse.first.things.attributes import Attribute
from madhouse.first.things.state import State
from tests.rules.first.tables import JOE, answer, investigator, joe, told


def tries(lock: str, roll: int, **joes: int) -> Game[State, View]:
    """Joe has tried the lock of the study: Strength 4, Willpower 6, Dexterity 4."""
    game = joe("library.a", **joes).lock("study", lock).dice(roll).play(turn_of=JOE)
    answer(game, "move study.c", "try it")
    return game


def got_in(game: Game[State, View]) -> bool:
    return investigator(game, JOE).space == "study.c"


@pytest.mark.rule("1e.test.roll-under")
@pytest.mark.parametrize(("roll", "passed"), [(2, True), (4, True), (5, False), (9, False)])
def test_equal_or_below_the_attribute_passes(roll: int, passed: bool) -> None:
    assert got_in(tries("swollen-door", roll)) is passed


@pytest.mark.rule("1e.test.one-attribute")
@pytest.mark.parametrize(
    ("lock", "attribute", "value"),
    [("swollen-door", "strength", 4), ("held-from-within", "willpower", 6)],
)
def test_the_attribute_named_is_the_one_that_counts(lock: str, attribute: str, value: int) -> None:
    (test,) = told(tries(lock, 1), "test")
    assert (test["attribute"], test["needs"]) == (attribute, value)


@pytest.mark.rule("1e.test.modifier")
@pytest.mark.parametrize(("roll", "passed"), [(2, True), (3, False)])
def test_a_modifier_is_added_to_the_attribute(roll: int, passed: bool) -> None:
    table = joe("kitchen.a").pile("kitchen", "fallen-timber", "axe").dice(roll)
    game = table.play(turn_of=JOE)
    answer(game, "explore", "try it")  # strength -2
    assert told(game, "test")[0]["passed"] is passed


@pytest.mark.rule("1e.test.modifier", "1e.skill.spend")
def test_what_all_can_see_of_the_number_is_told_part_by_part() -> None:
    table = joe("library.a", skill=1, stun=1).lock("study", "chained-gate").dice(4)
    game = table.trauma(JOE, "cracked-ribs").play(turn_of=JOE)
    answer(game, "move study.c", "try it", "spend a skill point")
    (test,) = told(game, "test")
    assert test["made_of"] == ["strength 4", "stun -2", "cracked-ribs -2", "skill 4"]
    assert test["needs"] == 4 - 2 - 2 + 4 - 3  # the gate's own number is not among them


@pytest.mark.rule("1e.test.one-passes")
def test_a_one_passes_whatever_is_needed() -> None:
    game = tries("chained-gate", 1, stun=1)  # Strength 4, -3, -2
    assert told(game, "test")[0]["needs"] == -1
    assert got_in(game)


@pytest.mark.rule("1e.test.ten-fails")
def test_a_ten_fails_whatever_is_needed() -> None:
    table = joe("library.a", skill=1).lock("study", "held-from-within").dice(10)
    game = table.play(turn_of=JOE)
    answer(game, "move study.c", "try it", "spend a skill point")  # Willpower 6, Luck 4
    assert told(game, "test")[0]["needs"] == 10
    assert not got_in(game)


@pytest.mark.rule("1e.test.effects-by-source")
@pytest.mark.parametrize(
    ("lock", "health", "sanity"), [("way-by-the-ledge", 8, 8), ("held-from-within", 9, 7)]
)
def test_the_card_says_what_failing_does(lock: str, health: int, sanity: int) -> None:
    after = investigator(tries(lock, 10), JOE)
    assert (after.health, after.sanity) == (health, sanity)


@pytest.mark.rule("1e.test.missing-effect")
def test_passing_does_nothing_where_only_a_fail_effect_is_given() -> None:
    table = joe("library.a").hand("a-voice-your-height").threat(1).dice(6)
    game = table.play(turn_of=JOE, stage="turn-start")
    before = investigator(game, JOE)
    answer(game, f"play a-voice-your-height on {JOE}")
    assert told(game, "test")[0]["passed"]
    assert investigator(game, JOE) == before


@pytest.mark.rule("1e.test.missing-effect")
def test_failing_does_nothing_where_only_a_pass_effect_is_given() -> None:
    after = investigator(tries("swollen-door", 10), JOE)
    assert (after.space, after.health, after.sanity, after.stun) == ("library.a", 9, 8, 0)


@pytest.mark.rule("1e.test.seven-attributes")
def test_a_strength_and_an_intellect_trait_give_all_seven_attributes() -> None:
    box = edition("the-cold-supper").box
    assert len(Attribute) == 7
    for who in box.investigators:
        pairs = product(box.traits_of(who, "strength"), box.traits_of(who, "intellect"))
        for traits in pairs:
            values = [*box.traits[traits[0]].attributes, *box.traits[traits[1]].attributes]
            assert sorted(values) == sorted(Attribute), traits


@pytest.mark.rule("1e.test.example-joe-combat")
def test_joe_is_missed_by_the_zombie() -> None:
    table = joe("kitchen.a").monster("zombie", "kitchen.a").dice(1)
    game = table.stack("humanoid", "humanoid-1").play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}")
    (test,) = told(game, "test")
    assert (test["attribute"], test["needs"], test["passed"]) == ("dexterity", 5, True)
    assert len(told(game, "no-effect")) == 1
    assert investigator(game, JOE).health == 9
