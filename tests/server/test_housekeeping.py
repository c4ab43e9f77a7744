"""Housekeeping: what is put away, what is deleted, and what never is."""

import asyncio
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from madhouse.server.config import Config
from madhouse.server.house import gathering as gathering_module
from madhouse.server.kept import housekeeping, tables
from madhouse.server.kept.database import open_database
from madhouse.server.kept.storage import Storage
from madhouse.server.limits import UNHURRIED
from madhouse.server.run.app import gathering_of
from tests.server.house import CHANCE, PERSON, SHORT, Home, House, seated, tokens_of

NOW = datetime(2026, 11, 1, tzinfo=UTC)


@pytest.fixture
def database(tmp_path: Path, home: Home) -> Iterator[sa.Connection]:
    opened = open_database(Config(data=tmp_path, **home).games)
    with opened.engine.begin() as connection:
        yield connection
    opened.close()


def keep(
    database: sa.Connection,
    name: str,
    days: int,
    *,
    winner: str = "",
    given: bool = True,
    answers: int = 1,
) -> None:
    """A game that was played last so many days ago."""
    played = (NOW - timedelta(days=days)).isoformat(timespec="seconds")
    database.execute(
        sa.insert(tables.games),
        {
            "id": name,
            "header": b"",
            "created": played,
            "played": played,
            "round": 0,
            "waiting": "",
            "winner": winner,
            "seed_known": False,
            "watch": "",
        },
    )
    seat = {"holder": "person", "name": "", "player": "", "token": name, "creator": True}
    database.execute(
        sa.insert(tables.seats), seat | {"game": name, "seat": "keeper", "given": given}
    )
    for at in range(answers):
        answer = {"number": 1, "seat": "keeper", "option": "pass", "fingerprint": ""}
        database.execute(sa.insert(tables.answers), answer | {"game": name, "at": at})


def test_what_was_never_begun_or_has_nobody_goes_after_a_month(database: sa.Connection) -> None:
    keep(database, "never begun", 31, answers=0)
    keep(database, "begun lately", 29, answers=0)
    keep(database, "nobody", 31, given=False)
    keep(database, "nobody lately", 29, given=False)
    keep(database, "somebody's", 31)
    keep(database, "somebody's of old", 2000)
    assert sorted(housekeeping.outlived(database, NOW, None)) == ["never begun", "nobody"]


def test_what_is_over_is_kept_as_the_host_says(database: sa.Connection) -> None:
    keep(database, "over", 100, winner="keeper", given=False)
    keep(database, "over lately", 10, winner="keeper", given=False)
    assert housekeeping.outlived(database, NOW, None) == []
    assert housekeeping.outlived(database, NOW, 30) == ["over"]


def test_what_somebody_has_played_in_the_last_year_is_never_deleted(
    database: sa.Connection,
) -> None:
    keep(database, "over, and his", 360, winner="keeper")
    keep(database, "over for long", 370, winner="keeper")
    assert housekeeping.outlived(database, NOW, 0) == ["over for long"]


def test_all_of_a_game_goes_with_it(database: sa.Connection) -> None:
    keep(database, "one", 31, answers=3)
    keep(database, "two", 31, answers=3)
    housekeeping.delete(database, ["one"])
    for table in (tables.games, tables.seats, tables.answers):
        (owner,) = [column for column in table.c if column.name in ("game", "id")][:1]
        assert set(database.execute(sa.select(owner)).scalars()) == {"two"}


@pytest.mark.parametrize("kind", ["sqlite"], scope="module")  # it opens a table as it is set up
def test_a_table_in_memory_is_not_cleared_out(
    tmp_path: Path, home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path, **home)
    created = [house.set_up()["game"] for _ in range(2)]
    monkeypatch.setattr(housekeeping, "outlived", lambda *_: created)
    put_away = house.gathering._live.pop(created[0])
    put_away.close("put away")
    house.within(house.gathering.clear_out())
    assert house.get(created[0]).status_code == 404
    assert house.get(created[1]).status_code == 200
    house.close()


@pytest.mark.parametrize("kind", ["sqlite"], scope="module")  # it opens a table as it is set up
def test_a_table_that_was_never_begun_leaves_the_memory_after_a_day(
    tmp_path: Path, home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path, **home)
    begun, never = (house.set_up() for _ in range(2))
    guests = [house.guest(each["game"], *tokens_of(each)).meet() for each in (begun, never)]
    guests[0].choose("investigator-1")
    later = time.monotonic() + 2 * 24 * 60 * 60
    monkeypatch.setattr(gathering_module, "monotonic", lambda: later)
    while not all(each.rested for each in house.gathering.tables):
        pass
    house.put_away()
    assert [each.id for each in house.gathering.tables] == [begun["game"]]
    house.close()


def test_the_house_is_full_at_last(tmp_path: Path, home: Home) -> None:
    house = House(tmp_path, **home, limits=replace(UNHURRIED, tables_kept=2))
    wish = {"story": SHORT, "seats": seated(CHANCE, PERSON)}
    told = [house.http.post("/api/games", json=wish) for _ in range(3)]
    assert [each.status_code for each in told] == [201, 201, 503]
    assert told[-1].json()["code"] == "full"
    assert 'madhouse_refused_total{why="full"} 1\n' in house.http.get("/metrics").text
    house.close()


@pytest.mark.parametrize("kind", ["sqlite"], scope="module")  # it opens a table as it is set up
def test_the_memory_holds_so_many_tables_and_those_in_use_stay(tmp_path: Path, home: Home) -> None:
    house = House(tmp_path, **home, limits=replace(UNHURRIED, tables_open=2))
    first, second = house.set_up(), house.set_up()
    while not all(each.rested for each in house.gathering.tables):
        pass
    sitting = house.guest(first["game"], *tokens_of(first)).meet()
    third = house.set_up()
    assert {each.id for each in house.gathering.tables} == {first["game"], third["game"]}
    house.guest(third["game"], *tokens_of(third)).meet()
    refused = house.guest(second["game"], *tokens_of(second)).hear("refused")
    assert (refused["code"], "room" in refused["message"]) == ("full", True)
    wish = {"story": SHORT, "seats": seated(CHANCE, PERSON)}
    assert house.http.post("/api/games", json=wish).status_code == 503
    assert asyncio.run(house.storage.do(housekeeping.count)) == 3
    sitting.choose("investigator-1")
    house.close()


def test_an_empty_folder_has_nothing_to_clear_out(tmp_path: Path, home: Home) -> None:
    config = Config(data=tmp_path, **home, keep=0)
    storage = Storage(config.games)
    asyncio.run(gathering_of(config, storage).clear_out())
    storage.close()
