"""Only what has changed of a view is sent: put over what came before, it is the whole view."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from madhouse.api import new_game
from madhouse.editions import edition_of
from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR
from madhouse.server.shown.showing import EVERYWHERE, parts_of, written_board
from madhouse.server.shown.transcript import Received, Transcript
from madhouse.server.wire.from_server import Line

STORIES = ("the-cold-supper", "understudy")
FIRST = edition_of("first")
NAMES = parts_of(FIRST.view).names


class Reader:
    """A client of a seat: it puts what it is sent together."""

    def __init__(self) -> None:
        self.received = Received()
        self.view: dict[str, Any] = {}
        self.lines: list[Line] = []
        self.cards: set[str] = set()

    def read(self, transcript: Transcript, game: Game[Any, Any], version: int) -> dict[str, Any]:
        state = msgspec.json.decode(
            msgspec.json.encode(transcript.state(game, version, self.received))
        )
        self.view |= state["view"]
        lines = msgspec.convert(state["lines"], list[Line])
        self.lines = lines if state["fresh"] else self.lines + lines
        assert not self.cards & set(state["cards"])
        self.cards |= set(state["cards"])
        view: dict[str, Any] = state["view"]
        return view


def whole(game: Game[Any, Any], seat: Seat) -> Any:
    view = msgspec.json.decode(msgspec.json.encode(game.view(seat)))
    return {name: view[name] for name in NAMES if name not in EVERYWHERE} | {
        "edition": "first",
        "board": msgspec.json.decode(written_board(game.board)),
        "open_doors": [*game.open_doors],
    }


@settings(max_examples=8, deadline=None)
@given(
    story=st.sampled_from(STORIES),
    seat=st.sampled_from(["keeper", "investigator-1", SPECTATOR]),
    seed=st.integers(0, 10**6),
)
def test_what_has_changed_makes_the_whole_view(story: str, seat: Seat, seed: int) -> None:
    """For one who hears of every change, one who hears of few, and one who has just come."""
    chance = random.Random(seed)
    game = new_game(story=story, seed=seed, investigators=2)
    transcript = Transcript(FIRST, story, seat)
    always, seldom = Reader(), Reader()
    version = 0
    while not game.over and version < 150:
        asked = chance.choice(game.pending)
        game.apply(asked.seats[0], chance.choice(asked.options), asked.number)
        if chance.random() < 0.2 and game.can_undo(asked.seats[0]):
            game.undo(asked.seats[0])
        version += 1
        always.read(transcript, game, version)
        assert always.view == whole(game, seat)
        if chance.random() < 0.1:
            late = Reader()
            late.read(transcript, game, version)
            seldom.read(transcript, game, version)
            assert seldom.view == late.view == always.view
            assert seldom.lines == late.lines == always.lines
            assert late.cards <= seldom.cards <= always.cards


def test_what_is_as_it_was_is_not_sent_again() -> None:
    game = new_game(seed=3, investigators=1)
    transcript, reader = Transcript(FIRST, "the-cold-supper", "investigator-1"), Reader()
    assert set(reader.read(transcript, game, 1)) == set(NAMES)
    assert reader.read(transcript, game, 2) == {}
    assert reader.read(transcript, game, 2) == {}


@pytest.mark.parametrize("seat", ["keeper", "investigator-1"])
def test_lines_are_as_the_struct_says(seat: Seat) -> None:
    """They are put together from pieces; each has its number, its round and all the rest."""
    game, chance = new_game(seed=5, investigators=1), random.Random(5)
    for _ in range(60):
        asked = game.pending[0]
        game.apply(asked.seats[0], chance.choice(asked.options))
    reader = Reader()
    reader.read(Transcript(FIRST, "the-cold-supper", seat), game, 1)
    events = game.events(seat)
    assert [line.number for line in reader.lines] == list(range(1, len(events) + 1))
    assert [line.kind for line in reader.lines] == [each.kind for each in events]
    assert [line.facts for line in reader.lines] == [each.facts for each in events]
    assert [tuple(line.rules) for line in reader.lines] == [each.rules for each in events]
    assert [line.round for line in reader.lines] == sorted(line.round for line in reader.lines)
    assert reader.lines[-1].round == game.table.state.round
