"""Every evening can be told: of both editions, whoever played it, in two pages."""

import re
from random import Random
from typing import Any

import pytest

from madhouse.api import new_game, tell_case
from madhouse.editions import EDITIONS
from madhouse.engine.evening import NotOver
from madhouse.engine.game import Game
from madhouse.engine.tale import MOST_WORDS, EveningTale

TWO_PAGES = MOST_WORDS + 500
"""What is always told (the events of a long evening, its end) comes on top."""
STORIES = [(name, story) for name, door in EDITIONS.items() for story in door.shelf.stories]


def played(edition: str, story: str, seed: int) -> Game[Any, Any]:
    game, chance = new_game(edition, story=story, seed=seed, investigators=2), Random(seed)
    while not game.over:
        decision = game.pending[0]
        seat = decision.seats[0]
        game.apply(seat, chance.choice(game.legal(seat)))
    return game


def text_of(tale: EveningTale) -> str:
    return "\n".join(part.text for each in tale.chapters for part in each.parts)


@pytest.mark.parametrize(("edition", "story"), STORIES)
def test_an_evening_at_random_is_told(edition: str, story: str) -> None:
    game = played(edition, story, 3)
    tale = tell_case(game.case())
    text = text_of(tale)
    assert tale.title == EDITIONS[edition].shelf.title(story)
    assert tale.words <= TWO_PAGES
    assert 0 < tale.at <= len(game.answers)
    assert game.result
    outcome = EDITIONS[edition].shelf.outcome(game.result.winner)
    assert tale.chapters[-1].parts[-1].text.startswith(outcome)
    assert "{" not in text
    assert "  " not in text
    assert not re.search(r"[a-z,] None\b", text)  # what is missing, in place of a name


def test_an_evening_that_is_not_over_is_not_told() -> None:
    with pytest.raises(NotOver, match="told at the end"):
        tell_case(new_game(seed=1).case())
