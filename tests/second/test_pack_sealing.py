"""What tokens and cards of packs do that cannot be taken back, as it is said before."""

import pytest

from madhouse.editions import edition_of
from madhouse.engine.forms import verb_of
from madhouse.second.building import TableBuilder
from madhouse.second.rules.overgrowth import CUT_CLEAR
from madhouse.second.rules.rift import CLOSE_RIFTS
from madhouse.second.rules.rubble import CLEAR_RUBBLE
from madhouse.second.told.sealing import always_seals
from madhouse.second.told.telling import teller_for
from tests.rules.second.tables import LEV
from tests.second.lamplight import two_packed

HALL, NEXT = "front-hall.a", "front-hall.b"
STEP, BACK_AGAIN = f"move {NEXT}", f"move {HALL}"
DESK = """
tokens:
  - id: desk
    kind: search
    at: front-hall.a
    options: [{label: The desk., stays: true}]
"""


def seals(table: TableBuilder, option: str, *before: str) -> bool:
    """Whether an option of Lev's turn says so, after these."""
    game, told = table.play(turn_of=LEV), table.edition
    for each in before:
        game.apply("player-1", each)
    teller = teller_for(told.box, told.scenario)
    ahead = edition_of("second").service.forewarned(game, game.pending[0], teller)
    return ahead.options[option].seals


@pytest.mark.rule("2e.overgrowth.leave-test")
def test_who_leaves_overgrowth_rolls_for_it() -> None:
    assert not seals(two_packed(), STEP)
    assert seals(two_packed().feature("overgrowth", HALL), STEP)
    assert not seals(two_packed().feature("overgrowth", NEXT), STEP)


@pytest.mark.rule("2e.water.stops-movement")
def test_a_last_move_that_water_stops_ends_the_turn() -> None:
    assert not seals(two_packed(), BACK_AGAIN, STEP)
    assert seals(two_packed().feature("water", HALL, NEXT), BACK_AGAIN, STEP)


@pytest.mark.rule("2e.rift.after-action", "2e.rift.close-successes")
def test_who_acts_in_a_rift_is_lost_unless_it_can_be_closed() -> None:
    desk = two_packed(DESK).token("desk", HALL)
    assert not seals(desk, "search desk 0")
    assert seals(desk.feature("rift", HALL), "search desk 0")
    desk._extras("").closings[LEV] = 1
    assert not seals(desk, "search desk 0")


@pytest.mark.rule("2e.rift.close", "2e.rubble.clear-action", "2e.overgrowth.blade-action")
def test_dice_are_rolled_to_close_and_to_clear_but_not_to_cut() -> None:
    assert [
        always_seals("turn", verb_of(each)) for each in (CLOSE_RIFTS, CLEAR_RUBBLE, CUT_CLEAR)
    ] == [
        True,
        True,
        False,
    ]


@pytest.mark.rule("2e.elixir.flip-resolve")
def test_the_back_of_an_elixir_is_seen() -> None:
    table = two_packed()
    table._extras("").elixirs.remove("warmth-1")
    table.state.investigators[0].possessions.append("warmth-1")
    assert seals(table, "use warmth 0")
