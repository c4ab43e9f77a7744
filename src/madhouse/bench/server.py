"""The server under load: choices acknowledged a second, beside a bare echo and another server."""

import asyncio
import random
import resource
import tempfile
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import chain, pairwise
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from madhouse.bench.boardgame import boardgame
from madhouse.bench.clients import Client, lobby, new_table, set_up, sit_down
from madhouse.bench.contest import percentile
from madhouse.bench.hosts import Host, hosted, serve_echo, serve_games
from madhouse.editions import EDITIONS, USUAL

T = TypeVar("T")

CLIENTS = 256
WORKERS = 2
SECONDS = 6.0
TABLES = 500
WATCHERS = 2
CHOICES_A_SECOND = 10
WATCHED_SECONDS = 12.0
ENOUGH_FILES = 8192
GAMES_AHEAD = 3
"""Tables that stand ready for each client: the other servers do not open new ones either."""
WARMING_UP = 2.0
"""Seconds in which all that is the same at every table is told for the first time."""
LONG = "understudy"
LONG_GAMES = 8
QUARTERS = 4
STEPS = "_steps"
"""Ends the name of what was measured with clients that follow every step."""
PATIENCE = 300.0
"""Seconds after which a part that does not end is given up: a server may have fallen silent."""


class Played(NamedTuple):
    """What is played at the tables, and whether those who sit there follow every step."""

    edition: str = USUAL
    steps: bool = False

    async def table(self, http: httpx.AsyncClient, seed: int) -> Client:
        return await new_table(http, seed, self.edition, self.steps)


class LoadTally(msgspec.Struct):
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
    seconds: float = SECONDS,
    tables: int = TABLES,
    long_games: int = LONG_GAMES,
    clients: int = CLIENTS,
) -> dict[str, Any]:
    """All figures under the names that scripts rely on."""
    _allow_files()
    games, size = _run(_measure_games(seconds, clients, WORKERS, Played()))
    alone, _ = _run(_measure_games(seconds, clients, 1, Played()))
    echo = _run(_measure_echo(seconds, clients, size))
    return {
        "madhouse": games | {"workers": WORKERS, "clients": clients},
        **_others(seconds, clients),
        "one_worker": alone,
        "echo": echo | {"bytes": size},
        "boardgame.io": boardgame(clients, seconds),
        "share_of_echo": round(games["per_second"] / echo["per_second"], 3),
        "tables": _run(_measure_tables(tables)),
        "cpu_us_by_quarter": _run(_measure_quarters(long_games)),
    }


def _others(seconds: float, clients: int) -> dict[str, Any]:
    """Every other edition beside the usual one, and each with clients that follow every step."""
    parts = {name: Played(name) for name in EDITIONS if name != USUAL}
    parts |= {name + STEPS: Played(name, steps=True) for name in EDITIONS}
    return {
        name: _run(_measure_games(seconds, clients, WORKERS, played))[0]
        for name, played in parts.items()
    }


def _run(measuring: Coroutine[Any, Any, T]) -> T:
    """One part after the other, each with servers of its own."""

    async def in_time() -> T:
        async with asyncio.timeout(PATIENCE):
            return await measuring

    return asyncio.run(in_time())


def _allow_files() -> None:
    """A thousand connections and more need as many files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < ENOUGH_FILES:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(ENOUGH_FILES, hard), hard))


@asynccontextmanager
async def _games(workers: int = 1) -> AsyncIterator[tuple[Host, httpx.AsyncClient]]:
    """Our own server, with nothing in its database."""
    with tempfile.TemporaryDirectory() as folder:
        async with hosted(serve_games, Path(folder), workers) as host, lobby(host.port) as http:
            yield host, http


# -- as fast as it goes -------------------------------------------------------------------------


async def _measure_games(
    seconds: float, clients: int, workers: int, played: Played
) -> tuple[dict[str, Any], int]:
    """Clients who choose as soon as they are asked, each at a table of his own."""
    tally = LoadTally()
    async with _games(workers) as (host, http):
        warm = await _set_tables(http, clients, 1, played)
        await _play_all(http, WARMING_UP, LoadTally(), warm, played)
        ahead = await _set_tables(http, clients, GAMES_AHEAD, played)
        before = host.cpu()
        await _play_all(http, seconds, tally, ahead, played)
        used = host.cpu() - before
    choices = len(tally.latencies)
    size = tally.received // choices
    return tally.figures() | {"cpu_us": round(1e6 * used / choices), "bytes": size}, size


async def _set_tables(
    http: httpx.AsyncClient, clients: int, games: int, played: Played
) -> list[list[Client]]:
    """For each client the tables at which he will play."""
    return [[await played.table(http, n) for _ in range(games)] for n in range(clients)]


async def _play_all(
    http: httpx.AsyncClient,
    seconds: float,
    tally: LoadTally,
    ahead: list[list[Client]],
    what: Played,
) -> None:
    """All play until the time is over."""
    received = sum(client.received for client in chain(*ahead))
    start = perf_counter()
    end = start + seconds
    played = await asyncio.gather(
        *[_play(http, n, ready, end, tally, what) for n, ready in enumerate(ahead)]
    )
    tally.seconds = perf_counter() - start
    tally.received = sum(client.received for client in chain(*played)) - received
    for client in chain(*played):
        client.drop()


async def _play(
    http: httpx.AsyncClient,
    number: int,
    ready: Iterable[Client],
    end: float,
    tally: LoadTally,
    what: Played,
) -> list[Client]:
    """One game after the other until the time is over; those who have played or could have."""
    clients, waiting = list(ready), iter(ready)
    while perf_counter() < end:
        client = next(waiting, None)
        if client is None:
            client = await what.table(http, number)
            clients.append(client)
        while perf_counter() < end and await client.asked():
            start = perf_counter()
            await client.choose()
            tally.latencies.append(perf_counter() - start)
    return clients


async def _measure_echo(seconds: float, clients: int, size: int) -> dict[str, Any]:
    """The limit: the same framework sends as many bytes for a message and does nothing else."""
    tally = LoadTally()
    async with hosted(serve_echo, size) as host, AsyncExitStack() as stack:
        address = f"ws://127.0.0.1:{host.port}/"
        sockets = [
            await stack.enter_async_context(connect(address, max_size=None, compression=None))
            for _ in range(clients)
        ]
        start = perf_counter()
        await asyncio.gather(*[_echo(each, start + seconds, tally) for each in sockets])
        tally.seconds = perf_counter() - start
    return tally.figures()


async def _echo(socket: ClientConnection, end: float, tally: LoadTally) -> None:
    choice = {
        "type": "choose",
        "seat": "investigator-1",
        "number": 100,
        "option": "move entrance-hall.a",
    }
    text = msgspec.json.encode(choice).decode()
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
    tally, chooser = LoadTally(), random.Random(1)
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
    return [await sit_down(http, created, token, number) for token in tokens]


async def _choose_somewhere(clients: list[Client], tally: LoadTally) -> None:
    """One table's client chooses; it counts when the last of the three has heard of it."""
    first, *watchers = clients
    if first.question is None:
        return
    start = perf_counter()
    await first.choose()
    for watcher in watchers:
        await watcher.hear()
    tally.latencies.append(perf_counter() - start)
