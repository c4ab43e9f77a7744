"""Components of the second edition are neither lost nor doubled, and fit on a table."""

import pytest

from tests.properties.random_games import seeds
from tests.properties.second_census import all_cards, census, tokens_on_board
from tests.properties.second_games import SecondGame, always, edition_of, table_of

MANY = 999


def assert_all_there(game: SecondGame) -> None:
    """Every copy of every card is in exactly one place."""
    found = census(table_of(game).state)
    assert {card: places for card, places in found.items() if len(places) > 1} == {}
    assert list(found) == all_cards(edition_of(game).box)


def assert_supplies_suffice(game: SecondGame) -> None:
    """No more tokens and figures are on the board than are in the box."""
    g, box = table_of(game), edition_of(game).box
    for supply, number in tokens_on_board(g.state, box).items():
        assert number <= getattr(box.supply, supply, MANY), supply
    for kind in {monster.kind for monster in g.app.monsters}:
        there = [monster for monster in g.app.monsters if monster.kind == kind]
        assert len(there) <= box.monsters[kind].figures
    names = [monster.id for monster in g.app.monsters]
    assert len(set(names)) == len(names)
    assert set(g.state.monsters) == set(names)


def assert_everything_lies_on_the_board(game: SecondGame) -> None:
    """Figures, features and tokens are where something is laid; one Fire or Darkness a space."""
    g = table_of(game)
    state, laid = g.state, g.places.room_of
    for spaces in (state.fire, state.darkness, state.lights, state.passages):
        assert set(spaces) <= set(laid)
        assert len(set(spaces)) == len(spaces)
    assert {each.space for each in state.barricades} <= set(laid)
    assert set(state.dropped) <= {*laid, ""}
    assert set(state.monsters.values()) <= set(laid)
    for at in g.app.tokens.values():
        assert at in laid or at in g.places.openings
    for who in state.investigators:
        assert who.space in laid or not who.space


def assert_numbers_make_sense(game: SecondGame) -> None:
    """Nothing is below nothing, and what belongs to a card lies before its investigator."""
    g = table_of(game)
    for who in g.state.investigators:
        assert min(who.clues, who.actions, who.steps, who.hoses) >= 0
        assert set(who.flipped) <= {*who.possessions, *who.conditions}
        if who.id and not who.eliminated and not game.over:
            fronts = [g.box.front(copy) for copy in who.conditions]
            assert len(set(fronts)) == len(fronts)  # 2e.condition.one-copy
    for monster in g.app.monsters:
        assert 0 <= monster.damage < monster.health
    assert set(g.app.tokens).isdisjoint(g.app.waiting)
    assert g.app.values in [g.box.combinations[number] for number in g.app.possible]


def assert_complete(game: SecondGame) -> None:
    assert_all_there(game)
    assert_supplies_suffice(game)
    assert_everything_lies_on_the_board(game)
    assert_numbers_make_sense(game)


@pytest.mark.rule("2e.limits.all-others-limited", "2e.condition.one-copy")
def test_nothing_is_lost_and_nothing_is_doubled() -> None:
    always(seeds(24), assert_complete, every=3)


@pytest.mark.soak
def test_nothing_is_lost_in_thousands_of_games() -> None:
    always(seeds(200), assert_complete)
