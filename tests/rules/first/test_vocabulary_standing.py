"""What cards say for as long as they lie there, and for a while: a made card for each question."""

from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.first.acting.scene import Scene
from madhouse.first.building import TableBuilder
from madhouse.first.rules.puzzle_attempts import puzzle_actions
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.made_cards import WEAPON, joe_beside_jenny, joe_with, made
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, monster, told


def needs(charm: str, **more: Any) -> object:
    """What Joe, Strength 4, needs on a lock."""
    table = joe_with(charm, "library.a", **more).lock("study", "swollen-door").dice(1)
    game = table.play(turn_of=JOE)
    answer(game, "move study.c", "try it")
    return told(game, "test")[0]["needs"]


@pytest.mark.rule("1e.test.modifier")
@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("test_value: {attribute: strength, add: 1}", 5),
        ("test_value: {attribute: luck, add: 1}", 4),
        ("test_value: {add: -2}", 2),
        ("test_value: {add: 2, if: [test_is: lock]}", 6),
        ("test_value: {add: 2, if: [test_is: evade]}", 4),
    ],
)
def test_a_card_modifies_tests_of_an_attribute_of_any_or_of_a_kind(words: str, value: int) -> None:
    assert needs(f"while: [{words}]") == value


@pytest.mark.rule("1e.stun.investigator-tests")
def test_no_penalties_leaves_the_stunned_their_full_value() -> None:
    assert needs("", stun=1) == 2
    assert needs("while: [no_penalties]", stun=1) == 4


@pytest.mark.rule("1e.darkness.combat-penalty")
@pytest.mark.parametrize(("words", "value"), [("[]", 2), ("[no_penalties]", 4)])
def test_no_penalties_holds_in_the_dark_too(words: str, value: int) -> None:
    game = attack(f"while: {words}", dark=True)
    assert told(game, "test")[0]["needs"] == value


@pytest.mark.rule("1e.darkness.ignore")
@pytest.mark.parametrize(
    ("words", "value"),
    [("[ignores_darkness]", 4), ("[ignores_darkness, darkness_matters]", 2)],
)
def test_darkness_may_be_ignored_unless_a_word_says_it_matters(words: str, value: int) -> None:
    assert told(attack(f"while: {words}", dark=True), "test")[0]["needs"] == value


def attack(charm: str, dark: bool = False, card: str = "humanoid-1") -> Game[State, View]:
    """Joe, Strength 4, attacks a zombie with bare hands, for 2 damage."""
    table = joe_with(charm).monster("zombie", "kitchen.a", "zombie-4").stack("humanoid", card)
    if dark:
        table.dark("kitchen")
    game = table.dice(1).play(turn_of=JOE)
    answer(game, "attack zombie 1 bare-handed")
    return game


def test_damage_dealt_counts_for_every_blow() -> None:
    assert monster(attack("while: [damage_dealt: {add: 1}]")).damage == 3


@pytest.mark.parametrize(("klass", "damage"), [("humanoid", 3), ("beast", 2)])
def test_a_weapon_may_be_better_against_a_class(klass: str, damage: int) -> None:
    words = f"damage_dealt: {{add: 1, if: [using_this, monster_of: {klass}]}}"
    table = joe_with(f"{WEAPON}\nwhile: [{words}]").monster("zombie", "kitchen.a", "zombie-4")
    game = table.stack("humanoid", "humanoid-6").dice(1).play(turn_of=JOE)
    answer(game, "attack zombie 1 with charm")
    assert monster(game).damage == damage


def test_a_weapon_may_be_of_no_use_for_the_time_being() -> None:
    words = "while: [weapon_useless: {if: [marked: {at_least: 1}]}]"
    table = joe_with(f"{WEAPON}\n{words}\naction: [mark: '']", cards=["axe"])
    table.monster("zombie", "kitchen.a")
    game = table.play(turn_of=JOE)
    assert "attack zombie 1 with charm" in asked(game).options
    table.state.marks["charm"] = 1
    game = table.play(turn_of=JOE)
    assert "attack zombie 1 with charm" not in asked(game).options
    assert "attack zombie 1 with axe" in asked(game).options


@pytest.mark.parametrize(("word", "left"), [("damage_taken", (9, 7)), ("horror_taken", (8, 8))])
def test_more_or_less_is_taken_each_time(word: str, left: tuple[int, int]) -> None:
    action = f"action: [take_damage: 1, take_horror: 1]\nwhile: [{word}: {{add: -1}}]"
    game = joe_with(action).play(turn_of=JOE)
    answer(game, "use charm")
    now = investigator(game, JOE)
    assert (now.health, now.sanity) == left


@pytest.mark.rule("1e.horror-test.how")
@pytest.mark.parametrize(("words", "value"), [("horror_value", 5), ("horror_value_here", 6)])
def test_horror_tests_of_the_carrier_or_of_all_in_his_space(words: str, value: int) -> None:
    table = joe_beside_jenny(f"while: [{words}: {{add: 1}}]", "library.b", "kitchen.b")
    table.monster("zombie", "kitchen.b").dice(1)
    game = table.play(turn_of=JOE)
    answer(game, "move kitchen.b")
    assert told(game, "test")[0]["needs"] == value  # Willpower 6, a zombie's -1, Jenny's Charm


@pytest.mark.rule("1e.fire.damage")
@pytest.mark.parametrize(("words", "health"), [("[]", 7), ("[ignores_fire]", 9)])
def test_fire_may_do_no_damage(words: str, health: int) -> None:
    game = joe_with(f"while: {words}").fire("kitchen").play(turn_of=JOE)
    answer(game, "end turn")
    assert investigator(game, JOE).health == health


@pytest.mark.rule("1e.range.count")
def test_a_range_may_be_longer_or_shorter() -> None:
    def targets(charm: str) -> list[str]:
        cards = ["45-automatics", "axe"]  # of range 2 and 0
        table = joe_with(charm, "entrance-hall.a", cards=cards).monster("zombie", "cellar.b")
        table.monster("zombie", "entrance-hall.b")
        options = asked(table.play(turn_of=JOE)).options
        return [each for each in options if each.startswith("attack")]

    near = "attack zombie 2 with 45-automatics"
    assert targets("while: [range_bonus: {add: 1}]") == [near]
    assert targets("while: [range_bonus: {add: -2}]") == []


def test_a_monster_leaves_one_alone_while_another_is_there() -> None:
    text = "while: [not_chosen: {if: [monster_is: zombie]}]"
    table = joe_beside_jenny(text, "kitchen.a", "kitchen.a").monster("zombie", "kitchen.a")
    game = table.play(stage="monster-attacks")
    assert asked(game).options == (f"zombie 1 attacks {JOE}", "done")


def test_a_monster_with_no_other_target_chooses_him_all_the_same() -> None:
    table = joe_with("while: [not_chosen]").monster("zombie", "kitchen.a")
    assert asked(table.play(stage="monster-attacks")).options[0] == f"zombie 1 attacks {JOE}"


def test_of_two_whom_it_leaves_alone_it_may_choose_either() -> None:
    words = "while: [not_chosen]"
    table = TableBuilder(players=2, told=made(words, trauma=words)).monster("zombie", "kitchen.a")
    table.investigator(JOE, "kitchen.a", cards=["charm"]).investigator(JENNY, "kitchen.a")
    game = table.trauma(JENNY, "scar").play(stage="monster-attacks")
    assert asked(game).options == (f"zombie 1 attacks {JOE}", f"zombie 1 attacks {JENNY}", "done")


def test_puzzles_may_take_more_actions() -> None:
    game = joe_with("while: [puzzle_actions: {add: 2}]").play(turn_of=JOE)
    g: Any = game.table
    joe = g.state.investigators[0]
    assert puzzle_actions(g, joe, Scene(joe)) == 6  # Intellect 4


@pytest.mark.rule("1e.trade.same-space")
@pytest.mark.parametrize(("word", "hers"), [("may_not_give", True), ("may_not_trade", False)])
def test_one_who_may_not_give_may_still_be_given_to(word: str, hers: bool) -> None:
    table = TableBuilder(players=2, told=made(trauma=f"while: [{word}]"))
    table.investigator(JOE, "kitchen.a", cards=["axe"]).trauma(JOE, "scar")
    table.investigator(JENNY, "kitchen.a", cards=["lantern"])
    game = table.play(stage="trading")
    offered = {option for option in asked(game).options if option.startswith("give")}
    assert offered == ({f"give lantern to {JOE}"} if hers else set())


def test_run_may_cost_a_step_and_spaces_may_have_to_be_empty() -> None:
    text = "while: [run_costs_step, may_not_share]"
    table = joe_with(text, players=2).investigator(JENNY, "library.b")
    game = table.play(turn_of=JOE)
    answer(game, "run kitchen.b")
    assert investigator(game, JOE).moved == 1
    assert "move library.b" not in asked(game).options
    assert "move bathroom.b" in asked(game).options
    answer(game, "move bathroom.b")
    assert investigator(game, JOE).space == "bathroom.b"


def test_without_a_step_left_there_is_no_run_that_costs_one() -> None:
    game = joe_with("while: [run_costs_step]", stun=1).play(turn_of=JOE)
    answer(game, "move kitchen.b")
    assert not [option for option in asked(game).options if option.startswith("run")]


# -- for a while -----------------------------------------------------------------------------


LASTS = "action: [lasting: {until: %s, effect: {while: [test_value: {add: -1}]}}]"


def lasting(until: str) -> Game[State, View]:
    game = (
        joe_with(LASTS % until, "library.a")
        .lock("study", "swollen-door")
        .dice(9, 9)
        .play(turn_of=JOE)
    )
    answer(game, "use charm")
    return game


def test_the_next_test_and_no_other() -> None:
    game = lasting("next-test")
    assert investigator(game, JOE).lasting == {"charm#0": "next-test"}
    answer(game, "move study.c", "try it")
    assert told(game, "test")[0]["needs"] == 3
    assert investigator(game, JOE).lasting == {}


@pytest.mark.parametrize(
    ("until", "in_keeper_turn", "next_turn"),
    [
        ("turn-end", False, False),
        ("round-end", True, False),
        ("next-turn", True, False),
        ("game-end", True, True),
    ],
)
def test_how_long_it_lasts(until: str, in_keeper_turn: bool, next_turn: bool) -> None:
    table = joe_with(LASTS % until).hand("slack-water", "winded").threat(3)
    game = table.play(turn_of=JOE)
    answer(game, "use charm", "pass", "end turn")
    assert asked(game).kind == "keeper-action"
    assert bool(investigator(game, JOE).lasting) is in_keeper_turn
    answer(game, "done")
    assert (game.view("keeper").round, game.view("keeper").active) == (1, JOE)
    assert bool(investigator(game, JOE).lasting) is next_turn


def test_what_lasts_may_wait_for_a_moment() -> None:
    effect = "effect: {when: [{moment: test-passed, do: [reroll]}]}"
    text = f"action: [lasting: {{until: next-test, {effect}}}]"
    table = joe_with(text, "library.a").lock("study", "swollen-door").dice(1, 9)
    game = table.play(turn_of=JOE)
    answer(game, "use charm", "move study.c", "try it")
    assert [test["passed"] for test in told(game, "test")] == [True, False]
    assert investigator(game, JOE).space == "library.a"
