"""Words for what cannot be undone, lost or used twice, and for what costs or lasts."""

from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.made_cards import CHARM, joe_beside_jenny, joe_with, made
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    JOE_TRAITS,
    answer,
    asked,
    investigator,
    room,
    told,
)

USE = f"use {CHARM}"
CALL = f"call on {CHARM}"
ROUND_USE = "{moment: in-turn, may: true, cost: [spend_round_use], do: [%s]}"


def used(charm: str, *answers: str, **more: Any) -> Game[State, View]:
    game = joe_with(f"action: [{charm}]", **more).play(turn_of=JOE)
    answer(game, USE, *answers)
    return game


# -- sanity that is gone -----------------------------------------------------------------------


@pytest.mark.rule("1e.heal.remove-tokens")
def test_all_damage_is_healed_however_much_it_is() -> None:
    assert investigator(used("heal_damage: all", damage=7), JOE).health == 9


@pytest.mark.rule("1e.horror.reduces-sanity", "1e.heal.remove-tokens")
@pytest.mark.parametrize(("horror", "left"), [(0, 7), (3, 7), (7, 7), (8, 7)])
def test_sanity_that_is_lost_for_good_is_not_healed(horror: int, left: int) -> None:
    game = used("lose_sanity: 1, heal_horror: 9", horror=horror)
    assert (investigator(game, JOE).sanity, investigator(game, JOE).scars) == (left, 1)


@pytest.mark.rule("1e.horror.insane-at-zero", "1e.trauma.when")
def test_it_is_horror_like_any_other_in_all_else() -> None:
    table = joe_with("action: [lose_sanity]\nwhile: [horror_taken: {add: -1}]", horror=7)
    game = table.hand("the-shakes").play(turn_of=JOE)
    answer(game, USE, f"play the-shakes on {JOE}")
    assert told(game, "insane") == [{"who": JOE}]
    assert investigator(game, JOE).sanity == 0


@pytest.mark.rule("1e.horror.sane-again")
@pytest.mark.parametrize(("horror", "marks"), [(8, {"seen": 1}), (7, {})])
def test_a_card_may_wait_until_one_is_sane_again(horror: int, marks: dict[str, int]) -> None:
    text = "action: [heal_horror: 1]\nwhen: [{moment: sane-again, do: [mark: seen]}]"
    game = joe_with(text, horror=horror).play(turn_of=JOE)
    answer(game, USE)
    assert game.table.state.marks == marks


# -- light -------------------------------------------------------------------------------------


@pytest.mark.rule("1e.darkness.room")
@pytest.mark.parametrize(
    ("where", "lit"), [("your room", "library"), ("the monster's room", "kitchen")]
)
def test_light_comes_to_your_room_or_to_the_monsters(where: str, lit: str) -> None:
    charm = f'action: [each_monster: {{do: [light_room: {{where: "{where}"}}]}}]'
    table = joe_with(charm, "library.b").monster("zombie", "kitchen.b")
    game = table.dark("library").dark("kitchen").play(turn_of=JOE)
    answer(game, USE)
    assert [name for name in ("library", "kitchen") if not room(game, name).dark] == [lit]


def test_no_light_is_offered_where_it_is_light() -> None:
    assert USE not in asked(joe_with("action: [light_room]").play(turn_of=JOE)).options
    assert USE in asked(joe_with("action: [light_room]").dark("kitchen").play(turn_of=JOE)).options


# -- cards that stay, and the one use of a round -----------------------------------------------


@pytest.mark.rule("1e.action.drop")
def test_what_cannot_be_lost_is_not_put_down() -> None:
    game = joe_with("while: [cannot_be_lost]").play(turn_of=JOE)
    assert "drop" not in asked(game).options
    game = joe_with("while: [cannot_be_lost]", cards=["axe"]).play(turn_of=JOE)
    answer(game, "drop")
    assert room(game, "kitchen").pile == ["axe"]


@pytest.mark.rule("1e.trade.types")
def test_nor_is_it_taken_away_but_it_can_be_traded() -> None:
    table = joe_beside_jenny("while: [cannot_be_lost]", "kitchen.a", "kitchen.a")
    game = table.play(stage="trading")
    assert f"give {CHARM} to {JOE}" in asked(game).options
    for verb in ("drop_card", "take_from_another"):
        told_so = made("while: [cannot_be_lost]", mythos=f"do: [{verb}]")
        table = TableBuilder(players=2, told=told_so).investigator(JENNY, "kitchen.a")
        carrier = JENNY if verb == "drop_card" else JOE
        table.investigator(JOE, "kitchen.a").carries(carrier, CHARM).hand("omen")
        game = table.play(stage="turn-start", turn_of=JENNY)
        answer(game, f"play omen on {JENNY}")
        assert CHARM in investigator(game, carrier).cards


def test_one_use_a_round_is_for_one_thing_or_the_other() -> None:
    both = f"when: [{ROUND_USE % 'mark: one'}, {ROUND_USE % 'mark: other'}]"
    game = joe_with(both).play(turn_of=JOE)
    answer(game, CALL)
    assert game.table.state.marks == {"one": 1}
    assert CALL not in asked(game).options
    answer(game, "end turn", "done")
    assert CALL in asked(game).options  # a new round


@pytest.mark.rule("1e.barrier.block", "1e.barrier.unblock")
def test_a_barrier_may_be_moved_without_an_action() -> None:
    text = "when: [{moment: in-turn, may: true, do: [move_barrier]}]"
    assert CALL not in asked(joe_with(text, "library.b").play(turn_of=JOE)).options
    table = joe_with(text, "library.b").feature("barrier", "library.b")
    game = table.play(turn_of=JOE)
    answer(game, CALL)
    assert [each.door for each in game.view("keeper").features] == ["kitchen.b|library.b"]
    answer(game, CALL)
    assert [each.door for each in game.view("keeper").features] == [""]
    assert not investigator(game, JOE).acted


# -- rolls -------------------------------------------------------------------------------------


@pytest.mark.rule("1e.test.roll-under")
def test_a_card_has_a_die_rolled_again_once_in_a_test() -> None:
    text = "when: [{moment: test-failed, may: true, do: [reroll]}]"
    table = joe_with(text, "library.a").lock("study", "swollen-door").dice(10, 10)
    game = table.play(turn_of=JOE)
    answer(game, "move study.c", "try it", USE)
    assert asked(game).kind == "turn"
    assert [each["passed"] for each in told(game, "test")] == [False, False]


def test_what_lasts_may_end_itself_once_it_has_acted() -> None:
    effect = "{when: [{moment: test-passed, do: [reroll, ends_now]}]}"
    omen = f"do: [lasting: {{until: game-end, effect: {effect}}}]"
    table = TableBuilder(told=made(mythos=omen)).investigator(JOE, "library.a", JOE_TRAITS)
    table.lock("study", "swollen-door").lock("kitchen", "held-from-within").hand("omen")
    game = table.dice(10, 1, 1).play(stage="turn-start", turn_of=JOE)
    answer(game, f"play omen on {JOE}", "move study.c", "try it")
    assert len(told(game, "test")) == 1  # a failed test is no matter
    assert game.table.state.investigators[0].lasting
    answer(game, "run library.b", "move kitchen.b", "try it")
    assert [each["roll"] for each in told(game, "test")] == [10, 1, 1]
    assert game.table.state.investigators[0].lasting == {}


# -- threat ------------------------------------------------------------------------------------


@pytest.mark.rule("1e.sample.gain")
@pytest.mark.parametrize(("threat", "left"), [(0, 0), (1, 1)])
def test_an_action_may_cost_nothing_against_one_of_them(threat: int, left: int) -> None:
    action = "cost: 1\nrequires: [can_take_sample]\ndo: [take_sample: {of: strength}]"
    told_so = made("while: [costs_nothing: {action: command-minion}]", action=action)
    table = TableBuilder(players=2, told=told_so).investigator(JOE, "kitchen.a", cards=[CHARM])
    table.investigator(JENNY, "cellar.a").monster("zombie", "kitchen.a")
    game = table.monster("zombie", "cellar.a").threat(threat).play(stage="keeper-actions")
    answer(game, "command-minion")
    if threat:
        assert len(asked(game).options) == 2
        answer(game, f"zombie 1 samples {JOE}")
    assert [each["who"] for each in told(game, "test")] == [JOE]
    assert game.view("keeper").keeper.threat == left


@pytest.mark.rule("1e.sample.gain")
def test_against_another_it_costs_what_it_costs() -> None:
    action = "cost: 1\nrequires: [can_take_sample]\ndo: [take_sample: {of: strength}]"
    told_so = made("while: [costs_nothing: {action: command-minion}]", action=action)
    table = TableBuilder(players=2, told=told_so).investigator(JOE, "study.c", cards=[CHARM])
    table.investigator(JENNY, "cellar.a").monster("zombie", "cellar.a")
    assert "command-minion" not in asked(table.threat(0).play(stage="keeper-actions")).options
    game = table.threat(1).play(stage="keeper-actions")
    answer(game, "command-minion")
    assert game.view("keeper").keeper.threat == 0


@pytest.mark.rule("1e.round.repeat")
def test_what_lasts_through_the_next_round_ends_with_it() -> None:
    omen = "do: [lasting: {until: next-round-end, effect: {while: [may_not_trade]}}]"
    table = TableBuilder(told=made(mythos=omen)).investigator(JOE, "kitchen.a", JOE_TRAITS)
    game = table.hand("omen").play(stage="turn-start", turn_of=JOE)
    answer(game, f"play omen on {JOE}")
    lasting = []
    for _ in range(2):
        answer(game, "end turn", "done")
        lasting.append(list(game.table.state.investigators[0].lasting.values()))
    assert lasting == [["round-end"], []]


# -- people ------------------------------------------------------------------------------------


def beset(omen: str, **more: Any) -> TableBuilder:
    table = TableBuilder(players=2, told=made(mythos=omen)).hand("omen")
    table.investigator(JOE, "library.b", JOE_TRAITS, **more)
    return table.investigator(JENNY, "library.b", JENNY_TRAITS)


def test_another_must_move_where_he_likes() -> None:
    omen = "do: [someone: {other: true, by: keeper, do: [you_move: {must: true}]}]"
    game = beset(omen).play(stage="turn-start", turn_of=JOE)
    answer(game, f"play omen on {JOE}")
    assert asked(game).seats == ("investigator-2",)
    assert asked(game).options == ("to kitchen.b", "to library.a")


def test_the_keeper_picks_one_of_several_others() -> None:
    omen = "do: [someone: {other: true, by: keeper, do: [become_stunned]}]"
    table = TableBuilder(players=3, told=made(mythos=omen)).hand("omen")
    for who in (JOE, JENNY, "ezra-fairweather"):
        table.investigator(who, "library.b")
    game = table.play(stage="turn-start", turn_of=JOE)
    answer(game, f"play omen on {JOE}")
    assert (asked(game).seats, asked(game).options) == (("keeper",), (JENNY, "ezra-fairweather"))


def test_the_keeper_may_move_one_or_let_him_be() -> None:
    game = beset("do: [keeper_moves_you: {may: true}]").play(stage="turn-start", turn_of=JOE)
    answer(game, f"play omen on {JOE}")
    assert asked(game).options == ("to kitchen.b", "to library.a", "stay")
    answer(game, "stay")
    assert investigator(game, JOE).space == "library.b"


@pytest.mark.rule("1e.trade.same-space")
def test_what_befalls_a_trader_may_befall_the_other_too() -> None:
    text = "when: [{moment: trade, do: [other_does: [take_horror: 1]]}]"
    table = joe_beside_jenny(text, "kitchen.a", "kitchen.a", cards=["axe"])
    game = table.play(stage="trading")
    answer(game, f"give axe to {JENNY}")
    assert [investigator(game, who).sanity for who in (JOE, JENNY)] == [7, 8]


@pytest.mark.parametrize(("roll", "space"), [(1, "library.a"), (10, "library.b")])
def test_another_may_have_to_pass_a_test_to_go(roll: int, space: str) -> None:
    text = (
        "when: [{moment: companion-leaves, do: [other_does: [test: {of: luck, fail: [cancel]}]]}]"
    )
    game = joe_beside_jenny(text, "library.b", "library.b").dice(roll).play(turn_of=JOE)
    answer(game, "move library.a")
    assert (investigator(game, JOE).space, investigator(game, JOE).moved) == (space, 1)


# -- a word that the keeper gives --------------------------------------------------------------


@pytest.mark.rule("1e.mythos.partial-name")
def test_the_keeper_names_a_word_and_rooms_with_it_are_entered_with_dread() -> None:
    scar = (
        "do: [name_room_word]\n"
        "when: [{moment: would-enter, if: [entering_named], do: [take_horror: 1]}]"
    )
    table = TableBuilder(told=made(trauma=scar)).investigator(JOE, "kitchen.b", damage=2)
    game = table.hand("scar", "salt-in-the-cut").threat(1).play(stage="turn-start", turn_of=JOE)
    answer(game, f"play salt-in-the-cut on {JOE}", f"play scar on {JOE}")
    assert {"name Hall", "name Entrance", "name Study"} <= set(asked(game).options)
    assert all(option.removeprefix("name ").isalpha() for option in asked(game).options)
    answer(game, "name Bathroom")
    assert game.view("investigator-1").spoken == {"scar": "Bathroom"}
    answer(game, "move library.b")
    assert investigator(game, JOE).sanity == 8
    answer(game, "move kitchen.b", "run bathroom.b")
    assert investigator(game, JOE).sanity == 7
