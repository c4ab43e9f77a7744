"""`madhouse check` as an author uses it."""

import json
from pathlib import Path
from typing import Any

import pytest

from madhouse.cli import main
from tests.kit.planting import plant

STORY = {
    "edition": "first",
    "id": "the-planted-one",
    "combinations": 4,
    "winnable": True,
    "objectives": [
        {"id": "the-planted-one-the-owner", "investigators": True, "keeper": True},
        {"id": "the-planted-one-the-river", "investigators": True, "keeper": True},
    ],
}


def run(*arguments: str) -> int:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    return int(left.value.code or 0)


def report(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_a_good_story_is_reported_as_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", str(plant(tmp_path)), "--json") == 0
    found = report(capsys)
    assert list(found) == ["errors", "warnings", "stories"]
    assert found["errors"] == []
    assert found["stories"] == [STORY]


def test_a_story_that_cannot_be_won_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = plant(tmp_path, ("rooms: [cloakroom], at_least: 2", "rooms: [cloakroom], at_least: 20"))
    assert run("check", str(path), "--json") == 1
    found = report(capsys)
    (story,) = found["stories"]
    assert not story["winnable"]
    river = story["objectives"][1]
    assert river == {"id": "the-planted-one-the-river", "investigators": True, "keeper": False}
    error = found["errors"][0]
    assert list(error) == ["file", "line", "column", "path", "message"]
    assert error["file"] == str(path)


def test_a_mistake_is_told_with_its_place_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = plant(tmp_path, ("icons: [hearth", "icons: [harth"))
    assert run("check", str(path)) == 1
    out = capsys.readouterr().out
    assert f"error: {path}:" in out
    assert "unknown icon 'harth'; did you mean 'hearth'?" in out


def test_a_folder_is_checked_and_its_proofs_are_kept(tmp_path: Path) -> None:
    plant(tmp_path)
    assert run("check", str(tmp_path), "--proofs", str(tmp_path / "proofs")) == 0
    names = sorted(path.name for path in (tmp_path / "proofs").iterdir())
    assert len(names) == 32
    assert names[0] == "the-planted-one-1A2A-investigators-1.case"


def test_a_path_without_a_story_is_said_to_be_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", str(tmp_path)) == 2
    assert "there is no story file at" in capsys.readouterr().err


def test_a_new_story_never_overwrites_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("new-story", "A Story: of Mine", "--out", str(tmp_path)) == 0
    assert (tmp_path / "a-story-of-mine.yaml").exists()
    assert run("new-story", "A Story: of Mine", "--out", str(tmp_path)) == 2
    assert "is there already" in capsys.readouterr().err
