"""Talk at the table: all can read it, but it does not help with a puzzle that another attempts."""

from typing import Any

from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.first.state import KEEPER
from madhouse.players.advice import PUZZLES

LONGEST = 500
MOST_HELD = 20


def plain(text: str, longest: int = LONGEST) -> str:
    """One line of text as a person may have typed it: no control characters, no more than fits.

    >>> plain("  come\\u202e here\\n<b>now</b> ", 20)
    'come here <b>now</b>'
    """
    shown = "".join(" " if each.isspace() else each for each in text if _belongs(each))
    return " ".join(shown.split())[:longest].rstrip()


def _belongs(letter: str) -> bool:
    return letter.isprintable() or letter.isspace()


class TooMuchTalk(MadhouseError):
    """No more can be held back; it was not said, and will not be."""


class Held:
    """What other investigators said during an attempt at a puzzle; they are heard afterwards."""

    def __init__(self) -> None:
        self._lines: list[tuple[Seat, str]] = []

    def hold(self, game: Game[Any], seat: Seat, text: str) -> bool:
        """Keep the line back, if it might help (1e.puzzle-secrecy.encounterer-only)."""
        attempting = next((each for each in game.pending if each.kind in PUZZLES), None)
        if attempting is None or seat == KEEPER or seat in attempting.seats:
            return False
        if len(self._lines) >= MOST_HELD:
            raise TooMuchTalk("enough waits to be said; wait until the puzzle attempt is over")
        self._lines.append((seat, text))
        return True

    def release(self, game: Game[Any]) -> list[tuple[Seat, str]]:
        """What may be said now."""
        if any(each.kind in PUZZLES for each in game.pending):
            return []
        lines, self._lines = self._lines, []
        return lines
