"""The log: what happened, as structured events with the rules behind them and who may see them."""

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from madhouse.engine.decisions import Fact
from madhouse.engine.knowledge import EVERYONE

ROUND = "round"
"""The event with which a round begins, in every edition; the fact of this name is its number."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened. Its text is made from the message `log.<kind>` and its facts."""

    kind: str
    facts: dict[str, Fact]
    rules: tuple[str, ...] = ()
    seen_by: int = EVERYONE  # the seats that may read it, as bits


def readable(events: Iterable[Event], eyes: int) -> list[Event]:
    """Those of the events that those eyes may read."""
    return [each for each in events if each.seen_by & eyes == eyes]


Witness = Callable[[Event], None]
"""Somebody who looks at the table as each event is written."""


class Log:
    """Events in order. While two branches are played at once each has a page of its own."""

    __slots__ = ("_pages", "events", "page")

    def __init__(self, events: Sequence[Event] = ()) -> None:
        self.events = list(events)
        self._pages: dict[str, list[Event]] = {}
        self.page = self.events

    def open_pages(self, names: Sequence[str]) -> None:
        """Begin a page for each branch; none is bound in until all are done."""
        self._pages = {name: [] for name in names}

    def turn_to(self, name: str) -> None:
        """Write on the branch's page from now on."""
        self.page = self._pages[name]

    def bind(self) -> None:
        """Put the branches' pages into the log, in the order in which they were opened."""
        for page in self._pages.values():
            self.events.extend(page)
        self._pages = {}
        self.page = self.events

    def seen(self, eyes: int, branch: str | None = None) -> Iterator[Event]:
        """The events that those eyes may read, those of their own branch last."""
        pages = [self.events, self._pages.get(branch or "", [])]
        return (each for page in pages for each in page if each.seen_by & eyes == eyes)
