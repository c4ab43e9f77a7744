"""The server under load: choices acknowledged a second, beside a bare echo and another server."""

import asyncio
import multiprocessing
import random
import resource
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from madhouse.bench.boardgame import boardgame
from madhouse.bench.contest import percentile
from madhouse.bench.hosts import serve_echo, serve_games

CLIENTS = 64
SECONDS = 6.0
TABLES = 500
WATCHERS = 2
CHOICES_A_SECOND = 10
WATCHED_SECONDS = 12.0
ENOUGH_FILES = 8192
SEAT = "investigator-1"
CHANCE = {"holder": "computer", "player": "random"}
WISH = {
    "story": "the-cold-supper",
    "keeper": CHANCE,
    "investigators": [{"holder": "person", "name": "bench"}, CHANCE],
}


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


def report(seconds: float = SECONDS, tables: int = TABLES) -> dict[str, Any]:
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
    }


def _allow_files() -> None:
    """A thousand connections and more need as many files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < ENOUGH_FILES:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(ENOUGH_FILES, hard), hard))


@asynccontextmanager
async def _hosted(serve: Any, *arguments: Any) -> AsyncIterator[int]:
    """A server in a process of its own, for as long as it is needed; its port."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, *arguments), daemon=True)
    process.start()
    theirs.close()  # so that a server that does not start is noticed
    try:
        yield await asyncio.to_thread(_port, ours)
    finally:
        process.terminate()
        process.join(10)


def _port(pipe: Pipe) -> int:
    port: int = pipe.recv()
    return port


# -- as fast as it goes -------------------------------------------------------------------------


async def _measure_games(seconds: float) -> tuple[dict[str, Any], int]:
    """Clients who choose as soon as they are asked, each at a table of his own."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder:
        async with _hosted(serve_games, Path(folder)) as port, _lobby(port) as http:
            await _play(port, http, 0, perf_counter() + 1, Tally())  # everything is read once
            ready = [await _set_up(http) for _ in range(CLIENTS)]
            start = perf_counter()
            end = start + seconds
            playing = [
                _play(port, http, number, end, tally, first) for number, first in enumerate(ready)
            ]
            await asyncio.gather(*playing)
            tally.seconds = perf_counter() - start
    return tally.figures(), tally.received // len(tally.latencies)


def _lobby(port: int) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60, verify=False)


async def _set_up(http: httpx.AsyncClient) -> dict[str, Any]:
    created: dict[str, Any] = (await http.post("/api/games", json=WISH)).json()
    return created


async def _play(
    port: int,
    http: httpx.AsyncClient,
    number: int,
    end: float,
    tally: Tally,
    first: dict[str, Any] | None = None,
) -> None:
    """One game after the other until the time is over."""
    chooser, created = random.Random(number), first
    while perf_counter() < end:
        created = created or await _set_up(http)
        async with _seat(port, created["game"], created["seats"][0]["token"]) as socket:
            await _one_game(socket, chooser, end, tally)
        created = None


@asynccontextmanager
async def _seat(port: int, game: str, token: str) -> AsyncIterator[ClientConnection]:
    address = f"ws://127.0.0.1:{port}/api/games/{game}/play"
    async with connect(address, max_size=None, compression=None, open_timeout=60) as socket:
        await socket.send(msgspec.json.encode({"type": "hello", "tokens": [token]}).decode())
        yield socket


async def _one_game(
    socket: ClientConnection, chooser: random.Random, end: float, tally: Tally
) -> None:
    state = await _state(socket, tally)
    while not state["view"]["result"] and perf_counter() < end:
        if not state["questions"]:
            state = await _state(socket, tally)  # the computers go on
            continue
        start = perf_counter()
        await _choose(socket, state, chooser)
        state = await _state(socket, tally)
        tally.latencies.append(perf_counter() - start)


async def _choose(socket: ClientConnection, state: Any, chooser: random.Random) -> None:
    question = state["questions"][0]
    option = chooser.choice(question["options"])["option"]
    choice = {"type": "choose", "seat": SEAT, "number": question["number"], "option": option}
    await socket.send(msgspec.json.encode(choice).decode())


async def _state(socket: ClientConnection, tally: Tally) -> Any:
    while True:
        text = await socket.recv()
        tally.received += len(text)
        message = msgspec.json.decode(text)
        if message["type"] == "state":
            return message


async def _measure_echo(seconds: float, size: int) -> dict[str, Any]:
    """The limit: the same framework sends as many bytes for a message and does nothing else."""
    tally = Tally()
    async with _hosted(serve_echo, size) as port:
        start = perf_counter()
        end = start + seconds
        await asyncio.gather(*[_echo(port, end, tally) for _ in range(CLIENTS)])
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


# -- many tables --------------------------------------------------------------------------------


async def _measure_tables(tables: int) -> dict[str, Any]:
    """Many tables with a client and two watchers each; a few choices a second in all."""
    tally, chooser = Tally(), random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        async with _hosted(serve_games, Path(folder)) as port, _lobby(port) as http:
            open_ = [await _open_table(port, http) for _ in range(tables)]
            start = perf_counter()
            while perf_counter() - start < WATCHED_SECONDS:
                began = perf_counter()
                await _choose_somewhere(open_, chooser, tally)
                await asyncio.sleep(max(0.0, 1 / CHOICES_A_SECOND - (perf_counter() - began)))
            tally.seconds = perf_counter() - start
            for sockets, _ in open_:
                for socket in sockets:
                    socket.transport.abort()
    return tally.figures() | {"tables": tables, "connections": tables * (1 + WATCHERS)}


Open = tuple[list[ClientConnection], dict[str, Any]]


async def _open_table(port: int, http: httpx.AsyncClient) -> Open:
    created = await _set_up(http)
    tokens = [created["seats"][0]["token"], *[created["watch"]] * WATCHERS]
    address = f"ws://127.0.0.1:{port}/api/games/{created['game']}/play"
    sockets = []
    for token in tokens:
        socket = await connect(address, max_size=None, compression=None, ping_interval=None)
        await socket.send(msgspec.json.encode({"type": "hello", "tokens": [token]}).decode())
        sockets.append(socket)
    states = [await _state(socket, Tally()) for socket in sockets]
    return sockets, states[0]


async def _choose_somewhere(open_: list[Open], chooser: random.Random, tally: Tally) -> None:
    """One table's client chooses; it counts when the last of the three has heard of it."""
    at = chooser.randrange(len(open_))
    sockets, state = open_[at]
    if not state["questions"]:
        return
    start = perf_counter()
    await _choose(sockets[0], state, chooser)
    states = [await _state(socket, tally) for socket in sockets]
    tally.latencies.append(perf_counter() - start)
    open_[at] = (sockets, states[0])
