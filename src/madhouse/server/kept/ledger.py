"""The ledger: what is stored of a table beside its answers, how it stands and what was told."""

from typing import Any

import msgspec

from madhouse.engine.game import Game
from madhouse.engine.knowledge import SPECTATOR
from madhouse.server.kept import records
from madhouse.server.kept.chronicle import Chronicle
from madhouse.server.kept.records import GameRecord, Stored
from madhouse.server.kept.storage import Storage, Write


class Ledger:
    """What is written down about one table; all of it could wait a little."""

    def __init__(self, stored: Stored, storage: Storage) -> None:
        self.record = stored.record  # as it was stored last
        self._played = stored.record.played
        self._chronicle = Chronicle(stored.record.id, stored.pages)
        self._storage = storage

    def prepare(self, game: Game[Any, Any]) -> None:
        """Before an answer."""
        self._chronicle.prepare(game)

    def answered(self) -> None:
        """Something was answered just now."""
        self._played = records.now()

    def standing(self, game: Game[Any, Any]) -> GameRecord:
        """How the table stands now."""
        return msgspec.structs.replace(
            self.record,
            played=self._played,
            round=game.table.state.round,
            waiting=",".join(game.waiting(SPECTATOR)),
            winner=game.result.winner if game.result else "",
        )

    async def write_down(self, game: Game[Any, Any], *writes: Write) -> None:
        """Store how the table stands, with what else is to be written."""
        pages, chronicle = self._chronicle.next(game)
        record = self.standing(game)
        noted = [records.noted(record)] if record != self.record else []
        if writes or pages or noted:
            await self._storage.write(*writes, *pages, *noted)
        self.record, self._chronicle = record, chronicle

    async def make_seed_known(self) -> None:
        """Somebody can foresee the dice from now on."""
        game = self.record.id
        await self._storage.do(lambda db: records.make_seed_known(db, game))
        self.record = msgspec.structs.replace(self.record, seed_known=True)
