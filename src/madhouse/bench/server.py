"""The server under load: choices acknowledged a second, beside a bare echo and another server."""

import asyncio
import random
import resource
import tempfile
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import chain, pairwise
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from madhouse.bench.boardgame import boardgame
from madhouse.bench.clients import SEAT, Client, lobby, new_table, set_up, sit_down
from madhouse.bench.contest import percentile
from madhouse.bench.hosts import Host, hosted, serve_echo, serve_games

CLIENTS = 64
SECONDS = 6.0
TABLES = 500
WATCHERS = 2
CHOICES_A_SECOND = 10
WATCHED_SECONDS = 12.0
ENOUGH_FILES = 8192
GAMES_AHEAD = 8
"""Tables that stand ready for each client: the other servers do not open new ones either."""
WARMING_UP = 1.0
"""Seconds in which all that is the same at every table is told for the first time."""
LONG = "understudy"
LONG_GAMES = 8
QUARTERS = 4


class Tally(msgspec.Struct):
    """What clients have counted."""

    latencies: list[float] = []
    received: int = 0  # bytes
    seconds: float = 0.0

    def figures(self) -> dict[str, Any]:
        """A second, and how long the slowest in a hundred took."""
        return {
            "per_second": round(len(self.latencies) / self.seconds),
            "p50_ms": round(1000 * percentile(self.latencies, 0.5), 1),
            "p99_ms": round(1000 * percentile(self.latencies, 0.99), 1),
        }


def report(
    seconds: float = SECONDS, tables: int = TABLES, long_games: int = LONG_GAMES
) -> dict[str, Any]:
    """All figures under the names that scripts rely on."""
    _allow_files()
    games, size = asyncio.run(_measure_games(seconds))
    echo = asyncio.run(_measure_echo(seconds, size))
    peer = boardgame(CLIENTS, seconds)
    return {
        "madhouse": games,
        "echo": echo | {"bytes": size},
        "boardgame.io": peer,
        "share_of_echo": round(games["per_second"] / echo["per_second"], 3),
        "tables": asyncio.run(_measure_tables(tables)),
        "cpu_us_by_quarter": asyncio.run(_measure_quarters(long_games)),
    }


def _allow_files() -> None:
    """A thousand connections and more need as many files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < ENOUGH_FILES:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(ENOUGH_FILES, hard), hard))


@asynccontextmanager
async def _games() -> AsyncIterator[tuple[Host, httpx.AsyncClient]]:
    """Our own server, with nothing in its database."""
    with tempfile.TemporaryDirectory() as folder:
        async with hosted(serve_games, Path(folder)) as host, lobby(host.port) as http:
            yield host, http


# -- as fast as it goes -------------------------------------------------------------------------


async def _measure_games(seconds: float) -> tuple[dict[str, Any], int]:
    """Clients who choose as soon as they are asked, each at a table of his own."""
    tally = Tally()
    async with _games() as (host, http):
        await _play_all(http, WARMING_UP, Tally(), games=1)
        used = await _play_all(http, seconds, tally, games=GAMES_AHEAD, host=host)
    choices = len(tally.latencies)
    return tally.figures() | {"cpu_us": round(1e6 * used / choices)}, tally.received // choices


async def _play_all(
    http: httpx.AsyncClient, seconds: float, tally: Tally, games: int, host: Host | None = None
) -> float:
    """All play until the time is over; what the server has used of its processor meanwhile."""
    ahead = [[await new_table(http, n) for _ in range(games)] for n in range(CLIENTS)]
    received = sum(client.received for client in chain(*ahead))
    before, start = host.cpu() if host else 0.0, perf_counter()
    end = start + seconds
    played = await asyncio.gather(
        *[_play(http, n, ready, end, tally) for n, ready in enumerate(ahead)]
    )
    tally.seconds = perf_counter() - start
    used = host.cpu() - before if host else 0.0
    tally.received = sum(client.received for client in chain(*played)) - received
    for client in chain(*played):
        client.drop()
    return used


async def _play(
    http: httpx.AsyncClient, number: int, ready: Iterable[Client], end: float, tally: Tally
) -> list[Client]:
    """One game after the other until the time is over; those who have played or could have."""
    clients, waiting = list(ready), iter(ready)
    while perf_counter() < end:
        client = next(waiting, None)
        if client is None:
            client = await new_table(http, number)
            clients.append(client)
        while perf_counter() < end and await client.asked():
            start = perf_counter()
            await client.choose()
            tally.latencies.append(perf_counter() - start)
    return clients


async def _measure_echo(seconds: float, size: int) -> dict[str, Any]:
    """The limit: the same framework sends as many bytes for a message and does nothing else."""
    tally = Tally()
    async with hosted(serve_echo, size) as host:
        start = perf_counter()
        end = start + seconds
        await asyncio.gather(*[_echo(host.port, end, tally) for _ in range(CLIENTS)])
        tally.seconds = perf_counter() - start
    return tally.figures()


async def _echo(port: int, end: float, tally: Tally) -> None:
    choice = {"type": "choose", "seat": SEAT, "number": 100, "option": "move entrance-hall.a"}
    text = msgspec.json.encode(choice).decode()
    async with connect(f"ws://127.0.0.1:{port}/", max_size=None, compression=None) as socket:
        while perf_counter() < end:
            start = perf_counter()
            await socket.send(text)
            await socket.recv()
            tally.latencies.append(perf_counter() - start)


# -- early and late in a game -------------------------------------------------------------------


async def _measure_quarters(games: int) -> list[int]:
    """The server's processor time for a choice, in each quarter of long games."""
    quarters: list[list[float]] = [[] for _ in range(QUARTERS)]
    async with _games() as (host, http):
        for number in range(games + 1):
            costs = await _costs(host, await new_table(http, number, story=LONG))
            for at, cost in enumerate(costs if number else []):  # in the first all is read
                quarters[at * QUARTERS // len(costs)].append(cost)
    return [round(1e6 * sum(quarter) / len(quarter)) for quarter in quarters]


async def _costs(host: Host, client: Client) -> list[float]:
    """What each choice of a game has cost."""
    times = [host.cpu()]
    while await client.asked():
        await client.choose()
        times.append(host.cpu())
    await client.close()
    return [after - before for before, after in pairwise(times)]


# -- many tables --------------------------------------------------------------------------------


async def _measure_tables(tables: int) -> dict[str, Any]:
    """Many tables with a client and two watchers each; a few choices a second in all."""
    tally, chooser = Tally(), random.Random(1)
    async with _games() as (_, http):
        open_ = [await _open_table(http, number) for number in range(tables)]
        start = perf_counter()
        while perf_counter() - start < WATCHED_SECONDS:
            began = perf_counter()
            await _choose_somewhere(chooser.choice(open_), tally)
            await asyncio.sleep(max(0.0, 1 / CHOICES_A_SECOND - (perf_counter() - began)))
        tally.seconds = perf_counter() - start
        for client in chain(*open_):
            client.drop()
    return tally.figures() | {"tables": tables, "connections": tables * (1 + WATCHERS)}


async def _open_table(http: httpx.AsyncClient, number: int) -> list[Client]:
    created = await set_up(http)
    tokens = [created["seats"][0]["token"], *[created["watch"]] * WATCHERS]
    return [await sit_down(http, created["game"], token, number) for token in tokens]


async def _choose_somewhere(clients: list[Client], tally: Tally) -> None:
    """One table's client chooses; it counts when the last of the three has heard of it."""
    first, *watchers = clients
    if first.question is None:
        return
    start = perf_counter()
    await first.choose()
    for watcher in watchers:
        await watcher.hear()
    tally.latencies.append(perf_counter() - start)
