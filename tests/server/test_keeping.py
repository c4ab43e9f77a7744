"""Keeping: each table has one keeper, and who was one and is not any more can write nothing."""

import asyncio
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Iterator
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from madhouse.engine.shelf import NewGame, SeatPlan
from madhouse.server.config import Config
from madhouse.server.house.gathering import Gathering
from madhouse.server.house.refusals import ElsewhereKept, NoSuchGame
from madhouse.server.kept import keeping
from madhouse.server.kept.archive import (
    Archive,
    FewerAnswers,
    FewerStages,
    NewAnswers,
    NewStage,
    TableStanding,
    TakenElsewhere,
)
from madhouse.server.kept.database import Database, open_database
from madhouse.server.kept.records import HostRecord, SeatRecord
from madhouse.server.kept.stacks import KeptElsewhere, Lease, TableKeeper
from madhouse.server.kept.storage import Storage
from madhouse.server.limits import UNHURRIED
from madhouse.server.run.app import gathering_of
from madhouse.server.table.live import LiveTable, TableClosed
from madhouse.server.wire.from_server import Said
from tests.server.house import CHANCE, PATIENCE, PERSON, Guest, Home, seated, sql, tokens_of
from tests.server.lives import Lives
from tests.server.postgres import PostgresServer
from tests.server.test_housekeeping import keep

SEAT = "investigator-1"
WISH = NewGame(
    "the-cold-supper",
    {"keeper": SeatPlan("computer", player="random"), SEAT: SeatPlan("person")},
)
ANN, BOB = TableKeeper("a", "ann:1", 10.0), TableKeeper("b", "bob:1", 10.0)


@pytest.fixture
def database(tmp_path: Path, home: Home) -> Iterator[Database]:
    opened = open_database(Config(data=tmp_path, **home).games)
    with opened.engine.begin() as connection:
        keep(connection, "game", 0)
        for each in (ANN, BOB):
            keeping.begin(connection, each)
    yield opened
    opened.close()


def take(database: Database, keeper: TableKeeper) -> Lease | KeptElsewhere | None:
    with database.engine.begin() as connection:
        return keeping.take(connection, keeper, "game")


def dead(database: Database, keeper: TableKeeper) -> None:
    """Nothing was heard of a process for longer than it counts as alive."""
    with database.engine.begin() as connection:
        keeping.renew(connection, keeper._replace(lasts=-1.0))


def long_ago(database: Database) -> None:
    """The table has been where it is for a while."""
    with database.engine.begin() as connection:
        connection.execute(sa.text("UPDATE leases SET taken = taken - 1000"))


def wanted(database: Database, keeper: TableKeeper) -> list[str]:
    with database.engine.begin() as connection:
        return keeping.wanted(connection, keeper)


def let_go(database: Database, keeper: TableKeeper, lease: Any) -> None:
    with database.engine.begin() as connection:
        keeping.let_go(connection, keeper, [lease])


def test_one_keeps_a_table_and_the_other_hears_who(database: Database) -> None:
    assert take(database, ANN) == Lease("game", 1)
    assert take(database, BOB) == KeptElsewhere("ann:1", soon=False)
    assert take(database, ANN) == Lease("game", 2)  # she has forgotten that she had it


def test_who_seems_dead_is_waited_for_until_it_is(database: Database) -> None:
    take(database, ANN)
    with database.engine.begin() as connection:
        keeping.renew(connection, ANN._replace(lasts=4.0))
    assert take(database, BOB) == KeptElsewhere("ann:1", soon=True)
    assert wanted(database, ANN) == []


def test_there_is_no_lease_without_a_game(database: Database) -> None:
    with database.engine.begin() as connection:
        assert keeping.take(connection, ANN, "no such game") is None


def test_a_dead_keeper_loses_its_table_to_whoever_is_asked_next(database: Database) -> None:
    take(database, ANN)
    dead(database, ANN)
    assert take(database, BOB) == Lease("game", 2)
    with database.engine.begin() as connection:
        keeping.renew(connection, ANN)  # she was only frozen
    assert take(database, ANN) == KeptElsewhere("bob:1", soon=False)


def test_who_begins_anew_at_an_address_takes_over_what_was_kept_there(database: Database) -> None:
    take(database, ANN)
    again = ANN._replace(id="c")
    with database.engine.begin() as connection:
        keeping.begin(connection, again)
    assert take(database, again) == Lease("game", 2)


def test_a_table_moves_to_where_its_visitors_come(database: Database) -> None:
    lease = take(database, ANN)
    long_ago(database)
    assert take(database, BOB) == KeptElsewhere("ann:1", soon=True)
    assert wanted(database, ANN) == ["game"]
    let_go(database, ANN, lease)
    assert take(database, BOB) == Lease("game", 2)
    assert wanted(database, BOB) == []


def test_a_table_does_not_go_to_and_fro(database: Database) -> None:
    """Without the proxy's rule both would be asked for it: each time it stays twice as long."""
    stays = []
    keepers = [ANN, BOB] * 3
    lease = take(database, ANN)
    for has, wants in pairwise(keepers):
        seconds = 0
        while take(database, wants) == KeptElsewhere(has.address, soon=False):
            seconds += 5
            with database.engine.begin() as connection:
                connection.execute(sa.text("UPDATE leases SET taken = taken - 5"))
        stays.append(seconds)
        let_go(database, has, lease)
        lease = take(database, wants)
    assert stays == [10, 20, 40, 80, 160]


def test_what_was_let_go_of_under_an_old_number_stays_with_who_has_it(database: Database) -> None:
    old = take(database, ANN)
    take(database, ANN)
    let_go(database, ANN, old)
    assert take(database, BOB) == KeptElsewhere("ann:1", soon=False)


def test_who_is_in_use_elsewhere_is_not_cleared_out(database: Database) -> None:
    take(database, ANN)
    with database.engine.begin() as connection:
        assert keeping.others(connection, BOB, ["game"]) == {"game"}
        assert keeping.others(connection, ANN, ["game"]) == set()
    dead(database, ANN)
    with database.engine.begin() as connection:
        assert keeping.others(connection, BOB, ["game"]) == set()


@pytest.mark.parametrize("kind", ["postgresql"], scope="module")
def test_nobody_waits_for_a_process_that_froze_while_it_wrote(database: Database) -> None:
    """It holds the lock until PostgreSQL ends its session."""
    lease = take(database, ANN)
    assert isinstance(lease, Lease)
    with database.engine.connect() as frozen:
        keeping.refuse_lost(frozen, [lease])
        dead(database, ANN)
        assert take(database, BOB) == KeptElsewhere("", soon=True)
    assert take(database, BOB) == Lease("game", 2)


@pytest.mark.parametrize("kind", ["postgresql"], scope="module")
def test_a_session_that_froze_in_a_transaction_is_ended(database: Database) -> None:
    with database.engine.connect() as connection:
        asked = "SELECT setting::integer FROM pg_settings WHERE name = :name"
        name = {"name": "idle_in_transaction_session_timeout"}
        milliseconds = connection.execute(sa.text(asked), name).scalar_one()
    assert 0 < milliseconds / 1000 < Config().lasts


# -- what is written ------------------------------------------------------------------------------

Change = Callable[[Archive, LiveTable], Awaitable[object]]


def answers(archive: Archive, table: LiveTable) -> Awaitable[object]:
    given = table.game.answers
    return archive.write(NewAnswers(table.id, len(given), given[-1:]))


CHANGES: dict[str, Change] = {
    "write: answers": answers,
    "write: taken back": lambda archive, table: archive.write(FewerAnswers(table.id, 0)),
    "write: stage": lambda archive, table: archive.write(NewStage(table.id, 9, b"", ())),
    "write: fewer stages": lambda archive, table: archive.write(FewerStages(table.id, 0)),
    "write: standing": lambda archive, table: archive.write(
        TableStanding(replace(table.listed(), round=99))
    ),
    "save_seat": lambda archive, table: archive.save_seat(
        table.id, SeatRecord(SEAT, "open", "", "", "x", given=False)
    ),
    "save_hosting": lambda archive, table: archive.save_hosting(table.id, HostRecord("x")),
    "begin_over": lambda archive, table: archive.begin_over(table.listed(), b""),
    "begin_anew": lambda archive, table: archive.begin_anew(table.listed(), b""),
    "cut_short": lambda archive, table: archive.cut_short(
        table.id, 0, NewStage(table.id, 0, b"", ())
    ),
    "make_seed_known": lambda archive, table: archive.make_seed_known(table.id),
    "save_talk": lambda archive, table: archive.save_talk(table.id, Said(0, SEAT, "", "Well.", "")),
    "hold_talk": lambda archive, table: archive.hold_talk(table.id, Said(0, SEAT, "", "Hm.", "")),
    "release_talk": lambda archive, table: archive.release_talk(table.id, ""),
    "delete_game": lambda archive, table: archive.delete_game(table.id),
}
NOT_WRITING = {"last_talk"}
ALL = "SELECT * FROM games", "SELECT * FROM seats", "SELECT * FROM answers", "SELECT * FROM told"
MORE = "SELECT * FROM stages", "SELECT * FROM talk", "SELECT * FROM held"


def test_every_way_to_write_is_tried() -> None:
    ways = {name for name in vars(Archive) if not name.startswith("_")} - NOT_WRITING
    assert {name.partition(":")[0] for name in CHANGES} == ways


@pytest.mark.parametrize("change", CHANGES)
def test_who_has_lost_a_table_can_write_nothing_to_it(
    tmp_path: Path, home: Home, change: str
) -> None:
    async def write() -> None:
        created = await gathering.set_up(WISH)
        table = await gathering.table(created.game)
        asked = next(each for each in table.game.pending if SEAT in each.seats)
        await table.choose(SEAT, asked.options[0], asked.number)
        await table.rest()
        archive = table._archive
        await CHANGES["save_talk"](archive, table)  # as long as he has it he can
        await gathering.stacks.take(created.game)  # somebody takes it
        before = everything()
        with pytest.raises(TakenElsewhere):
            await CHANGES[change](archive, table)
        assert everything() == before
        table.close("enough")

    def everything() -> list[list[Any]]:
        return [sorted(map(tuple, sql(config.games, each)), key=str) for each in (*ALL, *MORE)]

    config = Config(data=tmp_path, **home, limits=UNHURRIED)
    storage = Storage(config.games)
    gathering = gathering_of(config, storage)
    asyncio.run(write())
    storage.close()


# -- two houses ------------------------------------------------------------------------------------


class TwoHouses:
    """Two processes' gatherings on one database."""

    def __init__(self, data: Path, address: str) -> None:
        config = Config(data=data, database=address, limits=UNHURRIED)
        self.storages = [Storage(address) for _ in range(2)]
        configs = [replace(config, port=port) for port in (1, 2)]
        pairs = zip(configs, self.storages, strict=True)
        self.ann, self.bob = (gathering_of(*each) for each in pairs)
        self._address = address

    def settle(self) -> None:
        """All tables have been where they are for a while."""
        sql(self._address, "UPDATE leases SET taken = taken - 1000")

    def lapse(self, house: Gathering) -> None:
        """Nothing was heard of a house for longer than it counts as alive."""
        stacks: Any = house.stacks
        stacks._sure_until = 0.0
        sql(self._address, "UPDATE keepers SET until = 0 WHERE id = :id", id=stacks.keeper.id)

    def close(self) -> None:
        for each in self.storages:
            each.close()


@pytest.fixture
def houses(tmp_path: Path, postgresql: PostgresServer) -> Iterator[TwoHouses]:
    houses = TwoHouses(tmp_path, postgresql.new_database())
    yield houses
    houses.close()


async def choose(table: LiveTable) -> None:
    asked = next(each for each in table.game.pending if SEAT in each.seats)
    await table.choose(SEAT, asked.options[0], asked.number)


def test_a_new_table_is_kept_where_its_first_guest_comes(houses: TwoHouses) -> None:
    async def visit() -> None:
        created = await houses.ann.set_up(WISH)
        assert houses.ann.tables == []
        await choose(await houses.bob.table(created.game))
        with pytest.raises(ElsewhereKept, match=r"kept at .*:2; .* deploy/haproxy\.cfg"):
            await houses.ann.table(created.game)

    asyncio.run(visit())


def test_a_table_goes_with_its_guests_and_nothing_is_lost(houses: TwoHouses) -> None:
    async def visit() -> None:
        created = await houses.ann.set_up(WISH)
        table = await houses.ann.table(created.game)
        await choose(table)
        before = table.game.encode()
        houses.settle()
        coming = asyncio.create_task(houses.bob.table(created.game))
        while not coming.done():
            await houses.ann.renew()
            await asyncio.sleep(0.01)
        assert (await coming).game.encode() == before
        assert table.closed
        assert houses.ann.tables == []
        with pytest.raises(TableClosed):
            await choose(table)
        await choose(await coming)

    asyncio.run(visit())


def test_who_was_silent_too_long_shows_nothing_before_it_knows(houses: TwoHouses) -> None:
    """Two tables were kept; one was taken meanwhile, the other goes on as it was."""

    async def visit() -> None:
        games = [(await houses.ann.set_up(WISH)).game for _ in range(2)]
        taken, untouched = [await houses.ann.table(each) for each in games]
        houses.lapse(houses.ann)
        await choose(await houses.bob.table(games[0]))
        assert await houses.ann.table(games[1]) is untouched
        assert (taken.closed, untouched.closed) == (True, False)
        assert houses.ann.lost == 1
        with pytest.raises(ElsewhereKept):
            await houses.ann.table(games[0])

    asyncio.run(visit())


def test_a_renewal_that_is_stored_too_late_learns_what_was_lost(houses: TwoHouses) -> None:
    """It was begun in time; when it was stored, another had given the house up for dead."""

    async def visit() -> None:
        game = (await houses.ann.set_up(WISH)).game
        old = await houses.ann.table(game)
        busy, free = threading.Event(), threading.Event()

        def keep_waiting(_: sa.Connection) -> None:
            busy.set()
            free.wait(PATIENCE)

        slow = asyncio.ensure_future(houses.storages[0].do(keep_waiting))
        while not busy.is_set():
            await asyncio.sleep(0.01)
        renewal = asyncio.create_task(houses.ann.renew())
        await asyncio.sleep(0)  # it waits for the storage now
        houses.lapse(houses.ann)
        await choose(await houses.bob.table(game))
        free.set()
        await asyncio.gather(slow, renewal)
        assert (old.closed, houses.ann.lost) == (True, 1)
        with pytest.raises(ElsewhereKept):
            await houses.ann.table(game)

    asyncio.run(visit())


def test_who_comes_back_and_writes_first_is_told(houses: TwoHouses) -> None:
    async def visit() -> None:
        game = (await houses.ann.set_up(WISH)).game
        old = await houses.ann.table(game)
        houses.lapse(houses.ann)
        new = await houses.bob.table(game)
        with pytest.raises((TakenElsewhere, TableClosed)):  # what it stores by itself may be first
            await choose(old)
        assert old.closed
        await choose(new)

    asyncio.run(visit())


class Somebody:
    """A listener at a table, who does not listen."""

    seats = (SEAT,)
    hosts = follows = False

    def notice(self, _: object) -> None: ...


def test_every_house_knows_who_is_at_a_table(houses: TwoHouses) -> None:
    async def visit() -> None:
        created = await houses.ann.set_up(WISH)
        table = await houses.ann.table(created.game)
        somebody: Any = Somebody()
        table.seating.arrive(somebody)
        assert await here(created.game) == [[], [SEAT]]
        await houses.ann.renew()
        assert await here(created.game) == [[SEAT], [SEAT]]
        table.seating.depart(somebody)
        await houses.ann.renew()
        assert await here(created.game) == [[], []]
        table.seating.arrive(somebody)
        await houses.ann.renew()
        houses.lapse(houses.ann)
        assert (await here(created.game))[0] == []  # who is dead has no guests

    async def here(game: str) -> list[list[str]]:
        told = [await each.info(game) for each in (houses.bob, houses.ann)]
        return [[seat.seat for seat in each.seats if seat.here] for each in told]

    asyncio.run(visit())


def test_tables_that_the_dead_left_behind_are_counted(houses: TwoHouses) -> None:
    async def visit() -> None:
        game = (await houses.ann.set_up(WISH)).game
        await houses.ann.table(game)
        houses.lapse(houses.ann)
        await houses.bob.table(game)
        counted = [each.stacks.taken_over for each in (houses.ann, houses.bob)]
        assert counted == [0, 1]

    asyncio.run(visit())


def test_a_house_that_ends_lets_go_of_all_at_once(houses: TwoHouses) -> None:
    async def visit() -> None:
        game = (await houses.ann.set_up(WISH)).game
        await choose(await houses.ann.table(game))
        await houses.ann.rest()
        await choose(await houses.bob.table(game))

    asyncio.run(visit())


def test_a_game_is_deleted_by_who_keeps_it(houses: TwoHouses) -> None:
    async def visit() -> None:
        created = await houses.ann.set_up(WISH)
        await houses.ann.table(created.game)
        marks = [each.host for each in [await houses.bob.stacks.load_hosting(created.game)] if each]
        with pytest.raises(ElsewhereKept):
            await houses.bob.delete(created.game, marks)
        await houses.ann.delete(created.game, marks)
        with pytest.raises(NoSuchGame):
            await houses.bob.table(created.game)

    asyncio.run(visit())


def test_frozen_past_its_time_and_woken_it_can_do_no_harm(
    tmp_path: Path, postgresql: PostgresServer
) -> None:
    """Two processes; the one that keeps the table is stopped in the middle of an evening."""
    home = {"database": postgresql.new_database()}
    ann, bob = (Lives(tmp_path, home, port, 1.0) for port in (1, 2))
    (process, first), (other, second) = ann.next(), bob.next()
    created = _set_up(first)
    game, tokens = created["game"], tuple(tokens_of(created))
    at_ann = Guest(first, game, tokens).meet()
    at_ann.choose(SEAT)
    os.kill(process, signal.SIGSTOP)
    at_bob = come(second, game, tokens)
    assert at_bob.states[SEAT]["questions"] == at_ann.states[SEAT]["questions"]
    at_bob.choose(SEAT)
    stored = sql(home["database"], "SELECT * FROM answers ORDER BY at")
    question = at_ann.states[SEAT]["questions"][0]
    option = question["options"][-1]["option"]
    at_ann.say(type="choose", seat=SEAT, number=question["number"], option=option)
    os.kill(process, signal.SIGCONT)
    assert at_ann.hear("refused")["code"] in ("closed", "not-stored")
    assert sql(home["database"], "SELECT * FROM answers ORDER BY at") == stored
    at_bob.choose(SEAT)
    for each in (process, other):
        os.kill(each, signal.SIGKILL)
    ann.close()
    bob.close()


def come(port: int, game: str, tokens: tuple[str, ...]) -> Guest:
    """Knock until one is let in, as browsers do."""
    end = monotonic() + PATIENCE
    while True:
        try:
            return Guest(port, game, tokens).meet()
        except ConnectionClosed:  # it is not free yet
            assert monotonic() < end, "nobody lets one in"


def _set_up(port: int) -> dict[str, Any]:
    wish = {"story": "the-cold-supper", "seats": seated(CHANCE, PERSON)}
    created: dict[str, Any] = httpx.post(
        f"http://127.0.0.1:{port}/api/games", json=wish, timeout=60
    ).json()
    return created
