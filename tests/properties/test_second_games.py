"""Whatever is decided, a game of the second edition goes on, ends, and can be had again."""

from collections import Counter
from random import Random

import pytest

from madhouse.engine.casefile import parse
from madhouse.engine.decisions import CannotUndo, GameFinished
from madhouse.engine.replaying import replay, verify
from madhouse.second.edition import begin
from tests.properties.random_games import (
    answer,
    asked,
    can_restart,
    finish,
    restarted,
    seeds,
    watching,
)
from tests.properties.second_games import (
    SecondGame,
    always,
    begun,
    edition_of,
    is_eager,
    moments,
)

LONGEST = 40
"""Rounds; no scenario's clock runs longer."""


def assert_goes_well(game: SecondGame) -> None:
    """Every question has options, all different, and seats at this table; time runs out."""
    assert bool(game.pending) is not game.over
    for decision in game.pending:
        assert decision.options
        assert len(set(decision.options)) == len(decision.options)
        assert decision.seats
        assert set(decision.seats) <= set(game.seats)
    assert game.progress.round <= LONGEST


def assert_equal(one: SecondGame, other: SecondGame) -> None:
    assert one.encode() == other.encode()
    assert one.pending == other.pending
    for seat in watching(one):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)


@pytest.mark.rule("2e.round.repeat", "2e.app.decides-game-end")
def test_every_game_goes_well_and_ends() -> None:
    always(seeds(60), assert_goes_well)


@pytest.mark.soak
def test_thousands_of_games_go_well_and_end() -> None:
    always(seeds(1000), assert_goes_well)


def test_random_games_see_most_of_the_game() -> None:
    """The other properties are worth as much as the games they are looked for in."""
    kinds: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for seed in seeds(40):
        *_, last = moments(seed)
        kinds.update(each.decision.kind for each in last.answers)
        told.update(event.kind for event in last.log)
        assert last.result is not None
        assert last.result.reason in (*edition_of(last).scenario.endings, "eliminated")
    assert {"turn", "turn-order", "proposal", "convert", "move-in", "share"} <= set(kinds)
    assert {"revealed", "spawned", "mythos-event", "wounded", "insane", "learned"} <= set(told)


def test_two_games_of_one_seed_are_equal_at_every_step() -> None:
    for seed in seeds(6):
        for one, other in zip(moments(seed), moments(seed), strict=True):
            assert one.encode() == other.encode()
            assert one.pending == other.pending


def test_a_fork_equals_its_original_and_goes_its_own_way() -> None:
    chooser = Random(1)

    def check(game: SecondGame) -> None:
        before = game.encode()
        fork = game.fork()
        assert_equal(fork, game)
        assert fork.case() == game.case()
        finish(fork, chooser)
        assert game.encode() == before

    always(seeds(8), check, every=23)


def test_a_game_saved_and_restored_at_every_stage_goes_on_as_if_it_had_not_been() -> None:
    for seed in seeds(8):
        twin = begun(seed)
        chooser = Random(seed)
        for game in moments(seed):
            assert game.encode() == twin.encode()
            assert asked(game) == asked(twin)
            if game.pending:
                twin = restarted(twin) if can_restart(twin) else twin.fork()
                answer(twin, chooser, eager=is_eager(seed))


def test_undo_gives_back_exactly_what_was_there() -> None:
    chooser = Random(2)
    undone = 0

    def check(game: SecondGame) -> None:
        nonlocal undone
        if game.over:
            return
        twin = game.fork()
        answer(twin, chooser)
        try:
            twin.undo(twin.answers[-1].seat)
        except (CannotUndo, GameFinished):
            return
        undone += 1
        assert_equal(twin, game)

    always(seeds(8), check, every=5)
    assert undone


def test_a_game_under_way_or_over_is_the_same_when_its_case_file_is_read_again() -> None:
    def check(game: SecondGame) -> None:
        text = game.case()
        again = replay(parse(text, "case"), begin)
        assert again.case() == text
        assert_equal(again, game)
        if game.over:
            verify(parse(text, "case"), begin)

    always(seeds(8), check, every=97)
