"""Random games can be told from beginning to end, and nobody reads an id."""

import re

import pytest

from madhouse.second.edition import edition
from tests.second.told.games import STORY, names_of_things, told_game

GAPS = re.compile(r"[{}_~|]|\bNone\b|\bplayer-\d|\(\)|  ")


@pytest.mark.parametrize("hands", ["", "people"])
@pytest.mark.parametrize("seed", range(5))
def test_a_game_can_be_told(seed: int, hands: str) -> None:
    ids = names_of_things(edition(STORY).box)
    for kind, text in told_game(seed, hands):
        assert not GAPS.search(text), f"{kind}: {text}"
        assert not ids.search(text), f"{kind}: {text}"
