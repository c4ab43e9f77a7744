"""Reviving (recovery): a game comes back from storage, even if its story has changed since."""

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from madhouse.editions import edition_of
from madhouse.engine.casefile import CaseError, CaseFile, CaseLine, Header
from madhouse.engine.checkpoints import Checkpoint
from madhouse.engine.decisions import RefusedAnswer, ReplayDivergence, RuleFailure
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.log import Event
from madhouse.engine.replaying import replay
from madhouse.engine.shelf import Shelf
from madhouse.server.kept.records import CannotGoOn, Stored

log = logging.getLogger(__name__)


def played_again(
    header: Header, answers: Sequence[CaseLine], history: Sequence[Event] = ()
) -> Game[Any, Any]:
    """The game that these answers lead to, after what is only told of it."""

    def begin_after(head: Header) -> Game[Any, Any]:
        game = edition_of(head.edition).shelf.begin(head)
        if not history:
            return game
        mark = Checkpoint(game.start, events=len(history))
        return Game(game.edition, game.start, head, (), history, (mark,))

    return replay(CaseFile(header, tuple(answers)), begin_after)


def as_it_was(game: Game[Any, Any], answers: int, history: Sequence[Event]) -> Game[Any, Any]:
    """The game as it was after so many answers."""
    lines = [CaseLine.of(each) for each in game.answers[:answers]]
    return played_again(game.header, lines, history)


def revived(stored: Stored) -> tuple[Game[Any, Any], bool]:
    """The stored game, and whether it could only be gone on with from its last stage."""
    header = stored.record.header
    if _shelf(header).has_content(header.story, header.content, header.level, header.packs):
        try:
            return played_again(header, stored.answers, stored.history), False
        except (ReplayDivergence, RefusedAnswer, RuleFailure, CaseError):
            log.warning("the rules have changed for game %s", stored.record.id)
    if stored.record.winner:  # from a stage before its end it would be played once more
        raise CannotGoOn(
            "this game is over, and its story has changed since; its case file is still there, "
            "and the version with which it was played can show it again"
        )
    return _from_last_stage(stored), True


def _shelf(header: Header) -> Shelf:
    """The shelf that has the story."""
    try:
        shelf = edition_of(header.edition).shelf
        shelf.title(header.story)
    except MadhouseError as gone:
        raise CannotGoOn(
            f"the story '{header.story}' is not told here any more; "
            "play this game with a version that has it"
        ) from gone
    return shelf


def _from_last_stage(stored: Stored) -> Game[Any, Any]:
    now = stored.record.header
    header = msgspec.structs.replace(
        now,
        content=_shelf(now).content_version(now.story, now.level, now.packs),
        position=stored.stage,
        game="",
        commitment="",  # dice and deals no longer follow from the seed alone
    )
    try:
        return played_again(header, (), stored.events)
    except Exception as changed:  # whatever a state of old can break
        raise CannotGoOn(
            "this game was begun with another version of its story and cannot be gone on with; "
            "play it with that version"
        ) from changed
