"""The socket (WebSocket endpoint): a browser says hello with its tokens, speaks and listens."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.status_codes import (
    WS_1000_NORMAL_CLOSURE,
    WS_1008_POLICY_VIOLATION,
)

from madhouse.engine.errors import MadhouseError
from madhouse.engine.knowledge import SPECTATOR
from madhouse.server.asked.guard import may_come_from
from madhouse.server.asked.shares import Pace, Shares, Visitor
from madhouse.server.config import Config
from madhouse.server.house.connection import Connection, Send, decode, encode
from madhouse.server.house.gathering import Gathering
from madhouse.server.house.refusals import HouseFull, TooMuch, in_short
from madhouse.server.kept.tokens import hashed
from madhouse.server.limits import Limits
from madhouse.server.wire.messages import Hello, Refused, TalkOpen

MANY_LOOK_ON = "so many look on at this table that there is no room for another"
MANY_WINDOWS = "your seat is open in too many windows; close one of them"
PATIENCE = 10.0
"""Seconds that a connection has to say who it is."""
MOST_TOKENS = 50

Socket = WebSocket[Any, Any, Any]


class Gone(Exception):
    """The connection is to be ended, with a word to the client."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.refused = Refused(code, in_short(message))


@websocket("/api/games/{game:str}/play")
async def play(
    socket: Socket,
    game: FromPath[str],
    gathering: NamedDependency[Gathering],
    config: NamedDependency[Config],
    shares: NamedDependency[Shares],
) -> None:
    """Play or watch a game."""
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
    limits = gathering.limits
    try:
        try:
            connection = await _greet(socket, game, gathering, visitor)
            await _attend(socket, connection, limits)
        except Gone as gone:
            await socket.send_text(encode(gone.refused).decode())
        await socket.close(code=WS_1000_NORMAL_CLOSURE)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the browser has gone; it knows how to come back


async def _greet(socket: Socket, game: str, gathering: Gathering, visitor: Visitor) -> Connection:
    """The first word must be a hello with tokens that open something here."""
    limits = gathering.limits
    try:
        text = await asyncio.wait_for(_receive(socket, limits), PATIENCE)
        hello = decode(text)
    except TimeoutError:
        raise Gone("no-hello", "no hello came") from None
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Gone("not-understood", f"the message was not understood: {error}") from error
    if not isinstance(hello, Hello):
        raise Gone("hello-first", "say hello first, with the tokens of your seats")
    try:
        table = await gathering.table(game)
    except HouseFull as error:
        raise Gone("full", str(error)) from error
    except MadhouseError as error:
        raise Gone("no-game", str(error)) from error
    marks = [hashed(token) for token in hello.tokens[:MOST_TOKENS]]
    seats, hosts = table.seating.held_by(marks), table.seating.hosted_by(marks)
    if not seats:
        raise Gone("no-seat", "none of these links opens a seat at this table")
    if not table.seating.has_room(seats, limits.watchers, limits.at_a_seat):
        gathering.full += 1
        raise Gone("full", MANY_LOOK_ON if seats == (SPECTATOR,) else MANY_WINDOWS)
    return Connection(
        table, seats, dict(hello.seen), _sender(socket), hello.steps, hosts, visitor.speaks
    )


def _sender(socket: Socket) -> Send:
    """What Litestar's own way adds to sending a text, at some cost, is not needed here."""

    def send(text: str) -> Awaitable[None]:
        return socket.send({"type": "websocket.send", "text": text, "bytes": None})

    return send


async def _attend(socket: Socket, connection: Connection, limits: Limits) -> None:
    """Listen and speak until one of the two ends."""
    table = connection.table
    try:
        await connection.meet()
        for said in await table.conversation.so_far():
            connection.tell(said)
        if table.seating.hosting.silent:
            connection.tell(TalkOpen(open=False))
        await _until_one_ends(
            connection,
            asyncio.create_task(_listen(socket, connection, limits)),
            asyncio.create_task(connection.speak()),
        )
    finally:
        table.seating.depart(connection)


async def _until_one_ends(
    connection: Connection, listening: "asyncio.Task[None]", speaking: "asyncio.Task[None]"
) -> None:
    """What has ended one of them is raised here."""
    tasks = (listening, speaking)
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        speaking.cancel()
        try:
            await connection.finish()
        finally:
            listening.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for each in done:
        each.result()


async def _listen(socket: Socket, connection: Connection, limits: Limits) -> None:
    """Take what the browser says, one message after the other."""
    pace = Pace(limits.messages_a_second, limits.burst)
    while True:
        text = await _receive(socket, limits)
        if owed := pace.owes():
            await asyncio.sleep(owed)
        await connection.hear(text)


async def _receive(socket: Socket, limits: Limits) -> str:
    message = await socket.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(detail="the browser has gone")
    text = message.get("text")
    if text is None:
        raise Gone("not-understood", "messages are text, not bytes")
    if len(text) > limits.largest_message:
        raise Gone("too-long", f"a message has {limits.largest_message} letters at most")
    return text
