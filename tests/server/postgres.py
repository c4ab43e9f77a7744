"""A PostgreSQL server of the tests' own, on a free port and in a folder that goes with it."""

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

USUAL_PLACES = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt")
MISSING = "PostgreSQL is not installed: what its tests would show was not looked at"
OWNER = "house"
PATIENCE = 60.0
"""Seconds for a server to start or stop, on a machine that has much else to do."""
_numbers = count(1)


@lru_cache
def programs() -> Path | None:
    """The folder with PostgreSQL's own programs, if it is installed."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    places = [each for top in USUAL_PLACES for each in sorted(Path(top).glob("*/bin/initdb"))]
    return places[-1].parent if places else None


def needed() -> Path:
    """The same; a test that needs it is left out, in a plain line, where it is missing."""
    found = programs()
    if found is None:
        pytest.skip(MISSING)
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class PostgresServer:
    """A running server; its databases are made as they are wanted."""

    def __init__(self, *settings: str, within: Path | None = None) -> None:
        self._programs = needed()
        self.folder = Path(tempfile.mkdtemp(prefix="madhouse-postgresql-", dir=within))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:  # it does not run as root
            user = _somebody()
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self.password = secrets.token_hex(8)
        self.port = free_port()
        self._settings = settings
        self.data = self.folder / "data"
        secret = self.folder / "password"
        secret.write_text(self.password)
        secret.chmod(0o644)  # the folder itself is nobody else's
        self._run("initdb", "-D", self.data, "-U", OWNER, "-A", "scram-sha-256", "-E", "UTF8",
                  "--locale=C", f"--pwfile={secret}", "--no-sync")  # fmt: skip
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def _run(self, program: str, *words: object) -> None:
        subprocess.run(
            [str(self._programs / program), *map(str, words)],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            **self._as,
        )

    @property
    def process(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it lets one in."""
        settings = ("fsync=off", "unix_socket_directories=", "listen_addresses=127.0.0.1")
        words = [w for each in (*settings, *self._settings) for w in ("-c", each)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self.data, "-p", str(self.port), *words],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self._as,
            )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres", "postgresql")).close()
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < end, "PostgreSQL does not start"
                time.sleep(0.02)

    def stop(self, how: str = "fast") -> None:
        """Stop it: `fast` breaks off what is under way, `immediate` as if the power had gone."""
        assert self._process is not None
        self._run("pg_ctl", "stop", "-D", self.data, "-m", how, "-s", "-t", "60")
        self._process.wait(PATIENCE)

    @property
    def has_ended(self) -> bool:
        """By itself: a full disk can do that."""
        assert self._process is not None
        return self._process.poll() is not None

    def close(self) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def address(self, database: str, kind: str = "postgresql+psycopg", user: str = OWNER) -> str:
        return f"{kind}://{user}:{self.password}@127.0.0.1:{self.port}/{database}"

    def new_database(self, *options: str) -> str:
        """The address of an empty database."""
        name = f"games_{next(_numbers)}"
        self.tell(f"CREATE DATABASE {name} {' '.join(options)}")
        return self.address(name)

    def dump(self, address: str, file: Path) -> None:
        program = [str(self._programs / "pg_dump"), "--format=custom", f"--file={file}"]
        subprocess.run([*program, plain(address)], check=True)

    def restore(self, address: str, file: Path) -> None:
        program = [str(self._programs / "pg_restore"), f"--dbname={plain(address)}"]
        subprocess.run([*program, str(file)], check=True)

    def tell(self, statement: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """Say something to it, as its owner."""
        with psycopg.connect(self.address(database, "postgresql"), autocommit=True) as connection:
            found = connection.execute(statement.encode())
            return found.fetchall() if found.description else []


def plain(address: str) -> str:
    """An address as PostgreSQL's own programs want it."""
    return address.replace("postgresql+psycopg", "postgresql")


def _somebody() -> pwd.struct_passwd:
    """Whoever PostgreSQL may run as, where we are root."""
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    pytest.skip("PostgreSQL does not run as root, and there is nobody else here")
