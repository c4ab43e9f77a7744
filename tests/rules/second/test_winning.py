"""Winning and losing: for all, and for single investigators."""

from typing import Any

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.winning import wins
from tests.rules.second.benches import START, bench, benched, carry_out
from tests.rules.second.tables import LEV, PEARL, TOMAS, Played, app, back_of, figure, told


def winners(game: Played) -> list[str]:
    return game.table.state.winners


def insane(back: str, **put: Any) -> TableBuilder:
    return bench(conditions=[f"insane: {back}"], **put)


@pytest.mark.rule("2e.winning.complete", "2e.winning.scenario-decides")
def test_a_completed_investigation_is_won_by_all() -> None:
    game = bench().play(turn_of=LEV)
    carry_out(game, "end well")
    assert game.result is not None
    assert game.result.winner == "investigators"
    assert winners(game) == [LEV, PEARL]


@pytest.mark.rule("2e.winning.too-slow", "2e.winning.too-slow-epilogue")
def test_too_slow_is_lost_by_all_and_the_epilogue_is_read() -> None:
    game = bench().play(turn_of=LEV)
    carry_out(game, "end late")
    assert winners(game) == []
    assert told(game, "ending")[0]["ending"] == "late"


@pytest.mark.rule("2e.winning.menu-eliminated")
def test_lost_by_an_elimination_the_epilogue_of_time_is_read() -> None:
    builder = bench(conditions=["wounded"]).round(3)
    builder.state.investigators[1].eliminated = True
    game = builder.play(turn_of=LEV)
    carry_out(game, "nine damage")
    assert told(game, "ending")[0]["ending"] == "late"


@pytest.mark.rule("2e.eliminated.no-win")
def test_an_eliminated_investigator_does_not_win() -> None:
    builder = bench()
    builder.state.investigators[1].eliminated = True
    game = builder.play(turn_of=LEV)
    carry_out(game, "end well")
    assert winners(game) == [LEV]


@pytest.mark.rule("2e.insane.changes-victory", "2e.winning.card-effects")
@pytest.mark.parametrize(
    ("back", "put", "ending", "won"),
    [
        ("not-the-lamp", {}, "end well", True),
        ("in-order", {}, "end well", True),
        ("in-order", {}, "end late", False),
        ("finish-something", {}, "end well", False),
        ("keep-it-close", {"has": ["crowbar"]}, "end well", False),
        ("keep-it-close", {"has": ["whalebone-charm"]}, "end well", True),
        ("keep-it-close", {"has": ["whalebone-charm"]}, "end late", False),
        ("let-it-burn", {}, "end well", False),
        ("somebody-has-to-stay", {}, "end well", False),
        ("he-was-kind-to-me", {}, "end well", True),
        ("one-chair-too-many", {}, "end well", False),
        ("nobody-leaves-early", {}, "end well", False),
        ("nobody-leaves-early", {}, "end late", True),
        ("i-will-see-to-things", {}, "end well", False),
    ],
)
def test_an_insane_investigator_wins_as_the_back_says(
    back: str, put: dict[str, object], ending: str, won: bool
) -> None:
    game = insane(back, **put).play(turn_of=LEV)
    carry_out(game, ending)
    assert (LEV in winners(game)) is won
    assert (PEARL in winners(game)) is (ending == "end well")


@pytest.mark.rule("2e.insane.changes-victory")
def test_one_who_had_to_finish_something_has_finished_it() -> None:
    builder = (
        insane("finish-something")
        .token("drawer", START)
        .dice("success", "success", "success", "success")
    )
    game = builder.play(turn_of=LEV)
    game.apply("player-1", "search drawer 0")
    assert figure(game, LEV).finished == 1
    carry_out(game, "end well")
    assert winners(game) == [LEV, PEARL]


@pytest.mark.rule("2e.insane.changes-victory")
def test_four_fires_at_an_ending_but_not_by_time() -> None:
    fires = ("parlour.a", "parlour.b", "kitchen.a", "kitchen.b")
    for ending, won in (("end well", True), ("end late", False)):
        game = insane("let-it-burn", pearl="landing.a").fire(*fires).play(turn_of=LEV)
        carry_out(game, ending)
        assert (LEV in winners(game)) is won


@pytest.mark.rule("2e.insane.changes-victory")
def test_the_one_who_stays_must_be_alone_elsewhere() -> None:
    builder = TableBuilder(told=benched()).token("bench", START)
    builder.investigator(PEARL, at=START)
    builder.investigator(LEV, at="kitchen.a", conditions=["insane: somebody-has-to-stay"])
    game = builder.play(turn_of=PEARL)
    carry_out(game, "end late")
    assert winners(game) == [LEV]


@pytest.mark.rule("2e.insane.changes-victory")
def test_a_chair_too_many_is_empty_when_another_is_wounded() -> None:
    builder = TableBuilder(told=benched()).token("bench", START)
    builder.investigator(LEV, at=START, conditions=["insane: one-chair-too-many"])
    builder.investigator(PEARL, at="kitchen.a", conditions=["wounded"])
    game = builder.play(turn_of=LEV)
    carry_out(game, "end well")
    assert winners(game) == [LEV, PEARL]


@pytest.mark.rule("2e.insane.changes-victory")
def test_nobody_leaves_early_is_lost_when_somebody_is_eliminated() -> None:
    builder = insane("nobody-leaves-early").investigator(TOMAS, at=START)
    builder.state.investigators[2].eliminated = True
    game = builder.play(turn_of=LEV)
    carry_out(game, "end late")
    assert winners(game) == []


@pytest.mark.rule("2e.insane.changes-victory")
def test_who_sees_to_things_has_the_most_evidence() -> None:
    builder = TableBuilder(told=benched()).token("bench", START)
    items = ["the-unopened-letter", "the-pursers-watch"]
    carried = [each for each in items if each in builder.box.item_cards]
    assert carried == []  # those of a scenario are no other's
    builder = TableBuilder().investigator(
        LEV, at="front-hall.a", has=items, conditions=["insane: i-will-see-to-things"]
    )
    game = builder.investigator(PEARL, at="parlour.a").play(turn_of=LEV)
    assert wins(game.table, figure(game, LEV), won=False)  # type: ignore[arg-type]


@pytest.mark.rule("2e.conflict.named-investigators-partial")
def test_who_was_kind_must_be_there_at_the_end() -> None:
    game = bench().token("porter", START).play(turn_of=LEV)
    lev = figure(game, LEV)
    copies = [
        each
        for each in game.table.state.conditions
        if (back := back_of(game, each)) and back.id == "he-was-kind-to-me"
    ]
    others = [each for each in game.table.state.conditions if each.startswith("insane")]
    for each in others:
        if each not in copies:
            game.table.state.conditions.remove(each)
    carry_out(game, "nine horror")
    assert game.pending[0].secret
    assert game.pending[0].seats == (lev.seat,)
    game.apply(lev.seat, "favour porter")
    del app(game).tokens["porter"]
    carry_out(game, "end well")
    assert winners(game) == [PEARL]
