"""The socket (WebSocket endpoint): a browser comes to a table over the network."""

import asyncio
from collections.abc import Awaitable
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.status_codes import (
    WS_1000_NORMAL_CLOSURE,
    WS_1008_POLICY_VIOLATION,
)

from madhouse.server.asked.guard import may_come_from
from madhouse.server.asked.shares import Pace, Shares, Visitor
from madhouse.server.asked.trace import begin
from madhouse.server.config import Config
from madhouse.server.house.gathering import Gathering
from madhouse.server.house.refusals import TooMuch
from madhouse.server.house.visit import Gone, visit
from madhouse.server.limits import Limits

Socket = WebSocket[Any, Any, Any]


@websocket("/api/games/{game:str}/play")
async def play(
    socket: Socket,
    game: FromPath[str],
    gathering: NamedDependency[Gathering],
    config: NamedDependency[Config],
    shares: NamedDependency[Shares],
) -> None:
    """Play or watch a game."""
    begin(socket.headers.get("x-request-id"), game)
    if not may_come_from(socket.headers.get("origin"), socket.headers.get("host"), config):
        shares.refused["origin"] += 1
        await socket.close(code=WS_1008_POLICY_VIOLATION, reason="another site's page may not play")
        return
    visitor = shares.of(socket.client.host if socket.client else None)
    try:
        visitor.asks(1)
        with visitor.socket():
            await socket.accept()
            await _play(socket, game, gathering, visitor)
    except TooMuch as error:
        await _turn_away(socket, error)


async def _turn_away(socket: Socket, error: TooMuch) -> None:
    """No socket is opened; the answer is the same as over HTTP."""
    wait = (b"retry-after", str(error.wait).encode())
    await socket.send({"type": "websocket.http.response.start", "status": 429, "headers": [wait]})
    await socket.send({"type": "websocket.http.response.body", "body": b"", "more_body": False})


async def _play(socket: Socket, game: str, gathering: Gathering, visitor: Visitor) -> None:
    try:
        await visit(gathering, game, BrowserLine(socket, gathering.limits), visitor.speaks)
        await socket.close(code=WS_1000_NORMAL_CLOSURE)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the browser has gone; it knows how to come back


class BrowserLine:
    """A socket as a line; who says too much at once has to wait."""

    def __init__(self, socket: Socket, limits: Limits) -> None:
        self._socket = socket
        self._longest = limits.largest_message
        self._pace = Pace(limits.messages_a_second, limits.burst)

    def send(self, text: str) -> Awaitable[None]:
        """What Litestar's own way adds to sending a text, at some cost, is not needed here."""
        return self._socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def receive(self) -> str:
        """The next message, if it is one."""
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the browser has gone")
        text = message.get("text")
        if text is None:
            raise Gone("not-understood", "messages are text, not bytes")
        if len(text) > self._longest:
            raise Gone("too-long", f"a message has {self._longest} letters at most")
        if owed := self._pace.owes():
            await asyncio.sleep(owed)
        return text
