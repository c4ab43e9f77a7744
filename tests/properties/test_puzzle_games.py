"""Puzzles in whole games: no piece is lost, no pile is seen through, and attempts end."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

from madhouse.engine.decisions import CLOCK
from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import FirstEdition
from madhouse.first.seen.views import View
from madhouse.first.things.agreements import PUZZLE_TIME_LIMIT
from madhouse.first.things.state import State
from madhouse.puzzles.box import the_puzzles
from tests.properties.census import census, twice
from tests.properties.random_games import answer, finish, seeds, watching
from tests.properties.secrecy import assert_keeps_secrets, assert_names_nothing_hidden
from tests.properties.test_imagining import assert_nothing_hidden_matters
from tests.rules.first.tables import retold

PIECES = {piece for pile in the_puzzles().piles.values() for piece in pile}


@cache
def puzzling_house() -> FirstEdition:
    """The training story with a puzzle in almost every way."""
    return retold(
        locks={"study": "marked-lintel", "bathroom": "dial-lock", "cellar": "dead-current"},
        obstacles={
            "kitchen": "fuse-board",
            "library": "carved-slab",
            "entrance-hall": "broken-mosaic",
        },
    )


def moments(seed: int) -> Iterator[Game[State, View]]:
    """A random game in that house, some with the clock, before each of its decisions."""
    options = [PUZZLE_TIME_LIMIT] if seed % 2 else []
    table = TableBuilder(players=1 + seed % 3, told=puzzling_house(), options=options)
    game = table.play(stage="setup")
    chooser = Random(seed)
    while game.pending:
        yield game
        if game.legal(CLOCK) and chooser.random() < 0.1:
            game.apply(CLOCK, game.legal(CLOCK)[0])
        else:
            answer(game, chooser, eager=True)
    yield game


def assert_no_piece_is_lost(game: Game[State, View]) -> None:
    found = census(game, puzzling_house().box)
    assert not twice(found)
    assert set(found) >= PIECES


def test_every_piece_is_in_its_pile_or_on_the_table_in_every_game() -> None:
    told: Counter[str] = Counter()
    for seed in seeds(24):
        for game in moments(seed):
            assert_no_piece_is_lost(game)
        told.update(event.kind for event in game.table.log.events)
    assert {"puzzle-laid-out", "puzzle-attempt", "puzzle-step", "puzzle-unsolved"} <= set(told)


def test_puzzles_keep_no_secret_but_the_order_of_the_piles() -> None:
    chooser = Random(5)
    looked = 0
    for seed in seeds(8):
        for number, game in enumerate(moments(seed)):
            if number % 5 or game.over or not game.table.state.puzzles:
                continue
            looked += 1
            for seat in watching(game):
                assert game.view(seat).puzzles == game.view("keeper").puzzles
                assert_names_nothing_hidden(game, seat)
                assert_keeps_secrets(game, seat)
            if number % 25 == 0:
                dream = game.imagine(chooser.choice(watching(game)), chooser)
                assert_no_piece_is_lost(dream)
                finish(dream, chooser)
                assert_no_piece_is_lost(dream)
    assert looked > 100


def test_the_same_view_gives_the_same_imagined_piles() -> None:
    for seed in seeds(6):
        for number, game in enumerate(moments(seed)):
            if number % 11 == 0 and game.table.state.pieces and not game.over:
                assert_nothing_hidden_matters(game)
