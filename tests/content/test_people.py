"""With how many people a story is at its best is said by the story, so that a table finds it."""

from pathlib import Path

import pytest

from madhouse.editions import EDITIONS
from madhouse.engine.binding import CONTENT
from madhouse.engine.loading import ContentErrors, load
from madhouse.engine.people import FEWEST, MOST, HeadCount
from madhouse.first.things.story import Story
from madhouse.first.words import VOCABULARY

STORY = CONTENT / "first" / "stories" / "lot-thirteen.yaml"


def with_line(folder: Path, line: str) -> Path:
    """The same story with another line in place of its own."""
    lines = STORY.read_text(encoding="utf-8").splitlines(keepends=True)
    own = folder / STORY.name
    text = "".join(line if each.startswith("best_with:") else each for each in lines)
    own.write_text(text, encoding="utf-8")
    return own


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_number_of_people_finds_several_evenings_and_not_all(edition: str) -> None:
    stories = [each for each in EDITIONS[edition].shelf.library().stories if not each.trial]
    for number in range(FEWEST, MOST + 1):
        fitting = [each for each in stories if each.best_with[0] <= number <= each.best_with[1]]
        assert fitting, number
        assert len(fitting) < len(stories), number


def test_it_is_written_in_one_line(tmp_path: Path) -> None:
    def read(line: str) -> HeadCount:
        return load(with_line(tmp_path, line), Story, VOCABULARY).value.best_with

    assert read("best_with: 2-4\n") == HeadCount(2, 4)
    assert read('best_with: "3"\n') == HeadCount(3, 3)
    assert read("") == HeadCount(FEWEST, MOST)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("best_with: few\n", "expected a number of people as 2-4 or 3, got 'few'"),
        ("best_with: 4-2\n", "4 to 2 people do not sit down"),
        ("best_with: 2-9\n", "2 to 9 people do not sit down; from 1 to 5 do"),
    ],
)
def test_what_is_no_number_of_people_is_refused(tmp_path: Path, line: str, said: str) -> None:
    with pytest.raises(ContentErrors, match=said):
        load(with_line(tmp_path, line), Story, VOCABULARY)
