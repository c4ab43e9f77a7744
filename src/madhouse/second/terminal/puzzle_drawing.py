"""A puzzle in the terminal, drawn from what everybody sees of it."""

from madhouse.puzzles.dealt_shapes import DealtShape, shown_puzzle


def puzzle_drawing(lying: DealtShape) -> str:
    """Its picture, as it lies."""
    return shown_puzzle(lying).picture()
