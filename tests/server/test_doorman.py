"""Several workers: each visitor comes to the one that keeps his table, whatever becomes of them."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from madhouse.server.config import Config, worker_of
from madhouse.server.house.refusals import ElsewhereKept
from madhouse.server.kept.storage import Storage
from madhouse.server.limits import HOME
from madhouse.server.run.app import gathering_of
from madhouse.server.run.doorman import Doorman, first_line, wanted
from tests.server.house import CHANCE, PATIENCE, PERSON, SHORT, Guest, seated, tokens_of

SEAT = "investigator-1"
WORKERS = 2


def test_a_game_always_comes_to_the_same_worker() -> None:
    names = [f"game-{n}" for n in range(100)]
    assert {worker_of(name.encode(), WORKERS) for name in names} == {0, 1}
    for name in names:
        expected = worker_of(name.encode(), WORKERS)
        for asked in ("", "/play", "/seats/keeper/take", "?since=3"):
            line = f"GET /api/games/{name}{asked} HTTP/1.1\r\n".encode()
            assert wanted(line, WORKERS) == expected
        strange = name.replace("-", "%2D")
        assert wanted(f"DELETE /api/games/{strange} HTTP/1.1\r\n".encode(), WORKERS) == expected


@pytest.mark.parametrize(
    "line",
    [b"GET / HTTP/1.1\r\n", b"POST /api/games HTTP/1.1\r\n", b"", b"\x16\x03\x01", b"GET /m"],
)
def test_who_asks_for_no_table_comes_to_any(line: bytes) -> None:
    assert wanted(line, WORKERS) is None


def test_figures_are_asked_of_each_worker() -> None:
    assert [wanted(b"GET /metrics/%d HTTP/1.1" % n, WORKERS) for n in range(WORKERS)] == [0, 1]


def test_what_a_visitor_says_is_left_for_the_worker() -> None:
    async def visit() -> tuple[bytes, bytes]:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        asking = asyncio.create_task(first_line(ours))
        theirs.send(b"GET /api/ga")
        await asyncio.sleep(0.01)
        assert not asking.done()
        theirs.send(b"mes/x HTTP/1.1\r\nHost: a\r\n")
        heard = await asking
        return heard, ours.recv(1000)

    heard, left = asyncio.run(visit())
    assert heard == left == b"GET /api/games/x HTTP/1.1\r\nHost: a\r\n"


def test_a_worker_leaves_the_tables_of_another_alone(tmp_path: Path) -> None:
    config = Config(data=tmp_path, workers=WORKERS, worker=0)
    storage = Storage(config.database)
    other = next(f"game-{n}" for n in range(100) if not config.keeps(f"game-{n}"))
    with pytest.raises(ElsewhereKept):
        asyncio.run(gathering_of(config, storage).table(other))
    storage.close()


class Served:
    """`madhouse serve` with several workers."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-c", "from madhouse.cli import main; main()"]
        asked = ["serve", "--port", "0", "--workers", str(WORKERS), "--data", str(folder)]
        self.process = subprocess.Popen([*command, *asked], stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        said = next(line for line in self.process.stderr if "The table is set" in line)
        found = re.search(r":(\d+)/", said)
        assert found is not None
        self.port = int(found[1])
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def set_up(self) -> dict[str, Any]:
        wish = {"story": SHORT, "seats": seated(CHANCE, PERSON)}
        created: dict[str, Any] = self.http.post("/api/games", json=wish).json()
        return created

    def guest(self, game: dict[str, Any], **hello: Any) -> Guest:
        return Guest(self.port, game["game"], tuple(tokens_of(game)), **hello).meet()

    def figure(self, name: str, worker: int) -> int:
        told = self.http.get(f"/metrics/{worker}").text
        found = re.search(rf'^{name}{{worker="{worker}"}} (\d+)$', told, re.MULTILINE)
        assert found is not None, told
        return int(found[1])

    def workers(self) -> list[int]:
        parent = f"PPid:\t{self.process.pid}\n"
        processes = [each.parent for each in Path("/proc").glob("[0-9]*/status")]
        return [
            int(each.name)
            for each in processes
            if _says(each / "status", parent) and _says(each / "cmdline", "spawn_main")
        ]

    def stop(self) -> int:
        self.http.close()
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


def _says(file: Path, words: str) -> bool:
    try:
        return words in file.read_text()
    except OSError:
        return False  # that process has ended


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("games"))
    yield served
    if served.process.poll() is None:
        assert served.stop() == 0


def test_tables_are_shared_among_the_workers(served: Served) -> None:
    games = [served.set_up() for _ in range(8)]
    while len({worker_of(game["game"].encode(), WORKERS) for game in games}) < WORKERS:
        games.append(served.set_up())
    guests = [served.guest(game) for game in games]
    for guest in guests:
        assert guest.choose(SEAT)["questions"]
    held = [served.figure("madhouse_tables", worker) for worker in range(WORKERS)]
    seated = [served.figure("madhouse_connections", worker) for worker in range(WORKERS)]
    assert sum(held) >= len(games)
    assert sum(seated) == len(games)
    assert all(held)
    tokens = ",".join(token for game in games for token in tokens_of(game))
    listed = served.http.get("/api/games", headers={"seats": tokens}).json()
    assert {each["game"] for each in listed} == {game["game"] for game in games}
    for guest in guests:
        guest.close()


def test_a_worker_that_is_killed_is_replaced_and_its_tables_come_back(served: Served) -> None:
    games = [served.set_up() for _ in range(4)]
    guests = [served.guest(game) for game in games]
    last = [guest.choose(SEAT) for guest in guests]
    before = served.workers()
    os.kill(before[0], signal.SIGKILL)
    _wait_for(lambda: len(served.workers()) == WORKERS and before[0] not in served.workers())
    lost = 0
    for game, guest, state in zip(games, guests, last, strict=True):
        try:
            guest.choose(SEAT)
        except ConnectionClosed:
            lost += 1
            back = served.guest(game, seen={SEAT: state["seen"]})
            assert not back.states[SEAT]["fresh"], "what was told has changed"
            assert back.states[SEAT]["questions"] == state["questions"]
            assert back.choose(SEAT)["questions"] != state["questions"]
    assert 0 < lost < len(games) or len({worker_of(g["game"].encode(), 2) for g in games}) == 1


def _wait_for(done: Any) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "it does not come to pass"
        time.sleep(0.05)


def test_stopping_the_doorman_stops_all(served: Served) -> None:
    workers = served.workers()
    assert len(workers) == WORKERS
    assert served.stop() == 0
    for worker in workers:
        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)


def test_an_address_waits_at_the_door_so_many_times(tmp_path: Path) -> None:
    async def come() -> list[bool]:
        config = Config(data=tmp_path, limits=replace(HOME, connections=2), workers=WORKERS)
        with socket.socket() as door:
            doorman = Doorman(config, door)
            visitors = [socket.socketpair() for _ in range(3)]
            for ours, _ in visitors:
                ours.setblocking(False)
                doorman._let_wait(ours, "192.0.2.1")
            await asyncio.sleep(0)
            let_in = [ours.fileno() >= 0 for ours, _ in visitors]
            for _, theirs in visitors:
                theirs.close()
            await asyncio.gather(*doorman._visits, return_exceptions=True)  # there is no worker
            assert not doorman._waiting
            return let_in

    assert asyncio.run(come()) == [True, True, False]
