"""Random games can be told from beginning to end, and nobody reads an id."""

import re

import pytest

from madhouse.second.edition import edition
from tests.second.told.games import STORY, names_of_things, told_game

GAPS = re.compile(r"[{}_~|]|\bNone\b|\bplayer-\d|\(\)|  ")


@pytest.mark.parametrize("hands", ["", "people"])
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("story", edition(STORY).box.scenario_ids)
def test_a_game_can_be_told(seed: int, hands: str, story: str) -> None:
    ids = names_of_things(edition(story).box)
    for kind, text in told_game(seed, hands, story):
        assert not GAPS.search(text), f"{kind}: {text}"
        assert not ids.search(text), f"{kind}: {text}"
