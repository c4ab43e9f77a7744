"""The app: it is the Keeper, generates what happens, and keeps the objective."""

import pytest

from tests.rules.second.tables import LEV, answer, app, asked, kinds, offered, told, two

WRITTEN = """
facts: [{id: door, text: There is a door.}, {id: other, text: Something else.}]
objectives:
  - {text: Find out.}
  - {text: Find the door., if: [{known: door}]}
tokens:
  - id: desk
    kind: search
    at: front-hall.a
    options:
      - {label: Notes., do: [{learn: other}], stays: true}
      - {label: A plan., do: [{learn: door}], stays: true}
mythos: {minor: [1, 9]}
events: [{id: last, when: {end_of_round: 1}, text: Home., do: [{end: won}]}]
"""


@pytest.mark.rule("2e.app.keeper", "2e.app.makes-mythos-events", "2e.app.decides-game-end")
def test_the_app_draws_mythos_events_and_decides_when_it_is_over() -> None:
    game = two(WRITTEN).play(stage="mythos")
    while game.pending:
        game.apply(asked(game).seats[0], asked(game).options[0])
    assert len(told(game, "mythos-event")) == 1
    assert game.result is not None
    assert (game.result.winner, game.result.reason) == ("investigators", "won")


@pytest.mark.rule("2e.app.makes-monster-activations")
def test_the_app_activates_the_monsters_and_nobody_else_does() -> None:
    game = two().monster("cultist", "yard.b").play(stage="monsters")
    assert "activates" in kinds(game)
    turn = two().monster("cultist", "yard.b").play(turn_of=LEV)
    assert offered(turn, "activate") == []


@pytest.mark.rule("2e.objective.content", "2e.objective.basic-only")
def test_the_objective_follows_only_what_its_lines_ask_for() -> None:
    game = two(WRITTEN).token("desk", "front-hall.a").play(turn_of=LEV)
    answer(game, "search desk 0")
    assert app(game).objective == 0
    answer(game, "search desk 1")
    assert app(game).objective == 1
    assert told(game, "objective") == [{"objective": 1}]


@pytest.mark.rule("2e.objective.view", "2e.conflict.keep-hidden-objective")
def test_everybody_may_look_at_the_objective_as_far_as_it_is_revealed() -> None:
    game = two(WRITTEN).token("desk", "front-hall.a").play(turn_of=LEV)
    assert {game.view(seat).objective for seat in game.seats} == {0}
    answer(game, "search desk 1")
    assert {game.view(seat).objective for seat in game.seats} == {1}


@pytest.mark.rule("2e.terms.can")
def test_what_can_be_done_is_offered_and_does_not_happen_by_itself() -> None:
    game = two(WRITTEN).token("desk", "front-hall.a").play(turn_of=LEV)
    assert offered(game, "search") == ["search desk 0", "search desk 1"]
    answer(game, "end turn")
    assert app(game).facts == []


@pytest.mark.rule("2e.terms.may", "2e.terms.may-declined")
def test_what_may_be_done_is_asked_at_once_and_declined_for_good() -> None:
    written = """
tokens:
  - id: stairs
    kind: interact
    at: front-hall.a
    options: [{label: Go on., do: [{move_you: {spaces: 1, may: true}}]}]
"""
    game = two(written).token("stairs", "front-hall.a").play(turn_of=LEV)
    answer(game, "interact stairs 0")
    assert asked(game).kind == "go"
    answer(game, "stop")
    assert asked(game).kind == "turn"
    assert offered(game, "go to") == []
