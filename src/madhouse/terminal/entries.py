"""Entries of the log: an attempt at a puzzle is one, however many steps it had."""

from collections.abc import Iterable, Iterator
from typing import Any

from madhouse.engine.log import Event
from madhouse.engine.teller import Teller

LogEntry = tuple[int, str]
"""The number of an event, and what is told of it and of those that belong to it."""


class _Attempt:
    """An attempt that is under way: what it is told with, and which of it are steps."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.told = [(text, False)]

    def entry(self, over: bool) -> LogEntry:
        """All of it once it is over. Before that whoever works at it sees the steps himself."""
        return self.number, " ".join(
            text for text, step in self.told if text and (over or not step)
        )


def entries(events: Iterable[tuple[int, Event]], teller: Teller[Any]) -> Iterator[LogEntry]:
    """What is told of numbered events; to some that happens nothing was written."""
    attempt: _Attempt | None = None
    for number, event in events:
        line = teller.line(event)
        text, part = line.text, line.part
        if part == "attempt":
            attempt = _Attempt(number, text)
        elif attempt is None:
            if text and part != "attempt-step":
                yield number, text
        elif part in ("", "attempt-step", "attempt-over"):
            attempt.told.append((text, part == "attempt-step"))
            if part == "attempt-over":
                yield attempt.entry(over=True)
                attempt = None
        else:
            yield attempt.entry(over=True)
            attempt = None
            if text:
                yield number, text
    if attempt is not None:
        yield attempt.entry(over=False)
