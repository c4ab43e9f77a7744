"""Undo never buys knowledge: what can be taken back has told nobody anything that was hidden."""

from collections.abc import Callable
from random import Random

import pytest

from madhouse.engine.decisions import Decision, Option, Seat
from madhouse.first.things.state import KEEPER
from tests.properties import second_games
from tests.properties.random_games import (
    STORIES,
    AnyGame,
    answer,
    begin,
    is_eager,
    pick,
    seeds,
    watching,
)
from tests.properties.second_games import SCENARIOS
from tests.properties.second_secrecy import shown as shown_in_second
from tests.properties.secrecy import shown
from tests.rules.first.tables import JENNY, joe

WORLDS = 2
"""So many games that look the same to a seat are imagined before a decision."""
WAYS = 2
"""So many ways are tried beside the one that is gone, each of them taken back."""

TRAUMA = "the-shakes"

Shown = Callable[[AnyGame, Seat], bytes]


def learned(game: AnyGame, seat: Seat, option: Option, show: Shown) -> set[Seat]:
    """Who would know more of what is hidden if the seat chose this and took it back: whoever would
    have been shown something else in a game that looked the same to him and to who chooses. What
    the chooser knows himself is his to tell, with undo or without."""
    tried = game.fork()
    tried.apply(seat, option)
    if not tried.can_undo(seat):
        return set()
    wiser: set[Seat] = set()
    before = {watcher: show(game, watcher) for watcher in watching(game)}
    now = {watcher: show(tried, watcher) for watcher in watching(game)}
    for world in range(WORLDS):
        dream = game.imagine(seat, Random(world))
        alike = [each for each in before if show(dream, each) == before[each]]
        assert seat in alike, f"{seat} sees a secret"
        dream.apply(seat, option)
        wiser |= {each for each in alike if show(dream, each) != now[each]}
    tried.undo(seat)
    assert {each: show(tried, each) for each in before} == before, "something of it is left"
    return wiser


def assert_undo_buys_nothing(game: AnyGame, seed: int, eager: bool, every: int) -> None:
    """Play the game of a seed to its end; at one question in so many, and all through setup, some
    ways are tried and taken back."""
    chooser = Random(seed)
    show = shown if game.header.edition == "first" else shown_in_second
    while game.pending:
        if game.progress.setting_up or (len(game.answers) + seed) % every == 0:
            for decision in game.pending:
                _try_ways(game, decision, chooser, eager, show)
        answer(game, chooser, eager)


def _try_ways(game: AnyGame, decision: Decision, chooser: Random, eager: bool, show: Shown) -> None:
    seat = decision.seats[0]
    for option in dict.fromkeys([pick(decision, chooser, eager) for _ in range(WAYS)]):
        wiser = learned(game, seat, option, show)
        assert not wiser, (
            f"{wiser} would learn from '{option}' ({decision.kind}, by {seat}), "
            f"after {len(game.answers)} answers of {game.header}"
        )


def in_the_first(numbers: range, every: int) -> None:
    for seed in numbers:
        assert_undo_buys_nothing(begin(seed), seed, is_eager(seed), every)


def in_the_second(numbers: range, every: int) -> None:
    for seed in numbers:
        game, eager = second_games.begun(seed), second_games.is_eager(seed)
        assert_undo_buys_nothing(game, seed, eager, every)


def test_nothing_is_learned_by_undo_in_any_story() -> None:
    in_the_first(seeds(len(STORIES)), every=9)


def test_nothing_is_learned_by_undo_in_any_scenario() -> None:
    in_the_second(seeds(len(SCENARIOS)), every=5)


@pytest.mark.soak
def test_nothing_is_learned_by_undo_in_many_games() -> None:
    in_the_first(seeds(4 * len(STORIES)), every=2)
    in_the_second(seeds(8 * len(SCENARIOS)), every=1)


# -- the two that once did ------------------------------------------------------------------------


@pytest.mark.rule("1e.mythos.facedown-play")
def test_a_facedown_card_that_acts_seals() -> None:
    """The horror of The Wrong Name is there before the card is: the keeper is asked for a Trauma
    card in between."""
    table = joe("kitchen.a", players=2, cards=["axe"]).investigator(JENNY, "kitchen.a")
    game = table.facedown(JENNY, "the-wrong-name").hand(TRAUMA).play(stage="trading")
    seat = game.pending[0].seats[0]
    game.apply(seat, f"give axe to {JENNY}")
    assert game.pending[0].kind == "trauma"
    assert not game.can_undo(seat)


@pytest.mark.rule("1e.setup-keeper.seed-exploration")
def test_the_keepers_answers_are_sealed_before_he_sees_a_seeded_card() -> None:
    for story in STORIES:
        game = begin(0, story)
        while asked := next((d for d in game.pending if KEEPER in d.seats), None):
            if asked.kind != "question":
                assert not game.can_undo(KEEPER), story
                break
            game.apply(KEEPER, asked.options[0])
