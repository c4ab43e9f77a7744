"""Moving tiles: taken from where they lie and put elsewhere, with all that is on them."""

import pytest

from madhouse.second.building import TableBuilder
from madhouse.second.things.table import Table
from tests.rules.second.tables import LEV, PEARL, answer, asked, figure, table_of, told
from tests.second.lamplight import packed_house

ROW = """
opens_with: [boat-shed]
start: boat-shed.a
maps: {a: {tiles: {s901a: [0, 0, 0], s902a: [1, 0, 0], s903a: [2, 0, 0]}}}
tokens:
  - {id: door, kind: explore, at: boat-shed, to: [pitch-loft], options: [{label: On.}]}
  - {id: rope, kind: search, at: rope-walk.a, options: [{label: The rope., stays: true}]}
  - {id: chock, kind: search, at: boat-shed.a, options: [{label: It., free: true, do: [CHOCK]}]}
events: [{id: shunt, when: {round: 1}, text: It moves., do: [EVENT]}]
"""
SHUNT = "{shunt: {room: rope-walk, place: %d, row: [boat-shed, pitch-loft, rope-walk]}}"
FIRST, SECOND = SHUNT % 1, SHUNT % 2


def in_a_row(do: str, chock: str = "{hold_tile: rope-walk}") -> TableBuilder:
    """Boat shed, pitch loft, rope walk from west to east; Lev in the first, Pearl in the last."""
    table = TableBuilder(told=packed_house(ROW.replace("CHOCK", chock).replace("EVENT", do)))
    return table.investigator(LEV, at="boat-shed.a").investigator(PEARL, at="rope-walk.a")


def moved(table: TableBuilder) -> Table:
    """The event has come, and the round is over."""
    game = table.play(stage="mythos")
    while asked(game).kind != "turn-order":
        answer(game, asked(game).options[0])
    return table_of(game)


@pytest.mark.rule("2e.moving-tiles.can-move", "2e.moving-tiles.how")
def test_a_moved_tile_lies_where_the_app_says() -> None:
    g = moved(in_a_row(FIRST))
    assert g.places.compass("rope-walk", "boat-shed") == "east"
    assert g.places.steps["boat-shed.a"] == ("boat-shed.b", "pitch-loft.a", "rope-walk.a")
    assert g.places.steps["pitch-loft.a"] == ("boat-shed.a",)


@pytest.mark.rule("2e.moving-tiles.contents-stay")
def test_figures_tokens_and_cards_stay_on_it() -> None:
    table = in_a_row(FIRST).token("rope", "rope-walk.a").feature("water", "rope-walk.a")
    table.monster("cultist", "rope-walk.a").state.dropped["rope-walk.a"] = [table._take("ice-maul")]
    game = table.play(stage="mythos")
    g = table_of(game)
    assert (figure(game, PEARL).space, g.state.monsters["cultist 1"]) == ("rope-walk.a",) * 2
    assert (g.app.tokens["rope"], list(g.extras.laid["water"])) == ("rope-walk.a", ["rope-walk.a"])
    assert list(g.state.dropped) == ["rope-walk.a"]


@pytest.mark.rule("2e.moving-tiles.contents-stay")
def test_an_explore_token_keeps_to_its_edge_and_reveals_what_came_to_be_behind_it() -> None:
    table = in_a_row(SECOND).token("door", "boat-shed.a|pitch-loft.a").laid("s901")
    table.state.investigators[1].space = "boat-shed.a"
    game = table.play(stage="mythos")
    while asked(game).kind != "turn-order":
        answer(game, asked(game).options[0])
    assert table_of(game).app.tokens["door"] == "boat-shed.a|rope-walk.a"
    answer(game, f"next {LEV}", "agree", "explore door 0")
    assert told(game, "revealed")[-1]["rooms"] == ["rope-walk"]


@pytest.mark.rule("2e.moving-tiles.contents-stay")
def test_a_barricade_blocks_the_same_edge_of_its_tile() -> None:
    table = in_a_row(SECOND).barricade("boat-shed.a", blocks="boat-shed.a|pitch-loft.a")
    g = moved(table)
    assert [each.blocks for each in g.state.barricades] == ["boat-shed.a|rope-walk.a"]


@pytest.mark.rule("2e.moving-tiles.how")
def test_a_tile_that_is_held_does_not_move_this_round() -> None:
    game = in_a_row(FIRST).token("chock", "boat-shed.a").play(turn_of=LEV)
    answer(game, "search chock 0", "end turn", "end turn")
    assert told(game, "tiles-moved") == []
    assert len(told(game, "tiles-held")) == 1


@pytest.mark.rule("2e.moving-tiles.contents-stay")
def test_moved_tiles_are_saved_and_seen_as_they_lie() -> None:
    game = in_a_row(FIRST).play(stage="mythos")
    again = type(game)(game.edition, game.encode(), game.header)
    assert again.encode() == game.encode()
    assert game.view("player-1").map == "a s903a@0,0,0 s901a@1,0,0 s902a@2,0,0"
    assert game.edition.laid_board(game.table.state) is not None
