"""Computer players and proofs read an option by its form: they never take the line apart."""

import pytest

from madhouse.first.edition import edition
from madhouse.first.kit.proof import SIDES, prove
from madhouse.first.things.seeding import combinations
from madhouse.sim.match import Match, play
from tests.properties.guarded_options import every_option_guarded
from tests.properties.random_games import STORIES


@pytest.mark.parametrize("story", STORIES)
def test_a_game_is_played_out_without_cutting_an_option(story: str) -> None:
    players = {"keeper": "cruel", "investigator": "heuristic"}
    match = Match(
        number=0,
        edition="first",
        story=story,
        seed="guarded-2",
        investigators=3,
        players=players,
    )
    with every_option_guarded():
        _, game = play(match)
    assert game.over


def test_both_sides_of_a_story_are_proved_without_cutting_an_option() -> None:
    told = edition("the-cold-supper")
    answers = next(combinations(told.story))
    with every_option_guarded():
        assert all(prove(told, answers, side).replayed for side in SIDES)
