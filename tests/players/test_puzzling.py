"""Puzzles: the shortest way, help where it makes up for what is short, and when to stop."""

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import View
from madhouse.first.things.state import State
from tests.players.asking import chosen, put
from tests.rules.first.puzzle_tables import ATTEMPT, FAR_OFF, ONE_SWAP, STAIRS, at_the_fuse_board
from tests.rules.first.tables import answer, joe

HARVEY, ODILE = "harvey-walters", "odile-tetreault"
FIRST_AND_LAST = ("rune-7-6", "rune-7-2", "rune-7-3", "rune-7-4", "rune-7-5", "rune-7-1")
"""The picture, but for its first and its last piece, which do not touch."""


def at_the_lintel(who: str, intellect: str, *pieces: str, skill: int = 0) -> Game[State, View]:
    table = TableBuilder()
    strength = table.box.traits_of(who, "strength")[0]
    table.investigator(who, "library.a", (strength, intellect), rested=True, skill=skill)
    table.lock("study", "marked-lintel").puzzle("marked-lintel", *pieces)
    table.state.puzzles["marked-lintel"].tried = True
    game = table.play(turn_of=who)
    answer(game, "move study.c", ATTEMPT)
    return game


def played(game: Game[State, View]) -> list[str]:
    """What he does until he is done with it."""
    steps = []
    while game.pending[0].kind in ("puzzle", "swap-apart"):
        steps.append(chosen(game))
        answer(game, steps[-1])
    return steps


def test_the_last_step_is_taken() -> None:
    assert played(at_the_lintel(HARVEY, "tables-of-the-moon", *ONE_SWAP)) == ["swap 1 2"]


def test_he_goes_as_far_as_he_can_and_stops() -> None:
    game = at_the_lintel(HARVEY, "one-eclipse-too-many", *FAR_OFF)  # Intellect 5
    assert len(played(game)) == 5
    assert game.view("keeper").puzzles


def test_a_skill_point_is_spent_where_luck_would_finish_the_puzzle() -> None:
    spend = "spend a skill point"
    five, nine = FIRST_AND_LAST, FAR_OFF  # so many steps it takes
    assert spend in played(at_the_lintel("jenny-barnes", "unshockable", *five, skill=1))  # 4 + 2
    assert spend not in played(at_the_lintel("jenny-barnes", "unshockable", *nine, skill=1))
    assert spend in played(at_the_lintel(ODILE, "no-surrender", *nine, skill=1))  # 3 + 6


def test_tables_of_the_moon_are_called_on_where_two_more_steps_will_do() -> None:
    game = at_the_lintel(HARVEY, "tables-of-the-moon", *FAR_OFF)  # Intellect 8
    assert played(game)[0] == "call on tables-of-the-moon"
    assert not game.view("keeper").puzzles


def test_two_pieces_that_do_not_touch_are_exchanged_where_that_saves_the_day() -> None:
    game = at_the_lintel(ODILE, "loom-sense", *FAR_OFF)  # Intellect 7
    assert played(game)[0] == "call on loom-sense"
    assert not game.view("keeper").puzzles  # it is solved, which takes nine steps otherwise


def test_and_those_two_that_leave_the_least_to_do() -> None:
    game = at_the_lintel(ODILE, "loom-sense", *FIRST_AND_LAST)
    swaps = ("swap 1 3", "swap 1 6", "swap 2 4")
    assert put(game, "swap-apart", *swaps, card="marked-lintel") == "swap 1 6"


def test_a_piece_that_was_drawn_goes_where_it_was_missing() -> None:
    pieces = ["wiring-3" if each == "wiring-14" else each for each in STAIRS]
    table = at_the_fuse_board().puzzle("fuse-board", *pieces)
    table.state.puzzles["fuse-board"].laid.drawn = "wiring-14"
    slots = [f"replace {slot}" for slot in range(1, 8)]
    game = table.play(turn_of="jenny-barnes")
    assert put(game, "replace-piece", *slots, card="fuse-board") == "replace 2"


def test_help_is_not_called_for_where_it_is_not_needed() -> None:
    assert "call on loom-sense" not in played(at_the_lintel(ODILE, "loom-sense", *ONE_SWAP))
    played_by_harvey = played(at_the_lintel(HARVEY, "tables-of-the-moon", *ONE_SWAP))
    assert "call on tables-of-the-moon" not in played_by_harvey


def test_the_puzzle_that_is_laid_anew_is_the_one_that_is_farther_from_solved() -> None:
    table = joe("library.a").lock("study", "marked-lintel").puzzle("marked-lintel", *ONE_SWAP)
    table.pile("kitchen", "fuse-board").puzzle("fuse-board", *STAIRS)  # three steps
    game = table.play(turn_of="joe-diamond")
    assert put(game, "reset-puzzle", "marked-lintel", "fuse-board") == "fuse-board"
