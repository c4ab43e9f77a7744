"""The Event Step: time tokens, Event cards, the end of time."""

import pytest

from madhouse.first.things.story import Goal
from madhouse.first.words.objective import EventResolved
from tests.rules.first.stories import STORY_EVENTS, before_event, wanted
from tests.rules.first.tables import answer, joe, retold, told


@pytest.mark.rule("1e.event.add-token")
def test_each_event_step_adds_one_time_token() -> None:
    view = joe().event(2, time=0).play(stage="event").view("investigator-1")
    assert (view.time, view.time_needed) == (1, STORY_EVENTS[2].time)


@pytest.mark.rule("1e.event.trigger", "1e.event.resolve")
def test_the_top_card_is_resolved_when_its_number_is_reached() -> None:
    game = before_event(1).stack("mythos", "slack-water").play(stage="event")
    view = game.view("keeper")
    assert (view.events_resolved, view.time, view.events_left) == (1, 0, 4)
    assert told(game, "event", "investigator-1") == [{"card": "cold-supper-event-1", "stage": 1}]
    assert view.keeper.mythos == ["slack-water"]  # what the card does
    assert game.table.state.events[0] == "cold-supper-event-2"


@pytest.mark.rule("1e.event.trigger")
def test_before_that_nothing_happens() -> None:
    game = joe().event(2, time=STORY_EVENTS[2].time - 2).play(stage="event")
    assert told(game, "event") == []
    assert game.view("keeper").events_resolved == 2


@pytest.mark.rule("1e.event.effect-by-choice", "1e.event.example-1a")
@pytest.mark.parametrize(
    ("letter", "chosen", "placed"),
    [("A", [], ("zombie", "bathroom.b")), ("B", ["kitchen.a"], ("maniac", "kitchen.a"))],
)
def test_only_the_section_of_the_keepers_choice_is_read_and_resolved(
    letter: str, chosen: list[str], placed: tuple[str, str]
) -> None:
    table = before_event(3).answers({"1": letter, "2": "A"})
    game = table.play(stage="event")
    answer(game, *chosen)
    assert [facts["section"] for facts in told(game, "event-section")] == [f"1{letter}"]
    assert game.view("investigator-1").keeper.answers["1"] == letter  # it was read aloud
    assert [(foe.kind, foe.space) for foe in game.view("keeper").monsters] == [placed]


@pytest.mark.rule("1e.event.max-effects")
def test_no_event_card_has_more_than_three_effects() -> None:
    assert all(len(event.sections) <= 3 for event in STORY_EVENTS)


@pytest.mark.rule("1e.event.face-secret")
def test_a_card_is_shown_when_it_is_resolved_and_not_before() -> None:
    game = before_event(1).play(stage="event")
    seen = game.table.state.seen
    assert "cold-supper-event-1" in seen
    assert "cold-supper-event-2" not in seen
    assert "cold-supper-event-2" not in str(game.events("keeper"))


@pytest.mark.rule("1e.event.last-card-ends", "1e.win.all-lose", "1e.limit.event-deck")
def test_after_the_last_card_the_game_is_over_and_all_lose() -> None:
    game = before_event(5).revealed().play(stage="event")
    assert game.result is not None
    assert (game.result.winner, game.result.reason) == ("nobody", "time")
    assert game.view("keeper").events_left == 0


@pytest.mark.rule("1e.conflict.event-deck-end")
def test_a_win_that_the_last_card_brings_comes_before_the_common_defeat() -> None:
    late = wanted(keeper=Goal("Time is up.", (EventResolved(5),)))
    game = before_event(5, retold(objectives=(late,))).revealed().play(stage="event")
    assert game.result is not None
    assert game.result.winner == "keeper"
