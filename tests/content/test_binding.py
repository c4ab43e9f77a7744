"""Content that was bound is what the YAML says, and is used only while it is that."""

from pathlib import Path

import pytest

from madhouse.engine import binding
from madhouse.engine.binding import bound, packed
from madhouse.engine.drawings import DRAWINGS, Drawings
from madhouse.engine.loading import load
from madhouse.engine.message_files import read_catalogue
from madhouse.engine.words import Vocabulary
from madhouse.first.things.story import Story
from madhouse.first.told.english import FOLDERS as FIRST_FOLDERS
from madhouse.first.words import VOCABULARY as FIRST_WORDS
from madhouse.second.things.scenario import Scenario
from madhouse.second.told.english import FOLDERS as SECOND_FOLDERS
from madhouse.second.words import VOCABULARY as SECOND_WORDS

STORIES = sorted((binding.CONTENT / "first" / "stories").glob("*.yaml"))
SCENARIOS = sorted((binding.CONTENT / "second").rglob("scenarios/*.yaml"))


def once_more(gathered: binding.Leaves, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """From now on content is read from a file in which this was bound."""
    file = folder / "bound.bin"
    file.write_bytes(packed(gathered))
    again = binding.leaves(file)
    monkeypatch.setattr(binding, "leaves", lambda: again)
    monkeypatch.setattr("madhouse.engine.loading.read", refuse)
    monkeypatch.setattr("madhouse.engine.message_files.read", refuse)


def refuse(path: Path) -> None:
    raise AssertionError(f"{path} was read although it is bound")


def test_every_story_and_scenario_is_bound_as_it_is_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def all_of_them() -> list[object]:
        first = [load(path, Story, FIRST_WORDS).value for path in STORIES]
        second = [load(path, Scenario, SECOND_WORDS).value for path in SCENARIOS]
        return [*first, *second, load(DRAWINGS, Drawings, Vocabulary({})).value]

    with binding.binding() as gathered:
        written = all_of_them()
    assert len(gathered) == len(STORIES) + len(SCENARIOS) + 1 > 10
    once_more(gathered, monkeypatch, tmp_path)
    assert all_of_them() == written


def test_every_message_is_bound_as_it_is_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with binding.binding() as gathered:
        written = [read_catalogue(*each) for each in (FIRST_FOLDERS, SECOND_FOLDERS)]
    once_more(gathered, monkeypatch, tmp_path)
    assert [read_catalogue(*each) for each in (FIRST_FOLDERS, SECOND_FOLDERS)] == written


def test_a_file_that_has_changed_since_is_read_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("old", encoding="utf-8")
    with binding.binding() as gathered:
        bound([file], "text", file.read_text, within=tmp_path)
    monkeypatch.setattr(binding, "leaves", lambda: gathered)
    assert bound([file], "text", lambda: "made anew", within=tmp_path) == "old"
    file.write_text("new", encoding="utf-8")
    assert bound([file], "text", file.read_text, within=tmp_path) == "new"


def test_an_authors_own_file_is_never_bound(tmp_path: Path) -> None:
    file = tmp_path / "own.yaml"
    file.write_text("own", encoding="utf-8")
    with binding.binding() as gathered:
        assert bound([file], "text", file.read_text) == "own"
    assert gathered == {}


def test_what_is_sealed_stands_for_texts_that_stayed_at_home(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("written", encoding="utf-8")
    with binding.binding() as gathered:
        bound([file], "text", file.read_text, within=tmp_path)
    file.write_text("", encoding="utf-8")
    sealed = binding.read_leaves(packed(gathered, sealed=True))
    assert [binding.files_of(each) for each in sealed] == [["a.yaml"]]
    monkeypatch.setattr(binding, "leaves", lambda: sealed)
    assert bound([file], "text", file.read_text, within=tmp_path) == "written"
