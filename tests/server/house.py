"""A server in a thread of its own, and guests who come to it over HTTP and sockets."""

import asyncio
import random
import threading
import time
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import sqlalchemy as sa
import uvicorn
from websockets.sync.client import ClientConnection, connect

from madhouse.server.asked.shares import Shares
from madhouse.server.config import Config
from madhouse.server.house.gathering import Gathering
from madhouse.server.kept.storage import Storage
from madhouse.server.limits import UNHURRIED
from madhouse.server.run.tuning import settings
from madhouse.server.table.live import LiveTable

Answer = TypeVar("Answer")
Message = dict[str, Any]
Home = dict[str, Any]
"""What a server is told of where its games are."""

PERSON = {"holder": "person", "name": "Ann"}
OPEN = {"holder": "open"}
FAIR = {"holder": "computer", "player": "fair"}
CHANCE = {"holder": "computer", "player": "random"}
SHORT = "the-cold-supper"
PATIENCE = 120.0
"""Seconds that anything may take, on a machine that has much else to do."""
QUICK = Config(limits=UNHURRIED, pause=0, port=0, ends_within=PATIENCE)
"""Nobody is slowed down, nor broken off as a house ends."""


class House:
    """A running server."""

    def __init__(self, data: Path, **changes: Any) -> None:
        self.config = msgspec.structs.replace(QUICK, data=data, **changes)
        serving = settings(self.config)
        serving.port, serving.host = 0, "127.0.0.1"
        self._server = uvicorn.Server(serving)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        state: Any = serving.app.state  # type: ignore[union-attr]
        self.gathering: Gathering = state.gathering
        self.storage: Storage = state.storage
        self.shares: Shares = state.shares
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        self.loop_thread = self._thread
        # a line that rests is given up before the server does so: else both may at once
        rests = httpx.Limits(keepalive_expiry=1.0)
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE, limits=rests
        )

    def close(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join()

    def lines(self) -> list[Any]:
        """All connections, as they stand in the door."""
        return list(self._server.server_state.connections)

    def put_away(self) -> None:
        """The house puts away what nobody needs, on its own loop as it does by itself."""

        async def tidy() -> None:
            self.gathering.put_away()

        self.within(tidy())

    def within(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """What comes of some work that is done on the house's own loop."""
        loop = self._server.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work, loop).result(PATIENCE)

    def set_up(
        self,
        keeper: Message = CHANCE,
        investigators: tuple[Message, ...] = (PERSON,),
        story: str = SHORT,
        agreements: Sequence[str] = (),
        **more: Any,
    ) -> Message:
        """A new game; the answer is what the server said."""
        seats = seated(keeper, *investigators)
        wish = {"story": story, "seats": seats, "agreements": agreements, **more}
        answer = self.http.post("/api/games", json=wish)
        assert answer.status_code == 201, answer.text
        created: Message = answer.json()
        return created

    def table(self, game: str) -> LiveTable:
        """The table itself, which no guest ever sees."""
        return next(each for each in self.gathering.tables if each.id == game)

    def guest(self, game: str, *tokens: str, **hello: Any) -> "Guest":
        return Guest(self.port, game, tokens, **hello)

    def post(self, path: str, *tokens: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/games/{path}", json=body, headers={"seats": ",".join(tokens)})

    def get(self, path: str, *tokens: str) -> httpx.Response:
        return self.http.get(f"/api/games/{path}", headers={"seats": ",".join(tokens)})


def sql(where: Path | str, statement: str, **given: Any) -> list[Any]:
    """What a statement finds, or does, in a database, whatever kind that is of."""
    engine = sa.create_engine(f"sqlite:///{where}" if isinstance(where, Path) else where)
    try:
        with engine.begin() as connection:
            found = connection.execute(sa.text(statement), given)
            return list(found) if found.returns_rows else []
    finally:
        engine.dispose()


def seated(keeper: Message, *investigators: Message) -> dict[str, Message]:
    """Who is to sit where, by the names of the seats."""
    others = {f"investigator-{at}": plan for at, plan in enumerate(investigators, start=1)}
    return {"keeper": keeper, **others}


def tokens_of(created: Message) -> list[str]:
    return [each["token"] for each in created["seats"]]


class Guest:
    """Somebody at a table."""

    def __init__(
        self, port: int, game: str, tokens: tuple[str, ...], source: str = "127.0.0.1", **hello: Any
    ) -> None:
        self.heard: list[str] = []
        self.states: dict[str, Message] = {}
        self.lines: dict[str, list[Message]] = {}
        address = f"ws://127.0.0.1:{port}/api/games/{game}/play"
        opening = connect(address, max_size=None, open_timeout=PATIENCE, source_address=(source, 0))
        self.socket: ClientConnection = opening.__enter__()
        self.say(type="hello", tokens=tokens, **hello)

    def close(self) -> None:
        self.socket.close()

    def say(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, kind: str, timeout: float = PATIENCE) -> Message:
        """The next message of a kind; those in between are taken in too."""
        return self.hear_one_of(kind, timeout=timeout)

    def hear_one_of(self, *kinds: str, timeout: float = PATIENCE) -> Message:
        """The next message of any of these kinds."""
        while True:
            text = self.socket.recv(timeout)
            assert isinstance(text, str)
            self.heard.append(text)
            message: Message = msgspec.json.decode(text)
            self._take_in(message)
            if message["type"] in kinds:
                return message

    def _take_in(self, message: Message) -> None:
        if message["type"] == "state":
            seat = message["seat"]
            before = self.states.get(seat, {"view": {}})
            message["view"] = before["view"] | message["view"]  # only what is new has come
            if message["figures"] is None:
                message["figures"] = before["figures"]
            self.states[seat] = message
            known = [] if message["fresh"] else self.lines.get(seat, [])
            self.lines[seat] = known + message["lines"]

    def meet(self) -> "Guest":
        """Hear how the table stands."""
        self.hear("state")
        return self

    def take_chair(self, seat: str) -> Message:
        """Sit down before the screen, and hear how the table stands from there."""
        self.say(type="sit", seat=seat)
        return self.hear("state")

    def choose(self, seat: str, option: str | None = None, chooser: Any = random) -> Message:
        """Answer the first question of a seat, and hear what comes of it."""
        question = self.states[seat]["questions"][0]
        option = option or chooser.choice(question["options"])["option"]
        self.say(type="choose", seat=seat, number=question["number"], option=option)
        return self.hear("state")

    def asked(self) -> str | None:
        """A seat of this guest that has to decide something."""
        return next((s for s, state in self.states.items() if state["questions"]), None)

    def is_open(self, number: int) -> bool:
        """Whether, as far as this guest has heard, this question still waits for an answer."""
        asked = [each for state in self.states.values() for each in state["questions"]]
        return number in [each["number"] for each in asked]

    def ask(self, **message: Any) -> Message:
        """Say something that is going to be refused."""
        self.say(**message)
        return self.hear("refused")
