"""The trade action: giving, picking up and dropping, by everybody in the space."""

import pytest

from madhouse.second.building import TableBuilder
from tests.rules.second.tables import LEV, PEARL, TOMAS, answer, asked, box, cards, figure, offered
from tests.second.houses import house


def table(pearl_at: str = "parlour.a", seat: str = "") -> TableBuilder:
    builder = TableBuilder(told=house())
    builder.investigator(LEV, at="parlour.a", has=["hurricane-lamp", "crowbar"], clues=2)
    builder.investigator(PEARL, at=pearl_at, seat=seat, has=["length-of-pipe"])
    return builder.dropped("parlour.a", "fire-bucket")


@pytest.mark.rule("2e.trade.everyone-in-space", "2e.trade.give")
def test_everybody_in_the_space_may_give_what_they_have() -> None:
    game = table().investigator(TOMAS, at="parlour.b", has=["ice-axe"]).play(turn_of=LEV)
    answer(game, "trade", f"{LEV} gives hurricane-lamp to {PEARL}", "done")
    assert asked(game).seats == ("player-2",)
    answer(game, f"{PEARL} gives length-of-pipe to {LEV}")
    assert not offered(game, TOMAS)
    assert not any(TOMAS in option for option in asked(game).options)
    answer(game, "done", "done")
    assert asked(game).kind == "turn"
    assert cards(game, LEV) == ["crowbar", "length-of-pipe"]
    assert cards(game, PEARL) == ["hurricane-lamp"]


@pytest.mark.rule("2e.trade.drop", "2e.drop.in-space", "2e.drop.by-trade")
def test_possessions_are_dropped_into_the_space() -> None:
    game = table().play(turn_of=LEV)
    answer(game, "trade", f"{LEV} drops crowbar", f"{LEV} drops hurricane-lamp", "done")
    assert cards(game, LEV) == []
    lying = [box(game).front(each) for each in game.table.state.dropped["parlour.a"]]
    assert lying == ["fire-bucket", "crowbar", "hurricane-lamp"]


@pytest.mark.rule("2e.trade.pick-up", "2e.pick-up.claims", "2e.pick-up.by-trade")
def test_what_lies_in_the_space_is_picked_up() -> None:
    game = table().play(turn_of=LEV)
    answer(game, "trade", "done", f"{PEARL} picks up fire-bucket")
    assert cards(game, PEARL) == ["length-of-pipe", "fire-bucket"]
    assert game.table.state.dropped == {}


@pytest.mark.rule("2e.pick-up.by-trade")
def test_what_lies_elsewhere_is_not_picked_up() -> None:
    game = table().investigator(TOMAS, at="kitchen.a", has=["ice-axe"]).play(turn_of=TOMAS)
    answer(game, "trade")
    assert asked(game).options == (f"{TOMAS} drops ice-axe", "done")


@pytest.mark.rule("2e.trade.any-number-any-order")
def test_within_one_action_all_of_it_is_mixed_freely() -> None:
    game = table().play(turn_of=LEV)
    answer(
        game,
        "trade",
        f"{LEV} drops crowbar",
        f"{LEV} picks up fire-bucket",
        f"{LEV} gives fire-bucket to {PEARL}",
        f"{LEV} picks up crowbar",
        "done",
    )
    answer(game, f"{PEARL} gives fire-bucket to {LEV}", f"{PEARL} drops length-of-pipe", "done")
    answer(game, f"{LEV} picks up length-of-pipe", "done")
    assert asked(game).kind == "turn"  # Pearl has nothing left, and nothing lies there
    assert cards(game, LEV) == ["hurricane-lamp", "crowbar", "fire-bucket", "length-of-pipe"]
    assert figure(game, LEV).actions == 1


@pytest.mark.rule("2e.golden.player-decides")
def test_a_person_who_runs_both_is_asked_once_for_both() -> None:
    game = table(seat="player-1").play(turn_of=LEV)
    answer(game, "trade")
    assert offered(game, f"{LEV} gives crowbar", f"{PEARL} gives length-of-pipe") == [
        f"{LEV} gives crowbar to {PEARL}",
        f"{PEARL} gives length-of-pipe to {LEV}",
    ]
    answer(game, "done")
    assert asked(game).kind == "turn"


@pytest.mark.rule("2e.clue.not-possession")
def test_clues_are_neither_given_nor_dropped() -> None:
    game = table().play(turn_of=LEV)
    answer(game, "trade")
    assert {each.split()[2] for each in offered(game, LEV) if "picks" not in each} == {
        "hurricane-lamp",
        "crowbar",
    }


@pytest.mark.rule("2e.conflict.pick-up-side")
def test_a_flipped_item_keeps_its_side_whoever_has_it() -> None:
    builder = table()
    lev = builder.state.investigators[0]
    lev.flipped = [lev.possessions[0]]
    game = builder.play(turn_of=LEV)
    answer(game, "trade", f"{LEV} drops hurricane-lamp~", "done")
    answer(game, f"{PEARL} picks up hurricane-lamp~", "done", "done")
    assert figure(game, PEARL).flipped == figure(game, PEARL).possessions[1:]
    assert figure(game, LEV).flipped == game.table.state.flipped == []


@pytest.mark.rule("2e.conflict.pick-up-side")
def test_a_flipped_item_that_is_given_keeps_its_side() -> None:
    builder = table()
    lev = builder.state.investigators[0]
    lev.flipped = [lev.possessions[0]]
    game = builder.play(turn_of=LEV)
    answer(game, "trade", f"{LEV} gives hurricane-lamp~ to {PEARL}")
    assert figure(game, PEARL).flipped == figure(game, PEARL).possessions[1:]
    assert figure(game, LEV).flipped == []


@pytest.mark.rule("2e.trade.everyone-in-space")
def test_where_nothing_can_change_hands_nobody_trades() -> None:
    builder = TableBuilder(told=house()).investigator(LEV, at="kitchen.a")
    game = builder.investigator(PEARL, at="kitchen.b", has=["crowbar"]).play(turn_of=LEV)
    assert "trade" not in asked(game).options


@pytest.mark.rule("2e.trade.any-number-any-order", "2e.trade.give")
def test_two_copies_of_a_card_are_given_one_after_the_other() -> None:
    builder = TableBuilder(told=house()).investigator(LEV, at="yard.a", has=["hurricane-lamp"] * 2)
    game = builder.investigator(PEARL, at="yard.a").play(turn_of=LEV)
    giving = f"{LEV} gives hurricane-lamp to {PEARL}"
    answer(game, "trade", giving, giving)
    assert cards(game, PEARL) == ["hurricane-lamp"] * 2


@pytest.mark.rule("2e.trade.any-number-any-order", "2e.conflict.pick-up-side")
def test_two_flipped_copies_that_lie_there_are_both_picked_up() -> None:
    builder = TableBuilder(told=house()).investigator(LEV, at="yard.a")
    builder.investigator(PEARL, at="kitchen.b").dropped("yard.a", *["hurricane-lamp"] * 2)
    builder.state.flipped = list(builder.state.dropped["yard.a"])
    game = builder.play(turn_of=LEV)
    taking = f"{LEV} picks up hurricane-lamp~"
    answer(game, "trade", taking, taking)
    assert len(figure(game, LEV).flipped) == 2
