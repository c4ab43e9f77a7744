"""The conversation (chat) at a table: stored and told to all, or held until a puzzle ends."""

import logging

from madhouse.engine.decisions import Seat
from madhouse.engine.errors import MadhouseError
from madhouse.server.kept.archive import Archive
from madhouse.server.kept.records import now
from madhouse.server.table.seating import Seating
from madhouse.server.wire.from_server import Said

log = logging.getLogger(__name__)

MOST_HELD = 20
"""Lines that can wait at a table."""
LAST = 100
"""Lines that who comes later can read."""


class TooMuchTalk(MadhouseError):
    """No more can be held back; it was not said, and will not be."""


class Conversation:
    """What is said at one table."""

    def __init__(self, game: str, seating: Seating, archive: Archive, held: int) -> None:
        self._game = game
        self._seating = seating
        self._archive = archive
        self._held = held  # lines that wait

    async def say(self, seat: Seat, text: str) -> None:
        """A line for all to read."""
        self._tell(await self._archive.save_talk(self._game, self._line(seat, text)))

    async def hold(self, seat: Seat, text: str) -> None:
        """A line that will be said later, even if the server has to be started anew for that."""
        if self._held >= MOST_HELD:
            raise TooMuchTalk("enough waits to be said; wait until the puzzle attempt is over")
        await self._archive.hold_talk(self._game, self._line(seat, text))
        self._held += 1

    def _line(self, seat: Seat, text: str) -> Said:
        return Said(0, seat, self._seating.seats[seat].name, text, now())

    @property
    def waits(self) -> bool:
        """Whether something is held."""
        return self._held > 0

    async def release(self) -> None:
        """Say what was held; if that fails, it waits for the next time."""
        waiting, self._held = self._held, 0
        try:
            lines = await self._archive.release_talk(self._game, now())
        except MadhouseError:
            self._held += waiting
            log.exception("what was held at the table %s could not be said", self._game)
        else:
            for line in lines:
                self._tell(line)

    async def so_far(self) -> list[Said]:
        """What was said last, oldest first."""
        return await self._archive.last_talk(self._game, LAST)

    def _tell(self, line: Said) -> None:
        for each in list(self._seating.listeners):
            each.tell(line)
