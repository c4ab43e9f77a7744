"""The folder: one server's, its owner's alone, and never taken for a new one."""

import asyncio
import os
import sqlite3
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from madhouse.cli import main
from madhouse.server.asked import health
from madhouse.server.kept.folder import SET_ASIDE, CannotOpen, in_use
from madhouse.server.kept.sqlite_file import open_file
from tests.server.house import CHANCE, PERSON, House, tokens_of

SEAT = "investigator-1"


def test_a_second_server_is_told_whose_the_folder_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with in_use(tmp_path), pytest.raises(CannotOpen), in_use(tmp_path):
        pass  # else the server below would be one, and serve
    with in_use(tmp_path), pytest.raises(SystemExit) as stopped:
        main(["serve", "--port", "0", "--data", str(tmp_path)])
    assert stopped.value.code == 2
    told = capsys.readouterr().err
    assert f"another server has the games in {tmp_path}" in told
    assert f"process {os.getpid()}" in told
    with in_use(tmp_path):
        pass  # it is free again


def test_nobody_else_can_read_the_games(tmp_path: Path) -> None:
    house = House(tmp_path / "games")
    house.set_up()
    files = [each for each in (tmp_path / "games").iterdir() if each.is_file()]
    assert len(files) >= 2
    assert {each.stat().st_mode & 0o077 for each in files} == {0}
    assert (tmp_path / "games").stat().st_mode & 0o077 == 0
    house.close()


def test_games_of_a_folder_that_was_open_to_others_are_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    open_file(path).dispose()
    path.chmod(0o644)
    open_file(path).dispose()
    assert path.stat().st_mode & 0o077 == 0


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def without_tables(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE x (y)")
        database.execute("DROP TABLE x")


def cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def scribbled_over(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[8192:20_000] = b"\x5a" * (20_000 - 8192)
    path.write_bytes(content)


def gone(path: Path) -> None:
    path.rename(path.with_name(path.name + "-wal"))


@pytest.mark.parametrize("harm", [emptied, without_tables, cut_off, scribbled_over, gone])
def test_what_was_emptied_or_damaged_is_never_taken_for_new(tmp_path: Path, harm: object) -> None:
    path = tmp_path / "games.sqlite3"
    open_file(path).dispose()
    assert callable(harm)
    harm(path)
    before = {each.name: each.read_bytes() for each in tmp_path.iterdir()}
    with pytest.raises(CannotOpen, match=r"games\.sqlite3"):
        open_file(path)
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == before


def test_a_start_that_was_cut_off_is_begun_again(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite3.new").write_text("half of it")
    open_file(tmp_path / "games.sqlite3").dispose()
    assert [each.name for each in tmp_path.iterdir()] == ["games.sqlite3"]


def test_who_cannot_write_is_not_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "A_WHILE", 0.0)
    house = House(tmp_path)

    def writing(allowed: str) -> None:
        def work(database: sa.Connection) -> None:
            database.exec_driver_sql(f"PRAGMA query_only={allowed}")

        asyncio.run(_do(house, work))

    assert house.http.get("/health").status_code == 200
    writing("ON")
    told = house.http.get("/health")
    assert (told.status_code, told.json()["status"]) == (503, "ill")
    writing("OFF")
    assert house.http.get("/health").json()["status"] == "well"
    house.close()


async def _do(house: House, work: object) -> None:
    await house.storage.do(work)  # type: ignore[arg-type]


def test_however_many_ask_it_is_looked_at_once(tmp_path: Path) -> None:
    house = House(tmp_path)
    before = house.storage.commits.pieces
    for _ in range(20):
        assert house.http.get("/health").status_code == 200
    assert house.storage.commits.pieces - before < 20
    house.close()


def spoilt(data: Path, *changes: str) -> tuple[House, dict[str, object], int]:
    """A game that was played for a while, and of which something was then damaged."""
    house = House(data)
    created = house.set_up(CHANCE, (PERSON,))
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    for _ in range(25):
        guest.choose(SEAT, guest.states[SEAT]["questions"][0]["options"][0]["option"])
    answers = len(house.table(created["game"]).game.answers)
    house.close()
    with sqlite3.connect(data / "games.sqlite3") as database:
        for change in changes:
            database.execute(change)
    return House(data), created, answers


DAMAGED = "UPDATE answers SET option = 'x' WHERE at = 20"
LOST = "DELETE FROM answers WHERE at = 20"
NO_STAGE = "UPDATE stages SET state = x'01'"


@pytest.mark.parametrize("changes", [(DAMAGED,), (LOST,), (DAMAGED, NO_STAGE), (LOST, NO_STAGE)])
def test_after_a_damaged_row_players_are_told_what_was_lost(
    tmp_path: Path, changes: tuple[str, ...]
) -> None:
    house, created, answers = spoilt(tmp_path, *changes)
    guest = house.guest(str(created["game"]), *tokens_of(created)).meet()
    said = guest.hear("said")
    assert said["seat"] == "the house"
    assert "Not all that was stored of this game can be read" in said["text"]
    assert "decision" in said["text"]
    (aside,) = (tmp_path / SET_ASIDE).iterdir()
    kept = msgspec.json.decode(aside.read_bytes())
    assert len(kept["answers"]) == answers - (LOST in changes)
    assert aside.stat().st_mode & 0o077 == 0
    guest.choose(SEAT)
    house.close()
    again = House(tmp_path)  # from now on it is whole
    again.guest(str(created["game"]), *tokens_of(created)).meet()
    assert len(list((tmp_path / SET_ASIDE).iterdir())) == 1
    again.close()
