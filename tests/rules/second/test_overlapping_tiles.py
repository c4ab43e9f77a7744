"""Overlapping tiles: what they cover is gone, and what stood there stands in what is left."""

import pytest

from madhouse.engine.board import LayoutError
from madhouse.second.building import TableBuilder
from tests.rules.second.tables import LEV, PEARL, Played, answer, asked, figure, offered, table_of
from tests.second.lamplight import collection, packed_house

PLAN = """
opens_with: [boat-shed, pitch-loft]
start: boat-shed.a
maps: {a: {tiles: {s901a: [0, 0, 0], s902a: [1, 0, 0]}}}
tokens: [{id: rope, kind: search, at: boat-shed.a, options: [{label: The rope., stays: true}]}]
events: [{id: plan, when: {round: 1}, text: So., do: [{lay_over: {face: s904a, at: %s}}]}]
"""
CORNER = "[1, 1, 0]"


def corrected(at: str = CORNER) -> TableBuilder:
    """The sail room is laid over boat shed and pitch loft, in which Lev and Pearl stand."""
    table = TableBuilder(told=packed_house(PLAN % at)).laid("s901", "s902")
    return table.investigator(LEV, at="boat-shed.b").investigator(PEARL, at="pitch-loft.a")


def played(table: TableBuilder) -> Played:
    """The event has come, and the round is over."""
    game = table.play(stage="mythos")
    while asked(game).kind != "turn-order":
        answer(game, asked(game).options[0])
    return game


@pytest.mark.rule("2e.overlapping-tiles.can-overlap", "2e.overlapping-tiles.covered-part-gone")
def test_what_is_covered_is_no_longer_a_part_of_the_board() -> None:
    g = table_of(played(corrected()))
    cells = list(g.places.whole.ground.cells.values())
    assert [cells.count(each) for each in ("boat-shed.a", "boat-shed.b", "pitch-loft.a")] == [
        4,
        1,
        7,
    ]
    assert "boat-shed.a|pitch-loft.a" not in g.places.openings  # that door lay in it
    assert cells.count("sail-room.a") == 9


@pytest.mark.rule("2e.overlapping-tiles.contents-stay", "2e.overlapping-tiles.shift-within-space")
def test_figures_tokens_and_cards_stay_in_their_spaces() -> None:
    table = corrected().token("rope", "boat-shed.a").fire("pitch-loft.a")
    table.state.dropped["boat-shed.b"] = [table._take("ice-maul")]
    game = played(table)
    assert (figure(game, LEV).space, figure(game, PEARL).space) == ("boat-shed.b", "pitch-loft.a")
    g = table_of(game)
    assert (g.app.tokens["rope"], list(g.state.dropped)) == ("boat-shed.a", ["boat-shed.b"])


@pytest.mark.rule("2e.overlapping-tiles.normal-movement")
def test_its_doors_lead_into_what_they_open_on() -> None:
    game = played(corrected())
    doors = table_of(game).places.doors
    assert [n for n in doors if "sail-room.a" in n] == [
        "boat-shed.a|sail-room.a",
        "boat-shed.b|sail-room.a",
        "pitch-loft.a|sail-room.a",
    ]
    answer(game, f"next {LEV}", "agree", "move sail-room.a", "move pitch-loft.a")
    assert figure(game, LEV).space == "pitch-loft.a"
    assert offered(game, "move") == ["move sail-room.a"]


@pytest.mark.rule("2e.overlapping-tiles.never-whole-space")
def test_no_tile_may_cover_a_whole_space() -> None:
    box = collection().with_packs(["lamplight"])
    told = packed_house(PLAN % CORNER)
    assert told.box.whole_map("a ^s904a@1,1,0").tiles == {"s901", "s902", "s904"}
    with pytest.raises(LayoutError, match=r"covers all of 'boat-shed\.b'"):
        told.box.whole_map("a ^s904a@0,2,0")
    assert "s904" in box.tiles


@pytest.mark.rule("2e.overlapping-tiles.covered-part-gone")
def test_a_barricade_before_a_covered_door_blocks_nothing_more() -> None:
    table = corrected().barricade("boat-shed.a", blocks="boat-shed.a|pitch-loft.a")
    assert [each.blocks for each in table_of(played(table)).state.barricades] == [""]
