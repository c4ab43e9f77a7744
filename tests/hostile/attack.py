"""The attack (load test): thirty tables at a human pace, with strangers beside them and without.

`python -m tests.hostile.attack SECONDS` starts a public house on this machine, plays, and prints
what the players waited, what the server took of memory and disk, and what it refused.
"""

import asyncio
import contextlib
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from time import perf_counter, sleep
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.house import CHANCE, PATIENCE, PERSON, SHORT, seated

TABLES = 30
PACE = (1.0, 3.0)
"""Seconds that a player thinks: quicker than a human being, so that there is more to measure."""
SEAT = "investigator-1"


class Figures(msgspec.Struct):
    """What was seen."""

    choices: int
    p50: float  # milliseconds
    p99: float
    longest: float
    memory_before: float  # megabytes
    memory: float  # the most of it
    disk: float  # megabytes
    processor: float  # of one core, on the whole
    lost: int  # players whose line ended
    strangers: dict[str, int]
    refused: dict[str, int]


class Player:
    """One person at his table, from an address of his own."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.address = f"127.0.1.{number}"
        self.chance = random.Random(number)
        self.waits: list[float] = []
        self.lost = 0

    async def play(self) -> None:
        """Game after game."""
        while True:
            try:
                await self._one_game()
            except (OSError, httpx.HTTPError, EOFError) as gone:
                self.lost += 1
                print(f"{self.address}: {gone!r}", file=sys.stderr)
                await asyncio.sleep(1.0)

    async def _one_game(self) -> None:
        wish = {"story": SHORT, "seats": seated(CHANCE, PERSON)}
        way = httpx.AsyncHTTPTransport(local_address=self.address)
        base = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(transport=way, base_url=base, timeout=PATIENCE) as http:
            created = (await http.post("/api/games", json=wish)).raise_for_status().json()
        place = f"ws://127.0.0.1:{self.port}/api/games/{created['game']}/play"
        async with connect(place, local_addr=(self.address, 0), max_size=None) as line:
            tokens = [each["token"] for each in created["seats"]]
            await line.send(_written(type="hello", tokens=tokens))
            state = await _state(line)
            while True:
                while not state["questions"]:
                    if state["view"].get("result"):
                        return
                    state = await _state(line)
                await asyncio.sleep(self.chance.uniform(*PACE))
                state = await self._choose(line, state["questions"][0])

    async def _choose(self, line: ClientConnection, question: dict[str, Any]) -> dict[str, Any]:
        option = self.chance.choice(question["options"])["option"]
        asked = perf_counter()
        await line.send(
            _written(type="choose", seat=SEAT, number=question["number"], option=option)
        )
        state = await _state(line)
        self.waits.append(1000 * (perf_counter() - asked))
        return state


async def _state(line: ClientConnection) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(await line.recv())
        if message["type"] == "state":
            return message


def _written(**message: object) -> str:
    return msgspec.json.encode(message).decode()


@contextlib.contextmanager
def served(folder: Path) -> Iterator[tuple[int, int]]:
    """A public house: the id of its process, and its port."""
    command = [sys.executable, "-c", "from madhouse.cli import main; main()"]
    asked = ["serve", "--port", "0", "--public", "--data", str(folder)]
    told = folder.with_name(folder.name + ".log")  # a pipe that nobody reads would stop the server
    with told.open("w") as log:
        process = subprocess.Popen([*command, *asked], stderr=log)
    try:
        while not (found := re.search(r"is set: \S+:(\d+)/", told.read_text(encoding="utf-8"))):
            assert process.poll() is None, told.read_text(encoding="utf-8")
            sleep(0.05)
        yield process.pid, int(found[1])
    finally:
        process.terminate()
        process.wait(PATIENCE)


def memory(process: int) -> float:
    """Megabytes that a process holds now."""
    told = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", told)
    return int(found[1]) / 1024 if found else 0.0


def worked_so_far(process: int) -> float:
    """Seconds of processor time that a process has had."""
    told = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def disk(folder: Path) -> float:
    """Megabytes in a folder."""
    return sum(each.stat().st_size for each in folder.rglob("*") if each.is_file()) / 1e6


async def attack(folder: Path, seconds: float, strangers: bool = True) -> Figures:
    """Play for so long, with strangers or alone."""
    with served(folder) as (process, port):
        players = [Player(port, number) for number in range(1, TABLES + 1)]
        tasks = [asyncio.create_task(each.play()) for each in players]
        await asyncio.sleep(min(seconds / 4, 10.0))  # until all of them sit
        before = most = memory(process)
        for each in players:
            each.waits.clear()
        asked = [sys.executable, "-m", "tests.hostile.strangers", str(port), str(seconds)]
        beside = subprocess.Popen(asked, stdout=subprocess.PIPE, text=True) if strangers else None
        began, end = worked_so_far(process), perf_counter() + seconds
        while perf_counter() < end:
            await asyncio.sleep(1.0)
            most = max(most, memory(process))
        worked = (worked_so_far(process) - began) / seconds
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        told = (await asyncio.to_thread(beside.communicate))[0] if beside else ""
        refused = await asyncio.to_thread(_refused, port)
        kept = disk(folder)
    waits = [wait for each in players for wait in each.waits]
    cuts = quantiles(waits, n=100)
    return Figures(
        choices=len(waits),
        p50=cuts[49],
        p99=cuts[98],
        longest=max(waits),
        memory_before=before,
        memory=most,
        disk=kept,
        processor=worked,
        lost=sum(each.lost for each in players),
        strangers=msgspec.json.decode(told) if told else {},
        refused=refused,
    )


def _refused(port: int) -> dict[str, int]:
    told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    found = re.findall(r'madhouse_refused_total{why="([^"]+)"} (\d+)', told)
    return {why: int(count) for why, count in found}


def main(seconds: float) -> None:
    for strangers in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            figures = asyncio.run(attack(Path(folder) / "games", seconds, strangers))
        print("with strangers" if strangers else "alone", msgspec.json.encode(figures).decode())


if __name__ == "__main__":
    main(float(sys.argv[1]))
