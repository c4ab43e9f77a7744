"""The move action, what interrupts it, and movement that something else causes."""

import pytest

from madhouse.second.building import TableBuilder
from tests.rules.second.tables import (
    DOORMAN,
    LEV,
    PEARL,
    answer,
    asked,
    figure,
    kinds,
    offered,
    rolls,
    told,
    two,
)

TOKENS = """
tokens:
  - {id: desk, kind: search, at: front-hall.b, options: [{label: The desk., stays: true}]}
  - id: stairs
    kind: interact
    at: front-hall.a
    options:
      - {label: Go on., do: [{move_you: {spaces: 2, may: true}}], stays: true}
      - {label: Be sent., do: [{move_you: {spaces: 1}}], stays: true}
      - {label: Be put., do: [{move_to: yard.b}], stays: true}
"""
DRIVES = """
monsters:
  - id: doorman
    kind: cultist
    name: The Doorman
    evade:
      - {text: Out., do: [{move_you: {spaces: 2, way: away from the monster}}], then: [forfeit]}
"""


@pytest.mark.rule("2e.move.interrupt", "2e.move.resume", "2e.faq.interrupt-example")
def test_one_space_a_search_and_the_second_space_of_the_same_move() -> None:
    game = two(TOKENS).token("desk", "front-hall.b").play(turn_of=LEV)
    answer(game, "move front-hall.b", "search desk 0")
    assert figure(game, LEV).actions == 0
    answer(game, "move parlour.a")
    assert figure(game, LEV).space == "parlour.a"
    assert asked(game).about["who"] == PEARL  # nothing is left to do


@pytest.mark.rule("2e.conflict.interrupt-details", "2e.faq.interrupt-move")
def test_the_interrupting_action_has_its_own_evade_check_and_fire() -> None:
    table = two(TOKENS + DOORMAN).token("desk", "front-hall.b").fire("front-hall.b")
    table.monster("cultist", "front-hall.b", name="doorman").dice(*rolls(5, 1), *rolls(5, 1))
    game = table.play(turn_of=LEV)
    answer(game, "move front-hall.b", "search desk 0", "move parlour.a")
    assert [kind for kind in kinds(game) if kind in ("burned", "evades", "moved")] == [
        *("moved", "burned"),
        *("evades", "burned"),
        *("evades", "moved"),
    ]


@pytest.mark.rule("2e.move.evade-first", "2e.movement.voluntary-evade")
def test_who_leaves_a_monsters_space_evades_first() -> None:
    table = two(DOORMAN).monster("cultist", "front-hall.a", name="doorman").dice(*rolls(5, 1))
    game = table.play(turn_of=LEV)
    answer(game, "move front-hall.b")
    assert kinds(game).index("evades") < kinds(game).index("moved")


@pytest.mark.rule("2e.forfeit.while-moving", "2e.forfeit.cause")
def test_who_forfeits_while_moving_stays_and_loses_the_rest() -> None:
    table = two(DOORMAN).monster("cultist", "front-hall.a", name="doorman")
    game = table.dice(*rolls(5)).play(turn_of=LEV)
    answer(game, "move dining-room.b")
    assert figure(game, LEV).space == "front-hall.a"
    assert (figure(game, LEV).actions, figure(game, LEV).steps) == (1, 0)
    assert told(game, "forfeited") == [{"who": LEV}]


@pytest.mark.rule("2e.forfeit.action-lost", "2e.forfeit.cause")
def test_a_forfeited_action_is_used_up_and_nothing_of_it_happens() -> None:
    table = two(TOKENS + DOORMAN, lev="front-hall.b").token("desk", "front-hall.b")
    table.monster("cultist", "front-hall.b", name="doorman").dice(*rolls(5))
    game = table.play(turn_of=LEV)
    answer(game, "search desk 0")
    assert figure(game, LEV).actions == 1
    assert told(game, "token-text") == []


@pytest.mark.rule("2e.movement.no-walls-impassable", "2e.movement.one-at-a-time")
def test_no_wall_is_crossed() -> None:
    game = two(lev="room-six.a").play(turn_of=LEV)  # beside it, behind walls, hall and landing
    assert offered(game, "move") == ["move room-six.b"]


def on_stairs(at: str = "front-hall.a") -> TableBuilder:
    table = two(TOKENS + DOORMAN, lev=at).token("stairs", at)
    return table.monster("cultist", at, name="doorman")


@pytest.mark.rule("2e.movement.voluntary", "2e.movement.voluntary-evade")
def test_up_to_two_spaces_is_voluntary_and_past_monsters_by_an_evade_check() -> None:
    game = on_stairs().dice(*rolls(5, 1), *rolls(5, 1)).play(turn_of=LEV)
    answer(game, "interact stairs 0", "go to front-hall.b")
    assert len(told(game, "evades")) == 2
    assert "stop" in asked(game).options
    answer(game, "stop")
    assert figure(game, LEV).space == "front-hall.b"


@pytest.mark.rule("2e.conflict.forfeit-outside-action")
def test_a_forfeit_in_movement_by_an_effect_ends_it_and_costs_nothing_else() -> None:
    game = on_stairs().fire("yard.a").dice(*rolls(5, 1), *rolls(5)).play(turn_of=LEV)
    answer(game, "interact stairs 0", "go to front-hall.b")
    assert asked(game).kind == "turn"
    assert figure(game, LEV).space == "front-hall.a"
    assert told(game, "forfeited") == []
    assert figure(game, LEV).actions == 1


@pytest.mark.rule("2e.movement.involuntary", "2e.movement.involuntary-no-evade")
def test_what_is_no_may_is_involuntary_and_needs_no_evade_check() -> None:
    game = on_stairs().dice(*rolls(5, 1)).play(turn_of=LEV)
    answer(game, "interact stairs 1")
    assert "stop" not in asked(game).options
    assert asked(game).seats == ("player-1", "player-2")
    game.apply("player-1", "go to dining-room.b")
    game.apply("player-2", "agree")
    assert len(told(game, "evades")) == 1
    assert figure(game, LEV).space == "dining-room.b"


@pytest.mark.rule("2e.movement.involuntary-example")
def test_two_spaces_away_from_a_monster_are_two_steps_without_an_evade_check() -> None:
    table = two(DRIVES + TOKENS, lev="front-hall.a").monster(
        "cultist", "front-hall.a", name="doorman"
    )
    game = table.token("desk", "front-hall.a").play(turn_of=LEV)
    answer(game, "search desk 0")
    game.apply("player-1", "go to dining-room.b")
    game.apply("player-2", "agree")
    assert [each["space"] for each in told(game, "moved")] == ["dining-room.b", "dining-room.a"]
    assert len(told(game, "evades")) == 1


@pytest.mark.rule("2e.conflict.no-valid-step")
def test_where_no_step_leads_farther_the_rest_is_lost() -> None:
    table = two(DRIVES + TOKENS, lev="parlour.a").monster("cultist", "parlour.a", name="doorman")
    game = table.token("desk", "parlour.a").play(turn_of=LEV)
    answer(game, "search desk 0")
    game.apply("player-1", "go to parlour.b")
    game.apply("player-2", "agree")
    assert [each["space"] for each in told(game, "moved")] == ["parlour.b"]


@pytest.mark.rule("2e.movement.specific-space", "2e.movement.specific-space-ignores-obstacles")
def test_a_move_to_a_specific_space_passes_nothing_and_no_obstacle_stops_it() -> None:
    door = "kitchen.a|yard.a"
    table = two(TOKENS, lev="front-hall.a").token("stairs", "front-hall.a")
    game = table.barricade("kitchen.a", blocks=door).fire("kitchen.a", "yard.a").play(turn_of=LEV)
    answer(game, "interact stairs 2")
    assert figure(game, LEV).space == "yard.b"
    assert told(game, "burned") == []
    assert [each["space"] for each in told(game, "moved")] == ["yard.b"]


@pytest.mark.rule("2e.movement.who")
def test_investigators_monsters_and_tokens_move() -> None:
    written = """
tokens:
  - {id: dorr, kind: person, at: yard.a, options: [{label: Good evening., free: true}]}
events:
  - {id: e, when: {round: 1}, text: E., do: [{move_person: {token: dorr, to: kitchen.b}}]}
"""
    game = two(written).token("dorr", "yard.a").play(stage="mythos")
    assert game.table.state.app.tokens == {"dorr": "kitchen.b"}
    shoved = two(pearl="front-hall.a").play(turn_of=LEV)
    answer(shoved, f"push {PEARL} to front-hall.b", "go willingly")
    assert figure(shoved, PEARL).space == "front-hall.b"
