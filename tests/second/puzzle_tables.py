"""A game for each kind of dealt puzzle, at the moment when somebody bends over it."""

from madhouse.puzzles.asked import DealtPuzzle
from madhouse.puzzles.code import CodePuzzle
from madhouse.puzzles.grid_lock import draw_lock
from madhouse.puzzles.line import BEND, BLANK, STRAIGHT, LinePuzzle
from madhouse.puzzles.ring import RingPuzzle
from madhouse.puzzles.slide import SlidePuzzle
from madhouse.puzzles.tower import TowerPuzzle
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
LINE = LinePuzzle(
    5,
    4,
    [STRAIGHT] * 5 + [BEND] * 4 + [BLANK] * 11,
    [9, 5, 10, 11, 6, 0, 12, 7, 1, 13, 14, 8, 2, 15, 3, 16, 17, 4, 18, 19],
    [0, 2, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3, 1, 0, 0, 0, 0, 0, 0, 0],
)
RINGS = RingPuzzle(
    [[1, 4, 1, 2, 5, 3], [3, 1, 4, 1, 2, 5], [2, 5, 3, 1, 4, 1], [1, 4, 1, 2, 5, 3]],
    [[2, 5], [0, 3], [1, 4], [0, 5]],
    [0, 0, 0, 5],
)
DEALT: dict[str, tuple[str, str, DealtPuzzle]] = {
    "code": ("ninety-barrels", "gate", CodePuzzle(4, 6, "runes", (1, 4, 2, 5))),
    "lock": ("salt-wedding", "strongbox", draw_lock(PLATE)),
    "slide": ("dead-letter-office", "torn", SlidePuzzle(3, 3, [0, 2, 1, 3, 4, 5, 6, 8, 7])),
    "line": ("salt-wedding", "strongbox", LINE),
    "ring": ("salt-wedding", "strongbox", RINGS),
    "tower": ("salt-wedding", "strongbox", TowerPuzzle([[5, 3], [4, 1], [2]])),
}
"""By kind: a scenario, its token, and how the puzzle lies; the box has no line, ring or tower, so
they lie where a lock would."""


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
