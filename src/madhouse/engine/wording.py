"""Wording: the verbs and conditions within a card or a part of a story, by the words for them."""

from collections.abc import Iterator
from typing import Any, cast

from madhouse.engine.clauses import Condition, Verb, parts_within
from madhouse.engine.words import Word, word_of


def word(thing: Word) -> str:
    """What an author writes for it."""
    return word_of(type(thing))


def verbs_in(*things: Any) -> Iterator[Any]:
    """Every verb within these, in written order."""
    for thing in things:
        yield from parts_within(thing, cast(type[Any], Verb))


def conditions_in(*things: Any) -> Iterator[Any]:
    """Every condition within these, in written order."""
    for thing in things:
        yield from parts_within(thing, cast(type[Any], Condition))
