"""A disk that is full: it is said, nothing has happened, and all goes on when there is room."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from madhouse.cli import main
from madhouse.server.kept.folder import CannotOpen
from madhouse.server.kept.sqlite_file import open_file
from tests.server.conftest import POSTGRESQL
from tests.server.house import House, tokens_of
from tests.server.postgres import PostgresServer
from tests.server.small_disk import CannotMount, SmallDisk

SEAT = "investigator-1"
ROOM = {"sqlite": 3, POSTGRESQL: 160}
"""Megabytes; PostgreSQL begins with sixty."""


class FullPlace:
    """A place for games on a small disk."""

    def __init__(self, kind: str) -> None:
        try:
            self.disk = SmallDisk(ROOM[kind])
        except CannotMount as cannot:
            pytest.skip(str(cannot))
        self.data = self.disk.folder / "games"
        self.data.mkdir()
        self.server = PostgresServer(within=self.disk.folder) if kind == POSTGRESQL else None

    def home(self) -> dict[str, Any]:
        if self.server is None:
            return {}
        address = self.server.new_database()
        self.server.tell("SELECT 1", address.rpartition("/")[2])  # who comes first is written down
        return {"database": address}

    def words(self) -> list[str]:
        """Of `madhouse serve`, for an empty place here."""
        where = self.home()
        return ["--database", where["database"]] if where else ["--data", str(self.data)]

    def close(self) -> None:
        if self.server:
            self.server.close()
        self.disk.close()


@pytest.fixture
def place(kind: str) -> Iterator[FullPlace]:
    place = FullPlace(kind)
    yield place
    place.close()


def test_what_is_chosen_is_refused_until_there_is_room(place: FullPlace) -> None:
    house = House(place.data, **place.home())
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    guest.choose(SEAT)
    place.disk.fill()
    before = guest.states[SEAT]
    refused = _choose_until_refused(guest)
    assert refused["code"] in ("not-stored", "closed")
    place.disk.free()
    if place.server and place.server.has_ended:  # it gives up where its own log has no room
        place.server.start()
    back = house.guest(created["game"], *tokens_of(created)).meet()
    assert back.lines[SEAT][: len(guest.lines[SEAT])] == guest.lines[SEAT]
    assert back.states[SEAT]["questions"] == guest.states[SEAT]["questions"]
    assert before["questions"]
    back.choose(SEAT)
    house.close()


def _choose_until_refused(guest: Any) -> Any:
    """Pages that were begun have room for some rows yet."""
    for _ in range(500):
        question = guest.states[SEAT]["questions"][0]
        option = question["options"][0]["option"]
        guest.say(type="choose", seat=SEAT, number=question["number"], option=option)
        told = guest.hear_one_of("state", "refused")
        if told["type"] == "refused":
            return told
    raise AssertionError("a full disk takes everything")


def test_a_server_that_cannot_begin_says_so_in_a_sentence(
    place: FullPlace, capsys: pytest.CaptureFixture[str]
) -> None:
    words = place.words()
    place.disk.fill()
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--port", "0", *words])
    assert stopped.value.code == 2
    told = [each for each in capsys.readouterr().err.splitlines() if "fsync=off" not in each]
    assert len(told) == 1, told
    assert "full" in told[0] or "No space" in told[0]
    assert "Traceback" not in told[0]


def test_a_file_is_made_whole_or_not_at_all(tmp_path: Path) -> None:
    """Wherever in the making of it the disk is full."""
    open_file(tmp_path / "whole").dispose()
    tables = _tables(tmp_path / "whole")
    try:
        disk = SmallDisk(1)
    except CannotMount as cannot:
        pytest.skip(str(cannot))
    path, told, opened = disk.folder / "games.sqlite3", list[str](), 0
    for leave in range(0, 700_000, 50_000):
        disk.fill(leave)
        try:
            open_file(path).dispose()
            opened += 1
        except CannotOpen as refused:
            told.append(str(refused))
        disk.free()
        if path.exists():
            assert _tables(path) == tables
        open_file(path).dispose()
        for each in disk.folder.glob("games*"):
            each.unlink()
    disk.close()
    assert told
    assert opened
    assert all("full" in each for each in told), told


def _tables(path: Path) -> set[str]:
    with closing(sqlite3.connect(path)) as database:
        return {row[0] for row in database.execute("SELECT sql FROM sqlite_schema")}
