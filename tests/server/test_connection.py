"""A connection: who is slow to take what he is sent gets less often word, and misses nothing."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from madhouse.engine.shelf import NewGame, SeatPlan
from madhouse.server.config import Config
from madhouse.server.house.connection import MOST_UNREAD, Connection
from madhouse.server.kept.storage import Storage
from madhouse.server.kept.tokens import hashed
from madhouse.server.run.app import gathering_of
from madhouse.server.shown.showing import written_board
from madhouse.server.table.live import LiveTable
from madhouse.server.wire.from_client import Hello
from tests.server.house import PATIENCE

SEAT = "investigator-1"
WISH = NewGame(
    "the-cold-supper",
    {"keeper": SeatPlan("computer", player="random"), "investigator-1": SeatPlan("person")},
)


class Line:
    """What a browser has received; it can stop taking things in."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.last: dict[str, Any] = {}
        self.states = 0
        self.free = asyncio.Event()
        self.free.set()
        self.over = asyncio.Event()

    def heeded(self, _: int) -> float:
        return 0.0

    async def close(self) -> None:
        self.over.set()

    async def send(self, text: str) -> None:
        await self.free.wait()
        message = self.last = msgspec.json.decode(text)
        if message["type"] == "state":
            self.states += 1
            self.view |= message["view"]


async def meeting(folder: Path) -> tuple[Storage, LiveTable, Connection, Line]:
    config, line = Config(data=folder), Line()
    storage = Storage(config.games)
    gathering = gathering_of(config, storage)
    created = await gathering.set_up(WISH)
    table = await gathering.table(created.game)
    seats = table.seating.held_by([hashed(created.seats[0].token)])
    return storage, table, Connection(table, seats, Hello([]), line), line


async def choose(table: LiveTable) -> None:
    asked = next(each for each in table.game.pending if SEAT in each.seats)
    await table.choose(SEAT, asked.options[0], asked.number)


def shown(table: LiveTable) -> Any:
    """All parts of what a client of the seat has been sent, if it has been sent everything."""
    view = msgspec.json.decode(msgspec.json.encode(table.game.view(SEAT)))
    del view["decision"]
    board = msgspec.json.decode(written_board(table.game.board))
    doors = [*table.game.open_doors]
    return view | {"edition": "first", "board": board, "open_doors": doors}


def test_who_falls_behind_gets_one_state_for_several_changes(tmp_path: Path) -> None:
    async def play() -> None:
        storage, table, connection, line = await meeting(tmp_path)
        await connection.meet()
        await choose(table)
        line.free.clear()
        for _ in range(6):
            await choose(table)
        line.free.set()
        async with asyncio.timeout(PATIENCE):
            while line.view != shown(table):
                await asyncio.sleep(0)
        assert line.states <= 5
        storage.close()

    asyncio.run(play())


def test_every_choice_is_shown_to_who_keeps_up(tmp_path: Path) -> None:
    async def play() -> None:
        storage, table, connection, line = await meeting(tmp_path)
        await connection.meet()
        for count in range(1, 8):
            await choose(table)
            async with asyncio.timeout(PATIENCE):
                while line.states <= count:
                    await asyncio.sleep(0)
            assert line.states == count + 1
            assert line.view == shown(table)
        storage.close()

    asyncio.run(play())


def test_who_reads_nothing_is_parted_from(tmp_path: Path) -> None:
    async def chatter() -> None:
        storage, _, connection, line = await meeting(tmp_path)
        await connection.meet()
        line.free.clear()
        for _ in range(3 * MOST_UNREAD):
            await connection.hear('{"type":"ping"}')
            await asyncio.sleep(0)
        assert len(connection._ready) <= MOST_UNREAD
        line.free.set()
        await asyncio.wait_for(line.over.wait(), PATIENCE)
        assert line.last["code"] == "closed"
        assert "unread" in line.last["message"]
        storage.close()

    asyncio.run(chatter())


def test_who_comes_to_a_table_that_was_put_away_hears_of_it(tmp_path: Path) -> None:
    async def come() -> None:
        storage, table, connection, line = await meeting(tmp_path)
        table.close("this table was put away")
        await connection.meet()
        await asyncio.wait_for(line.over.wait(), PATIENCE)
        assert line.last["type"] == "refused"
        assert line.last["code"] == "closed"
        assert "put away" in line.last["message"]
        storage.close()

    asyncio.run(come())
