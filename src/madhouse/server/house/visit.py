"""A visit (session protocol): somebody says hello with his tokens, then speaks and listens.

Most people at most tables are quiet most of the time. So nothing waits for them here: a task is
begun when somebody says something, or is to be told something, and is gone when that is done.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context

import msgspec

from madhouse.engine.errors import MadhouseError
from madhouse.engine.knowledge import SPECTATOR
from madhouse.server.house.connection import Connection, decode, encode
from madhouse.server.house.gathering import Gathering
from madhouse.server.house.refusals import ElsewhereKept, HouseFull, in_short
from madhouse.server.house.visit_line import VisitLine
from madhouse.server.kept.archive import StorageFailed
from madhouse.server.kept.tokens import hashed
from madhouse.server.table.live import LiveTable
from madhouse.server.wire.from_client import Hello
from madhouse.server.wire.from_server import Refused, TalkOpen

log = logging.getLogger(__name__)

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


class Visit:
    """Somebody plays or watches a game, until one of the two ends it."""

    __slots__ = (
        "_at_work",
        "_connection",
        "_context",
        "_game",
        "_gathering",
        "_heard",
        "_left",
        "_line",
        "_patience",
        "_speaks",
    )

    def __init__(
        self,
        gathering: Gathering,
        game: str,
        line: VisitLine,
        speaks: Callable[[], None] = lambda: None,
    ) -> None:
        self._gathering = gathering
        self._game = game
        self._line = line
        self._speaks = speaks  # counts what is said aloud
        self._connection: Connection | None = None  # once he has said who he is
        self._heard: list[str | Gone] = []  # what waits to be dealt with
        self._at_work: asyncio.Task[None] | None = None
        self._left = False
        self._context = copy_context()  # for the log
        loop = asyncio.get_running_loop()
        no_hello = Gone("no-hello", "no hello came")
        self._patience: asyncio.TimerHandle | None = loop.call_later(PATIENCE, self.hear, no_hello)

    # -- what the line calls --------------------------------------------------------------------

    def hear(self, said: str | Gone) -> None:
        """The browser says something, or something by which it ends the visit."""
        self._stop_waiting()
        if self._left:
            return
        self._heard.append(said)
        if self._at_work is None:
            self._at_work = self._context.run(asyncio.create_task, self._work())

    def leave(self) -> None:
        """The browser has gone; what it has asked for is carried through all the same."""
        self._stop_waiting()
        self._left = True
        if self._at_work is None:
            self._depart()

    # -- what comes of it -----------------------------------------------------------------------

    async def _work(self) -> None:
        """Deal with all that was said, one after the other."""
        try:
            while self._heard and not self._left:
                said = self._heard.pop(0)
                if isinstance(said, Gone):
                    raise said
                if owed := self._line.heeded(len(self._heard)):
                    await asyncio.sleep(owed)
                await self._deal_with(said)
        except Gone as gone:
            await self._end(gone.refused)
        except StorageFailed as failed:  # while the database is away nearly all visits end so
            log.warning("a visit ended: %s", failed)
            await self._end()
        except Exception:
            log.exception("a visit came to a bad end")
            await self._end()
        finally:
            self._at_work = None
            if self._left:
                self._depart()

    async def _deal_with(self, said: str) -> None:
        if self._connection is not None:
            await self._connection.hear(said)
            return
        hello = _hello(said)
        table = await self._table()
        if not self._left:
            await self._come(table, hello)

    async def _end(self, last_word: Refused | None = None) -> None:
        self._left = True
        self._heard.clear()
        self._depart()
        with suppress(Exception):  # it may have gone meanwhile
            if last_word is not None:
                await self._line.send(encode(last_word).decode())
            await self._line.close()

    def _depart(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.stop()
            connection.table.seating.depart(connection)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    # -- coming to the table --------------------------------------------------------------------

    async def _table(self) -> LiveTable:
        try:
            return await self._gathering.table(self._game)
        except HouseFull as error:
            raise Gone("full", str(error)) from error
        except ElsewhereKept as error:
            raise Gone("elsewhere", str(error)) from error
        except StorageFailed as error:
            raise Gone("not-stored", str(error)) from error
        except MadhouseError as error:
            raise Gone("no-game", str(error)) from error

    async def _come(self, table: LiveTable, hello: Hello) -> None:
        """Be let in by tokens that open something, and hear how the table stands."""
        marks = [hashed(token) for token in hello.tokens[:MOST_TOKENS]]
        seats, hosts = table.seating.held_by(marks), table.seating.hosted_by(marks)
        if not seats:
            raise Gone("no-seat", "none of these links opens a seat at this table")
        limits = self._gathering.limits
        if not table.seating.has_room(seats, limits.watchers, limits.at_a_seat):
            self._gathering.full += 1
            raise Gone("full", MANY_LOOK_ON if seats == (SPECTATOR,) else MANY_WINDOWS)
        connection = Connection(table, seats, hello, self._line, hosts, self._speaks)
        self._connection = connection
        await connection.meet()
        for said in await table.conversation.so_far():
            connection.tell(said)
        if table.seating.hosting.silent:
            connection.tell(TalkOpen(open=False))


def _hello(said: str) -> Hello:
    """The first word must be a hello."""
    try:
        hello = decode(said)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Gone("not-understood", f"the message was not understood: {error}") from error
    if not isinstance(hello, Hello):
        raise Gone("hello-first", "say hello first, with the tokens of your seats")
    return hello
