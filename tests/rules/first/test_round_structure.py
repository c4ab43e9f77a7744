"""Round Structure: the investigators in an order of their own, then the keeper, again and again."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, answer, asked, joe, told


def two_players() -> TableBuilder:
    """Joe is on the keeper's left, Jenny sits next to him."""
    return joe("library.a", players=2).investigator(JENNY, "kitchen.a", JENNY_TRAITS)


def new_round() -> Game[State, View]:
    return two_players().play(stage="round")


@pytest.mark.rule("1e.round.order", "1e.round.each-once")
def test_when_each_investigator_has_had_one_turn_the_keeper_has_his() -> None:
    game = new_round()
    answer(game, "next investigator-1")
    assert (game.view("keeper").active, asked(game).kind) == (JOE, "turn")
    answer(game, "end turn")
    assert (game.view("keeper").active, asked(game).kind) == (JENNY, "turn")
    answer(game, "end turn")
    assert (asked(game).kind, asked(game).seats) == ("keeper-action", ("keeper",))


@pytest.mark.rule("1e.round.group-order")
@pytest.mark.parametrize("speaker", ["investigator-1", "investigator-2"])
@pytest.mark.parametrize(("first", "active"), [("investigator-1", JOE), ("investigator-2", JENNY)])
def test_the_players_settle_together_who_goes_next(speaker: str, first: str, active: str) -> None:
    game = new_round()
    game.apply(speaker, f"next {first}")
    assert game.view("keeper").active == active


@pytest.mark.parametrize(
    ("speaker", "sent_by"), [("investigator-1", JOE), ("investigator-2", None)]
)
def test_the_log_says_who_let_another_go_next(speaker: str, sent_by: str | None) -> None:
    game = new_round()
    game.apply(speaker, "next investigator-2")
    told_of = {"who": JENNY, "sent_by": sent_by, "by_seat": False, "first": True}
    assert told(game, "turn") == [told_of]


def test_the_log_says_who_went_first_in_a_round() -> None:
    game = new_round()
    answer(game, "next investigator-1")
    answer(game, "end turn")
    assert [each["first"] for each in told(game, "turn")] == [True, False]


@pytest.mark.rule("1e.round.default-order")
def test_players_who_cannot_agree_go_round_the_table_from_the_keepers_left() -> None:
    game = new_round()
    answer(game, "cannot agree")
    assert game.view("keeper").active == JOE
    answer(game, "end turn")
    assert game.view("keeper").active == JENNY


@pytest.mark.rule("1e.round.whole-turns")
def test_nobody_begins_a_turn_before_the_last_one_is_finished() -> None:
    game = new_round()
    answer(game, "next investigator-2", "move kitchen.b")
    assert asked(game).seats == ("investigator-2",)
    answer(game, "move kitchen.a", "run kitchen.b")
    assert asked(game).seats == ("investigator-1",)


@pytest.mark.rule("1e.round.repeat")
def test_after_the_keepers_turn_a_new_round_begins() -> None:
    game = new_round()
    answer(game, "cannot agree", "end turn", "end turn", "done")
    assert game.view("keeper").round == 2
    assert asked(game).seats == ("investigator-1", "investigator-2")
    assert asked(game).options[:2] == ("next investigator-1", "next investigator-2")


@pytest.mark.rule("1e.round.repeat")
def test_no_round_follows_the_last_event() -> None:
    table = two_players()
    last = len(table.story.events) - 1
    assert table.event(last, time=99).play(stage="event").over
