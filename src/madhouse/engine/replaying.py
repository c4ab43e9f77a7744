"""Replaying a case: the same game again byte for byte, or where it differs."""

import re
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from madhouse.engine.casefile import CaseError, CaseFile, CaseLine, Header, digest
from madhouse.engine.decisions import ReplayDivergence
from madhouse.engine.edition import Edition
from madhouse.engine.game import Game
from madhouse.engine.rng import commitment
from madhouse.engine.state import Result

SHARE = re.compile(r"(?P<seat>[^\s=,:]+)=(?P<number>[0-9a-f]{64})")
"""What a person has added to the seed."""


def refuse_other_content(header: Header, edition: Edition[Any, Any]) -> None:
    """Stop before a case is replayed with cards other than those it was played with."""
    compared = (
        ("edition", header.edition, edition.name, header.edition == edition.name),
        ("story", header.story, edition.story_id, header.story == edition.story_id),
        ("content", header.content, edition.content_version, edition.has_content(header.content)),
    )
    for what, then, now, same in compared:
        if not same:
            raise CaseError(
                f"this case was played with {what} '{then}', but here it is '{now}'; "
                "replay it with the version that wrote it"
            )


def replay(
    case: CaseFile,
    begin: Callable[[Header], Game[Any, Any]],
    until: int | None = None,
    between: Callable[[Game[Any, Any]], None] = lambda _: None,
) -> Game[Any, Any]:
    """The game of a case file, played again; up to and with the decisions of number `until`.
    Who looks on, or has others waiting, may see to that between two answers."""
    try:
        game = begin(case.header)
    except msgspec.DecodeError as damage:
        raise CaseError(f"the position is no table of this edition: {damage}") from None
    refuse_other_content(case.header, game.edition)
    for answer in case.answers:
        if until is None or answer.number <= until:
            _give(game, answer)
            between(game)
    return game


def _give(game: Game[Any, Any], answer: CaseLine) -> None:
    """Give a recorded answer, if exactly the same question is asked as then."""
    asked = next((each for each in game.pending if each.offered_to(answer.seat)), None)
    if (
        asked is None
        or (asked.number, asked.fingerprint) != (answer.number, answer.fingerprint)
        or answer.option not in asked.offered_to(answer.seat)
    ):
        now = "nothing of this seat" if asked is None else f"{asked.number} '{asked.kind}'"
        if asked is not None:
            now += f" [{asked.fingerprint}] with options {', '.join(asked.options[:12])}"
        raise ReplayDivergence(answer.number, now, f"in line {answer.line} '{answer}'")
    game.apply(answer.seat, answer.option)


def verify(
    case: CaseFile, begin: Callable[[Header], Game[Any, Any]], own: Collection[str] = ()
) -> None:
    """Play the whole case again; the end must be the recorded one, the seed the promised one, and
    one's own shares among those that were mixed into it."""
    header = case.header
    _check_shares(header, own)
    if header.commitment and header.position is not None:
        raise CaseError("this table was built by hand: its dice do not follow from the seed alone")
    if header.commitment and commitment(header.seed, header.game) != header.commitment:
        raise CaseError(
            f"the seed is not the one that was promised for game '{header.game}': "
            f"its commitment is {commitment(header.seed, header.game)}, not {header.commitment}"
        )
    game = replay(case, begin)
    if game.result != case.result:
        raise CaseError(f"the replay ends with {_told(game.result)}, not {_told(case.result)}")
    if case.result is not None and digest(game.encode()) != case.final:
        raise CaseError(
            f"the replay ends in state {digest(game.encode())}, but {case.final} was recorded"
        )


def _check_shares(header: Header, own: Collection[str]) -> None:
    """They were added to a promised seed, each seat's once."""
    given = [SHARE.fullmatch(each) for each in header.shares]
    seats = [found["seat"] for found in given if found]
    if None in given or len(seats) != len(set(seats)):
        raise CaseError("the shares should be one SEAT=NUMBER for a seat, of 64 hex digits each")
    if header.shares and not header.commitment:
        raise CaseError("there are shares in the seed, but no commitment that was published before")
    known = {found["number"] for found in given if found}
    if missing := [each for each in own if each.lower() not in known]:
        raise CaseError(f"the share {missing[0]} was not mixed into the seed of this game")


def _told(result: Result | None) -> str:
    return "an open game" if result is None else f"{result.winner} ({result.reason})"
