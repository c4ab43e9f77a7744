"""The application (ASGI): lobby, sockets, health and client files, with one guard before them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from madhouse import __version__
from madhouse.server.asked.cases import cases
from madhouse.server.asked.guard import (
    Guard,
    refusal,
    told_to_wait,
    with_headers,
)
from madhouse.server.asked.health import Pulse, health, metrics
from madhouse.server.asked.hosting import hosting
from madhouse.server.asked.lobby import lobby
from madhouse.server.asked.reading import reading
from madhouse.server.asked.shares import Shares
from madhouse.server.asked.socket import play
from madhouse.server.asked.static import client_file
from madhouse.server.config import Config
from madhouse.server.house.gathering import Customs, Gathering
from madhouse.server.house.refusals import STATUS, TooMuch
from madhouse.server.kept.archive import StorageFailed
from madhouse.server.kept.sql_stacks import SqlStacks
from madhouse.server.kept.storage import Storage

log = logging.getLogger(__name__)

OFTEN = 20.0
"""Seconds from one look for idle tables to the next."""
BEATS = 5
"""Times that a process says that it is alive, in the time after which it counts as dead."""
SELDOM = 3600.0
"""Seconds from one look for games that have outlived their time to the next."""


def gathering_of(config: Config, storage: Storage) -> Gathering:
    """The games in this storage, with what these settings put up with."""
    stacks = SqlStacks(
        storage,
        config.data,
        config.limits.lines_kept,
        config.keep,
        config.address,
        config.lasts,
    )
    return Gathering(stacks, Customs(config.limits, config.patience))


def create_app(config: Config) -> Litestar:
    """A server with these settings."""
    storage = Storage(config.games)
    gathering = gathering_of(config, storage)
    shares = Shares(config.limits)
    pulse = Pulse(gathering)

    @asynccontextmanager
    async def tending(_: Litestar) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(_put_away(gathering, shares))]
        if not gathering.stacks.alone:
            tasks.append(asyncio.create_task(_stay_alive(gathering, config.lasts / BEATS)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await _let_go(gathering, config.ends_within)
            await asyncio.to_thread(storage.close, config.ends_within)

    return Litestar(
        [lobby, hosting, cases, reading, play, health, metrics, client_file],
        dependencies={
            "gathering": Provide(lambda: gathering, sync_to_thread=False),
            "config": Provide(lambda: config, sync_to_thread=False),
            "shares": Provide(lambda: shares, sync_to_thread=False),
            "pulse": Provide(lambda: pulse, sync_to_thread=False),
            "storage": Provide(lambda: storage, sync_to_thread=False),
        },
        lifespan=[tending],
        logging_config=None,  # whoever runs it says how
        before_request=Guard(config, shares),
        before_send=[with_headers],
        exception_handlers={
            **{kind: _teller(*told) for kind, told in STATUS.items()},
            TooMuch: lambda _, error: told_to_wait(error),
            HTTPException: _plainly,
            RecursionError: _too_deep,
            Exception: _noted,
        },
        request_max_body_size=config.limits.largest_request,
        state=State({"gathering": gathering, "shares": shares, "storage": storage}),
        openapi_config=OpenAPIConfig(
            "Madhouse", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )


Handler = Callable[[Request[Any, Any, Any], Any], Response[Any]]


def _teller(status: int, code: str) -> Handler:
    return lambda _, error: refusal(status, code, str(error))


def _plainly(_: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    fields: Any = error.extra if isinstance(error.extra, list) else []
    more = "; ".join(str(each.get("message", "")) for each in fields if isinstance(each, dict))
    message = f"{error.detail}: {more}" if more else error.detail
    return refusal(error.status_code, "not-understood", message)


def _too_deep(request: Request[Any, Any, Any], _: Exception) -> Response[Any]:
    """A thousand brackets in each other are no request."""
    log.debug("%s %s went too deep", request.method, request.url.path)
    return refusal(400, "not-understood", "what was sent goes too deep to be understood")


def _noted(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """What nobody foresaw is written down here and not told: it may name what is hidden."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return refusal(500, "broken", "something broke; it was noted")


async def _let_go(gathering: Gathering, within: float) -> None:
    """Nobody waits for ever for a database that has fallen silent: all that was acknowledged is
    stored, and the tables are free as soon as this process counts as dead."""
    try:
        async with asyncio.timeout(within):
            await gathering.rest()
    except TimeoutError:
        log.error("the tables could not be let go of in time; they are free in a few seconds")


async def _put_away(gathering: Gathering, shares: Shares) -> None:
    due = monotonic() + OFTEN
    while True:
        await asyncio.sleep(OFTEN)
        gathering.put_away()
        shares.forget()
        if monotonic() >= due:
            due += SELDOM
            try:
                await gathering.clear_out()
            except StorageFailed:
                log.exception("games that have outlived their time could not be deleted")


async def _stay_alive(gathering: Gathering, every: float) -> None:
    """While the database is out of reach nothing can be said; nobody else can take a table then."""
    while True:
        await asyncio.sleep(every)
        try:
            await gathering.renew()
        except StorageFailed as failed:
            log.warning("nobody was told that this server is alive: %s", failed)
