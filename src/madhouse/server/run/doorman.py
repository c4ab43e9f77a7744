"""The doorman (load balancer): workers share the tables, and he brings each visitor to his.

A worker is a process. He looks at the first line of what a visitor asks for, without taking it, and
passes the connection itself on: from then on he has nothing to do with it.
"""

import asyncio
import multiprocessing
import re
import signal
import socket
from collections import Counter
from collections.abc import Callable, Coroutine
from itertools import cycle
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple
from urllib.parse import unquote_to_bytes

import msgspec

from madhouse.engine.errors import MadhouseError
from madhouse.server.config import Config, worker_of
from madhouse.server.kept.storage import open_engine
from madhouse.server.run.door import among
from madhouse.server.run.worker import READY, VISITOR, work

PATIENCE = 60.0
"""Seconds that a visitor has to say what he wants; browsers connect early, in case they will."""
A_MOMENT = 0.05
FIRST_LINE = 4096
GAME = re.compile(rb"[A-Z]+ /api/games/([^/? ]+)")
FIGURES = re.compile(rb"[A-Z]+ /metrics/(\d{1,4})")
SETTLED = 10.0
"""Seconds that workers have to finish what they do when the server is stopped."""


class Worker(NamedTuple):
    """A process, and the way by which it is given connections."""

    process: BaseProcess
    way: socket.socket


class Doorman:
    """He takes on the workers, replaces one that fails, and opens the door."""

    def __init__(self, config: Config, door: socket.socket) -> None:
        if not hasattr(socket, "send_fds"):
            raise MadhouseError("on this system connections cannot be passed on; use one worker")
        self._config = config
        self._door = door
        self._workers: list[Worker] = []
        self._ready: set[int] = set()
        self._in_turn = cycle(range(config.workers))
        self._waiting: Counter[str] = Counter()  # visitors who have not said yet what they want
        self._visits: set[asyncio.Task[None]] = set()
        self._stopped = asyncio.Event()
        self._failed = False

    def run(self, opened: Callable[[], None]) -> None:
        """Serve until somebody stops it; say so once the door is open."""
        open_engine(self._config.database).dispose()  # tables are made once, not by each worker
        asyncio.run(self._serve(opened))
        if self._failed:
            raise MadhouseError("a worker did not start; what it said stands above")

    async def _serve(self, opened: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, self._stopped.set)
        try:
            self._workers = [self._hire(number) for number in range(self._config.workers)]
            for number in range(self._config.workers):
                await self._wait_for(number)
            if not self._stopped.is_set():
                await self._keep_open(opened)
        finally:
            await asyncio.to_thread(self._dismiss)

    # -- workers --------------------------------------------------------------------------------

    def _hire(self, number: int) -> Worker:
        ours, theirs = socket.socketpair()
        config = msgspec.structs.replace(self._config, worker=number)
        process = multiprocessing.get_context("spawn").Process(
            target=work, args=(config, theirs), name=f"worker-{number}", daemon=True
        )
        process.start()
        theirs.close()
        ours.setblocking(False)
        loop = asyncio.get_running_loop()
        loop.add_reader(process.sentinel, self._gone, number, process.sentinel)
        return Worker(process, ours)

    async def _wait_for(self, number: int) -> None:
        said = await asyncio.get_running_loop().sock_recv(self._workers[number].way, len(READY))
        if said == READY:
            self._ready.add(number)
        else:
            self._give_up()

    def _gone(self, number: int, sentinel: int) -> None:
        """A worker has ended. Its tables are stored; the next one brings them back. One that did
        not even start is not replaced: the next would not either."""
        asyncio.get_running_loop().remove_reader(sentinel)
        if self._stopped.is_set():
            return
        if number not in self._ready:
            self._give_up()
            return
        self._ready.discard(number)
        self._workers[number].way.close()
        self._workers[number] = self._hire(number)
        self._start(self._wait_for(number))

    def _give_up(self) -> None:
        self._failed = True
        self._stopped.set()

    def _dismiss(self) -> None:
        """A worker whose way is closed finishes what it does."""
        for worker in self._workers:
            worker.way.close()
        for worker in self._workers:
            worker.process.join(SETTLED)
            worker.process.kill()

    # -- visitors -------------------------------------------------------------------------------

    async def _keep_open(self, opened: Callable[[], None]) -> None:
        self._door.setblocking(False)
        self._door.listen(2048)
        receiving = asyncio.create_task(self._receive())
        opened()
        await self._stopped.wait()
        receiving.cancel()
        self._door.close()

    async def _receive(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                visitor, (host, *_) = await loop.sock_accept(self._door)
            except OSError:  # too many files are open, or the visitor has gone already
                await asyncio.sleep(A_MOMENT)
                continue
            self._let_wait(visitor, host)

    def _let_wait(self, visitor: socket.socket, host: str) -> None:
        """So many from one address as may stand in the door of a worker; a proxy comes for many."""
        most = self._config.limits.connections
        if self._waiting[host] >= most and not among(host, self._config.behind):
            visitor.close()
        else:
            self._waiting[host] += 1
            self._start(self._bring(visitor, host))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._visits.add(task)
        task.add_done_callback(self._visits.discard)

    async def _bring(self, visitor: socket.socket, host: str) -> None:
        with visitor:
            try:
                async with asyncio.timeout(PATIENCE):
                    number = wanted(await first_line(visitor), self._config.workers)
                way = self._workers[next(self._in_turn) if number is None else number].way
                socket.send_fds(way, [VISITOR], [visitor.fileno()])
            except (OSError, TimeoutError):
                return  # he has gone, or the worker has: browsers come back
            finally:
                self._waiting[host] -= 1
                if not self._waiting[host]:
                    del self._waiting[host]


def wanted(asked: bytes, workers: int) -> int | None:
    """The worker that keeps the table somebody asks for, or whose figures; any, if he asks for
    neither."""
    if game := GAME.match(asked):
        return worker_of(unquote_to_bytes(game[1]), workers)
    if figures := FIGURES.match(asked):
        return int(figures[1]) % workers
    return None


async def first_line(visitor: socket.socket) -> bytes:
    """What he asks for, left where it is for the worker to read."""
    while True:
        await _readable(visitor)
        said = visitor.recv(FIRST_LINE, socket.MSG_PEEK)
        if b"\n" in said or len(said) in (0, FIRST_LINE):
            return said
        await asyncio.sleep(A_MOMENT)


async def _readable(visitor: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(visitor, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(visitor)
