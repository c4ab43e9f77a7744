"""What `madhouse bench --server` measures, each in a process of its own."""

import asyncio
import multiprocessing
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
from madhouse.server.library import library
from madhouse.server.serving import settings

UNHURRIED = 1e9
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
    process = context.Process(target=serve, args=(theirs, *arguments), daemon=True)
    process.start()
    theirs.close()  # so that a server that does not start is noticed
    try:
        yield Host(await asyncio.to_thread(ours.recv), ours)
    finally:
        process.terminate()
        process.join(10)


def serve_games(pipe: Pipe, folder: Path) -> None:
    """Our own server."""
    library()
    config = Config(
        data=folder, messages_a_second=UNHURRIED, burst=1_000_000, changes_a_minute=UNHURRIED
    )
    _run(pipe, settings(config))


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
        self._pipe.send(self.servers[0].sockets[0].getsockname()[1])
        threading.Thread(target=self._answer, daemon=True).start()

    def _answer(self) -> None:
        try:
            while True:
                self._pipe.recv()
                self._pipe.send(process_time())
        except (EOFError, OSError):
            return  # nobody asks any more


def _run(pipe: Pipe, config: uvicorn.Config) -> None:
    config.host, config.port = "127.0.0.1", 0
    _Told(config, pipe).run()
