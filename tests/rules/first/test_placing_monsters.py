"""Placing monsters: a figure taken blind, in a space of the keeper's choice."""

import pytest

from madhouse.engine.rng import keyed
from madhouse.first.edition import the_box
from tests.rules.first.stories import before_event
from tests.rules.first.tables import answer, asked, joe, monster


def token_placed(seed: str) -> str:
    table = joe("library.a").threat(3)
    table.state.random = keyed(seed)
    game = table.play(stage="keeper-actions")
    answer(game, "something-stirs", "zombie", "cellar.a")
    return monster(game).token


@pytest.mark.rule("1e.monster-place.random-figure", "1e.conflict.keeper-peeks-token")
def test_the_figure_is_picked_at_random_among_those_of_its_kind() -> None:
    tokens = {token_placed(f"seed {number}") for number in range(40)}
    assert tokens == {"zombie-1", "zombie-2", "zombie-3", "zombie-4"}


@pytest.mark.rule("1e.monster-place.random-figure")
def test_a_figure_on_the_board_is_not_picked_again() -> None:
    table = joe("library.a").threat(3)
    for token in ("zombie-1", "zombie-2", "zombie-4"):
        table.monster("zombie", "library.a", token)
    game = table.play(stage="keeper-actions")
    answer(game, "something-stirs", "zombie", "cellar.a")
    assert monster(game, 4).token == "zombie-3"


@pytest.mark.rule("1e.monster-place.random-figure")
def test_its_token_stays_unseen_by_the_investigators() -> None:
    game = joe("library.a").threat(3).play(stage="keeper-actions")
    answer(game, "something-stirs", "zombie", "cellar.a")
    assert monster(game, seat="investigator-1").token == "?"


@pytest.mark.rule("1e.monster-place.room-only")
def test_the_keeper_chooses_the_space_when_only_rooms_are_named() -> None:
    game = joe("library.a").threat(3).play(stage="keeper-actions")
    answer(game, "something-stirs", "zombie")
    assert asked(game).options == ("cellar.a", "cellar.b", "bathroom.b")
    answer(game, "cellar.b")
    placed = monster(game)
    assert placed.space == "cellar.b"
    assert placed.health == the_box().tokens[placed.token].health  # nothing has been added


@pytest.mark.rule("1e.monster-place.sources")
def test_keeper_actions_and_events_place_monsters() -> None:
    game = joe("library.a").threat(3).play(stage="keeper-actions")
    answer(game, "something-stirs", "maniac", "kitchen.a")
    assert (monster(game).kind, monster(game).space) == ("maniac", "kitchen.a")
    game = before_event(3).play(stage="event")
    assert (monster(game).kind, monster(game).space) == ("zombie", "bathroom.b")
