"""What the app says at a table of people: what to lay out, what they said, what they have heard."""

from typing import Any

import pytest

from madhouse.editions import edition_of
from madhouse.engine.log import Event
from madhouse.second.building import TableBuilder
from madhouse.second.tellers import teller_of
from tests.rules.second.tables import Played, answer, asked, told
from tests.second.foes import FIRST, SECOND
from tests.second.houses import house

STORY = "first-cold-night"
HOST = """
tokens:
  - id: host
    kind: person
    at: front-hall.a
    options:
      - {label: Good evening, text: Come in., free: true}
      - label: Ask
        text: What?
        free: true
        do: [{perhaps: {if: [{at: fire}], do: [{learn: hurt}]}}]
facts: [{id: hurt, text: Somebody is hurt.}]
"""
CHEST = Event("token-discarded", {"token": "tray"})
REVEALED = Event("revealed", {"rooms": ["front-hall"]})


def at_the_door(hands: str = "people") -> Played:
    table = TableBuilder(told=house(HOST), hands=hands).token("host", "front-hall.a")
    for who in (FIRST, SECOND):
        table.investigator(who, at="front-hall.a")
    return table.play(stage="people") if hands == "people" else table.play(turn_of=FIRST)


def said(game: Played, event: Event) -> str:
    """An event as it is told at this table."""
    teller: Any = teller_of(STORY).anew()
    teller.see(game.view(game.seats[0]))
    return str(teller.event(event))


@pytest.mark.rule("2e.log.records")
def test_the_log_keeps_what_people_said_when_they_were_asked() -> None:
    game = at_the_door()
    answer(game, "token host 1", "yes")
    (kept,) = told(game, "answered")
    assert (kept["asked"], kept["answer"]) == ("judge", "yes")
    other = Event("answered", {"asked": "anybody-at", "answer": "no", "at": "indoor", "round": 1})
    assert said(game, other) == "Is anybody indoors? No."


@pytest.mark.rule("2e.place.other", "2e.discard.tokens")
def test_people_are_told_what_to_do_with_their_tiles_and_tokens() -> None:
    assert said(at_the_door(), CHEST) == "Discard the Search token: the letter tray."
    assert said(at_the_door(), REVEALED) == "Lay on the board tile m1: the Front Hall."
    assert said(at_the_door("house"), REVEALED) == "Now on the board: the Front Hall."


def test_what_is_told_at_one_table_is_not_told_at_the_other() -> None:
    teller: Any = teller_of(STORY).anew()
    teller.see(at_the_door("house").view("player-1"))
    alone = teller.own_names(CHEST.facts)
    teller = teller.anew()
    teller.see(at_the_door().view("people"))
    assert teller.own_names(CHEST.facts) != alone


def test_a_greeting_that_all_have_heard_would_do_nothing_more() -> None:
    game, service = at_the_door(), edition_of("second").service
    ahead = service.forewarned(game, asked(game), teller_of(STORY))
    assert ahead.options == {}
    assert not ahead.hint  # nobody can advise those whose cards are not seen
    answer(game, "token host 0")
    ahead = service.forewarned(game, asked(game), teller_of(STORY))
    assert [each for each, seen in ahead.options.items() if seen.idle] == ["token host 0"]
