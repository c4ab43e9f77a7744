"""A line of the log part by part: its heading, what was written, what it does, its throw."""

from pathlib import Path
from typing import Any

import pytest

from madhouse.api import load_case
from madhouse.engine.decisions import Fact
from madhouse.engine.game import Game
from madhouse.engine.log import Event
from madhouse.engine.shapes import LineText, ThrowPart
from madhouse.first.service import FirstService
from madhouse.first.tellers import teller_of
from madhouse.server.shown.line_links import LineLinks
from tests.rules.first.tables import JENNY, jenny

EVENING = Path(__file__).parents[1] / "golden" / "lot-thirteen.case"


@pytest.fixture(scope="module")
def lines() -> list[tuple[Event, LineText]]:
    game: Game[Any, Any] = load_case(EVENING.read_text())
    teller = teller_of(game.header.story)
    return [(event, teller.line(event)) for event in game.events("keeper")]


def first(lines: list[tuple[Event, LineText]], kind: str) -> LineText:
    return next(told for event, told in lines if event.kind == kind)


def test_an_event_has_a_heading_and_says_apart_what_it_does(
    lines: list[tuple[Event, LineText]],
) -> None:
    told = first(lines, "event")
    assert (told.kicker, told.title) == ("Event I", "The Lamps Are Trimmed")
    assert told.came
    assert all(each not in told.body for each in told.came)
    assert told.aloud


def test_what_is_told_part_by_part_is_what_is_told_at_once(
    lines: list[tuple[Event, LineText]],
) -> None:
    for event, told in lines:
        if event.kind == "event":
            assert told.text == "\n".join(
                [f"{told.kicker}: {told.title}\n\n{told.body}", *told.came]
            )


def test_whoever_finds_nothing_found_it_somewhere(lines: list[tuple[Event, LineText]]) -> None:
    assert first(lines, "found-nothing").place


def test_the_end_says_who_won_and_by_what(lines: list[tuple[Event, LineText]]) -> None:
    told = first(lines, "game-over")
    assert told.title.endswith("won")
    assert len(told.came) == 1


def test_a_throw_is_made_of_its_parts() -> None:
    facts: dict[str, Any] = {
        "who": "jenny-barnes",
        "attribute": "willpower",
        "needs": 5,
        "roll": 4,
        "passed": True,
        "made_of": ["willpower 4", "stun -2", "skill 2"],
    }
    test = teller_of("lot-thirteen").line(Event("test", facts)).test
    assert test is not None
    assert test.parts == [
        ThrowPart("own", "Willpower", 4),
        ThrowPart("more", "this test", 1),
        ThrowPart("less", "stunned", -2),
        ThrowPart("skill", "a skill point", 2),
    ]
    assert (test.passes, test.unaided) == (5, 3)


def test_lines_know_for_whose_sake_a_test_is_made_and_what_it_cost() -> None:
    links = LineLinks()
    links.next(1, "calls")
    assert links.next(2, "test").reason == 1
    assert links.next(3, "cost").after == 2
    assert links.next(4, "cost").after == 0
    links.next(5, "event")
    assert links.next(6, "section").of == 5
    links.next(7, "ends")
    assert links.next(8, "section").of == 0


def test_all_that_is_done_in_an_attempt_at_a_puzzle_belongs_to_it() -> None:
    links = LineLinks()
    assert links.next(1, "attempt").attempt == 0
    assert links.next(2, "attempt-step").attempt == 1
    assert links.next(3, "").attempt == 1  # a skill point, a card that helps
    assert links.next(4, "test").attempt == 0
    assert links.next(5, "attempt-over").attempt == 1
    assert links.next(6, "").attempt == 0
    links.next(7, "attempt")
    links.next(8, "ends")
    assert links.next(9, "").attempt == 0


def test_the_keeper_has_secrets_from_all_and_who_has_a_facedown_card_too() -> None:
    game = jenny("kitchen.a", 1).play(turn_of=JENNY)
    assert FirstService().apart(game, "keeper") == ["investigator-1"]
    assert FirstService().apart(game, "investigator-1") == ["keeper"]


@pytest.mark.parametrize("all_used", [True, False])
def test_after_the_last_turn_nobody_is_named_who_may_not_come_next(all_used: bool) -> None:
    """The investigators may trade before the keeper does anything."""
    game = jenny("kitchen.a").play(turn_of=JENNY)
    facts: dict[str, Fact] = {
        "who": JENNY,
        "all_used": all_used,
        "waiting": 0,
        "following": None,
    }
    told = teller_of(game.header.story).line(Event("turn-spent", facts, ("1e.turn.end",)))
    assert told.text.endswith("the turn was over, the last before the keeper’s.")
