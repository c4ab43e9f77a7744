"""The chronicle: what is stored of a game's stages, so that it outlives a change of its story."""

from time import monotonic
from typing import Any

from madhouse.engine.game import Game
from madhouse.server import records
from madhouse.server.records import Page
from madhouse.server.storage import Write

BETWEEN = 1.0
"""Seconds from one stage that is stored to the next. Answers never wait: with them alone a game
is the same again, and stages are for the day on which its story has changed."""


class Chronicle:
    """The pages that are stored: each ends where a stage began."""

    def __init__(self, game: str, pages: list[Page] | None = None, due: float = 0.0) -> None:
        self._game = game
        self._pages = pages or [Page(0, 0)]
        self._due = due

    def behind(self, game: Game[Any]) -> bool:
        """Whether a stage has begun that is not stored."""
        return game.last_stage.answers != self._pages[-1].answers

    def next(self, game: Game[Any], *, now: bool = False) -> tuple[list[Write], "Chronicle"]:
        """What is to be written, and the chronicle once it is; in good time unless it is now.

        After an answer was taken back the last stage may be an earlier one than the stored.
        """
        mark, pages = game.last_stage, self._pages
        taken_back = mark.answers < pages[-1].answers
        if not self.behind(game) or not (now or taken_back or monotonic() >= self._due):
            return [], self
        writes: list[Write] = []
        if taken_back:
            pages = [page for page in pages if page.answers <= mark.answers]
            writes.append(records.untold(self._game, mark.answers))
        events = game.table.log.events[pages[-1].events : mark.events]
        writes += records.new_stage(self._game, mark.answers, mark.data, events)
        if pages[-1].answers < mark.answers:
            pages = [*pages, Page(mark.answers, mark.events)]
        return writes, Chronicle(self._game, pages, monotonic() + BETWEEN)
