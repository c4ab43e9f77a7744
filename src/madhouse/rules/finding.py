"""Rules of a companion, found by the words that players use."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import islice, takewhile

from madhouse.rules.catalogue import Rulebook
from madhouse.rules.companion import Entry, companion, section_of, settings

_WEIGHTS = (4, 5, 2)
"""Of a name, a heading and a text: in a text a word may be in passing."""
_TYPED, _CALLED = 2, 3
"""The word by which the rules call a thing says more than the one that was typed for it."""
_NEAR = 3
"""A shorter stem says nothing of words that begin with it: to run is not a rune."""
_SHORT = 2
"""A stem is longer than that: `us` has no ending."""


MOST_WORDS = 12
"""Of what was typed; a question has hardly more."""


def find(typed: str, book: Rulebook) -> list[Entry]:
    """The entries that fit best what a player typed; fine print comes after the rest.

    >>> find("sneak past", Rulebook.FIRST)[0].topic
    'Evade Tests'
    """
    words = [word for word in _words(typed) if word not in settings(book).idle]
    asked = tuple(dict.fromkeys(words))[:MOST_WORDS]
    return [companion(book).entries[at] for at in _found(asked, book)]


@lru_cache(maxsize=500)
def _found(words: tuple[str, ...], book: Rulebook) -> tuple[int, ...]:
    """The numbers of the entries that have most of the words, the best first."""
    hits: Counter[int] = Counter()
    worths: Counter[int] = Counter()
    for word in words:
        found = _worths(word, book)
        hits.update(found.keys())
        worths.update(found)
    most = max(hits.values(), default=0)
    best = sorted(at for at, count in hits.items() if count == most)
    entries, fine_print = companion(book).entries, settings(book).fine_print
    return tuple(sorted(best, key=lambda at: (entries[at].subject == fine_print, -worths[at])))


def _worths(word: str, book: Rulebook) -> dict[int, int]:
    """The entries that are about a typed word, and how much each is."""
    found: dict[int, int] = {}
    for stem, says in _meant(word, book).items():
        for at, worth in _of_stem(stem, book).items():
            found[at] = max(found.get(at, 0), worth * says)
    return found


def _meant(word: str, book: Rulebook) -> dict[str, int]:
    """The stems that a typed word stands for, and how much each says."""
    others = _others(book).get(_stem(word), [])
    return {_stem(word): _TYPED} | {_stem(other): _CALLED for other in others}


@cache
def _others(book: Rulebook) -> dict[str, list[str]]:
    return {_stem(known): others for known, others in settings(book).words.items()}


def _of_stem(stem: str, book: Rulebook) -> dict[int, int]:
    """How much each entry is about a stem: twice as much as about words that only begin so."""
    found: Counter[int] = Counter()
    for index, weight in zip(_indexes(book), _WEIGHTS, strict=True):
        exact: set[int] = index.places.get(stem, set())
        found.update(dict.fromkeys(exact, 2 * weight))
        found.update(dict.fromkeys(index.beginning(stem) - exact, weight))
    return found


class _Index:
    """The entries that have a stem in their name, their heading or their text."""

    def __init__(self, texts: list[str]) -> None:
        self.places: dict[str, set[int]] = {}
        for at, text in enumerate(texts):
            for stem in map(_stem, _words(text)):
                self.places.setdefault(stem, set()).add(at)
        self._stems = sorted(self.places)

    def beginning(self, stem: str) -> set[int]:
        """The entries with a stem that begins with this one."""
        if len(stem) <= _NEAR:
            return set()
        first = bisect_left(self._stems, stem)
        near = takewhile(lambda each: each.startswith(stem), islice(self._stems, first, None))
        return set().union(*[self.places[each] for each in near])


@cache
def _indexes(book: Rulebook) -> tuple[_Index, ...]:
    entries = companion(book).entries
    return (
        _Index([one.name for one in entries]),
        _Index([f"{one.topic} {section_of(one.place)}" for one in entries]),
        _Index([one.text for one in entries]),
    )


def _words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", text.lower())


def _stem(word: str) -> str:
    """The part of a word that its forms share, near enough for a search.

    >>> _stem("evading") == _stem("evade") == _stem("evades")
    True
    """
    return next((word.removesuffix(end) for end in _endings(word)), word)


def _endings(word: str) -> Iterator[str]:
    for end in ("ings", "ing", "ers", "er", "ed", "es", "s", "e"):
        if word.endswith(end) and len(word) - len(end) > _SHORT:
            yield end
