"""Clients of the load bench: each sits at a table of its own and chooses at random."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from madhouse.editions import USUAL, edition_of
from madhouse.engine.seats import seats_for

PLAYERS = 2
"""Of the role that may be several."""
PERSON = {"holder": "person", "name": "bench"}
CHANCE = {"holder": "computer", "player": "random"}


def wish_for(edition: str) -> dict[str, Any]:
    """A story for newcomers of an edition, with one person and computers for all others."""
    shelf = edition_of(edition).shelf
    person = next(role.seat(1) for role in shelf.roles if role.person)
    seats = {seat: PERSON if seat == person else CHANCE for seat in seats_for(shelf.roles, PLAYERS)}
    return {"edition": edition, "story": shelf.newcomers, "seats": seats}


class NotTaken(Exception):
    """The server did not take a choice, so there is nothing to measure."""


class Offered(msgspec.Struct):
    """One option of a question."""

    option: str


class Asked(msgspec.Struct):
    """What a client needs of a question."""

    number: int
    options: list[Offered]


class Shown(msgspec.Struct):
    """What a client needs of a view."""

    result: Any = None


class Heard(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    message: str = ""
    questions: list[Asked] = []
    view: Shown = msgspec.field(default_factory=Shown)


read = msgspec.json.Decoder(Heard).decode


class Client:
    """Somebody at a table, who takes in what he is sent."""

    def __init__(self, socket: ClientConnection, seat: str, seed: int) -> None:
        self._socket = socket
        self._seat = seat
        self._chooser = random.Random(seed)
        self.question: Asked | None = None
        self.over = False
        self.received = 0  # bytes
        self.heard = 0  # states
        self._stirred = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    async def hear(self) -> None:
        """Wait for the next state."""
        while True:
            text = await self._socket.recv()
            self.received += len(text)
            heard = read(text)
            if heard.type == "refused":
                raise NotTaken(heard.message)
            if heard.type == "state":
                self.question = next(iter(heard.questions), None)
                self.over = bool(heard.view.result)
                self.heard += 1
                return

    async def asked(self) -> bool:
        """Wait for a question; there is none once the game is over."""
        while self.question is None and not self.over:
            await self.hear()  # the computers go on
        return not self.over

    async def choose(self) -> None:
        """Answer, and wait until the answer is acknowledged: the question is another."""
        asked = self.question
        assert asked is not None, "nobody asks"
        option = self._chooser.choice(asked.options).option
        choice = {"type": "choose", "seat": self._seat, "number": asked.number, "option": option}
        await self._socket.send(msgspec.json.encode(choice).decode())
        while self.question is not None and self.question.number == asked.number:
            await self.hear()

    def listen(self) -> None:
        """Take in whatever comes from now on, as it comes."""
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                await self.hear()
                self._stirred.set()

    async def more_than(self, heard: int) -> None:
        """Wait until more states have come, where somebody listens."""
        while self.heard <= heard:
            self._stirred.clear()
            await self._stirred.wait()

    async def close(self) -> None:
        """Leave the table."""
        await self._socket.close()

    def drop(self) -> None:
        """Be gone, without a word."""
        self._socket.transport.abort()


@asynccontextmanager
async def lobby(port: int) -> AsyncIterator[httpx.AsyncClient]:
    """Where games are set up."""
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=address, timeout=60, verify=False) as http:
        yield http


async def set_up(http: httpx.AsyncClient, edition: str = USUAL, **wish: Any) -> dict[str, Any]:
    """A new game."""
    wished = wish_for(edition) | wish
    created: dict[str, Any] = (await http.post("/api/games", json=wished)).json()
    return created


async def sit_down(
    http: httpx.AsyncClient, created: dict[str, Any], token: str, seed: int = 0, steps: bool = False
) -> Client:
    """A client that has heard how the table stands; with `steps` it is shown what leads there."""
    game, seat = created["game"], created["seats"][0]["seat"]
    address = f"ws://127.0.0.1:{http.base_url.port}/api/games/{game}/play"
    socket = await connect(
        address, max_size=None, compression=None, open_timeout=60, ping_interval=None
    )
    hello = {"type": "hello", "tokens": [token], "steps": steps}
    await socket.send(msgspec.json.encode(hello).decode())
    client = Client(socket, seat, seed)
    await client.hear()
    return client


async def new_table(
    http: httpx.AsyncClient, seed: int, edition: str = USUAL, steps: bool = False, **wish: Any
) -> Client:
    """Somebody at a table of his own."""
    created = await set_up(http, edition, **wish)
    return await sit_down(http, created, created["seats"][0]["token"], seed, steps)
