"""Strangers (load generator): all that a visitor without a link can do to a public house, and more.

`python -m tests.hostile.strangers PORT SECONDS` comes from many addresses of this machine, asks for
the dearest things as fast as it is let, and stands in the door with half of a request. Nothing here
leaves the machine.
"""

import asyncio
import os
import random
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.house import CHANCE, PERSON, SHORT, seated

LONG = Path(__file__).parents[1] / "golden" / "removal-at-random.case"
ADDRESSES = 10
PAUSE = 0.05
"""Seconds between two requests of one who asks: they share the machine with the server."""
AWAY = (httpx.HTTPError, OSError, WebSocketException, TimeoutError, EOFError)

Deed = Callable[["Stranger"], Awaitable[None]]


class Stranger:
    """One address."""

    def __init__(self, port: int, number: int, done: Counter[str]) -> None:
        self.port = port
        self.address = f"127.0.2.{number}"
        self.chance = random.Random(number)
        self.done = done
        self.game, self.watch, self.token = "none", "none", "none"
        way = httpx.AsyncHTTPTransport(local_address=self.address)
        self.http = httpx.AsyncClient(
            transport=way, base_url=f"http://127.0.0.1:{port}", timeout=30.0
        )

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = await self.http.request(method, path, **more)
        self.done[str(answer.status_code)] += 1
        await asyncio.sleep(PAUSE)
        return answer

    async def keep_at(self, deed: Deed) -> None:
        while True:
            with suppress(*AWAY):
                await deed(self)
            await asyncio.sleep(PAUSE)

    def line(self, **more: Any) -> connect:
        place = f"ws://127.0.0.1:{self.port}/api/games/{self.game}/play"
        return connect(place, local_addr=(self.address, 0), max_size=None, **more)


async def read(who: Stranger) -> None:
    """Everything that can be read, and searched with words that nobody has searched for."""
    words = " ".join(f"mon{who.chance.randrange(10**6)}" for _ in range(20))
    for path in ("library", "boxes/first", "boxes/second", "rules/first", "puzzles", "games/none"):
        await who.ask("GET", f"/api/{path}")
    await who.ask("GET", "/api/rules/second/found", params={"search": words[:200]})
    await who.ask("GET", f"/api/rules/first/evade/fial{who.chance.randrange(10**6)}")
    await who.ask("GET", "/api/games", headers={"seats": ",".join(["x" * 32] * 500)})


async def set_up(who: Stranger) -> None:
    """Tables, case files, replays, problems: whatever is stored or played again."""
    told = await who.ask(
        "POST", "/api/games", json={"story": SHORT, "seats": seated(CHANCE, PERSON)}
    )
    if told.status_code == 201:
        created = told.json()
        who.game, who.watch = created["game"], created["watch"]
        who.token = created["seats"][0]["token"]
    case = LONG.read_text(encoding="utf-8")
    head = await who.ask("POST", "/api/cases/head", json={"case": case})
    if head.status_code != 200:
        return
    seats = {each["seat"]: PERSON for each in head.json()["seats"]}
    over = await who.ask("POST", "/api/cases", json={"case": case, "seats": seats})
    if over.status_code == 201:
        links = {"seats": ",".join(each["token"] for each in over.json()["seats"])}
        place = f"/api/games/{over.json()['game']}"
        await who.ask("GET", f"{place}/replay", params={"at": 600}, headers=links)
        await who.ask("POST", f"{place}/problem", json={"text": "x" * 7000}, headers=links)


async def speak(who: Stranger) -> None:
    """Come to one's own table, ask and talk without end."""
    async with who.line() as line:
        await line.send(_written(type="hello", tokens=[who.token]))
        seat = "investigator-1"
        for number in range(200):
            rule = f"1e.conflict.document-{who.chance.randrange(10**6)}"
            await line.send(_written(type="why", seat=seat, rule=rule))
            await line.send(_written(type="hint", seat=seat, number=number))
            await line.send(_written(type="say", seat=seat, text="x" * 500))
            await line.send('{"type":"choose","number":' + "9" * 15_000 + "}")
            who.done["messages"] += 4
            await asyncio.sleep(PAUSE)


async def come_and_go(who: Stranger) -> None:
    """Many watchers, and all of them leave at once."""
    lines = [who.line(open_timeout=10) for _ in range(30)]
    opened = await asyncio.gather(*lines, return_exceptions=True)
    there = [each for each in opened if not isinstance(each, BaseException)]
    for each in there:
        with suppress(*AWAY):
            await each.send(_written(type="hello", tokens=[who.watch]))
    who.done["watchers"] += len(there)
    await asyncio.sleep(1.0)
    await asyncio.gather(*(each.close() for each in there), return_exceptions=True)


async def stand_in_the_door(who: Stranger) -> None:
    """Half of a request, heads without end, pings whose answers nobody reads."""
    said = who.chance.choice(
        [
            b"GET / HT",
            b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\nhalf",
            b"GET / HTTP/1.1\r\nA: " + b"x" * 60_000,
            b"GET /api/library HTTP/1.1\r\nHost: x\r\n\r\n" * 50,
            os.urandom(5000),
        ]
    )
    loop = asyncio.get_running_loop()
    _, writer = await asyncio.open_connection("127.0.0.1", who.port, local_addr=(who.address, 0))
    writer.write(said)
    who.done["half requests"] += 1
    loop.call_later(30.0, writer.close)  # nobody waits for it here


def _written(**message: object) -> str:
    return msgspec.json.encode(message).decode()


DEEDS: tuple[Deed, ...] = (read, set_up, speak, come_and_go, stand_in_the_door)


async def come(port: int, seconds: float) -> Counter[str]:
    """All of them, for so long."""
    done: Counter[str] = Counter()
    strangers = [Stranger(port, number, done) for number in range(1, ADDRESSES + 1)]
    tasks = [asyncio.create_task(each.keep_at(deed)) for each in strangers for deed in DEEDS]
    await asyncio.wait(tasks, timeout=seconds)
    return done


if __name__ == "__main__":
    os.nice(10)  # what they do is the server's trouble, not the machine's
    seen = asyncio.new_event_loop().run_until_complete(come(int(sys.argv[1]), float(sys.argv[2])))
    sys.stdout.write(msgspec.json.encode(seen).decode())
    sys.stdout.flush()
    os._exit(0)  # they go as they are, without a word to anybody
