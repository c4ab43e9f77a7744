"""A game for each kind of dealt puzzle, at the moment when somebody bends over it."""

from madhouse.puzzles.asked import DealtPuzzle
from madhouse.puzzles.code import CodePuzzle
from madhouse.puzzles.grid_lock import draw_lock
from madhouse.puzzles.slide import SlidePuzzle
from madhouse.second.building import TableBuilder
from tests.rules.second.tables import PEARL, TOMAS, Played

PLATE = """
aab..c
..b..c
==bd.c
.e.d..
.e.gg.
hhh...
"""
DEALT: dict[str, tuple[str, str, DealtPuzzle]] = {
    "code": ("ninety-barrels", "gate", CodePuzzle(4, 6, "runes", (1, 4, 2, 5))),
    "lock": ("salt-wedding", "strongbox", draw_lock(PLATE)),
    "slide": ("dead-letter-office", "torn", SlidePuzzle(3, 3, [0, 2, 1, 3, 4, 5, 6, 8, 7])),
}
"""By kind: a scenario, its token, and how the puzzle lies."""


def dealt_game(kind: str, clues: int = 2) -> Played:
    """Pearl at a puzzle of this kind, with Tomas beside her."""
    scenario, token, puzzle = DEALT[kind]
    table = TableBuilder(scenario)
    space = sorted(table.places)[0]
    carried = ["the-root-letter"] if kind == "slide" else []
    table.investigator(PEARL, at=space, clues=clues, has=carried).investigator(TOMAS, at=space)
    table.token(token, space).state.app.puzzles = {f"{token} 0": puzzle.copy()}
    game = table.play(turn_of=PEARL)
    game.apply("player-1", f"interact {token} 0")
    return game
