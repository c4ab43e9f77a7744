"""The chronicle (snapshots): a game's stages as stored, to outlive a change of its story."""

from time import monotonic
from typing import Any

from madhouse.engine.checkpoints import FAR
from madhouse.engine.game import Game
from madhouse.server.kept.archive import ArchiveEntry, FewerStages, NewStage
from madhouse.server.kept.records import Page

HURRIED = 1.0
"""Seconds after which an answer's stages are kept again. Keeping them costs play, answers alone
bring a game back, and stages are for the day on which its story has changed."""
EVERY = 1
"""Answers from one stage to the next, where they are kept."""


class Chronicle:
    """The pages that are stored: each ends where a stage began."""

    def __init__(self, game: str, pages: list[Page] | None = None, due: float = 0.0) -> None:
        self._game = game
        self._pages = pages or [Page(0, 0)]
        self._due = due

    def prepare(self, game: Game[Any, Any]) -> None:
        """Before an answer: its stages are kept unless somebody plays in great hurry. A game that
        is copied keeps them anyway."""
        if game.copied:
            return
        game.spacing = FAR
        now = monotonic()
        if now >= self._due:
            self._due = now + HURRIED
            game.spacing = EVERY
            game.keep_next_stage()

    def next(self, game: Game[Any, Any]) -> tuple[list[ArchiveEntry], "Chronicle"]:
        """What is to be written, and the chronicle once it is.

        After an answer was taken back the last stage may be an earlier one than the stored.
        """
        mark, pages = game.last_stage, self._pages
        if mark.answers == pages[-1].answers:
            return [], self
        entries: list[ArchiveEntry] = []
        if mark.answers < pages[-1].answers:
            pages = [page for page in pages if page.answers <= mark.answers]
            entries.append(FewerStages(self._game, mark.answers))
        events = game.log[pages[-1].events : mark.events]
        entries.append(NewStage(self._game, mark.answers, game.last_stage_data, events))
        if pages[-1].answers < mark.answers:
            pages = [*pages, Page(mark.answers, mark.events)]
        return entries, Chronicle(self._game, pages, self._due)
