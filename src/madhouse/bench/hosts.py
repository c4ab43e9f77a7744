"""What `madhouse bench --server` measures, each in a process of its own."""

import asyncio
import multiprocessing
import socket
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from time import clock_gettime, process_time
from typing import Any, NamedTuple

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from madhouse.server.config import Config
from madhouse.server.house.library import library
from madhouse.server.limits import UNHURRIED
from madhouse.server.run.doorman import Doorman
from madhouse.server.run.tuning import settings

"""Nobody is slowed down: that is what is measured."""


class Host(NamedTuple):
    """A server that runs."""

    port: int
    pipe: Pipe

    def cpu(self) -> float:
        """Seconds of processor time that it has used so far."""
        self.pipe.send(None)
        used: float = self.pipe.recv()
        return used


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


def serve_games(pipe: Pipe, folder: Path, workers: int = 1) -> None:
    """Our own server."""
    config = Config(data=folder, limits=UNHURRIED, workers=workers)
    if workers == 1:
        library()
        _run(pipe, settings(config))
    else:
        door = socket.create_server(("127.0.0.1", 0))
        Doorman(config, door).run(lambda: _answer_soon(pipe, door))


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
            workers = [each.pid for each in multiprocessing.active_children() if each.pid]
            pipe.send(process_time() + sum(_processor_time(each) for each in workers))
    except (EOFError, OSError):
        return  # nobody asks any more


def _processor_time(process: int) -> float:
    """What another process has used; Linux has a clock for each, named by its number."""
    return clock_gettime((~process << 3) | 2)


def _run(pipe: Pipe, config: uvicorn.Config) -> None:
    config.host, config.port = "127.0.0.1", 0
    _Told(config, pipe).run()
