"""Load at a human pace: thousands of tables, each with somebody who plays and two who look on."""

import asyncio
import gc
import random
import tempfile
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import httpx

from madhouse.bench.clients import Client, lobby, set_up, sit_down
from madhouse.bench.contest import percentile
from madhouse.bench.hosts import Host, ProcessUse, hosted, serve_games
from madhouse.bench.rows import TakenUp, taken_up

TABLES = 500
WATCHERS = 2
CHOICES_A_SECOND = 100
OFTEN = 5.0
"""Seconds between two choices at a table, at least: where tables are few, so are choices."""
SECONDS = 30.0
RESTING = 10.0
"""Seconds in which nobody chooses, to see what open lines cost by themselves."""
PLAYED = 8
"""Choices that each table has behind it: it is in the middle of its evening."""
WARM = 10
"""Tables at which all that is the same everywhere is told for the first time."""
AT_ONCE = 16
"""Tables that are opened at the same time."""
KILOBYTE = 1000


class WatchedTable(NamedTuple):
    """Somebody who plays, and those who look on."""

    player: Client
    watchers: tuple[Client, ...]

    async def choose(self) -> None:
        """One choice; it is over when the last of them has heard of it."""
        before = [each.heard for each in self.watchers]
        await self.player.choose()
        for watcher, heard in zip(self.watchers, before, strict=True):
            await watcher.more_than(heard)

    def drop(self) -> None:
        """All are gone."""
        for each in (self.player, *self.watchers):
            each.drop()


class Seen(NamedTuple):
    """A server as it is found at one moment."""

    used: ProcessUse
    kept: TakenUp


class PacedHouse(NamedTuple):
    """A server, and those who ask it how it is."""

    host: Host
    http: httpx.AsyncClient
    games: Path | str

    def seen(self) -> Seen:
        """How it is now."""
        return Seen(self.host.used(), taken_up(self.games))


@asynccontextmanager
async def _house(database: str) -> AsyncIterator[PacedHouse]:
    with tempfile.TemporaryDirectory() as folder:
        serving = hosted(serve_games, Path(folder), database)
        async with serving as host, lobby(host.port) as http:
            yield PacedHouse(host, http, database or Path(folder) / "games.sqlite3")


def choices_a_second(tables: int) -> float:
    """Of so many tables together."""
    return min(CHOICES_A_SECOND, tables / OFTEN)


async def measure_pace(
    tables: int,
    a_second: float,
    seconds: float = SECONDS,
    played: int = PLAYED,
    database: str = "",
) -> dict[str, Any]:
    """How long choices take, and what a table and a choice cost."""
    async with _house(database) as house:
        for each in await _open(house.http, range(WARM), played):
            each.drop()
        empty = house.seen()
        opened = await _open(house.http, range(WARM, WARM + tables), played)
        ready = house.seen()
        await asyncio.sleep(RESTING)
        start = house.seen()
        with _tidied():
            latencies = await _play(opened, a_second, seconds)
        end = house.seen()
        for each in opened:
            each.drop()
    choices = len(latencies)
    resting = (start.used.cpu - ready.used.cpu) / RESTING
    set_up, choosing = ready.kept.since(empty.kept), end.kept.since(start.kept)
    return {
        "tables": tables,
        "connections": tables * (1 + WATCHERS),
        "per_second": round(choices / seconds, 1),
        "p50_ms": round(1000 * percentile(latencies, 0.5), 1),
        "p99_ms": round(1000 * percentile(latencies, 0.99), 1),
        "memory_kb_a_table": round((end.used.memory - empty.used.memory) / tables / KILOBYTE, 1),
        "memory_mb": round(end.used.memory / KILOBYTE**2),
        "cpu_us": round(1e6 * (end.used.cpu - start.used.cpu) / choices),
        "cpu_resting": round(resting, 3),
        "rows_a_choice": round(choosing.rows / choices, 2),
        "bytes_a_choice": round(choosing.bytes / choices),
        "log_bytes_a_choice": round(choosing.log / choices),
        "rows_a_table": round(set_up.rows / tables, 1),
        "bytes_a_table": round(set_up.bytes / tables),
        "choices_before": played,
    }


@contextmanager
def _tidied() -> Iterator[None]:
    """What the clients leave behind is not what is measured."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


async def _open(http: httpx.AsyncClient, numbers: Iterable[int], played: int) -> list[WatchedTable]:
    """Tables at which so many choices have been made already."""
    few = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> WatchedTable:
        async with few:
            table = await _open_table(http, number)
            for _ in range(played):
                if await table.player.asked():  # while all set up, who looks on is told nothing
                    await table.player.choose()
            return table

    return await asyncio.gather(*map(one, numbers))


async def _open_table(http: httpx.AsyncClient, number: int) -> WatchedTable:
    created = await set_up(http)
    player = await sit_down(http, created, created["seats"][0]["token"], number)
    watchers = [await sit_down(http, created, created["watch"]) for _ in range(WATCHERS)]
    for each in watchers:
        each.listen()
    return WatchedTable(player, tuple(watchers))


async def _play(tables: list[WatchedTable], a_second: float, seconds: float) -> list[float]:
    """Choices come when they are due, however long others take; each counts from when it was due
    until the last at its table has heard of it."""
    order, latencies = _in_turn(tables), list[float]()
    busy: set[int] = set()
    start = perf_counter()

    async def one(table: WatchedTable, due: float) -> None:
        await table.choose()
        latencies.append(perf_counter() - due)
        busy.discard(id(table))

    choosing = []
    for number in range(round(a_second * seconds)):
        due = start + number / a_second
        await asyncio.sleep(max(0.0, due - perf_counter()))
        table = next((t for t in islice(order, len(tables)) if _is_free(t, busy)), None)
        if table is None:
            continue  # all are over, or wait
        busy.add(id(table))
        choosing.append(asyncio.create_task(one(table, due)))
    await asyncio.gather(*choosing)
    return latencies


def _is_free(table: WatchedTable, busy: set[int]) -> bool:
    return id(table) not in busy and table.player.question is not None


def _in_turn(tables: list[WatchedTable]) -> Iterator[WatchedTable]:
    """One after the other, in an order that nobody foresees."""
    shuffled = tables[:]
    random.Random(1).shuffle(shuffled)
    return cycle(shuffled)
