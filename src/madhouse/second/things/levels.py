"""Levels: how kind the mythos is. No rulebook has them; *plain* is the scenario as written."""

from collections.abc import Mapping
from itertools import pairwise
from typing import TypeVar

import msgspec

from madhouse.engine.clauses import Verb
from madhouse.engine.content_version import Prose

USUAL = "plain"
"""The level at which nothing is changed; a header that names none is of it."""


class MythosDelay(msgspec.Struct, frozen=True, kw_only=True):
    """By how many rounds mythos events begin later, by severity; below 0 they begin sooner."""

    major: int = 0
    deadly: int = 0


class Level(msgspec.Struct, frozen=True, kw_only=True):
    """What a level changes of a scenario."""

    id: str
    name: Prose
    text: Prose = ""
    later: MythosDelay = MythosDelay()
    second_event_every: int = 0  # so many rounds a second mythos event comes; 0: none ever
    setup: tuple[Verb, ...] = ()  # what is done after the scenario's own, before the first round


Span = tuple[int, int]
K = TypeVar("K", bound=str)


def begun_later(spans: Mapping[K, Span], later: MythosDelay) -> dict[K, Span]:
    """Rounds by severity, in their order, when some begin later; the first and the last round stay.

    >>> begun_later({"minor": (1, 4), "major": (5, 9), "deadly": (10, 16)}, MythosDelay(deadly=3))
    {'minor': (1, 4), 'major': (5, 12), 'deadly': (13, 16)}

    What would begin after the last round never does; each severity but the first keeps its turn.

    >>> begun_later({"minor": (1, 4), "major": (5, 6)}, MythosDelay(major=2))
    {'minor': (1, 6)}
    >>> begun_later({"minor": (1, 2), "major": (3, 4), "deadly": (5, 6)}, MythosDelay(deadly=-3))
    {'minor': (1, 2), 'major': (3, 3), 'deadly': (4, 6)}
    """
    if not spans:
        return {}
    last = max(end for _, end in spans.values())
    starts: dict[K, int] = {}
    for severity, (start, _) in spans.items():
        wished = start + getattr(later, severity, 0)
        starts[severity] = max(wished, *(each + 1 for each in starts.values()), 1)
    kept = [(severity, start) for severity, start in starts.items() if start <= last]
    ends = [(severity, start, nxt - 1) for (severity, start), (_, nxt) in pairwise(kept)]
    return {severity: (start, end) for severity, start, end in [*ends, (*kept[-1], last)]}
