"""Fire, on the investigators' side: it hurts, is fought, and spreads; and the set fire action."""

import pytest

from madhouse.second.building import TableBuilder
from tests.rules.second.tables import (
    DOORMAN,
    LEV,
    PEARL,
    answer,
    app,
    asked,
    figure,
    kinds,
    offered,
    rolls,
    told,
    two,
)

DESK = """
tokens:
  - id: desk
    kind: search
    at: front-hall.a
    options: [{label: The desk., stays: true}, {label: A glance., free: true}]
"""


def burns(game_of: TableBuilder, *options: str) -> int:
    """How much Lev suffers of the Fire."""
    game = game_of.play(turn_of=LEV)
    answer(game, *options)
    assert told(game, "harm") == []  # never faceup, not even to be resolved and turned over
    return len(figure(game, LEV).damage_facedown)


@pytest.mark.rule("2e.fire.enter-damage")
def test_whoever_moves_into_fire_suffers_each_time() -> None:
    steps = ["move front-hall.b", "move front-hall.a", "move front-hall.b"]
    assert burns(two().fire("front-hall.b"), *steps) == 2


@pytest.mark.rule("2e.fire.after-action-damage", "2e.action-icon.free-otherwise")
def test_an_action_in_fire_hurts_and_what_is_free_does_not() -> None:
    table = two(DESK).token("desk", "front-hall.a").fire("front-hall.a")
    assert burns(table, "search desk 1", "search desk 0") == 1


@pytest.mark.rule("2e.fire.after-action-damage")
def test_a_move_action_out_of_fire_does_not_hurt() -> None:
    assert burns(two().fire("front-hall.a"), "move front-hall.b") == 0


@pytest.mark.rule("2e.fire.forfeit-damage", "2e.conflict.forfeit-in-fire")
@pytest.mark.parametrize("deed", ["search desk 0", "move front-hall.b"])
def test_a_forfeited_action_in_fire_hurts_once_a_move_too(deed: str) -> None:
    table = two(DESK + DOORMAN).token("desk", "front-hall.a").fire("front-hall.a")
    table.monster("cultist", "front-hall.a", name="doorman").dice(*rolls(5))
    assert burns(table, deed) == 1


@pytest.mark.rule("2e.fire.extinguish", "2e.fire.extinguish-successes")
def test_each_success_puts_out_one_fire_here_or_where_one_moves_later() -> None:
    table = two().fire("front-hall.a", "front-hall.b", "parlour.a")
    game = table.dice(*rolls(5, 2)).play(turn_of=LEV)
    answer(game, "fight the fire")
    assert told(game, "rolled")[0]["skill"] == "agility"
    answer(game, "put out the fire", "move front-hall.b", "put out the fire", "move parlour.a")
    assert game.table.state.fire == ["parlour.a"]
    assert len(figure(game, LEV).damage_facedown) == 1  # of the third, for which nothing is left


@pytest.mark.rule("2e.fire.extinguished-no-damage")
def test_fire_that_was_put_out_does_not_hurt_and_fire_that_was_left_does() -> None:
    fought = two().fire("front-hall.a").dice(*rolls(5, 1))
    assert burns(fought, "fight the fire", "put out the fire") == 0
    left = two().fire("front-hall.a").dice(*rolls(5, 1))
    assert burns(left, "fight the fire", "leave it") == 1


@pytest.mark.rule("2e.conflict.extinguish-duration")
def test_successes_last_for_the_round_beyond_the_turn() -> None:
    moved = "events: [{id: drag, when: {round: 1}, text: It drags., do: [{each: {do: [{move_to: "
    moved += "kitchen.a}]}}]}]"
    builder = two(moved).fire("kitchen.a")
    builder.state.investigators[0].hoses = 1
    game = builder.play(stage="mythos")
    while asked(game).kind != "put-out":
        game.apply(asked(game).seats[0], asked(game).options[0])
    assert asked(game).about["who"] == LEV
    answer(game, "put out the fire")
    assert "kitchen.a" not in game.table.state.fire


@pytest.mark.rule("2e.conflict.extinguish-duration")
def test_with_the_next_round_they_are_gone() -> None:
    builder = two()
    builder.state.investigators[0].hoses = 1
    game = builder.play(stage="round")
    assert figure(game, LEV).hoses == 0


@pytest.mark.rule("2e.fire.spread", "2e.conflict.fire-spread-choice", "2e.faq.fire-and-walls")
def test_fire_spreads_to_one_space_of_the_groups_choice_past_no_wall() -> None:
    table = two().fire("front-hall.b").barricade("parlour.a", blocks="front-hall.b|parlour.a")
    game = table.play(stage="mythos")
    # Room six lies behind a wall; the blocked door stops nothing.
    assert asked(game).options == ("fire to front-hall.a", "fire to parlour.a")
    assert asked(game).seats == ("player-1", "player-2")
    game.apply("player-2", "fire to parlour.a")
    game.apply("player-1", "agree")
    assert game.table.state.fire == ["front-hall.b", "parlour.a"]


@pytest.mark.rule("2e.fire.spread", "2e.conflict.fire-spread-choice")
def test_fire_with_nowhere_to_go_stays_where_it_is() -> None:
    spaces = sorted(two().places)
    game = two().fire(*spaces).play(stage="mythos")
    assert sorted(game.table.state.fire) == spaces


@pytest.mark.rule("2e.conflict.passage-adjacency")
def test_fire_passes_secret_passages() -> None:
    game = two().fire("room-six.a").passages("room-six.a", "kitchen.a").play(stage="mythos")
    assert asked(game).options == ("fire to kitchen.a", "fire to room-six.b")


@pytest.mark.rule("2e.fire.spread")
def test_where_everything_burns_it_does_not_spread() -> None:
    table = two(pearl="front-hall.b").laid("m1").fire("front-hall.a", "front-hall.b")
    assert "fire-spreads" not in kinds(table.play(stage="mythos"))


@pytest.mark.rule("2e.fire.spread-timing", "2e.fire.app-reminder")
def test_it_spreads_before_any_event_and_the_app_says_so() -> None:
    written = "events: [{id: knock, when: {round: 1}, text: A knock.}]"
    game = two(written).fire("room-six.a").play(stage="mythos")
    seen = kinds(game)
    assert seen.index("fire-spreads") < seen.index("fire") < seen.index("event")


@pytest.mark.rule("2e.fire.app-reminder")
def test_without_fire_the_app_says_nothing() -> None:
    assert "fire-spreads" not in kinds(two().play(stage="mythos"))


def with_lamp(**more: str) -> TableBuilder:
    builder = two(**more)
    builder.state.investigators[0].possessions = [builder._take("hurricane-lamp")]
    return builder


@pytest.mark.rule("2e.set-fire.place", "2e.fire.by-set-fire", "2e.conflict.wall-adjacency")
def test_fire_is_set_where_one_stands_or_beside_it_past_no_wall() -> None:
    game = with_lamp(lev="front-hall.b").play(turn_of=LEV)
    assert offered(game, "set fire") == [
        "set fire to front-hall.b",
        "set fire to front-hall.a",
        "set fire to parlour.a",
    ]
    answer(game, "set fire to parlour.a")
    assert game.table.state.fire == ["parlour.a"]
    assert figure(game, LEV).actions == 1


@pytest.mark.rule("2e.set-fire.needs-light-source")
def test_without_a_light_source_nobody_sets_fire() -> None:
    assert offered(two().play(turn_of=LEV), "set fire") == []


@pytest.mark.rule("2e.set-fire.not-on-fire", "2e.fire.one-per-space")
def test_no_fire_is_set_where_there_is_fire() -> None:
    game = with_lamp().fire("front-hall.a").play(turn_of=LEV)
    assert "set fire to front-hall.a" not in offered(game, "set fire")


@pytest.mark.rule("2e.fire.one-per-space")
def test_a_second_fire_cannot_be_placed() -> None:
    written = (
        "events: [{id: e, when: {round: 1}, text: E., do: [{set_alight: {place: kitchen.a}}]}]"
    )
    every = sorted(two(written).places)
    game = two(written).fire(*every).play(stage="mythos")
    assert game.table.state.fire.count("kitchen.a") == 1


@pytest.mark.rule("2e.set-fire.tell-app", "2e.fire.menu-reminder", "2e.conflict.set-fire-reminder")
def test_the_app_notices_fire_by_itself() -> None:
    game = with_lamp().play(turn_of=LEV)
    assert not app(game).fire
    answer(game, "set fire to front-hall.b")
    assert app(game).fire
    assert told(game, "fire") == [{"space": "front-hall.b"}]


@pytest.mark.rule("2e.conflict.fire-own-making")
def test_whoever_sets_fire_to_the_own_space_and_stays_is_hurt() -> None:
    assert burns(with_lamp(), "set fire to front-hall.a") == 1
    assert burns(with_lamp(), "set fire to front-hall.b") == 0


@pytest.mark.rule("2e.conflict.specific-space-triggers", "2e.movement.specific-space")
def test_a_move_to_a_specific_space_burns_at_its_end_and_nowhere_between() -> None:
    moved = "events: [{id: drag, when: {round: 1}, text: It drags., do: [{each: {do: [{move_to: "
    moved += "parlour.a}]}}]}]"
    game = two(moved).fire(*sorted(two().places)).play(stage="mythos")
    assert [each["space"] for each in told(game, "burned")] == ["parlour.a", "parlour.a"]
    assert {figure(game, who).space for who in (LEV, PEARL)} == {"parlour.a"}


@pytest.mark.rule("2e.conflict.eliminated-mid-action", "2e.faq.effect-on-eliminated")
def test_of_an_action_that_eliminates_what_concerns_the_app_still_happens() -> None:
    written = """
tokens:
  - id: desk
    kind: search
    at: front-hall.a
    options:
      - label: It.
        do: [{suffer: {damage: 9, facedown: true}}, {learn: seen}, gain_clue]
facts: [{id: seen, text: It was seen.}]
"""
    builder = two(written).token("desk", "front-hall.a").fire("front-hall.a")
    builder.state.investigators[0].wounded = True
    game = builder.play(turn_of=LEV)
    answer(game, "search desk 0")
    assert figure(game, LEV).eliminated
    assert app(game).facts == ["seen"]
    assert told(game, "clues") == told(game, "burned") == []
    assert asked(game).about["who"] == PEARL
