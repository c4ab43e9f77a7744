"""Small print: what is easily got wrong at the edge of a rule."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.rules.mythos_targets import stands_at
from madhouse.second.rules.possessions import gain_named
from madhouse.second.rules.spells import pass_on
from tests.rules.second.benches import bench, carry_out, table_of
from tests.rules.second.tables import LEV, PEARL, TOMAS, answer, asked, figure, offered, told


@pytest.mark.rule("2e.trade.everyone-in-space")
def test_one_trades_where_another_has_something_and_nowhere_else() -> None:
    def trades(pearl: str) -> bool:
        table = TableBuilder().investigator(LEV, at="kitchen.a")
        game = table.investigator(PEARL, at=pearl, has=["crowbar"]).play(turn_of=LEV)
        return "trade" in asked(game).options

    assert trades("kitchen.a")
    assert not trades("kitchen.b")


@pytest.mark.rule("2e.conflict.exhausted-supply")
def test_a_card_of_which_none_is_left_is_not_gained() -> None:
    game = bench().play(turn_of=LEV)
    g = table_of(game)
    lev = figure(game, LEV)
    assert gain_named(g, lev, "crowbar") == "crowbar-1"
    assert gain_named(g, lev, "crowbar") == "crowbar-2"
    assert gain_named(g, lev, "crowbar") is None
    assert lev.possessions == ["crowbar-1", "crowbar-2"]
    assert told(game, "none-left") == [{"card": "crowbar"}]


@pytest.mark.rule("2e.gain.spell", "2e.spell.random-copy")
def test_of_a_spell_any_copy_may_come() -> None:
    drawn = set()
    for number in range(12):
        table = bench()
        table.state.random.key = number.to_bytes(len(table.state.random.key), "big")
        game = table.play(turn_of=LEV)
        drawn.add(gain_named(table_of(game), figure(game, LEV), "scald"))
    assert len(drawn) > 1


@pytest.mark.rule("2e.conflict.another-copy")
def test_a_spell_that_is_passed_on_comes_back_as_another_copy() -> None:
    for number in range(6):
        table = bench(has=["scald"])
        table.state.random.key = number.to_bytes(len(table.state.random.key), "big")
        game = table.play(turn_of=LEV)
        lev = figure(game, LEV)
        (before,) = lev.possessions
        pass_on(table_of(game), lev, before)
        (after,) = lev.possessions
        assert after != before
        assert table_of(game).box.front(after) == "scald"
        assert before in game.table.state.spells
        assert after not in game.table.state.spells


def test_where_one_stands_is_said_by_features_and_rooms() -> None:
    table = TableBuilder().investigator(LEV, at="kitchen.a").investigator(PEARL, at="yard.a")
    game = table.fire("kitchen.a").darkness("yard.a").play(turn_of=LEV)
    g = table_of(game)
    lev, pearl = figure(game, LEV), figure(game, PEARL)
    for at, by_lev, by_pearl in (
        ("any", True, True),
        ("indoor", True, False),
        ("outdoor", False, True),
        ("fire", True, False),
        ("dark", False, True),
        ("crowd", False, False),
    ):
        assert (stands_at(g, lev, at), stands_at(g, pearl, at)) == (by_lev, by_pearl)


def test_harm_of_both_kinds_is_suffered_at_once() -> None:
    game = bench().play(turn_of=LEV)
    carry_out(game, "both")
    lev = figure(game, LEV)
    assert len(lev.damage) + len(lev.damage_facedown) == 1
    assert len(lev.horror) + len(lev.horror_facedown) == 1


@pytest.mark.rule("2e.barricade.block")
def test_a_barricade_is_shoved_against_the_door_that_was_chosen() -> None:
    table = TableBuilder().investigator(LEV, at="kitchen.a").investigator(PEARL, at="yard.a")
    game = table.barricade("kitchen.a").play(turn_of=LEV)
    (first, *_) = offered(game, "block")
    answer(game, first)
    (barricade,) = game.table.state.barricades
    assert barricade.blocks
    assert first.endswith(barricade.blocks)
    assert asked(game).kind == "turn"


def test_who_stands_in_a_space_and_in_a_room() -> None:
    table = TableBuilder().investigator(LEV, at="kitchen.a").investigator(PEARL, at="kitchen.a")
    game = table.investigator(TOMAS, at="yard.a").play(turn_of=LEV)
    g = table_of(game)
    assert [who.id for who in g.investigators_at("kitchen.a")] == [LEV, PEARL]
    assert [who.id for who in g.investigators_in("kitchen")] == [LEV, PEARL]
    assert g.seats_playing == ("player-1", "player-2", "player-3")
