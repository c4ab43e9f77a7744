"""Escaping: leaving the board by an outer door."""

import msgspec
import pytest

from madhouse.engine.game import Game
from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import edition
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from madhouse.first.things.story import Goal
from madhouse.first.words.objective import AllEscaped, EscapedWith
from tests.rules.first.stories import wanted
from tests.rules.first.tables import JENNY, JOE, answer, asked, retold, told

FRONT_DOOR = "entrance-hall.c|out-south"
LEAVE = f"leave {FRONT_DOOR}"
ALL = Goal("All must escape.", (AllEscaped(),))
ONE = Goal("The axe must leave the house.", (EscapedWith("axe"),))


def house(
    *at: str, goal: Goal = ALL, escape: str | None = "entrance-hall", sealed: tuple[str, ...] = ()
) -> TableBuilder:
    """Investigators in these spaces, in a story from which they must escape."""
    layout = msgspec.structs.replace(edition(STORY).story.layout, sealed=sealed)
    objective = wanted(investigators=goal, escape=escape)
    table = TableBuilder(told=retold(objectives=(objective,), layout=layout), players=len(at))
    for who, space in zip((JOE, JENNY), at, strict=False):
        table.investigator(who, space)
    return table


def ways(table: TableBuilder) -> list[str]:
    """How Joe could leave the board now."""
    options = asked(table.play(turn_of=JOE)).options
    return [each for each in options if each.startswith(("leave", "run out"))]


def won(game: Game[State, View]) -> bool:
    return game.result is not None and game.result.winner == "investigators"


@pytest.mark.rule("1e.escape.when-allowed")
def test_nobody_leaves_before_the_objective_is_revealed() -> None:
    assert ways(house("entrance-hall.c")) == []
    assert ways(house("entrance-hall.c").revealed()) == [LEAVE, f"run out {FRONT_DOOR}"]


@pytest.mark.rule("1e.escape.when-allowed")
def test_nobody_leaves_when_the_objective_does_not_say_so() -> None:
    assert ways(house("entrance-hall.c", escape=None).revealed()) == []


@pytest.mark.rule("1e.escape.room")
def test_only_from_the_room_that_the_objective_names() -> None:
    assert ways(house("entrance-hall.c", escape="kitchen").revealed()) == []


@pytest.mark.rule("1e.escape.door")
def test_only_through_an_outer_door_of_his_own_space() -> None:
    assert ways(house("entrance-hall.a").revealed()) == []


@pytest.mark.rule("1e.escape.door")
def test_not_through_a_sealed_door() -> None:
    assert ways(house("entrance-hall.c", sealed=(FRONT_DOOR,)).revealed()) == []


@pytest.mark.rule("1e.escape.effect")
def test_the_figure_leaves_and_its_player_takes_no_more_turns() -> None:
    table = house("entrance-hall.c", "kitchen.a").revealed()
    table.state.players[1].acted = True
    game = table.play(turn_of=JOE)
    answer(game, LEAVE)
    view = game.view("keeper")
    assert (view.escaped, [each.id for each in view.investigators]) == ([JOE], [JENNY])
    while game.view("keeper").round == view.round:
        answer(game, asked(game).options[-1])
    assert (asked(game).seats, asked(game).kind) == (("investigator-2",), "turn")


@pytest.mark.rule("1e.escape.effect")
def test_no_card_is_played_on_one_who_is_out_of_the_house() -> None:
    table = house("entrance-hall.c", "kitchen.a").revealed().hand("slack-water").threat(9)
    game = table.play(turn_of=JOE)
    answer(game, LEAVE)
    assert (asked(game).kind, asked(game).about) != ("mythos", {"who": JOE})
    assert game.table.state.escaped[0].space == ""


@pytest.mark.rule("1e.escape.one-or-all")
def test_one_investigator_may_be_enough() -> None:
    table = house("entrance-hall.c", "kitchen.a", goal=ONE).carries(JOE, "axe").revealed()
    game = table.play(turn_of=JOE)
    answer(game, LEAVE)
    assert won(game)


@pytest.mark.rule("1e.escape.one-or-all", "1e.escape.one-per-player")
def test_or_one_of_every_player_must_escape() -> None:
    table = house("entrance-hall.c", "entrance-hall.c").revealed()
    game = table.play(turn_of=JOE)
    answer(game, LEAVE)
    assert not game.over
    answer(game, LEAVE)
    assert won(game)


@pytest.mark.rule("1e.escape.killed-not-required")
def test_one_killed_before_the_finale_need_not_escape() -> None:
    table = house("entrance-hall.c", "kitchen.a").revealed()
    table.state.investigators.pop()  # Jenny died before; her player has no other yet
    game = table.play(turn_of=JOE)
    answer(game, LEAVE)
    assert won(game)


@pytest.mark.rule("1e.open.escape-killed-in-finale")
def test_one_killed_in_the_finale_spoils_the_escape_of_all() -> None:
    table = house("kitchen.a", "entrance-hall.c").revealed()
    table.state.investigators[0].damage = 8
    table.monster("zombie", "kitchen.a").stack("humanoid", "humanoid-1").dice(9)
    game = table.play(stage="monster-attacks")
    answer(game, f"zombie 1 attacks {JOE}", LEAVE)
    assert told(game, "escaped") == [{"who": JENNY, "door": FRONT_DOOR}]
    assert not won(game)


@pytest.mark.rule("1e.open.escape-cost")
def test_leaving_takes_a_movement_step_or_a_run() -> None:
    table = house("entrance-hall.c").revealed()
    table.state.investigators[0].moved = 2
    assert ways(table) == [f"run out {FRONT_DOOR}"]
    table = house("entrance-hall.c").revealed()
    table.state.investigators[0].acted = True
    assert ways(table) == [LEAVE]


@pytest.mark.rule("1e.open.escape-cost")
@pytest.mark.parametrize("way", [LEAVE, f"run out {FRONT_DOOR}"])
def test_monsters_in_his_space_are_evaded_first(way: str) -> None:
    table = house("entrance-hall.c").monster("zombie", "entrance-hall.c").revealed().dice(1)
    game = table.play(turn_of=JOE)
    answer(game, way)
    assert [facts["monster"] for facts in told(game, "evades")] == [1]
    assert won(game)
