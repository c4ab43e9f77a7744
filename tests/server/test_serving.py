"""`madhouse serve` and `madhouse play`: they say where the table is, or what is missing."""

import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from madhouse.cli import main
from madhouse.server.config import Config
from madhouse.server.run import serving
from tests.server.house import House


def test_play_opens_the_browser_at_a_server_of_this_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "index.html").touch()
    ran: list[Any] = []
    monkeypatch.setattr(serving, "CLIENT", tmp_path)
    monkeypatch.setattr(serving, "run", lambda config, browser: ran.append((config, browser)))
    monkeypatch.setattr(serving, "_is_served", lambda _: False)
    with pytest.raises(SystemExit):
        main(["play"])
    ((config, browser),) = ran
    assert (config.host, browser) == ("127.0.0.1", True)


def test_play_goes_to_a_table_that_is_set_already(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, house: House
) -> None:
    """At another port the browser would not find its games."""
    (tmp_path / "index.html").touch()
    opened: list[str] = []
    monkeypatch.setattr(serving, "CLIENT", tmp_path)
    monkeypatch.setattr(serving, "Config", lambda: Config(data=tmp_path, port=house.port))
    monkeypatch.setattr("webbrowser.open", opened.append)
    with pytest.raises(SystemExit):
        main(["play"])
    assert opened == [f"http://127.0.0.1:{house.port}/"]


def test_a_stranger_at_the_usual_port_is_no_table() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        assert not serving._is_served(taken.getsockname()[1])


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


def refused(capsys: pytest.CaptureFixture[str], data: Path) -> str:
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--port", "0", "--data", str(data)])
    assert stopped.value.code == 2
    return capsys.readouterr().err


def test_games_of_a_later_version_are_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = House(tmp_path)
    house.close()
    with sqlite3.connect(house.config.games) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert f"{house.config.games} was written by a later version" in refused(capsys, tmp_path)


def test_a_file_that_holds_no_games_is_a_plain_message(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "games.sqlite3").write_text("This is a letter to my aunt. " * 50)
    told = refused(capsys, tmp_path)
    assert "cannot be opened" in told
    assert "not a database" in told
    assert "--data" in refused(capsys, tmp_path / "games.sqlite3")  # no folder at all


def test_nobody_else_can_reach_it_unless_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Any] = []
    monkeypatch.setattr(serving, "run", ran.append)
    for words in ([], ["--host", "0.0.0.0"]):
        with pytest.raises(SystemExit):
            main(["serve", *words])
    assert [config.host for config in ran] == ["127.0.0.1", "0.0.0.0"]


@pytest.mark.parametrize("proxy", ["*", "localhost", "10.0.0.0/99"])
def test_a_proxy_is_named_by_its_address(proxy: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--behind", proxy])
    assert ended.value.code
    assert "neither an address nor a net" in " ".join(capsys.readouterr().err.split())
