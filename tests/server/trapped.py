"""A server with many lives that holds choices fast in their midst, until it is told to let go.

`python -m tests.server.trapped TRAP FOLDER ...` is `tests.server.lives FOLDER ...`. While there is
a file `armed` in the folder TRAP, every choice is held at the place that is named in it, and leaves
a byte in `caught`.
"""

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from madhouse.server.kept import storage
from madhouse.server.kept.statements import ADD_ANSWERS
from madhouse.server.kept.storage import PieceOfWork, Storage, Write
from madhouse.server.table.computers import Computers
from madhouse.server.table.live import LiveTable
from tests.server import lives
from tests.server.house import PATIENCE, Home

OFTEN = 0.005
COMPUTING, COMMITTING, COMMITTED = PLACES = ("computing", "committing", "committed")
"""While the computers answer; before the commit; after it, before anybody has heard of it."""

_chosen: ContextVar[bool] = ContextVar("chosen", default=False)
"""Whether this is done for a choice that somebody has made."""


class Trap:
    """Files of a folder, by which a test and a server hear of each other."""

    def __init__(self, folder: Path) -> None:
        self._armed = folder / "armed"
        self._caught = folder / "caught"

    # -- the test's side ------------------------------------------------------------------------

    def arm(self, place: str) -> None:
        self._caught.unlink(missing_ok=True)
        self._armed.write_text(place)

    def wait(self, caught: int) -> None:
        """Until so many have been caught."""
        end = time.monotonic() + PATIENCE
        while not self._caught.exists() or self._caught.stat().st_size < caught:
            assert time.monotonic() < end, "nobody has come into the trap"
            time.sleep(OFTEN)

    def spring(self) -> None:
        """Let all of them go on."""
        self._armed.unlink()

    # -- the server's ---------------------------------------------------------------------------

    def lay(self) -> None:
        """In this process."""
        _mark_choices()
        self._lay_among_computers()
        self._see_what_is_written()
        self._lay_around_the_commit()

    def _holds(self, *places: str) -> bool:
        try:
            return self._armed.read_text() in places
        except FileNotFoundError:
            return False

    def _catch(self) -> None:
        into = os.open(self._caught, os.O_APPEND | os.O_CREAT | os.O_WRONLY)
        os.write(into, b"!")
        os.close(into)

    def _lay_among_computers(self) -> None:
        play = Computers.play

        async def held(computers: Computers, *given: Any) -> None:
            if _chosen.get() and self._holds(COMPUTING):
                self._catch()
                while self._holds(COMPUTING):
                    await asyncio.sleep(OFTEN)
            await play(computers, *given)

        Computers.play = held  # type: ignore[assignment,method-assign]

    def _see_what_is_written(self) -> None:
        write = Storage.write

        def seen(into: Storage, *writes: Write, **more: Any) -> Awaitable[None]:
            if _chosen.get() and self._holds(COMMITTING, COMMITTED):
                self._catch()
            return write(into, *writes, **more)

        Storage.write = seen  # type: ignore[assignment,method-assign]

    def _lay_around_the_commit(self) -> None:
        commit, finish = Storage._commit, storage._finish

        def held_before(into: Storage, group: list[PieceOfWork]) -> None:
            self._hold(COMMITTING, group)
            commit(into, group)

        def held_after(group: Sequence[PieceOfWork], results: Sequence[Any]) -> None:
            self._hold(COMMITTED, group)
            finish(group, results)

        Storage._commit = held_before  # type: ignore[assignment,method-assign]
        storage._finish = held_after

    def _hold(self, place: str, group: Sequence[PieceOfWork]) -> None:
        written = [write.statement for piece in group for write in piece.writes]
        while ADD_ANSWERS in written and self._holds(place):
            time.sleep(OFTEN)


def _mark_choices() -> None:
    choose: Callable[..., Awaitable[None]] = LiveTable.choose

    async def marked(self: LiveTable, *given: Any) -> None:
        before = _chosen.set(True)
        try:
            await choose(self, *given)
        finally:
            _chosen.reset(before)

    LiveTable.choose = marked  # type: ignore[assignment,method-assign]


class TrappedLives(lives.Lives):
    """The same from the test's side."""

    def __init__(self, folder: Path, home: Home, *more: object) -> None:
        trap = folder / "trap"
        trap.mkdir()
        self.trap = Trap(trap)
        super().__init__(folder, home, *more, by=("tests.server.trapped", str(trap)))


if __name__ == "__main__":
    Trap(Path(sys.argv[1])).lay()
    lives.main(Path(sys.argv[2]), *sys.argv[3:])
