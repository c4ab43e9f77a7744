"""Monsters that leave the house: when, by which door, and with what."""

import pytest

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.things.story import Exit, Goal
from madhouse.first.told.telling import teller_for
from madhouse.first.words.objective import MonstersGone
from tests.rules.first.stories import wanted
from tests.rules.first.tables import JOE, answer, asked, commanded, retold

DOOR = "entrance-hall.c|out-south"
LEAVE = f"leave {DOOR}"
DESTROYED, HELD = "humanoid-7", "humanoid-17"  # 'Monster vs. Barrier' cards
SALT = Exit(room="entrance-hall", carrying="axe")


def hall(way: Exit | None = SALT, at_least: int = 1, foe: str = "entrance-hall.c") -> TableBuilder:
    """A zombie with an axe in the hall, and an objective that lets it out with that."""
    goal = Goal("It gets away.", (MonstersGone(at_least),))
    story = retold(objectives=(wanted(keeper=goal, exit=way),))
    table = TableBuilder(told=story).investigator(JOE, "kitchen.a", cards=["axe"])
    table.monster("zombie", foe, "zombie-1").revealed()
    table.state.investigators[0].cards.remove("axe")
    table.state.monsters[0].carries = ["axe"]
    return table


def options(table: TableBuilder) -> tuple[str, ...]:
    return asked(commanded(table)).options


@pytest.mark.rule("1e.win.first-side")
def test_a_monster_that_carries_the_card_leaves_for_a_step_and_the_keeper_wins() -> None:
    game = commanded(hall())
    assert LEAVE in asked(game).options
    answer(game, LEAVE)
    assert game.result is not None
    assert game.result.winner == "keeper"


@pytest.mark.rule("1e.monster-kill.cleanup")
def test_it_takes_the_card_out_of_the_game_and_its_figure_can_be_used_again() -> None:
    game = commanded(hall(at_least=2))
    answer(game, LEAVE)
    view = game.view("investigator-1")
    assert (view.monsters, view.monsters_gone, view.carried_out) == ([], 1, ["axe"])
    assert not any("axe" in each.pile for each in view.rooms.values())
    assert "zombie-1" not in game.table.state.seen
    assert not game.over


@pytest.mark.rule("1e.escape.when-allowed")
def test_not_before_the_objective_lies_open() -> None:
    table = hall()
    table.state.revealed = False
    assert LEAVE not in options(table)


@pytest.mark.rule("1e.escape.when-allowed")
@pytest.mark.parametrize(
    "way",
    [
        None,
        Exit(room="kitchen", carrying="axe"),
        Exit(room="entrance-hall", kind="maniac", carrying="axe"),
        Exit(room="entrance-hall", carrying="crowbar"),
        Exit(room="entrance-hall", carrying="sample"),
    ],
)
def test_only_as_the_objective_says(way: Exit | None) -> None:
    assert LEAVE not in options(hall(way))


@pytest.mark.rule("1e.escape.door")
def test_only_from_the_space_of_an_outer_door() -> None:
    game = commanded(hall(foe="entrance-hall.a"))
    assert LEAVE not in asked(game).options
    answer(game, "to entrance-hall.c")
    assert LEAVE in asked(game).options


@pytest.mark.rule("1e.sample.no-transfer")
def test_or_with_a_sample() -> None:
    table = hall(Exit(room="entrance-hall", kind="zombie", carrying="sample"))
    table.state.monsters[0].samples = 1
    game = commanded(table)
    answer(game, LEAVE)
    assert game.over


def barred(*drawn: str) -> Game[State, View]:
    """A barrier is on the front door, and the zombie tries it."""
    table = hall().feature("barrier", "entrance-hall.c", DOOR).stack("humanoid", *drawn)
    game = commanded(table)
    assert LEAVE not in asked(game).options
    answer(game, f"force {DOOR}")
    return game


@pytest.mark.rule("1e.barrier.no-passage", "1e.barrier.monster-attempt", "1e.barrier.held-stops")
def test_a_barrier_on_that_door_stops_it() -> None:
    game = barred(HELD)
    assert not game.over
    assert asked(game).kind != "move-monster"


@pytest.mark.rule("1e.barrier.broken-continue")
def test_once_the_barrier_is_broken_it_may_go_on() -> None:
    game = barred(DESTROYED)
    answer(game, LEAVE)
    assert game.over


@pytest.mark.rule("1e.barrier.monster-attempt")
def test_no_other_monster_tries_the_outer_door() -> None:
    table = hall(None).feature("barrier", "entrance-hall.c", DOOR)
    assert f"force {DOOR}" not in options(table)


@pytest.mark.rule("1e.objective.faceup-open")
def test_the_open_card_says_how_they_may_leave() -> None:
    table = hall(Exit(room="entrance-hall", kind="zombie", carrying="sample"))
    text = teller_for(table.box, table.story).card_in_full(table.state.keeper.objective)
    assert "From the Entrance Hall, a Zombie that carries a sample may leave the house" in text
    table = hall()
    text = teller_for(table.box, table.story).card_in_full(table.state.keeper.objective)
    assert "a monster that carries the Axe may leave the house" in text
