"""A case file is the whole game: written, read and played again it is the same, byte for byte."""

import pytest

from madhouse.api import load_case, verify_case
from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.properties.random_games import always, seeds, watching


def assert_round_trip(game: Game[State, View]) -> None:
    text = game.case()
    again = load_case(text)
    assert again.case() == text
    assert again.encode() == game.encode()
    assert again.pending == game.pending
    assert again.result == game.result
    for seat in watching(game):
        assert again.events(seat) == game.events(seat)
    if game.over:
        verify_case(text)


def test_a_game_under_way_or_over_is_the_same_when_read_again() -> None:
    always(seeds(24), assert_round_trip, every=61)


@pytest.mark.soak
def test_case_files_of_hundreds_of_games() -> None:
    always(seeds(24), assert_round_trip, every=17)
