"""The guide for authors does what it says: every block of it is run, in order."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from madhouse.first.edition import edition, the_box
from tests.kit.following import follow

GUIDE = Path(__file__).parents[2] / "docs" / "writing-a-story.md"
STORY = Path("the-wet-coat.yaml")


@pytest.fixture
def forgetful() -> Iterator[None]:
    """The stories that the guide adds to the box are gone afterwards."""
    yield
    the_box.cache_clear()
    edition.cache_clear()


@pytest.mark.usefixtures("forgetful")
def test_the_guide_does_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert follow(GUIDE, STORY, capsys) > 10
