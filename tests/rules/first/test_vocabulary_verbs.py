"""What cards do: a made card for each verb that changes a test, a step, a card, a monster."""

from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.made_cards import CHARM, joe_beside_jenny, joe_with, made, marks
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, monster, room, told

USE = f"use {CHARM}"


def used(verbs: str, *answers: str, **more: Any) -> Game[State, View]:
    """Joe uses the Charm, whose 'Action:' is this."""
    return then(joe_with(f"action: [{verbs}]", **more), USE, *answers)


def then(table: TableBuilder, *answers: str) -> Game[State, View]:
    game = table.play(turn_of=JOE)
    answer(game, *answers)
    return game


# -- choices and many ------------------------------------------------------------------------


EITHER = "either: {do: [take_horror: 1], or: [discard_skill_point]}"


def test_one_thing_or_the_other_by_choice() -> None:
    assert investigator(used(EITHER, "the first", skill=1), JOE).sanity == 7
    assert investigator(used(EITHER, "the second", skill=1), JOE).skill == 0
    assert investigator(used(EITHER), JOE).sanity == 7  # nothing to discard, so nothing to choose


def test_the_keeper_may_be_the_one_who_chooses() -> None:
    game = used(EITHER.replace("]}", "], by: keeper}"), skill=1)
    assert (asked(game).kind, asked(game).seats) == ("either", ("keeper",))


@pytest.mark.parametrize(("damage", "left"), [(0, (9, 7)), (1, (7, 8))])
def test_one_thing_or_another_as_things_stand(damage: int, left: tuple[int, int]) -> None:
    words = "if_so: {if: [has_damage], then: [take_damage: 1], else: [take_horror: 1]}"
    now = investigator(used(words, damage=damage), JOE)
    assert (now.health, now.sanity) == left


@pytest.mark.parametrize(
    ("where", "hurt"),
    [("space", [JOE]), ("room", [JOE, JENNY]), ("house", [JOE, JENNY, "ezra-fairweather"])],
)
def test_each_investigator_there(where: str, hurt: list[str]) -> None:
    text = f"action: [each_investigator: {{in: {where}, do: [take_horror: 1]}}]"
    table = joe_with(text, players=3).investigator(JENNY, "kitchen.b")
    game = then(table.investigator("ezra-fairweather", "cellar.a"), USE)
    assert [event["who"] for event in told(game, "horror")] == hurt


def test_the_death_of_one_does_not_spare_the_others() -> None:
    text = "action: [each_investigator: {if: [has_damage], do: [take_damage: 1]}]"
    table = joe_with(text, players=2, damage=8).investigator(JENNY, "cellar.a", damage=1)
    game = then(table.hand("slack-water").threat(1), USE)
    assert [each.id for each in game.view("keeper").investigators] == [JENNY]
    assert investigator(game, JENNY).health == 7
    assert asked(game).about["who"] == JENNY  # his own turn is over


def test_each_monster_there() -> None:
    text = "action: [each_monster: {in: space, if: [monster_is: zombie], do: [stun_monster]}]"
    table = joe_with(text).monster("zombie", "kitchen.a").monster("zombie", "kitchen.b").dice(1)
    game = then(table.monster("maniac", "kitchen.a").dice(1, 1), USE, "zombie 1")
    assert [monster(game, n).stun for n in (1, 2, 3)] == [1, 0, 0]


def test_figures_of_a_room_that_was_chosen() -> None:
    words = "each_monster: {in: chosen room, do: [deal_damage: 2]}"
    text = f"action: [choose_room: {{do: [{words}]}}]"
    table = joe_with(text, "library.b").monster("zombie", "kitchen.a", "zombie-4")
    game = then(table.monster("zombie", "cellar.a"), USE)
    assert asked(game).options == ("entrance-hall", "study", "kitchen")
    answer(game, "kitchen")
    assert [monster(game, 1).damage, monster(game, 2).damage] == [2, 0]


# -- tests -------------------------------------------------------------------------------------


def at_lock(clause: str, *dice: int) -> Game[State, View]:
    """Joe, Strength 4, tries a lock; the Charm waits for something."""
    table = joe_with(f"when: [{{{clause}}}]", "library.a").lock("study", "swollen-door")
    return then(table.dice(*dice), "move study.c", "try it")


def test_a_failed_test_is_rolled_again_or_counts_as_passed() -> None:
    game = at_lock("moment: test-failed, limit: game, do: [reroll]", 9, 2)
    assert [test["roll"] for test in told(game, "test")] == [9, 2]
    assert told(game, "rolled-again") == [{"who": JOE, "card": CHARM}]
    assert investigator(game, JOE).space == "study.c"
    game = at_lock("moment: test-failed, do: [pass_test]", 9)
    assert investigator(game, JOE).space == "study.c"


def test_the_new_roll_counts_even_if_it_is_worse() -> None:
    game = at_lock("moment: test-passed, limit: game, do: [reroll]", 1, 9)
    assert investigator(game, JOE).space == "library.a"


def test_before_the_roll_a_test_is_passed_named_or_made_easier() -> None:
    game = at_lock("moment: before-test, do: [pass_test]")
    assert (told(game, "test"), investigator(game, JOE).space) == ([], "study.c")
    (test,) = told(at_lock("moment: before-test, do: [roll_is: 3]", 9), "test")
    assert (test["roll"], test["passed"]) == (3, True)
    (test,) = told(at_lock("moment: before-test, do: [add_to_test: 2]", 9), "test")
    assert test["needs"] == 6


def test_one_lends_another_his_strength() -> None:
    lends = "if: [tested: strength], do: [lend_attribute: strength]"
    text = f"when: [{{moment: companion-tests, {lends}}}]"
    table = joe_beside_jenny(text, "library.a", "library.b").lock("study", "swollen-door").dice(1)
    game = then(table, "move study.c", "try it")
    assert told(game, "test")[0]["needs"] == 3  # Jenny's Strength, not his 4


# -- harm --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("words", "health"), [("reduce: 2", 8), ("at_most: 2", 7), ("cancel", 9)])
def test_less_damage_than_would_come(words: str, health: int) -> None:
    when = f"when: [{{moment: would-take-damage, if: [amount_at_least: 3], do: [{words}]}}]"
    game = then(joe_with(f"action: [take_damage: 3]\n{when}"), USE)
    assert investigator(game, JOE).health == health
    game = then(joe_with(f"action: [take_damage: 2]\n{when}"), USE)
    assert investigator(game, JOE).health == 7


@pytest.mark.rule("1e.heal.remove-tokens")
def test_healing_may_be_more_and_another_may_pay_for_it() -> None:
    text = (
        "action: [heal_horror: 1]\n"
        "when: [{moment: heals, if: [shares_space], do: [increase: 1]},"
        " {moment: horror-healed, do: [another_takes_horror]}]"
    )
    game = then(joe_with(text, players=2, horror=3).investigator(JENNY, "kitchen.b"), USE)
    assert [investigator(game, who).sanity for who in (JOE, JENNY)] == [7, 6]


def test_stun_and_skill_points_come_and_go() -> None:
    game = used("discard_stun, gain_skill_point", stun=2, skill=2)
    assert (investigator(game, JOE).stun, investigator(game, JOE).skill) == (1, 3)
    assert USE not in asked(joe_with("action: [discard_stun]").play(turn_of=JOE)).options
    full = joe_with("action: [gain_skill_point]", skill=3)
    assert USE not in asked(full.play(turn_of=JOE)).options


# -- steps -------------------------------------------------------------------------------------


def in_turn(clause: str) -> str:
    return f"when: [{{moment: in-turn, may: true, {clause}}}]"


@pytest.mark.rule("1e.move.two-per-turn", "1e.open.card-overrides")
def test_a_step_more() -> None:
    game = then(joe_with(in_turn("limit: game, do: [gain_movement_step]")), f"call on {CHARM}")
    assert asked(game).about["steps"] == 3
    assert f"call on {CHARM}" not in asked(game).options


def test_a_free_ability_opens_no_point_for_a_mythos_card() -> None:
    free = joe_with(in_turn("limit: turn, do: [mark: seen]")).hand("slack-water").threat(1)
    assert asked(then(free, f"call on {CHARM}")).kind == "turn"
    text = in_turn("limit: turn, cost: [spend_movement_step], do: [mark: seen]")
    game = then(joe_with(text).hand("slack-water").threat(1), f"call on {CHARM}")
    assert asked(game).kind == "mythos"


def test_exploring_or_attacking_for_a_step() -> None:
    text = in_turn("cost: [spend_movement_step], do: [explore]")
    game = then(joe_with(text).pile("kitchen", "crowbar"), f"call on {CHARM}")
    now = investigator(game, JOE)
    assert (now.cards, now.moved, now.acted) == ([CHARM, "crowbar"], 1, False)
    assert f"call on {CHARM}" not in asked(game).options  # there is nothing left to find
    text = in_turn("cost: [spend_movement_step], do: [attack: ranged]")
    table = joe_with(text, cards=["45-automatics"]).monster("zombie", "kitchen.b", "zombie-4")
    game = then(table.stack("humanoid", "humanoid-18").dice(1), f"call on {CHARM}")
    assert (monster(game).damage, investigator(game, JOE).acted) == (3, False)


def test_the_action_step_may_be_the_price() -> None:
    text = in_turn("cost: [spend_action], do: [you_move: 2]")
    game = then(joe_with(text), f"call on {CHARM}", "to kitchen.b", "stay")
    now = investigator(game, JOE)
    assert (now.space, now.moved, now.acted) == ("kitchen.b", 0, True)
    assert f"call on {CHARM}" not in asked(game).options


def test_a_turn_is_cut_short_and_light_comes_back() -> None:
    table = joe_with("action: [light_room, end_your_turn]").dark("kitchen").threat(1)
    game = then(table, USE)
    assert not room(game, "kitchen").dark
    assert asked(game).kind == "keeper-action"


@pytest.mark.rule("1e.objective.faceup-open")
def test_a_card_may_reveal_the_objective() -> None:
    assert used("reveal_objective").view("investigator-1").revealed


# -- cards -------------------------------------------------------------------------------------


def test_uses_belong_to_the_card_and_the_last_one_discards_it() -> None:
    text = f"uses: 2\n{in_turn('cost: [spend_use], do: [mark: seen]')}"
    game = then(joe_with(text), f"call on {CHARM}")
    assert investigator(game, JOE).spent[CHARM] == 1
    answer(game, f"call on {CHARM}")
    assert (marks(game), investigator(game, JOE).cards) == ({"seen": 2}, [])
    assert CHARM not in game.table.state.spent
    assert game.table.state.exploration.discard == [CHARM]


def test_dropping_taking_up_and_taking_from_another() -> None:
    game = used("drop_card: weapon", cards=["axe", "lantern"])
    assert investigator(game, JOE).cards == [CHARM, "lantern"]
    text = f"action: [drop_card: weapon]\n{in_turn('limit: turn, do: [take_dropped]')}"
    game = then(joe_with(text, cards=["axe"]).pile("kitchen", "crowbar"), USE, f"call on {CHARM}")
    assert investigator(game, JOE).cards == [CHARM, "axe"]
    assert room(game, "kitchen").pile == ["?"]
    table = joe_with("action: [take_from_another]", players=2)
    game = then(table.investigator(JENNY, "kitchen.a", cards=["axe", "lantern"]), USE)
    answer(game, f"take lantern from {JENNY}")
    assert investigator(game, JOE).cards == [CHARM, "lantern"]


def test_a_card_goes_under_the_room_and_the_top_one_to_the_bottom() -> None:
    table = joe_with("action: [put_under_room: weapon, top_card_to_bottom]", cards=["axe"])
    game = then(table.pile("kitchen", "crowbar", "brass-key"), USE)
    assert room(game, "kitchen", "keeper").pile == ["brass-key", "axe", "crowbar"]
    assert investigator(game, JOE).cards == [CHARM]


def test_a_named_card_is_discarded() -> None:
    game = used("discard_card: axe", cards=["axe"])
    assert investigator(game, JOE).cards == [CHARM]
    assert game.table.state.exploration.discard == ["axe"]
    assert USE not in asked(joe_with("action: [discard_card: axe]").play(turn_of=JOE)).options


def schemed(do: str, *answers: str, **table: Any) -> Game[State, View]:
    """The keeper uses an action that does this; a zombie shares Joe's space."""
    built = TableBuilder(told=made(action=f"requires: [can_confront: humanoid]\ndo: [{do}]"))
    built.investigator(JOE, "kitchen.a", **table).monster("zombie", "kitchen.a", "zombie-4")
    game = built.dice(9).play(stage="keeper-actions")
    answer(game, "command-minion", *answers)
    return game


def test_a_monster_carries_a_card_off_and_drops_it_when_killed() -> None:
    takes = "carry_off: {of: strength, type: artifact, class: humanoid}"
    game = schemed(takes, cards=["the-grey-salt"])
    assert monster(game).carries == ["the-grey-salt"]
    assert investigator(game, JOE).cards == []
    game = schemed(f"{takes}, each_monster: {{do: [deal_damage: 9]}}", cards=["the-grey-salt"])
    assert room(game, "kitchen").pile == ["the-grey-salt"]


def test_a_monster_picks_up_what_lies_open() -> None:
    text = "action: [drop_card: artifact, carry_off: {of: strength, type: artifact}]"
    table = joe_with(text, cards=["the-grey-salt"]).monster("zombie", "kitchen.b")
    table.state.rooms["kitchen"].explored = True
    assert monster(then(table, USE)).carries == ["the-grey-salt"]


# -- monsters ----------------------------------------------------------------------------------


def test_a_monster_is_brought_and_stunned() -> None:
    bring = "action: [bring_monster: {within: 3, class: humanoid, to: room}]"
    text = f"{bring}\n{in_turn('limit: turn, do: [stun_nearby: 1]')}"
    table = joe_with(text, "library.a").monster("zombie", "kitchen.a").dice(1)
    game = then(table, USE)
    assert asked(game).options == ("library.a", "library.b")
    answer(game, "library.b", f"call on {CHARM}")
    assert (monster(game).space, monster(game).stun) == ("library.b", 1)


def test_a_spoiled_attack_and_a_healed_monster() -> None:
    text = "when: [{moment: monster-damaged, do: [monster_attack_fails, monster_heals: 1]}]"
    table = joe_with(text).monster("zombie", "kitchen.a", "zombie-4").dice(1)
    table.stack("humanoid", "humanoid-1")
    game = then(table, "attack zombie 1 bare-handed", "end turn", "done")
    answer(game, f"zombie 1 attacks {JOE}")
    assert monster(game).damage == 1
    assert len(told(game, "combat")) == 1  # only his own
    assert game.table.state.monsters[0].misses == 0


@pytest.mark.rule("1e.monster-kill.cleanup", "1e.open.card-overrides")
def test_a_killed_figure_may_leave_the_game_for_good() -> None:
    text = "when: [{moment: monster-killed, do: [monster_leaves_game]}]"
    table = joe_with(text).monster("zombie", "kitchen.a", "zombie-1", damage=4)
    table.monster("zombie", "cellar.a", "zombie-4").stack("humanoid", "humanoid-1")
    game = then(table.dice(1), "attack zombie 1 bare-handed")
    state = game.table.state
    assert (state.put_away, len(state.tokens["zombie"])) == (["zombie-1"], 3)
    assert monster(game, 2).token == "zombie-4"


def test_places_may_be_changed_with_a_monster() -> None:
    text = "when: [{moment: attack-made, do: [swap_with_monster]}]"
    table = joe_with(text, cards=["45-automatics"]).monster("zombie", "kitchen.b")
    table.stack("humanoid", "humanoid-18").dice(9)
    game = then(table, "attack zombie 1 with 45-automatics", "swap")
    assert (investigator(game, JOE).space, monster(game).space) == ("kitchen.b", "kitchen.a")


# -- threat, time, marks -----------------------------------------------------------------------


def test_threat_comes_and_goes() -> None:
    text = "action: [gain_threat: {amount: 1, per_investigator: 2}, lose_threat: 2]"
    game = then(joe_with(text).threat(2), USE)
    assert game.view("keeper").keeper.threat == 3
    assert USE not in asked(joe_with(text).play(turn_of=JOE)).options


@pytest.mark.rule("1e.event.trigger")
def test_time_may_be_hurried_and_an_event_that_is_due_is_resolved_at_once() -> None:
    game = used("hurry_time")
    assert game.view("keeper").time == 1
    first = made().story.events[0].time
    table = joe_with("action: [hurry_time]").event(0, time=first - 1)
    view = then(table, USE).view("keeper")
    assert (view.events_resolved, view.time) == (1, 0)
    assert told(then(table, USE), "event")[0]["card"] == made().story.events[0].id


def test_marks_are_made_and_taken_off() -> None:
    text = f"action: [mark: {{name: calls, number: 2}}]\n{in_turn('do: [unmark: calls]')}"
    game = then(joe_with(text), USE)
    assert marks(game) == {"calls": 2}
    answer(game, f"call on {CHARM}")
    assert marks(game) == {}
    assert f"call on {CHARM}" not in asked(game).options
