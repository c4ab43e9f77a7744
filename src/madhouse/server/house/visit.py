"""A visit (session protocol): somebody says hello with his tokens, then speaks and listens."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from madhouse.engine.errors import MadhouseError
from madhouse.engine.knowledge import SPECTATOR
from madhouse.server.house.connection import Connection, decode, encode
from madhouse.server.house.gathering import Gathering
from madhouse.server.house.refusals import ElsewhereKept, HouseFull, in_short
from madhouse.server.kept.archive import StorageFailed
from madhouse.server.kept.tokens import hashed
from madhouse.server.wire.messages import Hello, Refused, TalkOpen

MANY_LOOK_ON = "so many look on at this table that there is no room for another"
MANY_WINDOWS = "your seat is open in too many windows; close one of them"
PATIENCE = 10.0
"""Seconds that a visitor has to say who he is."""
MOST_TOKENS = 50


class Gone(Exception):
    """The visit is to be ended, with a word to the visitor."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.refused = Refused(code, in_short(message))


class VisitLine(Protocol):
    """What leads to a browser: a socket, or a port inside its page. Either may raise what it likes
    when the browser has gone."""

    def receive(self) -> Awaitable[str]:
        """What the browser says next."""

    def send(self, text: str) -> Awaitable[None]:
        """Say something to it."""


async def visit(
    gathering: Gathering, game: str, line: VisitLine, speaks: Callable[[], None] = lambda: None
) -> None:
    """Play or watch a game, until one of the two ends it; `speaks` counts what is said aloud."""
    try:
        connection = await _greet(gathering, game, line, speaks)
        await _attend(line, connection)
    except Gone as gone:
        await line.send(encode(gone.refused).decode())


async def _greet(
    gathering: Gathering, game: str, line: VisitLine, speaks: Callable[[], None]
) -> Connection:
    """The first word must be a hello with tokens that open something here."""
    try:
        text = await asyncio.wait_for(line.receive(), PATIENCE)
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
    except ElsewhereKept as error:
        raise Gone("elsewhere", str(error)) from error
    except StorageFailed as error:
        raise Gone("not-stored", str(error)) from error
    except MadhouseError as error:
        raise Gone("no-game", str(error)) from error
    marks = [hashed(token) for token in hello.tokens[:MOST_TOKENS]]
    seats, hosts = table.seating.held_by(marks), table.seating.hosted_by(marks)
    if not seats:
        raise Gone("no-seat", "none of these links opens a seat at this table")
    limits = gathering.limits
    if not table.seating.has_room(seats, limits.watchers, limits.at_a_seat):
        gathering.full += 1
        raise Gone("full", MANY_LOOK_ON if seats == (SPECTATOR,) else MANY_WINDOWS)
    seen, steps = dict(hello.seen), hello.steps
    return Connection(table, seats, seen, line.send, steps, hosts, speaks, hello.front)


async def _attend(line: VisitLine, connection: Connection) -> None:
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
            asyncio.create_task(_listen(line, connection)),
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


async def _listen(line: VisitLine, connection: Connection) -> None:
    """Take what the browser says, one message after the other."""
    while True:
        await connection.hear(await line.receive())
