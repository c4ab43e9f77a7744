"""Puzzles: they interrupt a move or an action, which goes on if they are solved."""

import pytest

from tests.rules.first.puzzle_tables import (
    ATTEMPT,
    FAR_OFF,
    ONE_SWAP,
    STAIRS,
    at_the_fuse_board,
    puzzle,
    tries_the_fuse_board,
    tries_the_lintel,
)
from tests.rules.first.tables import JENNY, answer, asked, investigator, jenny, room

SOLVE_STAIRS = ("rotate 1 counterclockwise", "rotate 3 clockwise", "swap 4 6")


@pytest.mark.rule("1e.puzzle.purpose", "1e.puzzle.interrupts", "1e.puzzle.example-lock")
def test_who_solves_the_puzzle_of_a_lock_goes_on_moving() -> None:
    game = tries_the_lintel(*ONE_SWAP)
    assert investigator(game, JENNY).space == "library.a"
    answer(game, "swap 1 2")
    assert investigator(game, JENNY).space == "study.c"
    assert room(game, "study").lock == ""


@pytest.mark.rule("1e.puzzle.interrupts", "1e.lock.failure-wastes-step")
def test_who_does_not_solve_it_has_lost_the_step() -> None:
    game = tries_the_lintel(*FAR_OFF)
    answer(game, "stop")
    assert investigator(game, JENNY).space == "library.a"
    assert asked(game).about == {"who": JENNY, "steps": 1, "action": True}
    assert "move study.c" not in asked(game).options


@pytest.mark.rule("1e.puzzle.interrupts", "1e.obstacle.puzzle-first")
@pytest.mark.parametrize(("steps", "found"), [(SOLVE_STAIRS, ["axe"]), (("stop",), [])])
def test_only_who_solves_the_puzzle_of_an_obstacle_goes_on_exploring(
    steps: tuple[str, ...], found: list[str]
) -> None:
    game = tries_the_fuse_board(*STAIRS)
    answer(game, *steps)
    assert investigator(game, JENNY).cards == found
    assert len(room(game, "kitchen").pile) == (0 if found else 2)


@pytest.mark.rule("1e.puzzle.free-attempt")
def test_an_attempt_takes_no_step_of_its_own() -> None:
    game = tries_the_lintel(*ONE_SWAP)
    answer(game, "swap 1 2")
    assert asked(game).about == {"who": JENNY, "steps": 1, "action": True}
    game = tries_the_fuse_board(*STAIRS)
    answer(game, *SOLVE_STAIRS)
    assert asked(game).about == {"who": JENNY, "steps": 2, "action": False}


@pytest.mark.rule("1e.puzzle.same-actions")
@pytest.mark.parametrize("card", ["dead-current", "dial-lock"])
def test_the_actions_are_the_same_whatever_the_puzzle(card: str) -> None:
    game = jenny("library.a").lock("study", card).play(turn_of=JENNY)
    answer(game, "move study.c", ATTEMPT)
    offered = {option.split()[0] for option in asked(game).options}
    assert {"swap", "rotate", "draw", "stop"} <= offered


def test_a_puzzle_may_be_left_alone() -> None:
    game = at_the_fuse_board().play(turn_of=JENNY)
    answer(game, "explore")
    before = puzzle(game)
    answer(game, "leave it")
    assert puzzle(game) == before
    assert room(game, "kitchen").pile == ["fuse-board", "?"]


@pytest.mark.rule("1e.lock.requirement", "1e.puzzle-solve.effect")
@pytest.mark.parametrize(
    ("card", "pieces", "steps"),
    [
        ("dead-current", (9, 11, 14, 7, 5, 12), ("rotate 4 counterclockwise",)),
        ("three-way-tumbler", (15, 11, 7, 10, 8, 5), ("rotate 5 counterclockwise",)),
        (
            "cross-bolt",
            (9, 8, 7, 2, 6, 12, 15, 14),
            ("turn the tile counterclockwise", "rotate 2 clockwise", "swap 7 8"),
        ),
    ],
)
def test_every_kind_of_puzzle_opens_a_lock(
    card: str, pieces: tuple[int, ...], steps: tuple[str, ...]
) -> None:
    pile = "wiring" if card == "dead-current" else "lock"
    table = jenny("library.a").lock("study", card)
    game = table.puzzle(card, *(f"{pile}-{each}" for each in pieces)).play(turn_of=JENNY)
    answer(game, "move study.c", ATTEMPT, *steps)
    assert investigator(game, JENNY).space == "study.c"
