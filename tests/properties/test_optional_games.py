"""Games with all optional rules: they end, replay, and keep their secrets as others do."""

from random import Random

import pytest

from madhouse.api import load_case, new_game
from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.things.agreements import OPTIONAL_RULES
from madhouse.first.things.state import State
from tests.properties.random_games import STORIES, answer


def begun(seed: int) -> Game[State, View]:
    """A game that all have agreed to play with every option."""
    story = STORIES[seed % len(STORIES)]
    return new_game(
        "first",
        story=story,
        seed=seed,
        investigators=1 + seed % 4,
        options=tuple(OPTIONAL_RULES),
    )


@pytest.mark.parametrize("seed", range(len(STORIES)))
def test_a_game_with_options_ends_and_replays_byte_for_byte(seed: int) -> None:
    game, chooser = begun(seed), Random(seed)
    while game.pending:
        answer(game, chooser, eager=True)
    assert load_case(game.case()).encode() == game.encode()


@pytest.mark.parametrize("seed", range(len(STORIES)))
def test_what_is_imagined_looks_the_same_to_the_one_who_imagines(seed: int) -> None:
    game, chooser = begun(seed), Random(seed)
    moments = 0
    while game.pending:
        if moments % 20 == 0:
            for seat in game.seats:
                imagined = game.imagine(seat, Random(seed))
                assert imagined.view(seat) == game.view(seat)
        answer(game, chooser, eager=True)
        moments += 1


@pytest.mark.parametrize("seed", range(len(STORIES)))
def test_the_keepers_tokens_only_ever_grow_fewer(seed: int) -> None:
    game, chooser = begun(seed), Random(seed)
    left = len(game.seats) - 1
    while game.pending:
        answer(game, chooser, eager=True)
        now = game.table.state.keeper.skill
        assert 0 <= now <= left
        left = now
