"""Clearing the board, and what is removed from it or placed on it."""

import pytest

from madhouse.second.building import TableBuilder
from tests.rules.second.tables import LEV, PEARL, Played, app, asked, box, cards, figure
from tests.second.houses import house

WRITTEN = """
items: [{id: the-key, name: The Key, traits: [evidence]}]
tokens: [{id: desk, kind: search, at: kitchen.a, options: [{label: The desk.}]}]
events:
  - id: away
    when: {round: 1}
    text: The house is not there any more.
    do: [clear_board]
  - id: back
    when: {end_of_round: 1}
    text: It is there again.
    do: [{reveal: [yard]}, {place_investigators: yard.b}]
"""


FOR_GOOD = WRITTEN.partition("  - id: back")[0].replace(
    "[clear_board]", "[clear_board, {end: won}]"
)


def cleared(written: str = WRITTEN) -> Played:
    table = TableBuilder(told=house(written)).investigator(LEV, at="kitchen.a")
    table.investigator(PEARL, at="yard.a").token("desk", "kitchen.a").monster("cultist", "yard.b")
    table.fire(*sorted(table.places)).darkness("kitchen.b").passages("yard.a", "parlour.a")
    table.barricade("kitchen.a").dropped("kitchen.a", "crowbar", "the-key")
    return table.play(stage="mythos")


@pytest.mark.rule("2e.clear-board.discard-all")
def test_every_tile_token_monster_and_feature_is_discarded() -> None:
    game = cleared(FOR_GOOD)
    game.apply("player-1", f"the-key to {LEV}")
    game.apply("player-2", "agree")
    state = game.table.state
    assert not app(game).laid
    assert not app(game).monsters
    assert app(game).tokens == state.monsters == {}
    assert state.fire == state.darkness == state.passages == []
    assert not state.barricades
    assert not app(game).fire


@pytest.mark.rule("2e.clear-board.figures-off", "2e.remove.set-aside", "2e.remove.no-location")
def test_figures_are_taken_off_and_are_in_no_space_and_no_room() -> None:
    game = cleared(FOR_GOOD)
    assert {figure(game, who).space for who in (LEV, PEARL)} == {""}
    assert {figure(game, who).eliminated for who in (LEV, PEARL)} == {False}
    state = game.table.state
    assert not [each for each in state.investigators if each.space in ("kitchen.a", "yard.a")]


@pytest.mark.rule("2e.conflict.clear-board-dropped")
def test_what_was_dropped_is_discarded_but_the_scenarios_own_goes_to_somebody() -> None:
    game = cleared()
    assert asked(game).options == (f"the-key to {LEV}", f"the-key to {PEARL}")
    game.apply("player-1", f"the-key to {PEARL}")
    game.apply("player-2", "agree")
    assert cards(game, PEARL) == ["the-key"]
    assert game.table.state.dropped == {}
    assert "crowbar" in [box(game).front(copy) for copy in game.table.state.items]


@pytest.mark.rule("2e.place.tile", "2e.place.other")
def test_then_tiles_and_figures_are_placed_as_the_app_says() -> None:
    game = cleared()
    game.apply("player-1", f"the-key to {LEV}")
    game.apply("player-2", "agree")
    assert app(game).laid == ["s8"]
    assert {figure(game, who).space for who in (LEV, PEARL)} == {"yard.b"}
