"""Puzzle pieces: the piles they lie in, laying a puzzle out, resetting it and clearing it away."""

from madhouse.engine.knowledge import forget
from madhouse.first.things.cards import Demand
from madhouse.first.things.state import Investigator, PuzzleOnTable
from madhouse.first.things.table import Table
from madhouse.puzzles.box import the_puzzles
from madhouse.puzzles.puzzle import Puzzle
from madhouse.puzzles.steps import deal, reset, return_pieces


def pile_of(g: Table, puzzle: Puzzle) -> list[str]:
    """Its unused pieces, facedown; a pile not dealt from yet is as it came (1e.setup.puzzle-piles).

    Nobody knows its order, but all know the pieces that were put under it since the last shuffle.
    """
    pile = g.state.pieces.get(puzzle.pile)
    if pile is None:
        pile = g.state.pieces[puzzle.pile] = list(puzzle.pieces)
    return pile


def lay_out(g: Table, who: Investigator, demand: Demand) -> None:
    """Set the card's puzzle up, before the player who is the first to meet it.

    1e.puzzle-setup.first-encounter, 1e.puzzle-setup.location. The unused pieces are shuffled
    (1e.puzzle-setup.shuffle) and dealt in rows, arrows up (1e.puzzle-setup.row-order,
    1e.puzzle-setup.orientation).
    """
    if demand.puzzle is None or demand.id in g.state.puzzles:
        return
    puzzle = the_puzzles()[demand.puzzle]
    pile = pile_of(g, puzzle)
    forget(g.state, pile)
    laid = deal(puzzle, pile, g.random)
    g.state.puzzles[demand.id] = PuzzleOnTable(laid, who.player)
    _show(g, laid.pieces)
    rules = ("1e.puzzle-setup.first-encounter", "1e.puzzle-setup.shuffle")
    g.tell("puzzle-laid-out", rules, who=who.id, card=demand.id)


def reset_puzzle(g: Table, card: str) -> None:
    """Its pieces go back among the unused ones, then it is set up again (1e.puzzle-solve.reset)."""
    laid = g.state.puzzles[card].laid
    puzzle = the_puzzles()[laid.puzzle]
    pile = pile_of(g, puzzle)
    forget(g.state, (*pile, *laid.pieces))
    reset(puzzle, laid, pile, g.random)
    _show(g, laid.pieces)
    g.tell("puzzle-reset", ("1e.puzzle-solve.reset",), card=card)


def clear_away(g: Table, card: str) -> None:
    """The pieces of a puzzle that is done with go to the bottom of their pile, which is shuffled
    before it is dealt from again (1e.puzzle-solve.pieces-returned, 1e.conflict.puzzle-return)."""
    laid = g.state.puzzles.pop(card).laid
    return_pieces(laid, pile_of(g, the_puzzles()[laid.puzzle]))


def _show(g: Table, pieces: list[str]) -> None:
    for piece in pieces:
        g.show(piece)
