"""What kind of evening a story makes is said by the story, in one of a few words."""

from pathlib import Path

import pytest

from madhouse.editions import EDITIONS
from madhouse.engine.binding import CONTENT
from madhouse.engine.loading import ContentErrors, load
from madhouse.engine.moods import MOODS, without_mood
from madhouse.first.things.story import Story
from madhouse.first.words import VOCABULARY as FIRST_WORDS
from madhouse.second.things.scenario import Scenario
from madhouse.second.words import VOCABULARY as SECOND_WORDS

SCENARIO = CONTENT / "second" / "scenarios" / "first-cold-night.yaml"
STORY = CONTENT / "first" / "stories" / "lot-thirteen.yaml"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_mood_that_a_story_has_can_be_looked_for(edition: str) -> None:
    library = EDITIONS[edition].shelf.library()
    named = {each.id: each.text for each in library.moods}
    assert {each.mood for each in library.stories if each.mood} == set(named) <= set(MOODS)
    assert all(named.values())
    assert [each.id for each in library.stories if not each.mood and each.id in OF_THE_HOUSE] == []


OF_THE_HOUSE = ("the-cold-supper", "lot-thirteen", "removal", "first-cold-night", "ninety-barrels")


def otherwise(path: Path, folder: Path, line: str) -> Path:
    """The same story with another line in place of its mood."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    own = folder / path.name
    text = "".join(line if each.startswith("mood:") else each for each in lines)
    own.write_text(text, encoding="utf-8")
    return own


def test_a_word_that_is_no_mood_is_named_with_the_nearest(tmp_path: Path) -> None:
    with pytest.raises(ContentErrors, match=r"mood: unknown word 'sorow'; did you mean 'sorrow'"):
        load(otherwise(SCENARIO, tmp_path, "mood: sorow\n"), Scenario, SECOND_WORDS)
    with pytest.raises(ContentErrors, match="mood: unknown word 'siedge'"):
        load(otherwise(STORY, tmp_path, "mood: siedge\n"), Story, FIRST_WORDS)


def test_without_a_mood_a_scenario_is_read_and_its_author_told(tmp_path: Path) -> None:
    scenario = load(otherwise(SCENARIO, tmp_path, ""), Scenario, SECOND_WORDS).value
    assert scenario.mood == ""
    ((_, said),) = without_mood(scenario.mood)
    assert "dread, riddle, intrigue" in said
    report = EDITIONS["second"].workshop.check(otherwise(SCENARIO, tmp_path, ""))
    assert [each for each in report.warnings if "mood" in each.message]
