"""Glances (keyframes): how a view changes from event to event, so that a turn can be played out."""

from collections.abc import Mapping, Sequence
from itertools import compress
from operator import ne
from typing import Any, NamedTuple, cast

import msgspec

from madhouse.engine.log import Event
from madhouse.server.wire.from_server import ShownStep

encode = msgspec.json.Encoder().encode


class Glance(NamedTuple):
    """What had changed as an event was written, ready to be sent."""

    event: Event
    view: msgspec.Raw


class Glances:
    """The glances of one seat since its view was last looked at.

    What was seen with the last event is what is looked at next, so it is never written.
    """

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._keys = keys  # of the parts of a view
        self._all = range(len(keys))
        self._seen: tuple[Any, ...] = ()
        self._last: tuple[Event, list[int]] | None = None
        self._written: list[Glance] = []

    def add(self, now: tuple[Any, ...], begun: tuple[Any, ...], event: Event) -> None:
        """The view as this event is written; `begun` is how it was last looked at."""
        self._write_last()
        self._last = event, [*compress(self._all, map(ne, now, self._seen or begun))]
        self._seen = now

    def _write_last(self) -> None:
        if self._last is not None and self._last[1]:
            event, changed = self._last
            parts = b",".join([self._keys[at] + encode(self._seen[at]) for at in changed])
            self._written.append(Glance(event, msgspec.Raw(b"{%b}" % parts)))

    def taken(self) -> list[Glance]:
        """All before the last; from here on they begin anew."""
        written, self._written, self._last, self._seen = self._written, [], None, ()
        return written


def steps_of(glances: Sequence[Glance], numbers: Mapping[int, int]) -> list[ShownStep]:
    """The glances as steps of a state, by the numbers of their events' lines.

    Where one of the events was taken back again, only the end counts.
    """
    if not all(numbers.values()):
        return []
    return [
        ShownStep(numbers[id(each.event)], cast("dict[str, Any]", each.view)) for each in glances
    ]
