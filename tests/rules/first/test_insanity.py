"""Insanity: no sanity left, and what the keeper may do with that."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.tables import JOE, answer, asked, investigator, joe, told


def horrified(horror: int, *hand: str) -> Game[State, View]:
    """Joe, sanity 8, takes two horror."""
    table = joe("cellar.a", horror=horror).dark("cellar").threat(1).dice(10)
    game = table.hand("two-shadows", *hand).play(turn_of=JOE, stage="turn-start")
    answer(game, f"play two-shadows on {JOE}")
    return game


@pytest.mark.rule("1e.horror.insane-at-zero")
def test_at_no_sanity_he_goes_mad_and_plays_on() -> None:
    game = horrified(6)
    assert investigator(game, JOE).sanity == 0
    assert told(game, "insane") == [{"who": JOE}]
    assert asked(game).about == {"who": JOE, "steps": 2, "action": True}


@pytest.mark.rule("1e.horror.floor")
@pytest.mark.parametrize("horror", [7, 8])
def test_sanity_never_falls_below_zero_and_no_token_is_added(horror: int) -> None:
    game = horrified(horror)
    assert investigator(game, JOE).sanity == 0
    assert game.table.state.investigators[0].horror == 8


@pytest.mark.rule("1e.horror.insane-would-gain")
def test_an_insane_investigator_can_be_given_an_insanity_as_if_he_had_taken_horror() -> None:
    game = horrified(8, "the-shakes")
    assert asked(game).kind == "trauma"
    answer(game, f"play the-shakes on {JOE}")
    assert investigator(game, JOE).trauma == ["the-shakes"]


def keepers_turn(horror: int, threat: int = 0) -> Game[State, View]:
    table: TableBuilder = joe("cellar.a", horror=horror, cards=["barnes-cordial"])
    return table.hand("the-shakes", "sleepwalker").threat(threat).play(stage="keeper-actions")


@pytest.mark.rule("1e.horror.insane-keeper-action", "1e.open.insanity-trauma-cost")
def test_an_insane_investigator_can_be_given_an_insanity_by_a_keeper_action_for_nothing() -> None:
    game = keepers_turn(horror=8)
    answer(game, f"afflict {JOE}", "the-shakes")
    assert investigator(game, JOE).trauma == ["the-shakes"]
    assert game.view("keeper").keeper.threat == 0


@pytest.mark.rule("1e.conflict.insanity-trauma-limit")
def test_he_is_given_only_one_in_a_keeper_turn() -> None:
    game = keepers_turn(horror=8, threat=2)
    answer(game, f"afflict {JOE}", "the-shakes")
    assert asked(game).kind == "keeper-action"
    assert f"afflict {JOE}" not in asked(game).options
    answer(game, "done", "end turn")
    assert f"afflict {JOE}" in asked(game).options


@pytest.mark.rule("1e.horror.sane-again", "1e.horror.insane-keeper-action")
def test_with_any_sanity_he_is_sane() -> None:
    assert f"afflict {JOE}" not in asked(keepers_turn(horror=7, threat=1)).options
    table = joe("cellar.a", horror=8, cards=["barnes-cordial"]).hand("the-shakes")
    game = table.play(turn_of=JOE)
    answer(game, "use barnes-cordial", "end turn")
    assert asked(game).kind == "keeper-action"
    assert f"afflict {JOE}" not in asked(game).options


@pytest.mark.rule("1e.open.card-overrides")
def test_a_card_may_kill_one_who_is_in_perfect_health() -> None:
    game = horrified(6, "the-only-way-out")
    assert investigator(game, JOE).health == 9
    answer(game, f"play the-only-way-out on {JOE}")
    assert [each["who"] for each in told(game, "killed")] == [JOE]
