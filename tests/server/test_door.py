"""The door: what is half sent, too large, unread or too much ends by itself."""

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from madhouse.server.asked.ready import ready
from madhouse.server.asked.shares import INSISTING, Pace
from madhouse.server.house.library import library
from madhouse.server.limits import UNHURRIED
from madhouse.server.run import door
from tests.server.house import PATIENCE, House, tokens_of

UPGRADE = (
    "GET /api/games/{game}/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, limits=replace(UNHURRIED, connections=20))
    yield house
    house.close()


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[House]:
    """Nothing is in time here."""
    house = House(tmp_path, limits=replace(UNHURRIED, head_within=0.2, over_within=0.2))
    yield house
    house.close()


def visit(house: House, *said: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE)
    for each in said:
        line.sendall(each)
    return line


def rest(line: socket.socket) -> bytes:
    """All that comes until the server ends it."""
    heard = b""
    try:
        while some := line.recv(65536):
            heard += some
    except ConnectionError:
        pass
    return heard


def frame(kind: int, data: bytes, last: bool = True) -> bytes:
    """A frame as a client sends it, masked with nothing."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([(0x80 if last else 0) | kind]) + size + bytes(4) + data


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf",
    ],
    ids=["nothing", "half a line", "half a head", "half a body"],
)
def test_what_is_never_finished_ends(impatient: House, said: bytes) -> None:
    assert rest(visit(impatient, said)) == b""
    assert impatient.shares.refused["too-slow"] >= 1


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nA: " + b"x" * 50_000,
        b"GET /" + b"x" * 50_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 10_000 + b"\r\n",
    ],
    ids=["header", "address", "headers"],
)
def test_a_head_has_a_size(house: House, said: bytes) -> None:
    told = rest(visit(house, said))
    assert told.startswith(b"HTTP/1.1 431") or told == b""
    assert house.shares.refused["too-large"] == 1


def test_who_insists_is_answered_in_a_word(house: House) -> None:
    here = house.shares.of("127.0.0.1")
    here._insisted = INSISTING
    here._work = Pace(1e-9, 0.5)  # there is nothing left
    told = rest(visit(house, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 50))
    assert told.count(b"HTTP/1.1 429") == 1
    assert b"retry-after" in told
    assert house.shares.refused["requests"] == 1


def test_who_does_not_read_his_answer_is_not_waited_for(impatient: House) -> None:
    asyncio.run(ready(library))  # the first time it takes a while
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", impatient.port))
    line.sendall(b"GET /api/library HTTP/1.1\r\nHost: x\r\n\r\n" * 40)
    while not impatient.shares.refused["too-slow"]:
        pass
    line.close()


def test_an_address_stands_in_the_door_so_many_times(house: House) -> None:
    here = house.shares.of("127.0.0.1")
    lines = [visit(house) for _ in range(30)]
    while not house.shares.refused["connections"]:
        pass
    assert here.connections <= 20
    for each in lines:
        each.close()
    while here.connections > 1:
        pass
    assert house.http.get("/api/reach").status_code == 200


def test_a_socket_leaves_the_door_when_it_ends(house: House) -> None:
    created = house.set_up()
    here = house.shares.of("127.0.0.1")
    guest = house.guest(created["game"], *tokens_of(created)).meet()
    assert here.connections >= 1
    guest.close()
    while here.connections > 1:
        pass


def test_pongs_that_nobody_reads_end_the_line(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "MOST_UNREAD", 10_000)
    created = house.set_up()
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", house.port))
    line.sendall(UPGRADE.format(game=created["game"]).encode())
    assert line.recv(400).startswith(b"HTTP/1.1 101")
    hello = b'{"type":"hello","tokens":["%s"]}' % tokens_of(created)[0].encode()
    line.sendall(frame(1, hello))
    pings = frame(9, os.urandom(120)) * 50
    while not house.shares.refused["unread"]:
        with suppress(ConnectionError):
            line.sendall(pings)
    assert house.shares.refused["unread"] == 1


def test_a_message_in_very_many_pieces_ends_the_line(house: House) -> None:
    created = house.set_up()
    line = visit(house, UPGRADE.format(game=created["game"]).encode())
    assert line.recv(4096).startswith(b"HTTP/1.1 101")
    line.sendall(frame(1, b"{", last=False) + frame(0, b"", last=False) * 200)
    rest(line)
    assert house.shares.refused["too-large"] == 1


def test_who_never_says_hello_is_not_waited_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("madhouse.server.house.visit.PATIENCE", 0.1)
    created = house.set_up()
    line = visit(house, UPGRADE.format(game=created["game"]).encode())
    assert b"no-hello" in rest(line)
