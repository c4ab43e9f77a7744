"""Epilogues (endings): what is read aloud at the end, with lines that know how the evening went."""

import msgspec

from madhouse.engine.clauses import Condition
from madhouse.engine.content_version import Prose


class EpilogueLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of an epilogue that is read if something is so.

    It may name people of this evening: `{you}`, `{lost}`, `{all}`, and what else its edition
    puts into it.
    """

    text: Prose
    given: tuple[Condition, ...] = msgspec.field(default=(), name="if")
