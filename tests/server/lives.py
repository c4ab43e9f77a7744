"""A server with many lives: a process that has read everything once, and forks a server when told.

`python -m tests.server.lives FOLDER [DATABASE [PORT LASTS]]` answers every line with the id of a
new server's process and its port. Each can be killed; the next finds all as the last one left it.
PORT is only what others know it by, LASTS the seconds for which it counts as alive.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import msgspec
import uvicorn

from madhouse.server.config import Config
from madhouse.server.house.library import library
from madhouse.server.run.tuning import settings
from tests.server.house import PATIENCE, QUICK, Home


def main(folder: Path, database: str = "", port: str = "1", lasts: str = "10") -> None:
    config = msgspec.structs.replace(
        QUICK, data=folder, database=database, port=int(port), lasts=float(lasts)
    )
    library()
    for _ in sys.stdin:
        ours, theirs = os.pipe()
        life = os.fork()
        if life == 0:
            os.close(ours)
            _serve(config, theirs)
        os.close(theirs)
        port = os.read(ours, 20).decode()
        os.close(ours)
        sys.stdout.write(f"{life} {port}\n")
        sys.stdout.flush()
        os.waitpid(life, 0)


def _serve(config: Config, told: int) -> None:
    serving = settings(config)
    serving.port, serving.host = 0, "127.0.0.1"
    server = uvicorn.Server(serving)
    threading.Thread(target=_tell_port, args=(server, told), daemon=True).start()
    server.run()
    os._exit(0)


def _tell_port(server: uvicorn.Server, told: int) -> None:
    while not server.started:
        threading.Event().wait(0.002)
    os.write(told, str(server.servers[0].sockets[0].getsockname()[1]).encode())


class Lives:
    """The same from the test's side."""

    def __init__(
        self,
        folder: Path,
        home: Home,
        *more: object,
        by: Sequence[str] = ("tests.server.lives",),
    ) -> None:
        self._process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                *by,
                str(folder),
                home.get("database", ""),
                *map(str, more),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def next(self) -> tuple[int, int]:
        """A new server: the id of its process, and its port. The last one must be dead."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        process, port = self._process.stdout.readline().split()
        return int(process), int(port)

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(PATIENCE)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
