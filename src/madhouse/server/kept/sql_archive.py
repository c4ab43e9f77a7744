"""The archive of one table in the database (repository): every entry becomes its statements.

Each carries the lease under which the table is kept, and is refused where another has it.
"""

from collections.abc import Awaitable

from madhouse.server.kept import statements
from madhouse.server.kept.archive import ArchiveEntry, NewStage
from madhouse.server.kept.records import GameRecord, HostRecord, SeatRecord
from madhouse.server.kept.stacks import Lease
from madhouse.server.kept.statements import WRITES
from madhouse.server.kept.storage import Storage
from madhouse.server.wire.from_server import Said


class SqlArchive:
    """What one table keeps of itself."""

    def __init__(self, storage: Storage, lease: Lease, lines_kept: int) -> None:
        self._storage = storage
        self._lease = lease
        self._lines_kept = lines_kept  # of what was said

    def write(self, *entries: ArchiveEntry) -> Awaitable[None]:
        """Keep these entries, all of them or none."""
        lease = self._lease
        writes = [write for each in entries for write in WRITES[type(each)](each, lease.fence)]
        return self._storage.write(*writes, lease=lease)

    def save_seat(self, game: str, seat: SeatRecord) -> Awaitable[None]:
        """Somebody else holds a seat now."""
        return self._storage.do(lambda db: statements.save_seat(db, game, seat), self._lease)

    def save_hosting(self, game: str, hosting: HostRecord) -> Awaitable[None]:
        """The host has changed something of the table."""
        return self._storage.do(lambda db: statements.save_hosting(db, game, hosting), self._lease)

    def begin_over(self, game: GameRecord, start: bytes) -> Awaitable[None]:
        """Nobody has played yet, and the game begins otherwise than it did."""
        return self._storage.do(lambda db: statements.begin_over(db, game, start), self._lease)

    def begin_anew(self, game: GameRecord, stage: bytes) -> Awaitable[None]:
        """A game goes on from a stage: what was answered before is only told any more."""
        return self._storage.do(lambda db: statements.begin_anew(db, game, stage), self._lease)

    def cut_short(self, game: str, answers: int, stage: NewStage) -> Awaitable[None]:
        """A game goes on after so many of its answers; the stage is the last before them."""
        return self._storage.do(
            lambda db: statements.cut_short(db, game, answers, stage), self._lease
        )

    def make_seed_known(self, game: str) -> Awaitable[None]:
        """Somebody can foresee the dice."""
        return self._storage.do(lambda db: statements.make_seed_known(db, game), self._lease)

    def delete_game(self, game: str) -> Awaitable[None]:
        """The game and all that belongs to it is to go for good."""
        return self._storage.do(lambda db: statements.delete_game(db, game), self._lease)

    def save_talk(self, game: str, line: Said) -> Awaitable[Said]:
        """A line that was said; gives it with its number."""
        return self._storage.do(
            lambda db: statements.save_talk(db, game, line, self._lines_kept), self._lease
        )

    def hold_talk(self, game: str, line: Said) -> Awaitable[None]:
        """A line that waits to be said."""
        return self._storage.do(lambda db: statements.hold_talk(db, game, line), self._lease)

    def release_talk(self, game: str, at: str) -> Awaitable[list[Said]]:
        """What has waited is said now."""
        return self._storage.do(
            lambda db: statements.release_talk(db, game, at, self._lines_kept), self._lease
        )

    def last_talk(self, game: str, most: int) -> Awaitable[list[Said]]:
        """What was said last, oldest first."""
        return self._storage.do(lambda db: statements.load_talk(db, game, most))
