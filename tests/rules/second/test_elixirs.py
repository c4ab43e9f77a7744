"""Elixirs: a random copy, a back nobody knows, and no possession once it is flipped."""

from random import Random

import pytest

from madhouse.engine.rng import keyed
from madhouse.second.building import TableBuilder
from tests.rules.second.tables import (
    LEV,
    PEARL,
    Played,
    answer,
    asked,
    cards,
    figure,
    offered,
    rolls,
    table_of,
    told,
)
from tests.second.lamplight import free_tokens, two_packed

CRATE = free_tokens(crate="{gain_elixir: steady}", nerve="test: will; 1")


def with_bottle(copy: str = "steady-2", pearl: str = "front-hall.a") -> TableBuilder:
    """Lev has this copy of an Elixir; the second stays facedown when it is drunk."""
    table = two_packed(CRATE, pearl=pearl)
    table.token("crate", "front-hall.a").token("nerve", "front-hall.a")
    table._extras("").elixirs.remove(copy)
    table.state.investigators[0].possessions.append(copy)
    return table


def drunk(game: Played) -> list[str]:
    """The Elixirs that lie facedown before Lev."""
    return table_of(game).extras.drunk.get(LEV, [])


@pytest.mark.rule("2e.elixir.random-copy", "2e.elixir.theme")
def test_an_effect_gives_a_random_copy_faceup() -> None:
    found = set()
    for seed in range(12):
        table = two_packed(CRATE).token("crate", "front-hall.a")
        table.state.random = keyed(str(seed))
        game = table.play(turn_of=LEV)
        answer(game, "search crate 0")
        found.update(figure(game, LEV).possessions)
        assert (cards(game, LEV), drunk(game)) == (["steady"], [])
    assert found == {"steady-1", "steady-2"}


@pytest.mark.rule("2e.elixir.back-secret", "2e.elixir.deck-backs-secret")
def test_nobody_sees_a_back_before_it_is_flipped() -> None:
    game = with_bottle().play(turn_of=LEV)
    for seat in ("player-1", "player-2"):
        shown = game.view(seat)
        assert [each.back for each in shown.investigators[0].possessions] == [None]
        assert shown.extras is not None
        assert shown.extras.elixirs == {"steady": 1, "warmth": 1}
        assert "steady-2" not in str(shown)


@pytest.mark.rule("2e.elixir.double-sided", "2e.elixir.flip-resolve")
def test_a_flipped_one_is_resolved_at_once_and_what_stays_goes_on_saying_so() -> None:
    game = with_bottle().dice(*rolls(1)).play(turn_of=LEV)
    answer(game, "use steady 0")
    assert told(game, "elixir-flipped") == [{"who": LEV, "card": "steady", "back": 1}]
    answer(game, "search nerve 0")
    assert told(game, "rolled")[0]["dice"] == ["0"]  # will 2, one die fewer
    shown = game.view("player-2").extras
    assert shown is not None
    assert [(each.card, each.back) for each in shown.drunk[LEV]] == [("steady", "steady~2")]


@pytest.mark.rule("2e.elixir.discard", "2e.elixir.flip-resolve")
def test_a_discarded_one_returns_to_its_deck_and_nobody_knows_it_there() -> None:
    game = with_bottle("steady-1").play(turn_of=LEV)
    answer(game, "use steady 0")
    assert (drunk(game), cards(game, LEV)) == ([], [])
    assert "steady-1" in table_of(game).extras.elixirs
    assert "steady-1" not in game.table.state.seen


@pytest.mark.rule("2e.elixir.faceup-possession", "2e.conflict.elixir-possession")
def test_a_faceup_one_can_be_given_dropped_and_picked_up() -> None:
    game = with_bottle().play(turn_of=LEV)
    answer(game, "trade")
    assert offered(game, LEV) == [f"{LEV} gives steady to {PEARL}", f"{LEV} drops steady"]
    answer(game, f"{LEV} drops steady", "done", f"{PEARL} picks up steady", "done")
    assert cards(game, PEARL) == ["steady"]


@pytest.mark.rule("2e.elixir.facedown-no-possession", "2e.conflict.elixir-possession")
def test_a_facedown_one_is_nobodys_to_give() -> None:
    game = with_bottle().play(turn_of=LEV)
    answer(game, "use steady 0")
    assert (cards(game, LEV), drunk(game)) == ([], ["steady-2"])
    assert offered(game, "trade", "use") == []


@pytest.mark.rule("2e.elixir.back-secret")
def test_an_imagined_game_may_give_it_another_back() -> None:
    game = with_bottle().play(turn_of=LEV)
    found = set()
    for number in range(12):
        other = game.imagine("player-1", Random(number))
        other.apply("player-1", "use steady 0")
        found.add(next(e.facts["back"] for e in other.log if e.kind == "elixir-flipped"))
    assert found == {0, 1}
    assert asked(game).kind == "turn"
