"""A server with many lives: a process that has read everything once, and forks a server when told.

`python -m tests.server.lives FOLDER` answers every line with the id of a new server's process and
its port. Each of them can be killed; the next finds the folder as the last one left it.
"""

import os
import subprocess
import sys
import threading
from pathlib import Path

import msgspec
import uvicorn

from madhouse.server.house.library import library
from madhouse.server.run.tuning import settings
from tests.server.house import PATIENCE, QUICK


def main(folder: Path) -> None:
    library()
    for _ in sys.stdin:
        ours, theirs = os.pipe()
        life = os.fork()
        if life == 0:
            os.close(ours)
            _serve(folder, theirs)
        os.close(theirs)
        port = os.read(ours, 20).decode()
        os.close(ours)
        sys.stdout.write(f"{life} {port}\n")
        sys.stdout.flush()
        os.waitpid(life, 0)


def _serve(folder: Path, told: int) -> None:
    serving = settings(msgspec.structs.replace(QUICK, data=folder))
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

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.lives", str(folder)],
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
    main(Path(sys.argv[1]))
