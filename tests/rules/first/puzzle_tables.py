"""Tables with a puzzle on them, for the tests of several topics."""

from typing import Any

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from madhouse.first.seen.views import PuzzleView, View
from madhouse.first.things.state import State
from tests.rules.first.tables import JENNY, JENNY_TRAITS, answer, jenny

ATTEMPT = "attempt the puzzle"
ONE_SWAP = ("rune-7-2", "rune-7-1", "rune-7-3", "rune-7-4", "rune-7-5", "rune-7-6")
"""The picture of puzzle 7, but for its first two pieces."""
FAR_OFF = ("rune-7-6", "rune-7-5", "rune-7-4", "rune-7-3", "rune-7-2", "rune-7-1")
"""The same picture from back to front: no four swaps will do."""
STAIRS = tuple(f"wiring-{each}" for each in (5, 14, 7, 11, 6, 4, 12))
"""Puzzle 2A, three steps from being solved."""


def puzzle(game: Game[State, View], seat: str = "keeper") -> PuzzleView:
    """The one puzzle on the table, as a seat sees it."""
    found: PuzzleView
    (found,) = game.view(seat).puzzles
    return found


def at_the_lintel(*pieces: str, players: int = 1, **more: Any) -> TableBuilder:
    """Jenny, Intellect 4 and Luck 2, before the study, which a rune puzzle keeps shut."""
    table = jenny("library.a", players, **more).lock("study", "marked-lintel")
    if pieces:
        table.puzzle("marked-lintel", *pieces)
        table.state.puzzles["marked-lintel"].tried = True  # the lintel's own test is over
    return table


def tries_the_lintel(*pieces: str, **more: Any) -> Game[State, View]:
    """Jenny attempts the rune puzzle, laid out so."""
    game = at_the_lintel(*pieces, **more).play(turn_of=JENNY)
    answer(game, "move study.c", ATTEMPT)
    return game


def at_the_fuse_board(**more: Any) -> TableBuilder:
    """Jenny in the kitchen, where a wiring puzzle lies on an axe."""
    return jenny("kitchen.a", **more).pile("kitchen", "fuse-board", "axe")


def tries_the_fuse_board(*pieces: str, **more: Any) -> Game[State, View]:
    """Jenny explores and attempts the wiring puzzle 2A, laid out so."""
    game = at_the_fuse_board(**more).puzzle("fuse-board", *pieces).play(turn_of=JENNY)
    answer(game, "explore", ATTEMPT)
    return game


def against_the_clock(*pieces: str) -> Game[State, View]:
    """Jenny attempts the rune puzzle with the optional time limit."""
    return having_agreed(["puzzle-time-limit"], *pieces)


def having_agreed(options: list[str], *pieces: str, players: int = 1) -> Game[State, View]:
    """Jenny attempts the rune puzzle at a table that has agreed on these options."""
    table = TableBuilder(players=players, options=options)
    table.investigator(JENNY, "library.a", JENNY_TRAITS, skill=1).lock("study", "marked-lintel")
    table.puzzle("marked-lintel", *pieces).state.puzzles["marked-lintel"].tried = True
    game = table.play(turn_of=JENNY)
    answer(game, "move study.c", ATTEMPT)
    return game
