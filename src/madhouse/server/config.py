"""Config: where a server keeps its games, whom it listens to, what it puts up with."""

from pathlib import Path
from socket import gethostname

import msgspec
from platformdirs import user_data_path

from madhouse.server.limits import HOME, Limits
from madhouse.server.table.patience import Patience

LOOPBACK = "127.0.0.1"
PORT = 8693


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server."""

    data: Path = msgspec.field(default_factory=lambda: user_data_path("madhouse"))
    database: str = ""  # the address of a PostgreSQL database; without it a file holds the games
    host: str = LOOPBACK  # nobody else can reach the table until somebody asks for it
    port: int = PORT
    origins: tuple[str, ...] = ()  # further addresses from which a browser may play
    behind: tuple[str, ...] = ()  # proxies that are believed when they say for whom they ask
    limits: Limits = HOME
    set_out: bool = False  # what anybody may read is written down before the door is opened
    keep: float | None = None  # days for which a game that is over is kept; without it for good
    absent_after: float = 120.0  # seconds until others may hand an absent seat to a computer
    lasts: float = 10.0  # seconds that a process counts as alive which says nothing
    idle_after: float = 900.0  # seconds until a table that nobody watches leaves the memory
    ends_within: float = 7.0  # seconds that each of its two last steps may take; systemd waits 20

    pause: float = 0.8  # seconds between answers while computers play every seat
    clock_seconds: float | None = None  # instead of those that an edition allows

    @property
    def games(self) -> Path | str:
        """Where all games are: a file, or an address."""
        return self.database or self.data / "games.sqlite3"

    @property
    def address(self) -> str:
        """By which other processes and people know this one."""
        return f"{gethostname()}:{self.port}"

    @property
    def patience(self) -> Patience:
        """How long its tables wait for whom."""
        return Patience(self.absent_after, self.pause, self.idle_after, self.clock_seconds)
