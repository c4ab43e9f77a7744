"""`madhouse serve` and `madhouse play`: they say where the table is, or what is missing."""

import socket
from pathlib import Path
from typing import Any

import pytest

from madhouse.cli import main
from madhouse.server import serving


def test_play_opens_the_browser_at_a_server_of_this_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "index.html").touch()
    ran: list[Any] = []
    monkeypatch.setattr(serving, "CLIENT", tmp_path)
    monkeypatch.setattr(serving, "run", lambda config, browser: ran.append((config, browser)))
    with pytest.raises(SystemExit):
        main(["play"])
    ((config, browser),) = ran
    assert (config.host, browser) == ("127.0.0.1", True)


def test_play_without_a_client_says_how_to_build_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serving, "CLIENT", tmp_path)
    with pytest.raises(SystemExit) as stopped:
        main(["play"])
    assert stopped.value.code == 2
    told = capsys.readouterr().err
    assert "npm run build" in told
    assert "--terminal" in told


def test_a_port_that_is_taken_is_a_plain_message(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        with pytest.raises(SystemExit) as stopped:
            main(["serve", "--port", port, "--data", str(tmp_path)])
    assert stopped.value.code == 2
    assert f"127.0.0.1:{port}" in capsys.readouterr().err


def test_nobody_else_can_reach_it_unless_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Any] = []
    monkeypatch.setattr(serving, "run", ran.append)
    for words in ([], ["--host", "0.0.0.0"]):
        with pytest.raises(SystemExit):
            main(["serve", *words])
    assert [config.host for config in ran] == ["127.0.0.1", "0.0.0.0"]
