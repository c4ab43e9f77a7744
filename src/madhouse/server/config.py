"""Config: where a server keeps its games, whom it listens to, what it puts up with."""

from pathlib import Path
from zlib import crc32

import msgspec
from platformdirs import user_data_path

from madhouse.server.limits import HOME, Limits
from madhouse.server.table.patience import Patience

LOOPBACK = "127.0.0.1"
PORT = 8693


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server."""

    data: Path = msgspec.field(default_factory=lambda: user_data_path("madhouse"))
    host: str = LOOPBACK  # nobody else can reach the table until somebody asks for it
    port: int = PORT
    origins: tuple[str, ...] = ()  # further addresses from which a browser may play
    behind: tuple[str, ...] = ()  # proxies that are believed when they say for whom they ask
    limits: Limits = HOME
    keep: float | None = None  # days for which a game that is over is kept; without it for good
    absent_after: float = 120.0  # seconds until others may hand an absent seat to a computer
    idle_after: float = 900.0  # seconds until a table that nobody watches leaves the memory

    pause: float = 0.8  # seconds between answers while computers play every seat
    clock_seconds: float | None = None  # instead of those that an edition allows

    workers: int = 1  # processes that share the tables among them
    worker: int = 0  # which of them this is

    @property
    def database(self) -> Path:
        """The file with all games."""
        return self.data / "games.sqlite3"

    @property
    def patience(self) -> Patience:
        """How long its tables wait for whom."""
        return Patience(self.absent_after, self.pause, self.idle_after, self.clock_seconds)

    def keeps(self, game: str) -> bool:
        """Whether the table of this game is this worker's."""
        return worker_of(game.encode(), self.workers) == self.worker


def worker_of(game: bytes, workers: int) -> int:
    """Which of so many workers keeps the table of a game: always the same one."""
    return crc32(game) % workers
