"""A game for each of the nine puzzles, at the moment when somebody bends over it."""

from typing import Any

from madhouse.engine.game import Game
from madhouse.first.edition import the_box
from madhouse.puzzles.box import the_puzzles
from tests.rules.first.puzzle_tables import ATTEMPT
from tests.rules.first.tables import JENNY, answer, jenny

PUZZLES = {name: the_puzzles()[name].size for name in the_puzzles().ids}
"""How many pieces each has."""


def puzzle_game(name: str) -> Game[Any, Any]:
    """Jenny at this puzzle: a lock before the study, or an obstacle in the kitchen."""
    box = the_box()
    puzzle = the_puzzles()[name]
    pieces = puzzle.pieces[-puzzle.size :][::-1]  # in no order that solves it
    lock = next((card for card, each in box.locks.items() if each.puzzle == name), None)
    if lock is None:
        card = next(card for card, each in box.obstacles.items() if each.puzzle == name)
        table, way = jenny("kitchen.a").pile("kitchen", card, "axe"), "explore"
    else:
        card = lock
        table, way = jenny("library.a").lock("study", card), "move study.c"
    table.puzzle(card, *pieces).state.puzzles[card].tried = True
    game: Game[Any, Any] = table.play(turn_of=JENNY)
    answer(game, way, ATTEMPT)
    return game
