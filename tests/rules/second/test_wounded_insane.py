"""Wounded and Insane: how much is too much, what it brings, and the second time."""

from typing import cast

import pytest

from madhouse.second.things.table import Table
from tests.rules.second.benches import bench, carry_out
from tests.rules.second.tables import LEV, PEARL, answer, app, box, figure, told, two

HEALTH, SANITY = 7, 7
"""Of Lev Abramson."""


@pytest.mark.rule("2e.wounded.threshold", "2e.wounded.effect")
def test_damage_equal_to_health_wounds_and_takes_the_facedown_cards_away() -> None:
    game = bench(damage=["limp", "cracked-ribs"], facedown=(HEALTH - 3, 0)).play(turn_of=LEV)
    assert not figure(game, LEV).wounded
    carry_out(game, "facedown damage")
    lev = figure(game, LEV)
    assert lev.wounded
    assert [box(game).front(each) for each in lev.conditions] == ["wounded"]
    assert (len(lev.damage), lev.damage_facedown) == (2, [])
    assert len(game.table.state.damage_deck) == 46


@pytest.mark.rule("2e.wounded.all-damage-first")
def test_all_damage_of_one_effect_is_suffered_before_one_is_wounded() -> None:
    game = bench(facedown=(HEALTH - 1, 0)).play(turn_of=LEV)
    carry_out(game, "three facedown damage")
    lev = figure(game, LEV)
    assert lev.wounded
    assert not lev.eliminated
    assert lev.damage_facedown == []


@pytest.mark.rule("2e.wounded.second-time")
def test_a_wounded_investigator_is_eliminated_by_as_much_again() -> None:
    game = bench(conditions=["wounded"], facedown=(HEALTH - 1, 0)).play(turn_of=LEV)
    carry_out(game, "facedown damage")
    assert figure(game, LEV).eliminated


@pytest.mark.rule("2e.conflict.wounded-still-full")
def test_faceup_cards_alone_at_the_limit_eliminate_at_once() -> None:
    kept = ["limp", "cracked-ribs", "split-lip", "ringing-ears", "turned-ankle", "concussion"]
    game = bench(damage=kept).on_top("limp").play(turn_of=LEV)
    carry_out(game, "damage")
    assert figure(game, LEV).eliminated
    assert told(game, "wounded")
    assert told(game, "eliminated")


@pytest.mark.rule("2e.insane.threshold", "2e.insane.effect")
def test_horror_equal_to_sanity_drives_insane_and_takes_the_facedown_cards_away() -> None:
    game = bench(horror=["sleepless"], facedown=(0, SANITY - 2)).play(turn_of=LEV)
    carry_out(game, "facedown horror")
    lev = figure(game, LEV)
    assert lev.insane
    assert [box(game).front(each) for each in lev.conditions] == ["insane"]
    assert (len(lev.horror), lev.horror_facedown) == (1, [])


@pytest.mark.rule("2e.insane.all-horror-first")
def test_all_horror_of_one_effect_is_suffered_before_one_is_insane() -> None:
    game = bench().play(turn_of=LEV)
    carry_out(game, "nine horror")
    lev = figure(game, LEV)
    assert lev.insane
    assert not lev.eliminated
    assert lev.horror_facedown == []


@pytest.mark.rule("2e.insane.second-time")
def test_an_insane_investigator_is_eliminated_by_as_much_again() -> None:
    game = bench(conditions=["insane: in-order"]).play(turn_of=LEV)
    carry_out(game, "nine horror")
    assert figure(game, LEV).eliminated


@pytest.mark.rule("2e.insane.player-count-redraw", "2e.conflict.players-or-investigators")
def test_a_copy_that_asks_for_more_players_is_never_kept() -> None:
    for number in range(25):
        builder = bench()
        builder.state.random.key = bytes([number]) * len(builder.state.random.key)
        game = builder.play(turn_of=LEV)
        carry_out(game, "nine horror")
        (copy,) = figure(game, LEV).conditions
        back = cast(Table, game.table).condition_back(copy)
        assert back is not None
        assert back.players <= 2


@pytest.mark.rule(
    "2e.condition.insane-own-back",
    "2e.insane.back-not-revealed",
    "2e.double-sided.insane-exception",
)
def test_only_its_owner_sees_the_back_of_insane() -> None:
    game = bench().play(turn_of=LEV)
    carry_out(game, "nine horror")
    (copy,) = figure(game, LEV).conditions
    assert game.table.state.seen[copy] == 1 << game.table.state.seats.index(figure(game, LEV).seat)
    assert all(copy not in str(event.facts) for event in game.log)


@pytest.mark.rule("2e.conflict.exhausted-conditions")
def test_without_a_copy_left_the_rest_still_applies() -> None:
    builder = bench(facedown=(HEALTH - 1, 0))
    builder.state.conditions = [
        each for each in builder.state.conditions if not each.startswith("wounded")
    ]
    game = builder.play(turn_of=LEV)
    carry_out(game, "facedown damage")
    lev = figure(game, LEV)
    assert lev.wounded
    assert not lev.conditions
    assert not lev.damage_facedown


@pytest.mark.rule("2e.eliminated.drop-and-remove", "2e.conflict.eliminated-leftovers")
def test_the_eliminated_drop_what_they_have_and_leave_the_board() -> None:
    builder = bench(
        has=["crowbar", "scald"],
        clues=2,
        conditions=["wounded", "owed", "insane: in-order"],
        horror=["sleepless"],
    )
    game = builder.play(turn_of=LEV)
    carry_out(game, "nine damage")
    lev, state = figure(game, LEV), game.table.state
    assert lev.space == ""
    assert lev.clues == 0
    assert not lev.horror
    fronts = [box(game).front(each) for each in state.dropped["front-hall.a"]]
    assert fronts == ["crowbar", "scald"]
    assert len(state.horror_deck) == len(state.damage_deck) == 48
    assert [box(game).front(each) for each in lev.conditions] == ["insane"]  # its goal is on record


@pytest.mark.rule("2e.conflict.eliminated-mid-action", "2e.faq.effect-on-eliminated")
def test_what_was_still_to_happen_to_the_eliminated_is_off() -> None:
    game = bench(conditions=["wounded"]).play(turn_of=LEV)
    carry_out(game, "nine damage")
    assert told(game, "clues") == []


@pytest.mark.rule("2e.eliminated.no-turn", "2e.eliminated.last-phase")
def test_the_others_have_one_whole_phase_more() -> None:
    game = bench(conditions=["wounded"]).play(turn_of=LEV)
    carry_out(game, "nine damage")
    assert app(game).deadline == app(game).round + 1
    answer(game, "end turn")  # Pearl, who has not taken her turn
    while game.pending and game.table.state.active != PEARL:
        answer(game, game.pending[0].options[0])
    assert app(game).round == 2
    answer(game, "end turn")
    assert game.result is not None
    assert game.result.reason == "eliminated"


@pytest.mark.rule("2e.conflict.next-investigator-phase", "2e.winning.eliminated-deadline")
def test_the_phase_under_way_does_not_count() -> None:
    game = bench(conditions=["wounded"]).play(turn_of=LEV)
    carry_out(game, "nine damage")
    answer(game, "end turn")
    assert game.result is None


@pytest.mark.rule("2e.eliminated.all-eliminated")
def test_when_all_are_eliminated_it_is_over_at_once() -> None:
    builder = bench(conditions=["wounded"])
    builder.state.investigators[1].eliminated = True
    builder.state.investigators[1].space = ""
    game = builder.play(turn_of=LEV)
    carry_out(game, "nine damage")
    assert game.result is not None
    assert game.result.winner == "nobody"


@pytest.mark.rule("2e.golden.component-beats-rules")
def test_a_rule_of_the_house_that_stands_in_is_told() -> None:
    rule = """
rules:
  - id: mercy
    text: Nobody is eliminated.
    when: [{moment: would-be-eliminated, instead: true, do: [{heal: {damage: 9}}]}]
tokens:
  - id: stove
    kind: interact
    at: front-hall.a
    options: [{label: It, do: [{suffer: {damage: 9, facedown: true}}]}]
"""
    table = two(rule).token("stove", "front-hall.a")
    table.state.investigators[0].wounded = True
    game = table.play(turn_of=LEV)
    answer(game, "interact stove 0")
    assert told(game, "rule-held") == [{"who": LEV, "rule": "mercy"}]
