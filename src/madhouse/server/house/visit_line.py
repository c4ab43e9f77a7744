"""A visit's line: what leads to a browser, a socket or a port inside its page."""

from collections.abc import Awaitable
from typing import Protocol


class VisitLine(Protocol):
    """Sending and closing may raise what they like when the browser has gone."""

    def send(self, text: str) -> Awaitable[None]:
        """Say something to the browser."""

    def close(self) -> Awaitable[None]:
        """Hang up."""

    def heeded(self, waiting: int) -> float:
        """What the browser said is dealt with now, and so many words of it wait; gives the seconds
        for which it has to be kept waiting because it says too much."""
