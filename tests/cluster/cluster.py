"""A house of several processes on one PostgreSQL database, behind HAProxy as it is deployed."""

import csv
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from tests.server.house import CHANCE, PATIENCE, PERSON, SHORT, Guest, seated, tokens_of
from tests.server.postgres import PostgresServer, free_port

DEPLOYED = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
MISSING = "HAProxy is not installed: what its tests would show was not looked at"
SEAT = "investigator-1"
LET_IN = (WebSocketException, OSError, EOFError, TimeoutError)
"""What somebody meets who comes while a server is gone, and its table not yet another's."""

FIRST_WAIT = 0.5
LONGEST_WAIT = 8.0
"""Seconds between two knocks; the client's `wire.ts` has the same."""


class ServerProcess:
    """`madhouse serve` on a port of its own; who is started anew comes back to the same."""

    def __init__(self, data: Path, database: str) -> None:
        self.port = free_port()
        self._data = data
        self._database = database
        self._lives = 0
        self.log = data / f"{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._lives += 1
        # by this name the database knows who writes
        name = f"application_name={self.port}-{self._lives}"
        environment = os.environ | {"MADHOUSE_DATABASE": f"{self._database}?{name}"}
        command = [sys.executable, "-c", "from madhouse.cli import main; main()", "serve"]
        words = ["--port", str(self.port), "--data", str(self._data), "--behind", "127.0.0.1"]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *words], env=environment, stdout=log, stderr=log
            )

    def wait(self) -> None:
        """Until it is well."""
        assert self._process is not None
        end = time.monotonic() + PATIENCE
        while True:
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, "the server does not start"
            try:
                if httpx.get(f"http://127.0.0.1:{self.port}/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)

    def signal(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)

    def kill(self) -> None:
        """At any moment, without a word."""
        self.signal(signal.SIGKILL)
        assert self._process is not None
        self._process.wait(PATIENCE)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self.signal(signal.SIGCONT)
            self.signal(signal.SIGTERM)
            self._process.wait(PATIENCE)

    def figure(self, name: str) -> float:
        told = httpx.get(f"http://127.0.0.1:{self.port}/metrics", timeout=PATIENCE).text
        found = re.search(rf"^{re.escape(name)} (\S+)$", told, re.MULTILINE)
        return float(found[1]) if found else 0.0


class Proxy:
    """HAProxy with the rules of deploy/haproxy.cfg, before these servers."""

    def __init__(self, folder: Path, ports: list[int], hashing: bool = True) -> None:
        program = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")
        if program is None:
            pytest.skip(MISSING)
        self.port = free_port()
        rules = DEPLOYED.read_text(encoding="utf-8")
        servers = "".join(f"    server s{port} 127.0.0.1:{port}\n" for port in ports)
        rules, blocks = re.subn(r"(    server \w+ \S+\n)+", servers, rules)
        assert blocks == 2
        if not hashing:
            rules, found = re.subn(r"balance hash .*\n\s+hash-type .*", "balance roundrobin", rules)
            assert found == 1
        rules = rules.replace("bind :80", f"bind 127.0.0.1:{self.port}")
        self._word = folder / "haproxy.sock"
        rules = rules.replace("global\n", f"global\n    stats socket {self._word}\n", 1)
        self._rules = folder / "haproxy.cfg"
        self._rules.write_text(rules, encoding="utf-8")
        with (folder / "haproxy.log").open("ab") as log:
            self._process = subprocess.Popen(
                [program, "-W", "-f", str(self._rules)], stdout=log, stderr=log
            )

    def knows(self) -> int:
        """How many servers it has found to be well, wherever it sends people."""
        with socket.socket(socket.AF_UNIX) as word:
            try:
                word.connect(str(self._word))
            except OSError:
                return 0
            word.sendall(b"show stat\n")
            told = word.makefile().read()
        well: dict[str, int] = {}
        for each in csv.DictReader(told.removeprefix("# ").splitlines()):
            if each["svname"] not in ("BACKEND", "FRONTEND"):
                is_well = each["status"] == "UP" and each["check_status"] == "L7OK"
                well[each["pxname"]] = well.get(each["pxname"], 0) + is_well
        return min(well.values(), default=0)

    def reload(self) -> None:
        """It begins anew; connections that are open stay with the old one until they end."""
        self._process.send_signal(signal.SIGUSR2)

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)


class Cluster:
    """All of it; nothing outlives its folder."""

    def __init__(
        self, folder: Path, postgresql: PostgresServer, servers: int, hashing: bool = True
    ) -> None:
        self.address = postgresql.new_database()
        self.servers = [ServerProcess(folder, self.address) for _ in range(servers)]
        self.proxy = Proxy(folder, [each.port for each in self.servers], hashing)
        self.http = self.browser()
        try:
            self._start()
        except BaseException:
            self.close()
            raise

    def _start(self) -> None:
        for each in self.servers:
            each.start()
        for each in self.servers:
            each.wait()
        end = time.monotonic() + PATIENCE
        while self.proxy.knows() < len(self.servers):  # who comes up late takes tables over
            assert time.monotonic() < end, "the proxy lets nobody in"
            time.sleep(0.1)

    def browser(self, source: str = "127.0.0.1") -> httpx.Client:
        """Somebody who comes from an address of his own: each has the shares of one."""
        return httpx.Client(
            base_url=f"http://127.0.0.1:{self.proxy.port}",
            timeout=PATIENCE,
            transport=httpx.HTTPTransport(local_address=source),
        )

    def set_up(self, browser: httpx.Client | None = None) -> dict[str, Any]:
        wish = {"story": SHORT, "seats": seated(CHANCE, PERSON)}
        answer = (browser or self.http).post("/api/games", json=wish)
        assert answer.status_code == 201, answer.text
        created: dict[str, Any] = answer.json()
        return created

    def come(self, created: dict[str, Any], source: str = "127.0.0.1", **hello: Any) -> Guest:
        """Knock at the proxy until one is let in, with longer and longer waits as browsers do."""
        end, waits = time.monotonic() + PATIENCE, FIRST_WAIT
        tokens = tuple(tokens_of(created))
        while True:
            try:
                return Guest(self.proxy.port, created["game"], tokens, source, **hello).meet()
            except LET_IN as refused:
                if time.monotonic() > end:
                    raise AssertionError(f"nobody lets one in: {refused}") from refused
                time.sleep(waits)
                waits = min(2 * waits, LONGEST_WAIT)

    def total(self, name: str) -> float:
        """A figure of all servers together."""
        return sum(each.figure(name) for each in self.servers)

    def close(self) -> None:
        self.http.close()
        for each in self.servers:
            each.stop()
        self.proxy.stop()
