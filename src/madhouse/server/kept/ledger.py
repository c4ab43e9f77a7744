"""The ledger (write-behind): what is stored of a table beside its answers, and can wait a bit."""

from typing import Any

import msgspec

from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR
from madhouse.server.kept.archive import Archive, ArchiveEntry, TableStanding
from madhouse.server.kept.chronicle import Chronicle
from madhouse.server.kept.records import GameRecord, Page, Stored, now


class Ledger:
    """What is written down about one table; all of it could wait a little."""

    def __init__(self, stored: Stored, archive: Archive) -> None:
        self.record = stored.record  # as it was stored last
        self._played = stored.record.played
        self._chronicle = Chronicle(stored.record.id, stored.pages)
        self._archive = archive

    def prepare(self, game: Game[Any, Any]) -> None:
        """Before an answer."""
        self._chronicle.prepare(game)

    def answered(self, game: Game[Any, Any]) -> None:
        """Something was answered just now; while two sides set up, neither is told when."""
        if not game.apart:
            self._played = now()

    async def begun_over(self, game: Game[Any, Any]) -> "Ledger":
        """The ledger of a game that begins otherwise than it did, with nothing played yet."""
        record = msgspec.structs.replace(self.record, header=game.header)
        await self._archive.begin_over(record, game.start)
        return Ledger(Stored(record, [], [], game.start, [], [Page(0, 0)]), self._archive)

    def standing(self, game: Game[Any, Any]) -> GameRecord:
        """How the table stands now."""
        return msgspec.structs.replace(
            self.record,
            played=self._played,
            round=game.progress.round,
            waiting=",".join(game.waiting(SPECTATOR)),
            winner=game.result.winner if game.result else "",
        )

    async def write_down(self, game: Game[Any, Any], *entries: ArchiveEntry) -> None:
        """Store how the table stands, with what else is to be written."""
        pages, chronicle = self._chronicle.next(game)
        record = self.standing(game)
        standing = [TableStanding(record)] if record != self.record else []
        if entries or pages or standing:
            await self._archive.write(*entries, *pages, *standing)
        self.record, self._chronicle = record, chronicle

    async def make_seed_known(self) -> None:
        """Somebody can foresee the dice from now on."""
        await self._archive.make_seed_known(self.record.id)
        self.record = msgspec.structs.replace(self.record, seed_known=True)
