"""A worker (process): a server without a door of its own; the doorman passes visitors to it."""

import asyncio
import os
import socket
from typing import Any

import uvicorn

from madhouse.server.config import Config
from madhouse.server.house.library import library
from madhouse.server.run.tuning import settings

READY = b"r"
"""What a worker says once, when visitors may come."""
VISITOR = b"v"
"""What comes with a visitor's connection."""


def work(config: Config, way: socket.socket) -> None:
    """Serve those whom the doorman sends, until he closes the way."""
    os.setpgrp()  # Ctrl+C is meant for the doorman; he lets the workers finish what they do
    library()
    DoorlessServer(settings(config), way).run(sockets=[])


class DoorlessServer(uvicorn.Server):
    """It listens to nobody but the doorman."""

    def __init__(self, config: uvicorn.Config, way: socket.socket) -> None:
        super().__init__(config)
        self._way = way
        self._arriving: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._way.send(READY)
        self._way.setblocking(False)
        asyncio.get_running_loop().add_reader(self._way, self._let_in)

    def _let_in(self) -> None:
        try:
            said, files, _, _ = socket.recv_fds(self._way, len(VISITOR), 1)
        except BlockingIOError:
            return
        except OSError:
            said, files = b"", []
        if not said:  # the doorman has gone, and with him the door
            asyncio.get_running_loop().remove_reader(self._way)
            self.should_exit = True
        for file in files:
            self._sit_down(socket.socket(fileno=file))

    def _sit_down(self, visitor: socket.socket) -> None:
        visitor.setblocking(False)
        connecting = asyncio.get_running_loop().connect_accepted_socket(self._protocol, visitor)
        task = asyncio.create_task(connecting)
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    def _protocol(self) -> asyncio.Protocol:
        made: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = made(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol
