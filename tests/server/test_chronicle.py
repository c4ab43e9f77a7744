"""Stages are kept for storage, but not all of those of somebody who plays in great hurry."""

import random
from typing import Any

import pytest

from madhouse.api import new_game
from madhouse.engine.game import Game
from madhouse.server.kept import chronicle
from madhouse.server.kept.chronicle import Chronicle


def kept(hurried: float, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(chronicle, "HURRIED", hurried)
    game, chance, book = new_game(seed=2, investigators=1), random.Random(2), Chronicle("g")
    stages = set()
    for _ in range(60):
        answer(game, chance, book)
        stages.add(game.last_stage.answers)
    return len(stages)


def answer(game: Game[Any, Any], chance: random.Random, book: Chronicle) -> None:
    book.prepare(game)
    asked = game.pending[0]
    game.apply(asked.seats[0], chance.choice(asked.options))


def test_stages_are_kept_unless_somebody_plays_in_great_hurry(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert kept(0.0, monkeypatch) > 5 * kept(1000.0, monkeypatch)


def test_a_game_that_is_copied_keeps_them_as_close_as_it_likes() -> None:
    game, book = new_game(seed=2, investigators=1), Chronicle("g")
    game.fork()
    close = game.spacing
    book.prepare(game)
    assert game.spacing == close
