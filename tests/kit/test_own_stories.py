"""Stories of one's own: a file from anywhere is told like those of the package."""

from pathlib import Path

import pytest

from madhouse.cli import main
from madhouse.first.edition import FirstEdition
from madhouse.first.things.box import Box, UnknownStory
from madhouse.first.words import VOCABULARY
from tests.kit.planting import plant


@pytest.fixture
def box() -> Box:
    """A box of its own, so that no other test is told these stories."""
    return Box(VOCABULARY)


def test_a_story_from_elsewhere_joins_the_others(tmp_path: Path, box: Box) -> None:
    name = box.add_story(plant(tmp_path))
    assert name == "the-planted-one"
    assert name in box.story_ids
    assert FirstEdition(name, box).story.name == "The Planted One"


def test_a_changed_file_is_another_content_unless_only_its_prose_changed(
    tmp_path: Path, box: Box
) -> None:
    path = plant(tmp_path)
    before = FirstEdition(box.add_story(path), box).content_version
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("Mild peril.", "Rain."), encoding="utf-8")
    told = FirstEdition(box.add_story(path), box)
    assert told.story.notes == "Rain."
    assert told.content_version == before
    path.write_text(text.replace("time: 4", "time: 5", 1), encoding="utf-8")
    told = FirstEdition(box.add_story(path), box)
    assert told.content_version != before


def test_a_file_that_is_not_there_is_no_story(tmp_path: Path, box: Box) -> None:
    with pytest.raises(UnknownStory, match="there is no story file"):
        box.add_story(tmp_path / "nowhere.yaml")
    assert "nowhere" not in box.story_ids


def test_two_stories_cannot_be_played_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", str(plant(tmp_path)), "--story", "the-cold-supper"])
    assert left.value.code == 2
    assert "leave one of them out" in capsys.readouterr().err
