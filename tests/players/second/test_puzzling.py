"""Puzzles: by the solver, within the steps that a person would have, from what all see."""

from random import Random
from typing import Any

import pytest

from madhouse.engine.game import Game
from madhouse.puzzles.asked import least_solution
from madhouse.second.players.heuristic import HeuristicPlayer
from tests.players.second.asking import LEV, PEARL, table
from tests.second.puzzle_tables import DEALT, dealt_game

MOST_GUESSES = 6


def work(game: Game[Any, Any], player: HeuristicPlayer) -> int:
    """Answer as long as a puzzle is worked at; gives the steps that were taken."""
    taken = 0
    while game.pending and game.pending[0].kind == "puzzle":
        decision = game.pending[0]
        seat = decision.seats[0]
        game.apply(seat, player.choose(game.view(seat), decision))
        taken = int(str(decision.about["taken"]))
    return taken


def test_a_code_is_found_in_a_few_guesses() -> None:
    built = table().investigator(LEV, "kitchen.a", has=["the-pursers-watch"], clues=2)
    game = built.investigator(PEARL, "parlour.a").play(turn_of=LEV)
    game.apply("player-1", "inspect watch 0")
    assert work(game, HeuristicPlayer("1")) < MOST_GUESSES
    assert "asked" in game.view("player-1").facts


def test_a_lock_is_opened_in_the_fewest_steps() -> None:
    built = table("salt-wedding").token("strongbox", "vestry.c")
    game = built.investigator(LEV, "vestry.c").investigator(PEARL, "quay.a").play(turn_of=LEV)
    game.apply("player-1", "interact strongbox 0")
    assert work(game, HeuristicPlayer("1")) == 6  # before the seventh and last
    assert "cup" in game.view("player-1").facts


def test_who_has_too_few_steps_leaves_it_for_the_next_time() -> None:
    built = table("salt-wedding").token("strongbox", "vestry.c")
    game = built.investigator(PEARL, "vestry.c").investigator(LEV, "quay.a").play(turn_of=PEARL)
    game.apply("player-1", "interact strongbox 0")
    work(game, HeuristicPlayer("1"))
    (puzzle,) = game.view("player-1").puzzles.values()
    assert puzzle.kind == "lock"


@pytest.mark.parametrize("kind", ["line", "ring", "tower"])
def test_lines_rings_and_towers_are_solved_in_the_fewest_steps(kind: str) -> None:
    game = dealt_game(kind, clues=0)
    least = least_solution(DEALT[kind][2]).cost
    steps = 0
    while "cup" not in game.view("player-1").facts:
        work(game, HeuristicPlayer("1"))
        steps = len([event for event in game.log if event.kind == "puzzle-step"])
        if "interact strongbox 0" not in game.pending[0].options:
            game.apply(game.pending[0].seats[0], "end turn")
        else:
            game.apply(game.pending[0].seats[0], "interact strongbox 0")
        assert steps <= least
    assert steps == least


def test_what_is_covered_is_not_looked_at() -> None:
    game = dealt_game("ring")
    dream = game.imagine("player-1", Random(1))
    for each in (game, dream):
        step = HeuristicPlayer("1").choose(each.view("player-1"), each.pending[0])
        assert step == "turn the second ring counterclockwise"


@pytest.mark.parametrize("seed", range(3))
def test_the_code_itself_is_not_looked_at(seed: int) -> None:
    """Another code with which all that was told agrees makes no difference to the next step."""
    built = table().investigator(LEV, "kitchen.a", has=["the-pursers-watch"])
    game = built.investigator(PEARL, "parlour.a").play(turn_of=LEV)
    game.apply("player-1", "inspect watch 0")
    dream = game.imagine("player-1", Random(seed))
    for each in (game, dream):
        decision = each.pending[0]
        step = HeuristicPlayer("1").choose(each.view("player-1"), decision)
        assert step == "lay piece 1"
