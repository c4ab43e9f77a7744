"""Components are neither lost nor doubled, and numbers stay what they can be on a table."""

from functools import cache
from random import Random

import pytest

from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.properties.census import census, twice
from tests.properties.random_games import (
    always,
    begin,
    edition_of,
    finish,
    moments,
    seeds,
    watching,
)


@cache
def set_of(story: str) -> frozenset[str]:
    """Every card and token with which a story begins."""
    game = begin(0, story)
    return frozenset(census(game, edition_of(game).box))


def assert_all_there(game: Game[State, View]) -> None:
    """Every card and token is in exactly one place, from the first decision to the last."""
    edition, state = edition_of(game), game.table.state
    found = census(game, edition.box)
    assert not twice(found)
    at_first = set_of(edition.story.id)
    laid = {*edition.story.locks.values(), *edition.story.obstacles.values()}
    missing = at_first - set(found)
    new = set(found) - at_first
    assert not missing
    assert new <= laid
    if state.stage != "setup":
        assert new == laid


def assert_figures_fit(game: Game[State, View]) -> None:
    """No figure stands twice on the board, and all tokens are in figures of their kind."""
    edition, state = edition_of(game), game.table.state
    for kind, tokens in state.tokens.items():
        figures = [monster.figure for monster in state.monsters if monster.kind == kind]
        assert len(set(figures)) == len(figures)
        assert all(0 <= figure < len(tokens) for figure in figures)
        of_kind = sorted(token.id for token in edition.box.monsters[kind].tokens)
        assert sorted(tokens + [t for t in state.put_away if t in of_kind]) == of_kind
    assert len({monster.id for monster in state.monsters}) == len(state.monsters)


def assert_numbers_make_sense(game: Game[State, View]) -> None:
    """Nothing is below nothing, and everybody stands somewhere and takes part once."""
    edition, state = edition_of(game), game.table.state
    assert state.keeper.threat >= 0
    for who in state.investigators:
        card = edition.box.investigators[who.id]
        assert who.damage >= 0
        assert 0 <= who.horror <= card.sanity
        assert who.skill >= 0
        assert who.stun >= 0
        assert who.space in edition.board.spaces
    for monster in state.monsters:
        assert monster.space in edition.board.spaces
        assert monster.damage >= 0
        assert monster.stun >= 0
    people = [*state.unused, *(who.id for who in (*state.investigators, *state.escaped))]
    assert len(set(people)) == len(people)


def assert_cards_lie_where_they_can(game: Game[State, View]) -> None:
    """Only some Mythos cards are ever facedown, and a lone investigator is spared some traumas."""
    box, state = edition_of(game).box, game.table.state
    for who in (*state.investigators, *state.escaped):
        assert all(box.mythos[card].facedown for card in who.facedown)
    if len(state.players) == 1:
        assert not any(box.trauma[card].multi for card in state.keeper.trauma)


def assert_complete(game: Game[State, View]) -> None:
    assert_all_there(game)
    assert_figures_fit(game)
    assert_numbers_make_sense(game)
    assert_cards_lie_where_they_can(game)


def test_nothing_is_lost_and_nothing_is_doubled() -> None:
    always(seeds(40), assert_complete)


@pytest.mark.soak
def test_nothing_is_lost_in_thousands_of_games() -> None:
    always(seeds(100), assert_complete)


def test_an_imagined_game_has_all_the_components_and_plays_to_its_end() -> None:
    chooser = Random(3)

    def check(game: Game[State, View]) -> None:
        if game.over:
            return
        for seat in watching(game):
            dream = game.imagine(seat, chooser)
            assert_complete(dream)
            finish(dream, chooser)
            assert dream.over
            assert_complete(dream)

    always(seeds(18), check, every=97)


def test_a_card_that_vanishes_is_missed() -> None:
    *_, game = moments(1)
    game.table.state.mythos.discard.clear()
    game.table.state.mythos.cards.clear()
    with pytest.raises(AssertionError):
        assert_all_there(game)


def test_a_card_in_two_places_is_noticed() -> None:
    *_, game = moments(1)
    state = game.table.state
    state.starting_items.append(state.tokens["zombie"][0])
    with pytest.raises(AssertionError):
        assert_all_there(game)
