"""The server under load: choices acknowledged a second, beside a bare echo and another server."""

import asyncio
import resource
import tempfile
from collections.abc import AsyncIterator, Collection, Coroutine, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import chain, pairwise
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from madhouse.bench import pace
from madhouse.bench.boardgame import pace_of_boardgame, race_of_boardgame
from madhouse.bench.clients import Client, lobby, new_table
from madhouse.bench.contest import percentile
from madhouse.bench.hosts import Host, allow_files, hosted, serve_echo, serve_games
from madhouse.bench.pace import WATCHERS, choices_a_second, measure_pace
from madhouse.editions import EDITIONS, USUAL
from madhouse.engine.errors import MadhouseError

T = TypeVar("T")

CLIENTS = 256
SECONDS = 6.0
TABLES = 500
RACE, PACE, QUARTER = PARTS = ("race", "pace", "quarters")
"""What can be measured: as fast as it goes, at a human pace, early and late in a game."""
A_CHOICE = (
    "ours: four and a half answers by the rules, a durable commit, and to each what their seat may "
    "see; boardgame.io: a number that grows by one, in memory, the same for all"
)
"""What each choice of the race contains."""
SPARE = 200
"""Files that a process needs beside its connections."""
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
FOR_MANY = 1200.0
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
    parts: Collection[str] = PARTS,
    database: str = "",
) -> dict[str, Any]:
    """All figures under the names that scripts rely on."""
    if unknown := [each for each in parts if each not in PARTS]:
        raise MadhouseError(f"there is no part '{unknown[0]}' of --server: {', '.join(PARTS)}")
    allow_files()
    figures: dict[str, Any] = {}
    if RACE in parts:
        figures |= _race(seconds, clients)
    if PACE in parts:
        figures |= _pace(tables, database)
    if QUARTER in parts:
        figures["cpu_us_by_quarter"] = _run(_measure_quarters(long_games))
    return figures


def _race(seconds: float, clients: int) -> dict[str, Any]:
    games, size = _run(_measure_games(seconds, clients, Played()))
    echo = _run(_measure_echo(seconds, clients, size))
    return {
        "madhouse": games | {"clients": clients},
        **_others(seconds, clients),
        "echo": echo | {"bytes": size},
        "boardgame.io": race_of_boardgame(clients, seconds),
        "share_of_echo": round(games["per_second"] / echo["per_second"], 3),
        "a_choice": A_CHOICE,
    }


def _pace(tables: int, database: str) -> dict[str, Any]:
    _refuse_too_many(tables)
    a_second = choices_a_second(tables)
    return {
        "tables": _run(measure_pace(tables, a_second, database=database), FOR_MANY),
        "tables_of_boardgame.io": pace_of_boardgame(tables, WATCHERS, a_second, pace.SECONDS),
    }


def _refuse_too_many(tables: int) -> None:
    """Each connection is a file, at either end."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if tables * (1 + WATCHERS) + SPARE > most:
        raise MadhouseError(
            f"{tables} tables need {tables * (1 + WATCHERS)} connections, and a process here may "
            f"have {most} files open; raise that with ulimit -n, or measure with fewer --tables"
        )


def _others(seconds: float, clients: int) -> dict[str, Any]:
    """Every other edition beside the usual one, and each with clients that follow every step."""
    parts = {name: Played(name) for name in EDITIONS if name != USUAL}
    parts |= {name + STEPS: Played(name, steps=True) for name in EDITIONS}
    return {
        name: _run(_measure_games(seconds, clients, played))[0] for name, played in parts.items()
    }


def _run(measuring: Coroutine[Any, Any, T], patience: float = PATIENCE) -> T:
    """One part after the other, each with servers of its own."""

    async def in_time() -> T:
        async with asyncio.timeout(patience):
            return await measuring

    return asyncio.run(in_time())


@asynccontextmanager
async def _games() -> AsyncIterator[tuple[Host, httpx.AsyncClient]]:
    """Our own server, with nothing in its database."""
    with tempfile.TemporaryDirectory() as folder:
        async with hosted(serve_games, Path(folder)) as host, lobby(host.port) as http:
            yield host, http


# -- as fast as it goes -------------------------------------------------------------------------


async def _measure_games(
    seconds: float, clients: int, played: Played
) -> tuple[dict[str, Any], int]:
    """Clients who choose as soon as they are asked, each at a table of his own."""
    tally = LoadTally()
    async with _games() as (host, http):
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
