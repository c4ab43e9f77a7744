"""The door (connection limits): how many may stand in it, for how long, and how much they carry.

uvicorn waits for ever for the rest of a request and for somebody who does not read, and takes heads
of any size. These two are its own protocols with an end to that. A socket of it holds a task and a
queue for as long as it is open; ours holds neither, for most people are quiet most of the time.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Any, NamedTuple, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from madhouse.server.asked.shares import Shares, Visitor
from madhouse.server.asked.socket import STANDING
from madhouse.server.config import Config

TOO_LARGE = b"HTTP/1.1 431 \r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_OFTEN = TOO_LARGE.replace(b"431 ", b"429 \r\nretry-after: 10")
MOST_UNREAD = 2_000_000
"""Bytes that wait to be read at the other end of a socket; a whole table has a few hundred
thousand."""
MOST_FRAMES = 64
"""Of one message; browsers send one."""

Protocols = tuple[Callable[..., asyncio.Protocol], Callable[..., asyncio.Protocol]]


def protocols(config: Config, shares: Shares) -> Protocols:
    """What stands between a connection and the application: for requests, and for sockets."""
    return partial(AskingLine, config, shares), partial(SocketLine, shares)


class AskingLine(HttpToolsProtocol):
    """One connection that asks for things."""

    def __init__(self, ours: Config, shares: Shares, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._behind = ours.behind
        self._limits = ours.limits
        self._shares = shares
        self._visitor: Visitor | None = None
        self._head = 0  # bytes of one that is not complete
        self._ending: asyncio.TimerHandle | None = None
        self._stands = False  # a head is being read
        self._deaf = False

    # -- coming and going -----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if not among(host, self._behind):  # a proxy comes for many
            visitor = self._shares.of(host)
            if not visitor.enter():
                transport.abort()
                return
            self._visitor = visitor
        self._within(self._limits.head_within)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._leave()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a line: that one says when the visitor has gone."""
        self._end_waiting()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        if isinstance(line, SocketLine):
            line.left, self._visitor = self._visitor, None

    def _leave(self) -> None:
        self._end_waiting()
        if self._visitor is not None:
            self._visitor.leave()
            self._visitor = None

    # -- a request ------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            return
        if self._ending is None:
            self._within(self._limits.head_within)
        self._stands = True
        super().data_received(data)
        self._count_head(len(data))

    def _count_head(self, more: int) -> None:
        if self._stands and not self._deaf and not self.transport.is_closing():
            self._head += more
            if self._head > self._limits.largest_head:
                self._refuse()

    def on_headers_complete(self) -> None:
        if self._deaf:
            return
        self._stands, self._head = False, 0
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if size > self._limits.largest_head:
            self._refuse()
            return
        if self._visitor is not None and self._visitor.insists:
            self._shares.refused["requests"] += 1
            self._say_no(TOO_OFTEN)
            return
        self._within(self._limits.over_within)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._stands = False
        if not self._deaf:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._stands = False
        if not self._deaf:
            super().on_message_complete()

    def on_response_complete(self) -> None:
        self._end_waiting()
        super().on_response_complete()
        if not self.cycle.response_complete:  # another was asked for meanwhile
            self._within(self._limits.over_within)

    def _refuse(self) -> None:
        self._shares.refused["too-large"] += 1
        self._say_no(TOO_LARGE)

    def _say_no(self, answer: bytes) -> None:
        """In a word, before anything is done; what else was sent is not looked at."""
        self._deaf = True
        self.transport.write(answer)
        self.transport.close()

    # -- patience -------------------------------------------------------------------------------

    def _within(self, seconds: float) -> None:
        self._end_waiting()
        self._ending = self.loop.call_later(seconds, self._too_slow)

    def _end_waiting(self) -> None:
        if self._ending is not None:
            self._ending.cancel()
            self._ending = None

    def _too_slow(self) -> None:
        self._shares.refused["too-slow"] += 1
        self.transport.abort()


UNHINDERED = asyncio.Event()
UNHINDERED.set()
"""Shared by all who read what they are sent."""


class Taker(NamedTuple):
    """Stands in for a queue where nobody waits: what comes is taken at once."""

    put_nowait: Callable[[Any], None]


NOBODY = Taker(lambda _: None)


class SocketLine(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, shares: Shares, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._shares = shares
        self.left: Visitor | None = None  # whoever leaves with it
        self._hung_up = False
        self._stands = False
        self.writable = UNHINDERED

    # -- coming and going -----------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions = cast("dict[str, Any]", self.scope["extensions"])
            extensions[STANDING] = {"line": self}

    async def run_asgi(self) -> None:
        """As uvicorn does, but that a line which stands is none of the application's any more."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self._stands:
            del self.scope
        elif self.close_timer is None:
            self.transport.close()

    def stand(self, take: Callable[[Any], None]) -> None:
        """From here on whatever comes is taken so."""
        come, self.queue = self.queue, cast("asyncio.Queue[Any]", Taker(take))
        self._stands = True
        self.read_on()
        while not come.empty():
            take(come.get_nowait())

    def start_keepalive(self) -> None:
        """The socket is open: what led to it is not kept for as long as it is."""
        super().start_keepalive()
        self.request.headers.clear()
        del self.request, self.response

    def shutdown(self) -> None:
        """The server ends. Who is taking leave in this very moment is told no more: uvicorn would
        break off here, before the tables have been let go of."""
        try:
            super().shutdown()
        except InvalidState:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.left is not None:
            self.left.leave()
            self.left = None
        self.conn.parser.close()  # it leads back to itself, and so does who takes what comes
        if self._stands:
            self.queue = cast("asyncio.Queue[Any]", NOBODY)

    # -- reading and writing --------------------------------------------------------------------

    def read_on(self) -> None:
        """What has come so far is dealt with."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def pause_writing(self) -> None:
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        self.writable.set()
        self.writable = UNHINDERED

    def handle_ping(self) -> None:
        """Who asks for pongs has to read them."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self._hang_up("unread")

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAMES:
            self._hang_up("too-large")

    def keepalive_timeout(self) -> None:
        """Who does not answer would not read a farewell either."""
        super().keepalive_timeout()
        self._hang_up("too-slow")

    def _hang_up(self, why: str) -> None:
        self.frames = []
        if not self._hung_up:
            self._hung_up = True
            self._shares.refused[why] += 1
            self.transport.abort()


def among(host: str, named: tuple[str, ...]) -> bool:
    """Whether an address is one of those, or in a net of those, that were named.

    >>> among("10.1.2.3", ("10.0.0.0/8",)), among("10.1.2.3", ("10.1.2.4",)), among("", ("*",))
    (True, False, True)
    """
    if "*" in named or host in named:
        return True
    try:
        address = ip_address(host)
        return any(address in ip_network(each, strict=False) for each in named if "/" in each)
    except ValueError:
        return False
