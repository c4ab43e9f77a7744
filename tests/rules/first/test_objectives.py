"""Objective cards: how they come to light."""

import msgspec
import pytest

from madhouse.first.building import STORY, TableBuilder
from madhouse.first.edition import edition
from madhouse.first.things.story import Goal
from madhouse.first.words.objective import MonsterIn
from tests.rules.first.stories import before_event, wanted
from tests.rules.first.tables import JOE, answer, joe, monster, retold, told

SEAT = "investigator-1"


@pytest.mark.rule("1e.objective.both-conditions")
def test_every_objective_states_how_each_side_wins() -> None:
    for objective in edition(STORY).story.objectives:
        assert objective.keeper.text
        assert objective.keeper.given
        assert objective.investigators.text
        assert objective.investigators.given


@pytest.mark.rule("1e.objective.secret")
def test_the_keeper_may_read_it_and_the_investigators_may_not() -> None:
    game = joe().play(stage="keeper-actions")
    assert game.view("keeper").keeper.objective == "the-second-chair"
    assert b"the-second-chair" not in msgspec.json.encode(game.view(SEAT))


@pytest.mark.rule("1e.objective.reveal-clue-1", "1e.win.final-clue", "1e.conflict.objective-reveal")
def test_finding_clue_1_reveals_it_even_if_other_clues_were_skipped() -> None:
    game = joe("cellar.a").pile("cellar", "cold-supper-1a").play(turn_of=JOE)
    answer(game, "explore")
    assert game.view(SEAT).revealed
    assert game.view(SEAT).keeper.objective == "the-second-chair"


@pytest.mark.rule("1e.conflict.objective-reveal")
def test_it_is_revealed_once_whatever_else_would_reveal_it_later() -> None:
    game = joe("cellar.a").pile("cellar", "cold-supper-1a").revealed().play(turn_of=JOE)
    answer(game, "explore")
    assert told(game, "objective-revealed") == []
    assert game.view("keeper").monsters == []  # what the reveal brings has come before


@pytest.mark.rule("1e.win.final-clue")
def test_an_earlier_clue_does_not_reveal_it() -> None:
    game = joe("study.c").pile("study", "cold-supper-2a").play(turn_of=JOE)
    answer(game, "explore")
    assert not game.view(SEAT).revealed


@pytest.mark.rule("1e.objective.reveal-event-iv")
def test_the_fourth_event_reveals_it() -> None:
    game = before_event(4).play(stage="event")
    assert game.view(SEAT).keeper.objective == "the-second-chair"


@pytest.mark.rule("1e.objective.reveal-event-iv")
def test_the_third_event_does_not() -> None:
    game = before_event(3).play(stage="event")
    assert (game.view(SEAT).events_resolved, game.view(SEAT).revealed) == (3, False)


@pytest.mark.rule("1e.objective.reveal-requirement")
def test_it_is_revealed_when_the_keeper_meets_the_requirement_at_its_top() -> None:
    table = joe("library.a").monster("zombie", "bathroom.b").event(3).threat(1)
    game = table.play(stage="keeper-actions")
    answer(game, "command-minion", "to kitchen.b")
    assert game.view(SEAT).revealed
    assert told(game, "objective-revealed") == [{"objective": "the-second-chair"}]


@pytest.mark.rule("1e.objective.reveal-requirement")
def test_half_of_the_requirement_is_not_enough() -> None:
    table = joe("library.a").monster("zombie", "bathroom.b").event(0).threat(1)
    game = table.play(stage="keeper-actions")
    answer(game, "command-minion", "to kitchen.b")
    assert not game.view(SEAT).revealed


@pytest.mark.rule("1e.objective.faceup-open")
def test_once_revealed_every_player_may_read_it() -> None:
    game = before_event(4).play(stage="event")
    answer(game, "cellar.a")  # what the card brings
    assert monster(game).name == "tom-halloran"
    for seat in (*game.seats, "spectator"):
        assert game.view(seat).keeper.objective == "the-second-chair"
        assert game.view(seat).keeper.answers["1"] == "A"


@pytest.mark.rule("1e.objective.win-unrevealed")
def test_a_win_turns_over_an_objective_that_was_still_hidden() -> None:
    objective = wanted(keeper=Goal("It is in the kitchen.", (MonsterIn("zombie", "kitchen"),)))
    table = TableBuilder(told=retold(objectives=(objective,))).investigator(JOE, "library.a")
    game = table.monster("zombie", "bathroom.b").threat(1).play(stage="keeper-actions")
    answer(game, "command-minion", "to kitchen.b")
    assert game.result is not None
    assert game.result.winner == "keeper"
    assert (game.view(SEAT).revealed, game.view(SEAT).keeper.objective) == (True, objective.id)
    assert game.view(SEAT).keeper.answers["1"] == "A"
