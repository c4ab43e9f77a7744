"""Barricades, on the investigators' side; and Secret Passages."""

import pytest

from tests.rules.second.tables import DOORMAN, LEV, answer, asked, figure, offered, rolls, told, two

DOOR = "front-hall.b|parlour.a"


@pytest.mark.rule("2e.barricade.block", "2e.barricade.stays-in-space", "2e.features.no-app")
def test_a_barricade_is_shoved_against_a_door_of_its_space() -> None:
    game = two(lev="parlour.a").barricade("parlour.a").play(turn_of=LEV)
    assert offered(game, "block") == [f"block {DOOR}"]
    answer(game, f"block {DOOR}")
    (barricade,) = game.table.state.barricades
    assert (barricade.space, barricade.blocks) == ("parlour.a", DOOR)
    assert figure(game, LEV).actions == 1


@pytest.mark.rule("2e.barricade.block")
def test_only_from_the_space_it_is_in() -> None:
    game = two(lev="parlour.b").barricade("parlour.a").play(turn_of=LEV)
    assert offered(game, "block", "unblock", "force") == []


@pytest.mark.rule("2e.barricade.block", "2e.action.token-action", "2e.features.by-own-rules")
def test_it_is_shoved_against_the_secret_passage_of_its_space() -> None:
    table = two(lev="parlour.a").barricade("parlour.a").passages("parlour.a", "kitchen.a")
    game = table.play(turn_of=LEV)
    assert "move kitchen.a" in offered(game, "move")
    answer(game, "block the passage")
    assert "move kitchen.a" not in offered(game, "move")
    answer(game, "unblock the passage")
    assert game.table.state.barricades[0].blocks == ""


@pytest.mark.rule("2e.barricade.unblock", "2e.barricade.stays-in-space")
def test_it_is_shoved_aside_and_stays_where_it_is() -> None:
    game = two(lev="parlour.a").barricade("parlour.a", blocks=DOOR).play(turn_of=LEV)
    assert "move front-hall.b" not in offered(game, "move")
    answer(game, f"unblock {DOOR}")
    (barricade,) = game.table.state.barricades
    assert (barricade.space, barricade.blocks) == ("parlour.a", "")
    assert "move front-hall.b" in offered(game, "move")


@pytest.mark.rule("2e.barricade.stops-investigators", "2e.movement.blocked-door")
def test_a_blocked_door_stops_investigators_from_both_sides() -> None:
    for here, there in (("parlour.a", "front-hall.b"), ("front-hall.b", "parlour.a")):
        game = two(lev=here).barricade("parlour.a", blocks=DOOR).play(turn_of=LEV)
        assert f"move {there}" not in offered(game, "move")


@pytest.mark.rule("2e.barricade.block")
def test_of_two_that_block_something_one_is_chosen() -> None:
    doors = ("dining-room.a|kitchen.b", "kitchen.b|scullery.a")
    table = two(lev="kitchen.b").passages("kitchen.b", "yard.a")
    for door in doors:
        table.barricade("kitchen.b", blocks=door)
    game = table.play(turn_of=LEV)
    answer(game, "block the passage")
    assert asked(game).options == tuple(f"shove it from {door}" for door in doors)
    answer(game, f"shove it from {doors[1]}")
    assert [each.blocks for each in game.table.state.barricades] == [doors[0], "passage"]


@pytest.mark.rule("2e.barricade.far-side", "2e.barricade.far-side-test")
@pytest.mark.parametrize(("successes", "freed"), [(1, False), (2, True)])
def test_from_beyond_two_successes_of_strength_push_it_aside(successes: int, freed: bool) -> None:
    table = two(lev="front-hall.b").barricade("parlour.a", blocks=DOOR)
    game = table.dice(*rolls(3, successes)).play(turn_of=LEV)
    answer(game, f"force {DOOR}")
    assert told(game, "rolled")[0]["skill"] == "strength"
    assert (game.table.state.barricades[0].blocks == "") is freed
    assert (asked(game).kind == "go-through") is freed
    assert figure(game, LEV).actions == 1


@pytest.mark.rule("2e.barricade.far-side-step")
def test_then_one_may_go_through_at_once() -> None:
    table = two(lev="front-hall.b").barricade("parlour.a", blocks=DOOR).dice(*rolls(3, 2))
    game = table.play(turn_of=LEV)
    answer(game, f"force {DOOR}")
    assert asked(game).options == ("go through to parlour.a", "stop")
    answer(game, "go through to parlour.a")
    assert figure(game, LEV).space == "parlour.a"
    assert figure(game, LEV).actions == 1


@pytest.mark.rule("2e.barricade.far-side-position", "2e.conflict.far-barricade")
def test_only_through_that_very_door_from_another_room() -> None:
    door = "landing.a|room-six.b"
    for space in ("front-hall.b", "room-six.a", "landing.b"):  # a wall, the same room, no door
        game = two(lev=space).barricade("room-six.b", blocks=door).play(turn_of=LEV)
        assert offered(game, "force") == [], space
    game = two(lev="landing.a").barricade("room-six.b", blocks=door).play(turn_of=LEV)
    assert offered(game, "force") == [f"force {door}"]


@pytest.mark.rule("2e.barricade.far-side-position")
def test_not_from_the_same_room_even_by_a_passage() -> None:
    table = two(lev="landing.b").passages("landing.a", "landing.b")
    game = table.barricade("landing.a", blocks="passage").play(turn_of=LEV)
    assert offered(game, "force") == []


@pytest.mark.rule("2e.barricade.far-side", "2e.conflict.barricaded-passage")
def test_a_blocked_passage_is_forced_from_any_other_end() -> None:
    table = two(lev="parlour.a").passages("parlour.a", "kitchen.a", "landing.b")
    table.barricade("kitchen.a", blocks="passage").dice(*rolls(3, 2))
    game = table.play(turn_of=LEV)
    assert "move landing.b" in offered(game, "move")
    assert "move kitchen.a" not in offered(game, "move")
    answer(game, "force the passage of kitchen.a", "go through to kitchen.a")
    assert figure(game, LEV).space == "kitchen.a"


@pytest.mark.rule("2e.conflict.barricaded-passage", "2e.passage.passable")
def test_a_barricade_blocks_every_connection_of_its_own_passage() -> None:
    table = two(lev="kitchen.a").passages("parlour.a", "kitchen.a", "landing.b")
    game = table.barricade("kitchen.a", blocks="passage").play(turn_of=LEV)
    assert offered(game, "move") == ["move kitchen.b", "move yard.a"]


@pytest.mark.rule("2e.passage.adjacent", "2e.passage.passable")
def test_all_spaces_with_secret_passages_are_one_step_apart() -> None:
    game = two(lev="parlour.b").passages("parlour.b", "bathroom.a", "yard.b").play(turn_of=LEV)
    assert offered(game, "move") == ["move bathroom.a", "move parlour.a", "move yard.b"]


@pytest.mark.rule("2e.passage.no-range")
def test_secret_passages_are_no_use_for_range() -> None:
    table = two(DOORMAN, lev="parlour.b").passages("parlour.b", "bathroom.a")
    game = table.monster("cultist", "bathroom.a", name="doorman").play(stage="horror")
    assert told(game, "horror-check") == []


@pytest.mark.rule("2e.limits.all-others-limited", "2e.conflict.exhausted-supply")
def test_barricades_and_passages_run_out() -> None:
    written = """
events:
  - id: all
    when: {round: 1}
    text: The house shuts itself.
    do:
      - {place_barricade: {place: kitchen.a}}
      - {place_barricade: {place: kitchen.b, against: scullery}}
      - {open_passages: [yard.a, yard.b, landing.a, landing.b, parlour.a, parlour.b]}
"""
    table = two(written)
    for _ in range(5):
        table.barricade("linen-room.c")
    game = table.play(stage="mythos")
    assert [each.space for each in game.table.state.barricades[5:]] == ["kitchen.a"]
    assert len(game.table.state.passages) == 5


@pytest.mark.rule("2e.place.other")
def test_a_scenario_places_a_barricade_against_a_door() -> None:
    written = "events: [{id: e, when: {round: 1}, text: E., do: [{place_barricade: {place: "
    written += "kitchen.b, against: scullery}}, {open_passages: [yard.a]}]}]"
    game = two(written).play(stage="mythos")
    (barricade,) = game.table.state.barricades
    assert barricade.blocks == "kitchen.b|scullery.a"
    assert game.table.state.passages == ["yard.a"]
