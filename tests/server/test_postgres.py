"""PostgreSQL: what is wrong with a database is said in one sentence; one that goes comes back."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from madhouse.cli import main
from madhouse.server.kept import tables
from madhouse.server.kept.archive import Interrupted, StorageFailed
from madhouse.server.kept.database import open_database
from madhouse.server.kept.storage import Storage, Write
from tests.server.house import House, sql, tokens_of
from tests.server.postgres import PostgresServer, free_port

SEAT = "investigator-1"
ADD = sa.insert(tables.problems)
ROW = {"game": "g", "seat": "keeper", "case": "", "at": ""}


def refused(capsys: pytest.CaptureFixture[str], address: str) -> str:
    """The one sentence that is said of an address."""
    with pytest.raises(SystemExit) as stopped:
        main(["serve", "--port", "0", "--database", address])
    assert stopped.value.code == 2
    said = capsys.readouterr().err.strip().splitlines()
    beside = ("client has not been built", "runs with fsync=off")
    told = [each for each in said if not any(word in each for word in beside)]
    assert len(told) == 1, told
    return told[0]


@pytest.mark.parametrize("address", ["mysql://ann@localhost/games", "games", "postgresql"])
def test_an_address_of_another_kind(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "postgresql+psycopg://USER@HOST/NAME" in refused(capsys, address)


def test_where_nobody_answers(capsys: pytest.CaptureFixture[str]) -> None:
    port = free_port()
    told = refused(capsys, f"postgresql://ann:secret@127.0.0.1:{port}/games")
    assert "postgresql+psycopg://ann@127.0.0.1" in told
    assert "see that PostgreSQL runs there" in told
    assert "secret" not in told


def test_a_setting_that_nobody_knows(capsys: pytest.CaptureFixture[str]) -> None:
    told = refused(capsys, "postgresql://ann:secret@127.0.0.1/games?sslmod=verify-full")
    assert "sslmod" in told
    assert "correct what is behind the ?" in told
    assert "secret" not in told


def test_a_database_that_is_not_there(
    postgresql: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    told = refused(capsys, postgresql.address("nowhere"))
    assert "createdb" in told
    assert postgresql.password not in told


def test_a_user_who_is_not_let_in(
    postgresql: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    told = refused(capsys, postgresql.address("postgres", user="stranger"))
    assert "that user and password are right" in told
    assert postgresql.password not in told


def test_a_user_without_rights(
    postgresql: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    """He may come in and not make tables; once somebody else has made them, not use them."""
    address = postgresql.new_database()
    name = address.rpartition("/")[2]
    if not postgresql.tell("SELECT 1 FROM pg_roles WHERE rolname = 'guest'"):
        postgresql.tell(f"CREATE ROLE guest LOGIN PASSWORD '{postgresql.password}'")
    his = postgresql.address(name, user="guest")
    told = refused(capsys, his)
    assert "make or use no tables" in told
    assert "CREATE TABLE" not in told, "what was asked of the server helps nobody"
    assert sql(address, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'") == []
    open_database(address).close()
    assert "make or use no tables" in refused(capsys, his)


def test_a_database_of_a_later_version(
    postgresql: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgresql.new_database()
    open_database(address).close()
    sql(address, "UPDATE alembic_version SET version_num = '9999'")
    assert "was written by a later version" in refused(capsys, address)
    assert sql(address, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_a_database_that_cannot_keep_every_letter(
    postgresql: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgresql.new_database("ENCODING 'SQL_ASCII' TEMPLATE template0")
    assert "--encoding=UTF8" in refused(capsys, address)


def test_a_database_with_tables_of_others(
    postgresql: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgresql.new_database()
    sql(address, "CREATE TABLE games (name text)")
    assert "has tables that are not ours" in refused(capsys, address)
    assert sql(address, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [
        ("games",)
    ]


def test_a_standby_is_no_place_for_games(
    postgresql: PostgresServer, capsys: pytest.CaptureFixture[str]
) -> None:
    address = postgresql.new_database()
    name = address.rpartition("/")[2]
    postgresql.tell(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert "give the address of the primary" in refused(capsys, address)


def test_several_may_start_at_the_same_time(postgresql: PostgresServer) -> None:
    """Tables are made once, and each finds them whole."""
    address, failed = postgresql.new_database(), list[BaseException]()

    def start() -> None:
        try:
            open_database(address).close()
        except BaseException as error:
            failed.append(error)

    starting = [threading.Thread(target=start) for _ in range(4)]
    for each in starting:
        each.start()
    for each in starting:
        each.join()
    assert failed == []


def test_what_is_acknowledged_is_on_the_disk(postgresql: PostgresServer) -> None:
    """Also where a database was set up to say so before it is."""
    address = postgresql.new_database()
    name = address.rpartition("/")[2]
    for set_up, wanted in (("off", "on"), ("remote_apply", "remote_apply")):
        postgresql.tell(f"ALTER DATABASE {name} SET synchronous_commit = {set_up}")
        database = open_database(address)
        with database.engine.connect() as connection:
            found = connection.exec_driver_sql("SHOW synchronous_commit").scalar_one()
        database.close()
        assert found == wanted


def test_a_dump_is_restored_and_its_games_go_on(postgresql: PostgresServer, tmp_path: Path) -> None:
    """As docs/hosting.md says, while the house runs; what came after the dump is not in it."""
    house = House(tmp_path, database=postgresql.new_database())
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    guest.choose(SEAT)
    before, dump = guest.states[SEAT]["questions"], tmp_path / "madhouse.dump"
    postgresql.dump(house.config.database, dump)
    guest.choose(SEAT)
    house.close()
    restored = postgresql.new_database("TEMPLATE template0")
    postgresql.restore(restored, dump)
    again = House(tmp_path, database=restored)
    back = again.guest(created["game"], *tokens_of(created)).meet()
    assert back.states[SEAT]["questions"] == before
    back.choose(SEAT)
    again.close()


# -- a server that goes and comes back -----------------------------------------------------------


@pytest.fixture
def unsteady() -> Iterator[PostgresServer]:
    """A server that is stopped on the way."""
    server = PostgresServer()
    yield server
    server.close()


def test_after_a_stop_the_house_goes_on_by_itself(unsteady: PostgresServer, tmp_path: Path) -> None:
    house = House(tmp_path, database=unsteady.new_database())
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    guest.choose(SEAT)
    unsteady.stop()
    before = guest.states[SEAT]
    question = before["questions"][0]
    option = question["options"][0]["option"]
    choice = {"type": "choose", "seat": SEAT, "number": question["number"], "option": option}
    assert guest.ask(**choice)["code"] == "not-stored"
    assert house.http.get("/health").status_code == 503
    unsteady.start()
    back = house.guest(created["game"], *tokens_of(created)).meet()
    assert back.states[SEAT]["questions"] == before["questions"]
    back.choose(SEAT, option)
    house.close()


def row(text: str) -> dict[str, str]:
    return ROW | {"text": text}


def test_an_idle_connection_that_was_cut_is_not_noticed(unsteady: PostgresServer) -> None:
    async def twice() -> None:
        await storage.write(Write(ADD, [row("before")]))
        unsteady.stop()
        unsteady.start()
        await storage.write(Write(ADD, [row("after")]))

    address = unsteady.new_database()
    storage = Storage(address)
    asyncio.run(twice())
    storage.close()
    assert sql(address, "SELECT text FROM problems ORDER BY id") == [("before",), ("after",)]


CUT_OFF_IN_THE_COMMIT = """
    CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'
"""
AT_THE_COMMIT = """
    CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON problems DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION cut()
"""
FULL = """
    CREATE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN RAISE EXCEPTION USING ERRCODE = ''disk_full''; END'
"""
WHEN_WRITTEN = """
    CREATE TRIGGER is_full BEFORE INSERT ON problems FOR EACH ROW
    WHEN (NEW.text = 'much') EXECUTE FUNCTION is_full()
"""


def failures(postgresql: PostgresServer, *set_up: str) -> list[BaseException | None]:
    """What comes of two lines that are written together."""
    address = postgresql.new_database()
    storage = Storage(address)
    for each in set_up:
        sql(address, each)

    async def write() -> list[BaseException | None]:
        lines = [storage.write(Write(ADD, [row(text)])) for text in ("little", "much")]
        return await asyncio.gather(*lines, return_exceptions=True)

    found = asyncio.run(write())
    storage.close()
    return found


def test_cut_off_in_the_commit_nobody_says_that_nothing_has_happened(
    postgresql: PostgresServer,
) -> None:
    found = failures(postgresql, CUT_OFF_IN_THE_COMMIT, AT_THE_COMMIT)
    assert [type(each) for each in found] == [Interrupted, Interrupted]


def test_a_full_disk_is_told_to_whom_it_concerns(postgresql: PostgresServer) -> None:
    little, much = failures(postgresql, FULL, WHEN_WRITTEN)
    assert little is None
    assert type(much) is StorageFailed
    assert "nothing has happened" in str(much)
