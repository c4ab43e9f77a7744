"""Puzzles in the terminal, drawn from what everybody sees of them."""

from madhouse.engine.rng import Random, keyed
from madhouse.puzzles.asked import AskedPuzzle, deal_asked
from madhouse.puzzles.code import CodePuzzle
from madhouse.puzzles.dealt_shapes import dealt_shape
from madhouse.second.terminal.puzzle_drawing import puzzle_drawing


def test_each_kind_is_drawn_as_it_lies() -> None:
    for written in (
        "code 3x5",
        "lock in 5 to 7",
        "slide 3x3 in 3 to 5",
        "line 4x3 in 3",
        "ring 2 in 5",
        "tower 5 in 6",
    ):
        puzzle = deal_asked(AskedPuzzle.from_written(written), Random(keyed("1"), "app"))
        assert puzzle_drawing(dealt_shape(puzzle)) == puzzle.shown().picture()


def test_a_guess_is_shown_with_what_was_told_of_it() -> None:
    puzzle = CodePuzzle(3, 5, "numbers", (1, 2, 3))
    for piece in (1, 3, 5):
        puzzle.lay(piece)
    puzzle.guess()
    assert "1  3  5   ★?" in puzzle_drawing(dealt_shape(puzzle))
