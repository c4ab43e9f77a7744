"""The Investigator Trading Step."""

import pytest

from madhouse.first.building import TableBuilder
from tests.rules.first.tables import JENNY, JOE, answer, asked, investigator, joe, told

GLORIA = "gloria-goldberg"


def pair(*cards: str, stun: int = 0) -> TableBuilder:
    """Joe, with these cards, and Jenny in the same space."""
    return joe(players=2, cards=cards, stun=stun).investigator(JENNY, "kitchen.a")


@pytest.mark.rule("1e.trade.same-space")
def test_cards_go_to_those_in_the_same_space_only() -> None:
    table = joe(players=3, cards=["axe"]).investigator(JENNY, "kitchen.a")
    game = table.investigator(GLORIA, "kitchen.b").play(stage="trading")
    assert asked(game).options == (f"give axe to {JENNY}", "done")
    answer(game, f"give axe to {JENNY}")
    assert (investigator(game, JOE).cards, investigator(game, JENNY).cards) == ([], ["axe"])


@pytest.mark.rule("1e.trade.any-number")
def test_as_many_cards_as_they_wish_change_hands() -> None:
    game = pair("axe", "lantern", "brass-key").carries(JENNY, "crowbar").play(stage="trading")
    answer(game, *(f"give {card} to {JENNY}" for card in ("axe", "lantern", "brass-key")))
    answer(game, f"give crowbar to {JOE}")
    assert investigator(game, JENNY).cards == ["axe", "lantern", "brass-key"]
    assert investigator(game, JOE).cards == ["crowbar"]


@pytest.mark.rule("1e.trade.any-number")
def test_a_card_changes_hands_once_a_step_and_again_in_the_next() -> None:
    game = pair("axe").play(stage="trading")
    answer(game, f"give axe to {JENNY}")
    assert asked(game).kind == "keeper-action"  # Jenny cannot give it back
    while asked(game).kind != "trade":
        answer(game, asked(game).options[-1])
    assert asked(game).options == (f"give axe to {JOE}", "done")


@pytest.mark.rule("1e.trade.types", "1e.conflict.trade-types", "1e.conflict.ally-type")
def test_six_types_are_traded_and_clues_are_not() -> None:
    traded = ["brass-key", "lantern", "axe", "the-grey-salt", "bosun-the-cat", "ephemeris"]
    game = pair(*traded, "cold-supper-3a").play(stage="trading")
    assert asked(game).options == (*(f"give {card} to {JENNY}" for card in traded), "done")


@pytest.mark.rule("1e.trade.types")
def test_who_has_only_clues_is_not_asked() -> None:
    game = pair("cold-supper-3a").play(stage="trading")
    assert asked(game).kind == "keeper-action"


@pytest.mark.rule("1e.trade.no-drop")
def test_nothing_may_be_dropped_while_trading() -> None:
    game = pair("axe").play(stage="trading")
    assert not [option for option in asked(game).options if "drop" in option]
    answer(game, "done")
    assert told(game, "dropped") == []
    assert game.view("keeper").rooms["kitchen"].pile == []


@pytest.mark.rule("1e.trade.stun-discard")
def test_after_trading_a_stunned_investigator_may_discard_one_token() -> None:
    game = pair("axe", stun=2).play(stage="trading")
    assert asked(game).kind == "trade"
    answer(game, "done")
    assert (asked(game).kind, asked(game).seats) == ("recover", ("investigator-1",))
    answer(game, "discard a stun token")
    assert investigator(game, JOE).stun == 1
    assert asked(game).kind == "keeper-action"


@pytest.mark.rule("1e.trade.stun-discard")
def test_he_may_also_keep_it() -> None:
    game = pair(stun=1).play(stage="trading")
    answer(game, "keep it")
    assert investigator(game, JOE).stun == 1


@pytest.mark.rule("1e.open.turn-meaning")
def test_the_keepers_turn_begins_with_trading_for_all_that_is_counted_by_the_turn() -> None:
    table = pair("axe").facedown(JOE, "the-wrong-name").hand("panic").monster("zombie", "library.a")
    table.state.investigators[0].faced = [1]  # in his own turn
    game = table.dice(1).play(stage="trading")
    answer(game, f"give axe to {JENNY}", f"play panic on {JOE}", "to library.b")
    assert [facts["monster"] for facts in told(game, "faces")] == [1]
    answer(game, "to library.a")
    assert asked(game).kind == "keeper-action"
    assert game.table.state.investigators[0].faced == [1]  # not again in this turn


@pytest.mark.rule("1e.open.killed-mid-step")
def test_who_dies_while_trading_trades_no_more_and_the_step_goes_on() -> None:
    table = joe(players=2, cards=["axe", "lantern"], horror=7, stun=1).hand("the-only-way-out")
    table.investigator(JENNY, "kitchen.a", cards=["crowbar"], stun=1)
    game = table.facedown(JOE, "the-wrong-name").play(stage="trading")
    answer(game, f"give axe to {JENNY}", f"play the-only-way-out on {JOE}")
    assert [facts["who"] for facts in told(game, "killed")] == [JOE]
    assert (asked(game).kind, asked(game).about) == ("recover", {"who": JENNY})
