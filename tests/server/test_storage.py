"""Storage: durable, in groups, migrated; a failure means that nothing has happened."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from madhouse.server.config import Config
from madhouse.server.kept import tables
from madhouse.server.kept.archive import StorageFailed, TakenElsewhere
from madhouse.server.kept.database import open_database
from madhouse.server.kept.folder import CannotOpen
from madhouse.server.kept.plain_sql import PlainSql
from madhouse.server.kept.sqlite_file import SqliteFile
from madhouse.server.kept.storage import Storage, Write
from madhouse.server.table import live
from tests.server.house import CHANCE, PATIENCE, PERSON, Home, House, sql, tokens_of

ADD = sa.insert(tables.problems)
ADD_PLAINLY = PlainSql(
    sqlite="""
        INSERT INTO problems (id, game, seat, text, "case", at)
        SELECT value ->> 'id', value ->> 'game', value ->> 'seat', value ->> 'text', '', ''
        FROM json_each(?)
    """,
    postgresql="""
        INSERT INTO problems (id, game, seat, text, "case", at)
        SELECT (value ->> 'id')::integer, value ->> 'game', value ->> 'seat', value ->> 'text',
               '', ''
        FROM json_array_elements(%s::json) AS sent (value)
    """,
)
PRAGMAS = ("journal_mode", "synchronous", "foreign_keys")


def row(text: str, **more: Any) -> dict[str, Any]:
    return {"game": "g", "seat": "keeper", "text": text, "case": "", "at": "", **more}


@pytest.fixture
def storage(tmp_path: Path, home: Home) -> Iterator[Storage]:
    storage = Storage(Config(data=tmp_path, **home).games)
    yield storage
    storage.close()


def texts(storage: Storage) -> list[str]:
    with storage.database.engine.connect() as connection:
        return list(connection.execute(sa.select(tables.problems.c.text)).scalars())


@pytest.mark.parametrize("kind", ["sqlite"], scope="module")
def test_a_commit_is_on_the_disk_when_it_returns(storage: Storage) -> None:
    async def pragmas() -> list[object]:
        return await storage.do(
            lambda db: [db.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in PRAGMAS]
        )

    assert asyncio.run(pragmas()) == ["wal", 2, 1]  # 2 is FULL
    assert isinstance(storage.database, SqliteFile)
    quick = [storage.database.plain.execute(f"PRAGMA {name}").fetchone()[0] for name in PRAGMAS]
    assert quick == ["wal", 2, 1]


def test_migrations_lead_from_nothing_to_the_tables_of_today(tmp_path: Path, home: Home) -> None:
    where = Config(data=tmp_path, **home).games
    database = open_database(where)
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, tables.metadata) == []
    database.close()
    open_database(where).close()  # a second start changes nothing


def at_the_first_version(tmp_path: Path, home: Home) -> Path | str:
    """A database as the first version left it."""
    where = Config(data=tmp_path, **home).games
    open_database(where).close()
    for table, column in (("seats", "phrase"), ("games", "phrase")):
        sql(where, f"DROP INDEX ix_{table}_{column}")
        sql(where, f"ALTER TABLE {table} DROP COLUMN {column}")
    for column in ("host", "silent"):
        sql(where, f"ALTER TABLE games DROP COLUMN {column}")
    for table in ("held", "leases", "keepers"):
        sql(where, f"DROP TABLE {table}")
    sql(where, "UPDATE alembic_version SET version_num = '0001'")
    return where


def test_games_of_an_earlier_version_are_brought_along(tmp_path: Path, home: Home) -> None:
    where = at_the_first_version(tmp_path, home)
    database = open_database(where)
    with database.engine.connect() as connection:
        assert connection.execute(sa.select(tables.held)).all() == []
    database.close()


def test_a_database_is_never_left_half_migrated(
    tmp_path: Path, home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third version's first column is there when its second cannot be made."""
    where = at_the_first_version(tmp_path, home)
    before = columns(where)

    def full(*_: object, **__: object) -> None:
        raise sa.exc.OperationalError("CREATE INDEX", {}, Exception("the disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.create_index", full)
        with pytest.raises(CannotOpen, match="the disk is full"):
            open_database(where)
    assert columns(where) == before
    open_database(where).close()
    assert columns(where) != before


def columns(where: Path | str) -> dict[str, list[str]]:
    address = f"sqlite:///{where}" if isinstance(where, Path) else where
    engine = sa.create_engine(address)
    seen = sa.inspect(engine)
    found = {name: [c["name"] for c in seen.get_columns(name)] for name in seen.get_table_names()}
    engine.dispose()
    return found


def test_what_waits_together_is_committed_together(storage: Storage) -> None:
    async def many() -> None:
        writes = [storage.write(Write(ADD, [row(str(n))])) for n in range(100)]
        await asyncio.gather(*writes)

    asyncio.run(many())
    assert sorted(texts(storage), key=int) == [str(n) for n in range(100)]
    assert storage.commits.pieces == 100
    assert storage.commits.count < 50


@pytest.mark.parametrize("add", [ADD, ADD_PLAINLY])
def test_one_failure_in_a_group_does_not_touch_the_others(storage: Storage, add: Any) -> None:
    async def some() -> list[Any]:
        good = [storage.write(Write(add, [row(str(n), id=n + 1)])) for n in range(3)]
        bad = storage.write(Write(add, [row("twice", id=1)]))
        return await asyncio.gather(*good, bad, return_exceptions=True)

    *good, bad = asyncio.run(some())
    assert good == [None] * 3
    assert isinstance(bad, TakenElsewhere)
    assert texts(storage) == ["0", "1", "2"]


def test_who_no_longer_waits_does_not_stop_the_storage(storage: Storage) -> None:
    async def impatient() -> None:
        waiting = asyncio.ensure_future(storage.write(Write(ADD, [row("one")])))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        await storage.write(Write(ADD, [row("two")]))

    asyncio.run(impatient())
    assert texts(storage) == ["one", "two"]


def test_a_storage_that_is_closed_says_so(tmp_path: Path, home: Home) -> None:
    storage = Storage(Config(data=tmp_path, **home).games)
    storage.close()
    with pytest.raises(StorageFailed):
        asyncio.run(storage.write(Write(ADD, [row("late")])))


@pytest.fixture(scope="module")
def house(house_of_each_kind: House) -> House:
    return house_of_each_kind


@pytest.fixture
def full(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """A patch that can fill the disk."""

    async def fail(*_: object, **__: object) -> None:
        raise StorageFailed("this could not be stored, so nothing has happened; try again")

    with monkeypatch.context() as patch:
        patch.fail = lambda: patch.setattr(house.storage, "write", fail)  # type: ignore[attr-defined]
        yield patch


@pytest.mark.parametrize("steps", [0, 3, 12])
def test_what_cannot_be_stored_has_not_happened(house: House, full: Any, steps: int) -> None:
    created = house.set_up(CHANCE, (PERSON,), seed="3")
    seat, game = "investigator-1", created["game"]
    guest = house.guest(game, *tokens_of(created)).meet()
    for _ in range(steps):
        guest.choose(seat, guest.states[seat]["questions"][0]["options"][0]["option"])
    before = guest.states[seat]
    encoded, case = house.table(game).game.encode(), house.table(game).game.case()
    full.fail()
    question = before["questions"][0]
    choice = {"seat": seat, "number": question["number"], "type": "choose"}
    option = question["options"][-1]["option"]
    assert guest.ask(**choice, option=option)["code"] == "not-stored"
    assert (house.table(game).game.encode(), house.table(game).game.case()) == (encoded, case)
    full.undo()
    watcher = house.guest(game, *tokens_of(created)).meet()
    assert watcher.states[seat] | {"cards": 0} | {"fresh": 0, "lines": 0} == before | {
        "cards": 0,
        "fresh": 0,
        "lines": 0,
    }
    guest.choose(seat, option)


def test_an_undo_that_cannot_be_stored_has_not_happened(house: House, full: Any) -> None:
    created = house.set_up()
    seat, game = "investigator-1", created["game"]
    guest = house.guest(game, *tokens_of(created)).meet()
    number = guest.choose(seat)["undo"]
    encoded = house.table(game).game.encode()
    full.fail()
    assert guest.ask(type="undo", seat=seat, number=number)["code"] == "not-stored"
    assert house.table(game).game.encode() == encoded
    full.undo()
    guest.say(type="undo", seat=seat, number=number)
    assert guest.hear("state")["undo"] == 0


def test_another_server_cannot_be_overwritten(house: House) -> None:
    """Of two that write the same answer one has the last word; the other opens the table anew."""
    created = house.set_up()
    seat, game = "investigator-1", created["game"]
    guest = house.guest(game, *tokens_of(created)).meet()
    at = len(house.table(game).game.answers)
    answer = "INSERT INTO answers VALUES (:game, :at, 1, :seat, 'x', '00000000')"
    sql(house.config.games, answer, game=game, at=at, seat=seat)
    question = guest.states[seat]["questions"][0]
    option = question["options"][0]["option"]
    told = guest.ask(type="choose", seat=seat, number=question["number"], option=option)
    assert told["code"] in ("not-stored", "closed")
    assert len(house.table(game).game.answers) == at
    assert house.table(game).closed


def test_computers_go_on_when_the_disk_is_well_again(
    house: House, full: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else would: no person is asked."""
    monkeypatch.setattr(live, "BETWEEN", 0.01)
    failed = threading.Event()
    monkeypatch.setattr(live.log, "exception", lambda *_: failed.set())
    created = house.set_up(PERSON, (CHANCE,))
    guest = house.guest(created["game"], created["watch"]).meet()
    table = house.table(created["game"])
    table._pause = 0.1  # so that they are not done before the disk is full
    keeper, tokens = f"{created['game']}/seats/keeper/computer", tokens_of(created)
    assert house.post(keeper, *tokens, holder="computer", player="random").is_success
    full.fail()
    assert failed.wait(PATIENCE)
    full.undo()
    table._pause = 0
    while not guest.states["spectator"]["view"]["result"]:
        guest.hear("state")
