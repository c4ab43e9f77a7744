"""Markers and fires in whole games: none too many, none misplaced, no secret among them."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.edition import FirstEdition
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.properties.random_games import answer, finish, seeds, watching
from tests.rules.first.grave_cards import grave_story


@cache
def burning_house() -> FirstEdition:
    """The training story with fires, graves and an altar."""
    return grave_story(
        features={
            "camp-fire": ("library.a", "kitchen.b"),
            "altar": ("study.c",),
            "corpse": ("entrance-hall.c", "library.a", "cellar.a"),
        },
        fire=("bathroom",),
        darkness=("study",),
        stirring={"zombie": ("cellar",)},
        actions=(
            "command-minion",
            "spread-fire",
            "raise-dead",
            "take-sample",
            "summon-worshippers",
        ),
    )


def moments(seed: int) -> Iterator[Game[State, View]]:
    """A random game in that house, before each of its decisions and once it is over."""
    game = TableBuilder(players=1 + seed % 3, told=burning_house()).play(stage="setup")
    chooser = Random(seed)
    while game.pending:
        yield game
        answer(game, chooser, eager=True)
    yield game


def assert_markers_fit(game: Game[State, View]) -> None:
    """No more corpses than there are, none in a fire, and every marker in a space."""
    state, board = game.table.state, burning_house().board
    kinds = Counter(each.kind for each in state.features)
    assert kinds["corpse"] <= burning_house().box.supply.features["corpse"]
    assert (kinds["camp-fire"], kinds["altar"]) == (2, 1)
    assert all(each.space in board.spaces for each in state.features)
    if state.stage != "setup":
        dead = [each.space for each in state.features if each.kind == "corpse"]
        assert not [space for space in dead if state.rooms[board.room_of[space]].fire]
    assert all(each.samples == 0 for each in state.features if each.kind != "altar")
    assert all(monster.samples >= 0 for monster in state.monsters)


def test_markers_fit_in_every_game() -> None:
    told: Counter[str] = Counter()
    for seed in seeds(30):
        for game in moments(seed):
            assert_markers_fit(game)
        told.update(event.kind for event in game.table.log.events)
    seen = {"dragged", "corpse-gone", "corpse-placed", "fire", "burns", "monster-burns"}
    assert {*seen, "braves-fire", "sample-taken"} <= set(told)


def test_markers_and_fires_are_the_same_to_every_eye_and_in_every_imagined_game() -> None:
    chooser = Random(5)
    for seed in seeds(6):
        for number, game in enumerate(moments(seed)):
            if number % 31 or game.over or game.table.state.stage == "setup":
                continue
            seen = game.view("keeper").features
            for seat in watching(game):
                assert game.view(seat).features == seen
                dream = game.imagine(seat, chooser)
                assert dream.view("keeper").features == seen
                finish(dream, chooser)
                assert_markers_fit(dream)
