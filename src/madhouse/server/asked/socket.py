"""The socket (WebSocket endpoint): a browser comes to a table over the network."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
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
from madhouse.server.house.visit import Gone, Visit
from madhouse.server.limits import Limits

Socket = WebSocket[Any, Any, Any]
SocketEvent = Mapping[str, Any]
STANDING = "madhouse.standing"
"""The extension of a scope by which a socket may stand after its application has returned."""


class StandingSocket(Protocol):
    """What carries a socket (the door's own): it hands over what comes, and nobody waits for it."""

    def stand(self, take: Callable[[Any], None]) -> None:
        """From here on whatever comes is taken so, a farewell at the end."""

    def read_on(self) -> None:
        """After each message it waits for this before it reads on."""

    def send(self, message: Any) -> Awaitable[None]:
        """Send a message, as applications do."""


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
        visitor.open_socket()
    except TooMuch as error:
        await _turn_away(socket, error)
        return
    extensions: Any = socket.scope["extensions"]
    standing: StandingSocket = extensions[STANDING]["line"]
    try:
        await socket.accept()
    except BaseException:
        visitor.close_socket()
        raise
    standing.stand(BrowserLine(standing, gathering, game, visitor).take)


async def _turn_away(socket: Socket, error: TooMuch) -> None:
    """No socket is opened; the answer is the same as over HTTP."""
    wait = (b"retry-after", str(error.wait).encode())
    await socket.send({"type": "websocket.http.response.start", "status": 429, "headers": [wait]})
    await socket.send({"type": "websocket.http.response.body", "body": b"", "more_body": False})


class BrowserLine:
    """A socket as a line; who says too much at once has to wait."""

    __slots__ = ("_longest", "_pace", "_standing", "_visit", "_visitor")

    def __init__(
        self, standing: StandingSocket, gathering: Gathering, game: str, visitor: Visitor
    ) -> None:
        limits: Limits = gathering.limits
        self._standing = standing
        self._visitor = visitor
        self._longest = limits.largest_message
        self._pace = Pace(limits.messages_a_second, limits.burst)
        self._visit: Visit | None = Visit(gathering, game, self, visitor.speaks)

    def take(self, event: SocketEvent) -> None:
        """Something has come, or nothing will any more."""
        if self._visit is None:
            return
        if event["type"] == "websocket.receive":
            self._visit.hear(self._said(event.get("text")))
        else:
            self._visit.leave()
            self._visit = None
            self._visitor.close_socket()

    def _said(self, text: str | None) -> str | Gone:
        if text is None:
            return Gone("not-understood", "messages are text, not bytes")
        if len(text) > self._longest:
            return Gone("too-long", f"a message has {self._longest} letters at most")
        return text

    def heeded(self, waiting: int) -> float:
        """What comes next is read when all that has come is dealt with."""
        if not waiting:
            self._standing.read_on()
        return self._pace.owes()

    def send(self, text: str) -> Awaitable[None]:
        """What Litestar's own way adds to sending a text, at some cost, is not needed here."""
        return self._standing.send({"type": "websocket.send", "text": text, "bytes": None})

    def close(self) -> Awaitable[None]:
        """The farewell comes back as an event."""
        return self._standing.send({"type": "websocket.close", "code": WS_1000_NORMAL_CLOSURE})
