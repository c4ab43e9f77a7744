"""Decks that cannot serve, and doors that cannot be sealed."""

from pathlib import Path

import msgspec
import pytest

from madhouse.first.edition import edition, the_box
from madhouse.first.kit.decks import check_decks
from madhouse.first.kit.story_file import StoryFile, read_story
from madhouse.first.kit.supply import supply
from madhouse.first.things.box import CONTENT
from tests.kit.planting import line_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of some decks, to be spoiled."""
    for name in ("combat.yaml", "keeper_actions.yaml", "mythos.yaml", "trauma.yaml"):
        (tmp_path / name).write_text((CONTENT / name).read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def test_the_decks_of_the_box_serve() -> None:
    assert list(check_decks(CONTENT)) == []


def test_a_combat_deck_without_a_half_is_refused(folder: Path) -> None:
    path = folder / "combat.yaml"
    text = path.read_text(encoding="utf-8").replace("    against: barrier\n", "")
    path.write_text(text, encoding="utf-8")
    error = next(check_decks(folder))
    assert error.file == str(path)
    assert "a monster against barrier; it needs 3" in error.message


def test_an_action_for_nothing_is_refused(folder: Path) -> None:
    path = folder / "keeper_actions.yaml"
    text = path.read_text(encoding="utf-8").replace("  cost: 1\n", "  cost: 0\n", 1)
    path.write_text(text, encoding="utf-8")
    (error,) = check_decks(folder)
    assert (error.file, error.line) == (str(path), line_of(path, "- id: command-minion"))
    assert "needs 'limit: turn'" in error.message


def test_a_card_that_stops_one_for_good_is_refused(folder: Path) -> None:
    path = folder / "trauma.yaml"
    tested = "do: [test: {of: willpower, fail: [cancel]}]"
    text = path.read_text(encoding="utf-8")
    assert tested in text
    path.write_text(text.replace(tested, "do: [cancel]"), encoding="utf-8")
    (error,) = check_decks(folder)
    assert (error.file, error.line) == (str(path), line_of(path, "do: [cancel]"))
    assert "it stops everybody for good at 'before-action'" in error.message


def test_more_than_twelve_sealed_doors_are_refused() -> None:
    path = CONTENT / "stories" / "the-cold-supper.yaml"
    loaded = read_story(path)
    doors = tuple(edition("the-cold-supper").board.doors) * 2
    layout = msgspec.structs.replace(loaded.value.layout, sealed=doors[:13])
    loaded.value = msgspec.structs.replace(loaded.value, layout=layout)
    mistakes = dict(supply(StoryFile(loaded, the_box().for_story(loaded.value))))
    assert mistakes["layout.sealed"] == "13 doors are sealed; there are 12 markers for it"
