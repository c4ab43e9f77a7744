"""The tiny edition in the terminal and in the laboratory: neither was told of it."""

import json
from pathlib import Path
from random import Random

import pytest

from madhouse.bench.command import beginnings
from madhouse.bench.engine import playing
from tests.terminal.typist import Terminal
from tests.tiny.rules import GO, LIGHT, NAME, STORY


@pytest.fixture
def terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Terminal:
    """A terminal whose games are kept in a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return Terminal(monkeypatch, capsys)


@pytest.mark.parametrize(("typed", "end"), [(LIGHT, "visitor: lit"), ("2", "nobody: dark")])
def test_it_is_played_in_the_terminal(terminal: Terminal, typed: str, end: str) -> None:
    heard = terminal.run("play", "--edition", NAME, "--story", STORY, lines=["map", typed])
    assert heard.status == 0, heard.err
    assert "Will you light the candle?" in heard.out
    assert GO.capitalize() in heard.out
    assert "+---+---+---+" in heard.out
    assert end in heard.out


def test_what_it_has_nothing_for_is_said(terminal: Terminal) -> None:
    lines = ["verify cellar", "card", "status", "why", GO]
    heard = terminal.run("play", "--edition", NAME, "--story", STORY, lines=lines)
    assert heard.status == 0, heard.err
    assert "A candle" in heard.out or "Candle" in heard.out
    assert "No rule stands behind this." in heard.out


def test_it_is_told_again_and_verified(terminal: Terminal, tmp_path: Path) -> None:
    case = str(tmp_path / "evening.case")
    terminal.run("play", "--edition", NAME, "--story", STORY, "--save", case, lines=[LIGHT])
    assert "So it is decided." in terminal.run("replay", case).out
    assert "The case holds" in terminal.run("verify", case).out


def test_it_is_simulated(terminal: Terminal) -> None:
    heard = terminal.run("simulate", "--edition", NAME, "--games", "20", "--json")
    assert heard.status == 0, heard.err
    told = json.loads(heard.out)
    assert told["games"] == 20
    assert set(told["wins"]) == {"visitor", "nobody"}
    assert min(told["wins"].values()) > 0


def test_the_report_is_drawn_for_it(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "report"
    asked = ("simulate", "--edition", NAME, "--games", "4", "--report", str(folder))
    assert terminal.run(*asked).status == 0
    assert "One Candle" in (folder / "report.html").read_text(encoding="utf-8")


def test_its_story_is_checked_and_its_map_drawn(terminal: Terminal) -> None:
    assert "all is well" in terminal.run("check", "--edition", NAME).out
    assert "Cellar" in terminal.run("map", STORY, "--edition", NAME).out


def test_it_is_measured() -> None:
    assert playing(beginnings()[NAME])(Random(1)).choices == 1
