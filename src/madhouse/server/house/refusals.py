"""Refusals (error codes): what is said, and by which number, to who asks for what cannot be."""

from math import ceil

from madhouse.engine.errors import MadhouseError
from madhouse.server.kept.archive import StorageFailed
from madhouse.server.kept.records import CannotGoOn
from madhouse.server.table.live import TableClosed
from madhouse.server.table.seating import NotAllowed
from madhouse.server.wire.lobby import Problem

LONGEST = 1000
"""Letters of a sentence that says what went wrong."""


class NoSuchGame(MadhouseError):
    """There is no game of that name."""


class ElsewhereKept(MadhouseError):
    """Another process keeps the table."""


class HouseFull(MadhouseError):
    """There is no room for another table."""


class TooMuch(MadhouseError):
    """Whoever asks has had his share for now."""

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message)
        self.wait = ceil(max(wait, 1.0))  # seconds


STATUS: dict[type[MadhouseError], tuple[int, str]] = {
    NoSuchGame: (404, "no-game"),
    ElsewhereKept: (421, "elsewhere"),
    NotAllowed: (403, "not-allowed"),
    CannotGoOn: (409, "cannot-go-on"),
    TableClosed: (409, "closed"),
    StorageFailed: (503, "not-stored"),
    HouseFull: (503, "full"),
    MadhouseError: (400, "not-possible"),
}
"""The status and the code of an answer to who asked for what ended so."""


def problem_of(error: MadhouseError) -> tuple[int, Problem]:
    """How a request is answered that ended with this."""
    kind = next(each for each in STATUS if isinstance(error, each))
    status, code = STATUS[kind]
    return status, Problem(code, in_short(str(error)))


def in_short(message: str) -> str:
    """A sentence for people; what it quotes may have been very long."""
    return f"{message[:LONGEST]} ..." if len(message) > LONGEST else message
