"""Every test of the terminal has a home of its own."""

from pathlib import Path

import pytest

from tests.terminal.typist import Terminal


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which games are kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "madhouse"


@pytest.fixture
def terminal(
    home: Path,  # noqa: ARG001 - nothing is to be kept in the real one
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Terminal:
    """A terminal with nobody at it yet."""
    return Terminal(monkeypatch, capsys)
