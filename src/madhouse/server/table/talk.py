"""Talk: a line as a person may have typed it, and when it has to wait for a puzzle attempt."""

from typing import Any

from madhouse.engine.decisions import Seat
from madhouse.engine.game import Game
from madhouse.first.players.advice import PUZZLES
from madhouse.first.things.agreements import PUZZLE_HELP
from madhouse.first.things.state import KEEPER

LONGEST = 500


def plain(text: str, longest: int = LONGEST) -> str:
    """One line of text as a person may have typed it: no control characters, no more than fits.

    >>> plain("  come\\u202e here\\n<b>now</b> ", 20)
    'come here <b>now</b>'
    """
    shown = "".join(" " if each.isspace() else each for each in text if _belongs(each))
    return " ".join(shown.split())[:longest].rstrip()


def _belongs(letter: str) -> bool:
    return letter.isprintable() or letter.isspace()


def is_attempted(game: Game[Any, Any]) -> bool:
    """Whether somebody attempts a puzzle."""
    return any(each.kind in PUZZLES for each in game.pending)


def might_help(game: Game[Any, Any], seat: Seat) -> bool:
    """Whether what a seat says might help another with his puzzle, at a table that allows none
    (1e.puzzle-secrecy.encounterer-only)."""
    if PUZZLE_HELP in game.header.options:
        return False
    attempts = [each for each in game.pending if each.kind in PUZZLES]
    return seat != KEEPER and any(seat not in each.seats for each in attempts)
