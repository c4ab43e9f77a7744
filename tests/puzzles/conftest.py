"""The puzzles that come with the package."""

import pytest

from madhouse.puzzles.box import PuzzleBox, the_puzzles


@pytest.fixture(scope="session")
def box() -> PuzzleBox:
    return the_puzzles()
