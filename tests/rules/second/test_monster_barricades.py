"""Monsters at Barricades: they roll their brawn, and break through or stay."""

import pytest

from tests.second.foes import house_of, standing, state, table, told_of

DOOR = "front-hall.b|parlour.a"
COMES = house_of("[{move_toward: 2}, {move_toward: 2}]")


@pytest.mark.rule(
    "2e.barricade.monster-attempt",
    "2e.barricade.monster-three-steps",
    "2e.barricade.monster-pool",
    "2e.barricade.monster-success",
)
def test_two_successes_of_its_brawn_destroy_a_barricade() -> None:
    builder = table(COMES).monster("cultist", at="parlour.a", name="foe")
    builder.barricade("front-hall.b", DOOR).dice("success", "success")
    game = builder.play(stage="monsters")
    rolled = next(event for event in game.log if event.kind == "barricade-rolled")
    assert rolled.facts["dice"] == ["2", "2"]
    assert state(game).barricades == []
    assert standing(game) == "front-hall.a"


@pytest.mark.rule("2e.barricade.monster-fail", "2e.movement.blocked-door")
def test_with_fewer_the_barricade_holds_and_its_movement_is_forfeited() -> None:
    builder = table(COMES).monster("cultist", at="parlour.b", name="foe")
    builder.barricade("front-hall.b", DOOR).dice("success", "investigation")
    game = builder.play(stage="monsters")
    assert [each.blocks for each in state(game).barricades] == [DOOR]
    assert standing(game) == "parlour.a"
    assert told_of(game, "barricade-rolled") == 1


@pytest.mark.rule("2e.barricade.monster-no-reroll", "2e.barricade.monster-roller")
def test_nobody_is_asked_about_these_dice() -> None:
    """An investigation result stays one, whatever Clues there are."""
    builder = table(COMES).monster("cultist", at="parlour.a", name="foe")
    builder.state.investigators[0].clues = 5
    builder.barricade("front-hall.b", DOOR).dice("investigation", "investigation")
    game = builder.play(stage="monsters")
    assert game.pending[0].kind == "turn-order"
    assert state(game).investigators[0].clues == 5
    assert standing(game) == "parlour.a"


@pytest.mark.rule("2e.barricade.monster-attempt", "2e.conflict.barricaded-passage")
def test_a_blocked_passage_is_rolled_at_too() -> None:
    builder = table(COMES, first="box-room.b").monster("cultist", at="parlour.b", name="foe")
    builder.passages("parlour.b", "box-room.b").barricade("box-room.b", "passage")
    game = builder.dice("success", "success").play(stage="monsters")
    assert standing(game) == "box-room.b"
    assert state(game).barricades == []


def test_what_passes_walls_heeds_no_barricade() -> None:
    told = house_of("[{move_toward: 1}]", kind="ghost")
    builder = table(told).monster("ghost", at="parlour.a", name="foe")
    game = builder.barricade("front-hall.b", DOOR).play(stage="monsters")
    assert standing(game, "ghost 1") == "front-hall.b"
    assert len(state(game).barricades) == 1
