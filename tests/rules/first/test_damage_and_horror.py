"""Damage and Horror: what is taken off health and sanity."""

from collections.abc import Callable

import pytest

from madhouse.engine.flow import Rule
from madhouse.engine.game import Game
from madhouse.first.rules.harm import damage, horror
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.rules.first.tables import (
    JENNY,
    JENNY_TRAITS,
    JOE,
    answer,
    investigator,
    joe,
    told,
)


def struck(damage: int) -> Game[State, View]:
    """Joe, health 9, takes two more damage; Jenny plays on whatever becomes of him."""
    table = joe("kitchen.a", players=2, damage=damage).monster(
        "zombie", "kitchen.a", token="zombie-1"
    )
    game = table.investigator(JENNY, "cellar.a", JENNY_TRAITS).dice(10).play(turn_of=JOE)
    answer(game, "move kitchen.b", "strike")
    return game


@pytest.mark.rule("1e.damage.reduces-health", "1e.horror.reduces-sanity")
@pytest.mark.parametrize("harm", [damage, horror])
def test_none_is_none_and_gives_the_keeper_no_point(harm: Callable[..., Rule[None]]) -> None:
    game = joe("kitchen.a").hand("panic", "winded").play(turn_of=JOE)
    who = game.table.state.investigators[0]
    assert list(harm(game.table, who, 0, "1e.damage.reduces-health")) == []
    assert (who.damage, who.horror) == (0, 0)
    assert told(game, "damage") == told(game, "horror") == []


@pytest.mark.rule("1e.damage.reduces-health")
def test_each_damage_takes_one_off_health() -> None:
    game = struck(damage=0)
    assert investigator(game, JOE).health == 7
    assert game.table.state.investigators[0].damage == 2


@pytest.mark.rule("1e.damage.killed-at-zero")
@pytest.mark.parametrize("damage", [7, 8])
def test_at_no_health_or_less_he_is_killed(damage: int) -> None:
    game = struck(damage)
    assert [each["who"] for each in told(game, "killed")] == [JOE]
    assert told(game, "damage")[-1]["left"] == 0  # nobody reads of less than nothing
    assert [who.id for who in game.view("keeper").investigators] == [JENNY]


@pytest.mark.rule("1e.damage.killed-at-zero")
def test_with_one_health_left_he_is_not() -> None:
    assert investigator(struck(damage=6), JOE).health == 1


@pytest.mark.rule("1e.horror.reduces-sanity")
def test_each_horror_takes_one_off_sanity() -> None:
    table = joe("cellar.a").dark("cellar").hand("two-shadows").threat(1).dice(10)
    game = table.play(turn_of=JOE, stage="turn-start")
    answer(game, f"play two-shadows on {JOE}")
    assert investigator(game, JOE).sanity == 6
    assert game.table.state.investigators[0].horror == 2
    assert told(game, "insane") == []
