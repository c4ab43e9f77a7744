"""What `madhouse bench --server` measures, each in a process of its own."""

import asyncio
import multiprocessing
import resource
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from madhouse.server.config import Config
from madhouse.server.house.library import library
from madhouse.server.limits import UNHURRIED
from madhouse.server.run.tuning import settings

STATM = Path("/proc/self/statm")


class ProcessUse(NamedTuple):
    """What a server has used so far."""

    cpu: float  # seconds of processor time
    memory: int  # bytes that it has now; 0 where nobody can tell


class Host(NamedTuple):
    """A server that runs."""

    port: int
    pipe: Pipe

    def used(self) -> ProcessUse:
        """What it has used so far."""
        self.pipe.send(None)
        used: ProcessUse = self.pipe.recv()
        return used

    def cpu(self) -> float:
        """Seconds of processor time that it has used so far."""
        return self.used().cpu


@asynccontextmanager
async def hosted(serve: Any, *arguments: Any) -> AsyncIterator[Host]:
    """A server in a process of its own, for as long as it is needed."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, *arguments))
    process.start()
    theirs.close()  # so that a server that does not start is noticed
    try:
        yield Host(await asyncio.to_thread(ours.recv), ours)
    finally:
        process.terminate()
        process.join(10)


def serve_games(pipe: Pipe, folder: Path, database: str = "") -> None:
    """Our own server; nobody is slowed down, for that is what is measured."""
    allow_files()
    library()
    _run(pipe, settings(Config(data=folder, database=database, limits=UNHURRIED)))


def allow_files() -> None:
    """Thousands of connections need as many files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def serve_echo(pipe: Pipe, size: int) -> None:
    """A bare socket that answers every message with so many bytes."""
    text = "x" * size

    @websocket("/")
    async def echo(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        try:
            while True:
                await socket.receive_text()
                await socket.send_text(text)
        except WebSocketDisconnect:
            return

    app = Litestar([echo])
    _run(pipe, uvicorn.Config(app, log_level="warning", ws_per_message_deflate=False))


class _Told(uvicorn.Server):
    """A server that says where it listens, and then how busy it was whenever it is asked."""

    def __init__(self, config: uvicorn.Config, pipe: Pipe) -> None:
        super().__init__(config)
        self._pipe = pipe

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        _answer_soon(self._pipe, self.servers[0].sockets[0])


def _answer_soon(pipe: Pipe, door: Any) -> None:
    """Say where the server listens, and from then on how busy it was."""
    pipe.send(door.getsockname()[1])
    threading.Thread(target=_answer, args=(pipe,), daemon=True).start()


def _answer(pipe: Pipe) -> None:
    try:
        while True:
            pipe.recv()
            pipe.send(ProcessUse(process_time(), _memory()))
    except (EOFError, OSError):
        return  # nobody asks any more


def _memory() -> int:
    """What of this process is in memory, where the system says so."""
    try:
        pages = int(STATM.read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * resource.getpagesize()


def _run(pipe: Pipe, config: uvicorn.Config) -> None:
    config.host, config.port = "127.0.0.1", 0
    _Told(config, pipe).run()
