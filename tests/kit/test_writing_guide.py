"""The guide for authors does what it says: every block of it is run, in order."""

from pathlib import Path

import pytest

from tests.kit.following import follow

GUIDE = Path(__file__).parents[2] / "docs" / "writing-a-story.md"
STORY = Path("the-wet-coat.yaml")


@pytest.mark.usefixtures("own_boxes")
def test_the_guide_does_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert follow(GUIDE, STORY, capsys) > 10
