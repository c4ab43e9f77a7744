"""A server that is told to stop in the midst of choices loses nothing, and keeps no table."""

import asyncio
import math
import os
import random
import re
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close, Frame, Opcode

from madhouse.server.config import Config
from madhouse.server.kept.folder import SET_ASIDE
from madhouse.server.run.door import SocketLine
from madhouse.server.shown.transcript import COUNT_FROM
from tests.server.conftest import home_of
from tests.server.house import (
    CHANCE,
    PATIENCE,
    PERSON,
    SHORT,
    Guest,
    Home,
    House,
    seated,
    sql,
    tokens_of,
)
from tests.server.lives import Lives
from tests.server.trapped import PLACES, TrappedLives

SEAT = "investigator-1"
TABLES = 8
ROUNDS = 2
COME_AGAIN = 1012
"""The code of a socket that was closed because its server is being started anew."""


class Player:
    """Somebody who comes back to a table, and finds there what was acknowledged."""

    def __init__(self, port: int) -> None:
        wish = {"story": SHORT, "seats": seated(CHANCE, PERSON)}
        answer = httpx.post(f"http://127.0.0.1:{port}/api/games", json=wish, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        self._created: dict[str, Any] = answer.json()
        self._lines = 0
        self._guest: Guest | None = None
        self.state: dict[str, Any] = {}

    @property
    def guest(self) -> Guest:
        assert self._guest is not None
        return self._guest

    def come(self, port: int) -> None:
        told = {SEAT: self.state["seen"]} if self.state else {}
        tokens = tuple(tokens_of(self._created))
        self._guest = Guest(port, self._created["game"], tokens, seen=told).meet()
        state = self.guest.states[SEAT]
        if self.state:
            assert not state["fresh"], "what was told has changed"
            assert asked(state) >= asked(self.state), "what was acknowledged is lost"
        self._hear(state)

    def choose(self) -> None:
        """And hear that it counts."""
        self._hear(self.guest.choose(SEAT))

    def say_a_choice(self) -> None:
        """And hear nothing of it yet."""
        question = self.state["questions"][0]
        option = random.choice(question["options"])["option"]
        self.guest.say(type="choose", seat=SEAT, number=question["number"], option=option)

    def play_on(self, heard: threading.Semaphore) -> None:
        """Until the server stops; one more is heard for each choice that counts."""
        try:
            while not self.is_over:
                self.choose()
                heard.release()
        except ConnectionClosed as closed:
            self._see_why(closed)
        else:
            heard.release(10**6)  # whoever waits need not wait for this one
            self.see_it_closed()

    def see_it_closed(self) -> None:
        """Nothing else comes any more."""
        try:
            while True:
                self._hear(self.guest.hear("state"))
        except ConnectionClosed as closed:
            self._see_why(closed)

    def _see_why(self, closed: ConnectionClosed) -> None:
        assert closed.rcvd is not None
        assert closed.rcvd.code == COME_AGAIN

    def _hear(self, state: dict[str, Any]) -> None:
        self._lines += len(state["lines"])
        assert state["seen"] >> COUNT_FROM == self._lines, "lines were lost or told twice"
        self.state = state

    @property
    def is_over(self) -> bool:
        return bool(self.state["view"]["result"])


def asked(state: dict[str, Any]) -> float:
    """The number of what is asked, which grows with every choice."""
    return min((question["number"] for question in state["questions"]), default=math.inf)


class Servers:
    """One after the other: of a file, lives of one process; on PostgreSQL two that take turns, so
    that the next is there before the last one ends."""

    def __init__(self, folder: Path, home: Home) -> None:
        self._where = Config(data=folder, **home).games
        self._folder = folder
        trapped = TrappedLives(folder, home, 1)
        self.trap = trapped.trap
        self._turns: list[Lives] = [trapped]
        if home:
            self._turns.append(Lives(folder, home, 2))
        self.process, self.port = trapped.next()
        self._ready = self._turns[-1].next() if home else None

    def stop(self) -> None:
        os.kill(self.process, signal.SIGTERM)

    def next(self) -> None:
        """The last one has been told to stop, and has let go of all; another is there."""
        end = time.monotonic() + PATIENCE
        while _is_alive(self.process):
            assert time.monotonic() < end, "the server does not end"
            time.sleep(0.01)
        kept = sql(self._where, "SELECT game FROM leases WHERE keeper != ''")
        assert not kept, "tables were not let go of"
        assert not list(self._folder.glob(f"{SET_ASIDE}/*")), "a table came back with less"
        self._turns.append(self._turns.pop(0))
        self.process, self.port = self._ready or self._turns[0].next()
        self._ready = self._turns[-1].next() if self._ready else None

    def figure(self, name: str) -> float:
        told = httpx.get(f"http://127.0.0.1:{self.port}/metrics", timeout=PATIENCE).text
        found = re.search(rf"^{re.escape(name)} (\S+)$", told, re.MULTILINE)
        assert found is not None
        return float(found[1])

    def close(self) -> None:
        for process in (self.process, *(self._ready or ())[:1]):
            if _is_alive(process):
                os.kill(process, signal.SIGKILL)
        for each in self._turns:
            each.close()


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture(scope="module")
def servers(
    kind: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Servers]:
    servers = Servers(tmp_path_factory.mktemp("games"), home_of(kind, request))
    yield servers
    servers.close()


def come_back(players: Sequence[Player], servers: Servers) -> None:
    """All at the first knock, without anybody having to wait for a table."""
    for each in players:
        each.come(servers.port)
    assert servers.figure("madhouse_tables_taken_over_total") == 0
    assert servers.figure('madhouse_refused_total{why="elsewhere"}') == 0


@pytest.mark.parametrize("place", PLACES)
def test_choices_in_their_midst_are_carried_through(servers: Servers, place: str) -> None:
    players = [Player(servers.port) for _ in range(TABLES)]
    for _ in range(ROUNDS):
        come_back(players, servers)
        before = [asked(each.state) for each in players]
        servers.trap.arm(place)
        for each in players:
            each.say_a_choice()
        servers.trap.wait(TABLES)
        servers.stop()
        for each in players:
            each.see_it_closed()
        servers.trap.spring()
        servers.next()
        come_back(players, servers)
        for last, each in zip(before, players, strict=True):
            assert asked(each.state) > last, "a choice in its midst was dropped"
            each.choose()
        servers.stop()
        for each in players:
            each.see_it_closed()
        servers.next()


def test_at_any_moment_nothing_acknowledged_is_lost(servers: Servers) -> None:
    players = [Player(servers.port) for _ in range(TABLES)]
    for most in range(1, ROUNDS + 1):
        come_back(players, servers)
        heard = threading.Semaphore(0)
        with ThreadPoolExecutor(TABLES) as threads:
            playing = [threads.submit(each.play_on, heard) for each in players]
            for _ in range(most * TABLES):
                assert heard.acquire(timeout=PATIENCE)
            servers.stop()
            for each in playing:
                each.result(PATIENCE)
        servers.next()
        players = [Player(servers.port) if each.is_over else each for each in players]


def test_nobody_waits_for_ever_for_a_silent_database(tmp_path: Path, home: Home) -> None:
    house = House(tmp_path, ends_within=0.2, **home)
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    last = guest.choose(SEAT)
    silent, speaks = threading.Event(), threading.Event()

    def fall_silent(_: sa.Connection) -> None:
        silent.set()
        assert speaks.wait(PATIENCE)

    async def begin() -> None:
        waiting.append(asyncio.ensure_future(house.storage.do(fall_silent)))

    waiting: list[asyncio.Future[None]] = []
    house.within(begin())
    assert silent.wait(PATIENCE)
    house.close()
    speaks.set()
    house.storage.close()  # now that it answers
    house = House(tmp_path, **home)
    back = house.guest(created["game"], *tokens_of(created), seen={SEAT: last["seen"]}).meet()
    assert back.states[SEAT]["questions"] == last["questions"]
    house.close()


def test_nothing_is_opened_while_a_house_lets_go(tmp_path: Path, home: Home) -> None:
    house = House(tmp_path, **home)
    created = house.set_up()
    house.within(house.gathering.rest())
    refused = house.guest(created["game"], *tokens_of(created)).hear("refused")
    assert refused["code"] == "not-stored"
    assert not house.gathering.tables
    assert not sql(house.config.games, "SELECT game FROM leases WHERE keeper != ''")
    house.close()


def test_who_takes_leave_in_this_moment_keeps_no_server_from_its_end(house: House) -> None:
    created = house.set_up()
    guest = house.guest(created["game"], *tokens_of(created)).meet()

    async def take_leave_and_end() -> None:
        (line,) = [each for each in house.lines() if isinstance(each, SocketLine)]
        farewell = Frame(Opcode.CLOSE, Close(1000, "").serialize())
        line.data_received(farewell.serialize(mask=True))
        line.shutdown()

    house.within(take_leave_and_end())
    with pytest.raises(ConnectionClosed):
        guest.hear("nothing")
