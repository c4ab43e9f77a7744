"""The push action."""

import pytest

from madhouse.second.building import TableBuilder
from tests.rules.second.tables import (
    DOORMAN,
    LEV,
    PEARL,
    answer,
    asked,
    figure,
    offered,
    rolls,
    told,
    two,
)


def together() -> TableBuilder:
    return two(lev="front-hall.b", pearl="front-hall.b")


@pytest.mark.rule("2e.push.purpose", "2e.push.choose-target", "2e.conflict.push-through-wall")
def test_one_pushes_another_into_a_space_they_could_move_into() -> None:
    game = together().play(turn_of=LEV)  # room six lies behind a wall
    assert offered(game, "push") == [f"push {PEARL} to front-hall.a", f"push {PEARL} to parlour.a"]


@pytest.mark.rule("2e.push.needs-target")
def test_without_anybody_in_the_space_nothing_is_pushed() -> None:
    assert offered(two().play(turn_of=LEV), "push") == []


@pytest.mark.rule("2e.push.willingness", "2e.push.movement", "2e.push.follow")
def test_who_goes_willingly_moves_without_a_test_and_the_pusher_may_follow() -> None:
    game = together().play(turn_of=LEV)
    answer(game, f"push {PEARL} to parlour.a")
    assert asked(game).seats == ("player-2",)
    answer(game, "go willingly")
    assert figure(game, PEARL).space == "parlour.a"
    assert asked(game).options == ("follow to parlour.a", "stop")
    answer(game, "follow to parlour.a")
    assert figure(game, LEV).space == "parlour.a"
    assert told(game, "rolled") == []


@pytest.mark.rule("2e.push.follow")
def test_the_pusher_may_stay() -> None:
    game = together().play(turn_of=LEV)
    answer(game, f"push {PEARL} to parlour.a", "go willingly", "stop")
    assert figure(game, LEV).space == "front-hall.b"


@pytest.mark.rule("2e.push.five-steps", "2e.push.difficulty-investigator", "2e.push.test")
@pytest.mark.parametrize(("mine", "moved"), [(1, False), (2, True)])
def test_who_resists_is_pushed_by_one_success_more(mine: int, moved: bool) -> None:
    game = together().dice(*rolls(3, 1), *rolls(3, mine)).play(turn_of=LEV)
    answer(game, f"push {PEARL} to parlour.a", "resist")
    assert [each["who"] for each in told(game, "rolled")] == [PEARL, LEV]
    assert (figure(game, PEARL).space == "parlour.a") is moved
    assert (asked(game).kind == "follow") is moved


@pytest.mark.rule("2e.push.fail", "2e.fire.forfeit-damage")
def test_a_push_that_fails_is_forfeited() -> None:
    game = together().fire("front-hall.b").dice(*rolls(6)).play(turn_of=LEV)
    answer(game, f"push {PEARL} to parlour.a", "resist")
    assert asked(game).kind == "turn"
    assert told(game, "forfeited") == [{"who": LEV}]
    assert len(figure(game, LEV).damage_facedown) == 1
    assert figure(game, PEARL).space == "front-hall.b"


@pytest.mark.rule("2e.push.difficulty-monster", "2e.conflict.push-needs-evade")
@pytest.mark.parametrize(("mine", "moved"), [(1, False), (2, True)])
def test_a_monster_is_evaded_and_then_pushed_against_its_brawn(mine: int, moved: bool) -> None:
    builder = two(DOORMAN).monster("cultist", "front-hall.a", name="doorman")
    builder.dice(*rolls(5, 1), *rolls(3, mine))
    game = builder.play(turn_of=LEV)
    answer(game, "push cultist 1 to dining-room.b")
    assert [each["purpose"] for each in told(game, "rolled")] == ["evade", "push"]
    assert (game.table.state.monsters["cultist 1"] == "dining-room.b") is moved
    assert bool(told(game, "forfeited")) is not moved


@pytest.mark.rule("2e.fire.monster-damage-enter", "2e.push.movement")
def test_a_monster_that_is_pushed_into_fire_is_burned() -> None:
    builder = two(DOORMAN).monster("cultist", "front-hall.a", name="doorman")
    builder.fire("dining-room.b").dice(*rolls(5, 5), *rolls(3, 3))
    game = builder.play(turn_of=LEV)
    answer(game, "push cultist 1 to dining-room.b")
    (doorman,) = game.table.state.app.monsters
    assert doorman.damage == 1


@pytest.mark.rule("2e.conflict.push-needs-evade", "2e.movement.involuntary-no-evade")
def test_the_target_is_moved_without_an_evade_check_and_the_follower_needs_one() -> None:
    builder = two(DOORMAN, pearl="front-hall.a").monster("cultist", "front-hall.a", name="doorman")
    builder.dice(*rolls(5, 5), *rolls(5))
    game = builder.play(turn_of=LEV)
    answer(game, f"push {PEARL} to dining-room.b", "go willingly")
    assert [each["who"] for each in told(game, "evades")] == [LEV]
    answer(game, "follow to dining-room.b")
    assert [each["who"] for each in told(game, "evades")] == [LEV, LEV]
    assert figure(game, LEV).space == "front-hall.a"
    assert figure(game, PEARL).space == "dining-room.b"


@pytest.mark.rule("2e.golden.player-decides")
def test_a_person_who_runs_both_is_not_asked_whether_one_is_willing() -> None:
    builder = TableBuilder().investigator(LEV, at="front-hall.b")
    game = builder.investigator(PEARL, at="front-hall.b", seat="player-1").play(turn_of=LEV)
    answer(game, f"push {PEARL} to parlour.a")
    assert asked(game).kind == "follow"
