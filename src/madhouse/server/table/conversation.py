"""The conversation at a table: it is stored and told to all, or waits for the end of a puzzle."""

import logging
from typing import Any

import sqlalchemy as sa

from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.server.kept import tables
from madhouse.server.kept.records import now
from madhouse.server.kept.storage import Storage
from madhouse.server.table.seating import Seating
from madhouse.server.wire.messages import Said

log = logging.getLogger(__name__)

MOST_HELD = 20
"""Lines that can wait at a table."""
LAST = 100
"""Lines that who comes later can read."""


class TooMuchTalk(MadhouseError):
    """No more can be held back; it was not said, and will not be."""


class Conversation:
    """What is said at one table."""

    def __init__(self, game: str, seating: Seating, storage: Storage, held: int) -> None:
        self._game = game
        self._seating = seating
        self._storage = storage
        self._held = held  # lines that wait

    async def say(self, seat: Seat, text: str) -> None:
        """A line for all to read."""
        name = self._seating.seats[seat].name
        self._tell(await self._storage.do(lambda db: _save(db, self._game, seat, name, text)))

    async def hold(self, seat: Seat, text: str) -> None:
        """A line that will be said later, even if the server has to be started anew for that."""
        if self._held >= MOST_HELD:
            raise TooMuchTalk("enough waits to be said; wait until the puzzle attempt is over")
        name = self._seating.seats[seat].name
        line = {"game": self._game, "seat": seat, "name": name, "text": text}
        await self._storage.do(lambda db: db.execute(sa.insert(tables.held), line))
        self._held += 1

    @property
    def waits(self) -> bool:
        """Whether something is held."""
        return self._held > 0

    async def release(self) -> None:
        """Say what was held; if that fails, it waits for the next time."""
        waiting, self._held = self._held, 0
        try:
            lines = await self._storage.do(lambda db: _release(db, self._game))
        except MadhouseError:
            self._held += waiting
            log.exception("what was held at the table %s could not be said", self._game)
        else:
            for line in lines:
                self._tell(line)

    async def so_far(self) -> list[Said]:
        """What was said last, oldest first."""
        return await self._storage.do(lambda db: _load(db, self._game))

    def _tell(self, line: Said) -> None:
        for each in list(self._seating.listeners):
            each.tell(line)


def _save(db: sa.Connection, game: str, seat: str, name: str, text: str) -> Said:
    row = {"seat": seat, "name": name, "text": text, "at": now()}
    kept = db.execute(sa.insert(tables.talk), row | {"game": game}).inserted_primary_key
    return Said(number=kept[0] if kept else 0, **row)


def _release(db: sa.Connection, game: str) -> list[Said]:
    held = tables.held.c.game == game
    rows = db.execute(sa.select(tables.held).where(held).order_by(tables.held.c.id)).all()
    db.execute(sa.delete(tables.held).where(held))
    return [_save(db, game, row.seat, row.name, row.text) for row in rows]


def _load(db: sa.Connection, game: str) -> list[Said]:
    asked = sa.select(tables.talk).where(tables.talk.c.game == game)
    found = db.execute(asked.order_by(tables.talk.c.id.desc()).limit(LAST)).all()
    return [_said(row) for row in reversed(found)]


def _said(row: Any) -> Said:
    return Said(row.id, row.seat, row.name, row.text, row.at)
