"""Whatever is decided, a game goes on without a fault, comes to an end and can be had again."""

from collections import Counter
from random import Random

import pytest

from madhouse.engine.decisions import CannotUndo, GameFinished
from madhouse.engine.game import Game
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.properties.random_games import (
    STORIES,
    always,
    answer,
    asked,
    begin,
    can_restart,
    edition_of,
    finish,
    is_eager,
    moments,
    restarted,
    seeds,
    watching,
)


def assert_equal(one: Game[State, View], other: Game[State, View]) -> None:
    assert one.encode() == other.encode()
    assert one.pending == other.pending
    for seat in watching(one):
        assert one.view(seat) == other.view(seat)
        assert one.events(seat) == other.events(seat)


def assert_questions_can_be_answered(game: Game[State, View]) -> None:
    """Every question has options, all different, and seats at this table."""
    assert bool(game.pending) is not game.over
    for decision in game.pending:
        assert decision.options
        assert len(set(decision.options)) == len(decision.options)
        assert decision.seats
        assert set(decision.seats) <= set(game.seats)


def assert_time_is_short(game: Game[State, View]) -> None:
    """The events bring every game to its end."""
    rounds = sum(event.time for event in edition_of(game).story.events)
    assert game.table.state.round <= rounds


def assert_goes_well(game: Game[State, View]) -> None:
    assert_questions_can_be_answered(game)
    assert_time_is_short(game)


@pytest.mark.rule("1e.event.last-card-ends")
def test_every_game_goes_well_and_ends() -> None:
    always(seeds(120), assert_goes_well)


@pytest.mark.soak
def test_thousands_of_games_go_well_and_end() -> None:
    always(seeds(500), assert_goes_well)


def test_random_games_see_most_of_the_game() -> None:
    """The other properties are worth as much as the games they are looked for in."""
    kinds: Counter[str] = Counter()
    told: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    objectives = set()
    for seed in seeds(120):
        *_, last = moments(seed)
        kinds.update(each.decision.kind for each in last.answers)
        told.update(event.kind for event in last.table.log.events)
        objectives.add(last.table.state.keeper.objective)
        assert last.result is not None
        ends[last.result.winner] += 1
    told_of = [edition_of(begin(0, story)).story for story in STORIES]
    assert objectives == {each.id for story in told_of for each in story.objectives}
    assert set(ends) == {"keeper", "investigators", "nobody"}
    assert {"mythos-facedown-face", "killed", "arrives", "escaped", "traded"} <= set(told)
    assert {"hand-limit", "afflict", "replace-figure"} <= set(kinds)


def test_two_games_of_one_seed_are_equal_at_every_step() -> None:
    for seed in seeds(12):
        for one, other in zip(moments(seed), moments(seed), strict=True):
            assert_equal(one, other)


def test_a_fork_equals_its_original_and_goes_its_own_way() -> None:
    chooser = Random(1)

    def check(game: Game[State, View]) -> None:
        before = game.encode()
        fork = game.fork()
        assert_equal(fork, game)
        assert fork.case() == game.case()
        finish(fork, chooser)
        assert game.encode() == before

    always(seeds(12), check, every=9)


def test_a_game_saved_and_restored_at_every_stage_goes_on_as_if_it_had_not_been() -> None:
    def dual_run(seed: int) -> None:
        twin = begin(seed)
        chooser = Random(seed)
        for game in moments(seed):
            assert game.encode() == twin.encode()
            assert asked(game) == asked(twin)
            if game.pending:
                twin = restarted(twin) if can_restart(twin) else twin.fork()
                answer(twin, chooser, eager=is_eager(seed))

    for seed in seeds(24):
        dual_run(seed)


def test_undo_gives_back_exactly_what_was_there() -> None:
    chooser = Random(2)

    def check(game: Game[State, View]) -> None:
        twin = game.fork()
        if game.over:
            with pytest.raises(GameFinished):
                twin.undo("keeper")
            return
        answer(twin, chooser)
        try:
            twin.undo(twin.answers[-1].seat)
        except (CannotUndo, GameFinished):
            return
        assert_equal(twin, game)

    always(seeds(16), check, every=3)
