"""Whole evenings of computers: each comes to an end, and the same seeds give the same one."""

import pytest

from madhouse.api import new_game
from madhouse.players.table import play_out
from madhouse.second.players.heuristic import HeuristicPlayer

STORIES = ("first-cold-night", "salt-wedding", "dead-letter-office", "ninety-barrels")


def evening(story: str, number: int, seed: str) -> list[str]:
    """What was answered in a whole game."""
    game = new_game("second", story=story, investigators=number, seed=seed)
    play_out(game, {seat: HeuristicPlayer(f"{seed} {seat}") for seat in game.seats})
    assert game.result is not None
    return [each.option for each in game.answers]


@pytest.mark.parametrize(("story", "number"), list(zip(STORIES, (2, 3, 4, 5), strict=True)))
def test_an_evening_ends(story: str, number: int) -> None:
    assert evening(story, number, "1") == evening(story, number, "1")


@pytest.mark.soak
@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("number", range(2, 6))
def test_every_evening_ends(story: str, number: int) -> None:
    for seed in range(20):
        evening(story, number, f"soak {seed}")
