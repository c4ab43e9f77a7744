"""Reviving (recovery): a game comes back from storage, even if its story has changed since."""

import logging
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from madhouse.editions import edition_of
from madhouse.engine.casefile import CaseError, CaseFile, CaseLine, Header
from madhouse.engine.checkpoints import Checkpoint
from madhouse.engine.decisions import RefusedAnswer, ReplayDivergence, RuleFailure
from madhouse.engine.errors import MadhouseError
from madhouse.engine.game import Game
from madhouse.engine.log import Event
from madhouse.engine.replaying import replay
from madhouse.engine.shared_names import share_names
from madhouse.engine.shelf import Shelf
from madhouse.server.kept.records import CannotGoOn, Stored
from madhouse.server.table.breath import Breath

log = logging.getLogger(__name__)


def played_again(
    header: Header,
    answers: Sequence[CaseLine],
    history: Sequence[Event] = (),
    between: Callable[[Game[Any, Any]], None] = lambda _: None,
) -> Game[Any, Any]:
    """The game that these answers lead to, after what is only told of it."""

    def begin_after(head: Header) -> Game[Any, Any]:
        game = edition_of(head.edition).shelf.begin(head)
        if not history:
            return game
        mark = Checkpoint(game.start, events=len(history))
        return Game(game.edition, game.start, head, (), history, (mark,))

    game = replay(CaseFile(header, tuple(answers)), begin_after, between=between)
    share_names(game.table.state)
    return game


def as_it_was(game: Game[Any, Any], answers: int, history: Sequence[Event]) -> Game[Any, Any]:
    """The game as it was after so many answers."""
    lines = [CaseLine.of(each) for each in game.answers[:answers]]
    return played_again(game.header, lines, history)


CHANGED = "Its story or its rules have changed since this game was last played."
DAMAGED = "Not all that was stored of this game can be read."


class Revival(NamedTuple):
    """A game that was brought back, and what was lost of it on the way."""

    game: Game[Any, Any]
    from_stage: bool = False  # it could only be gone on with from its last stage
    lost: int = 0  # decisions
    why: str = ""

    @property
    def told(self) -> str:
        """What those at the table are told."""
        if not self.why:
            return ""
        lost = f"{self.lost} decisions are" if self.lost != 1 else "One decision is"
        return f"{self.why} {lost} lost, and it goes on from there. Nothing was deleted."


def revived(stored: Stored) -> Revival:
    """The stored game; where its answers do not lead there any more, from its last stage, or
    after those answers that still do."""
    header = stored.record.header
    shelf = _shelf(header)
    same = shelf.has_content(header.story, header.content, header.level, header.packs)
    if same:
        try:
            return Revival(played_again(header, stored.answers, stored.history, Breath()))
        except (ReplayDivergence, RefusedAnswer, RuleFailure, CaseError):
            log.warning("the answers of game %s do not fit", stored.record.id)
    if stored.record.winner:  # from a stage before its end it would be played once more
        raise CannotGoOn(
            "this game is over, and its story has changed since; its case file is still there, "
            "and the version with which it was played can show it again"
        )
    why, answers = (DAMAGED if same else CHANGED), len(stored.answers)
    try:
        lost = max(answers - stored.stage_answers, 0)
        return Revival(_from_last_stage(stored), True, lost, why)
    except CannotGoOn:
        if not same:
            raise
        game = _as_far_as_it_goes(stored)
        return Revival(game, False, answers - len(game.answers), why)


def _as_far_as_it_goes(stored: Stored) -> Game[Any, Any]:
    """The game after those of its answers that can still be given."""
    header, good, bad = stored.record.header, 0, len(stored.answers)
    game = played_again(header, (), stored.history)
    while bad - good > 1:
        middle = (good + bad) // 2
        try:
            game = played_again(header, stored.answers[:middle], stored.history, Breath())
            good = middle
        except (ReplayDivergence, RefusedAnswer, RuleFailure, CaseError):
            bad = middle
    return game


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
        shares=(),
    )
    try:
        return played_again(header, (), stored.events)
    except Exception as changed:  # whatever a state of old can break
        raise CannotGoOn(
            "this game was begun with another version of its story and cannot be gone on with; "
            "play it with that version"
        ) from changed
