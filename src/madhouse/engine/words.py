"""Words (domain-specific language): the vocabulary in which authors write what cards do.

A word is a small struct. The families (verbs, conditions, standing answers) belong to the engine;
an edition derives its own base from each and all its words from that base, so that the words of
two editions never mix.
"""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from typing import ClassVar

import msgspec

from madhouse.engine.errors import MadhouseError

FEW = 10  # so many known words can be listed in an error message


class VocabularyError(MadhouseError):
    """A vocabulary does not hold together: two words of one name, or a word that cannot act."""


class Word(msgspec.Struct, frozen=True):
    """The base of every word; its direct subclasses are the families."""

    about: ClassVar[str] = ""  # the field with conditions that somebody else is to meet
    joins: ClassVar[str] = "and"  # how those inside it are read: `join.<joins>`


def snake(name: str) -> str:
    """A class's name as an author writes it: words in lower case with underscores."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


@cache
def word_of(kind: type[Word]) -> str:
    """What an author writes for this kind of word.

    >>> class DealWeaponDamage(Word, frozen=True): ...
    >>> word_of(DealWeaponDamage)
    'deal_weapon_damage'
    """
    return snake(kind.__name__)


@cache
def family_of(kind: type[Word]) -> type[Word]:
    """The family a kind of word belongs to: its ancestor directly below Word."""
    for ancestor in kind.__mro__:
        if Word in ancestor.__bases__:
            return ancestor
    raise VocabularyError(
        f"{kind.__name__} belongs to no family; derive it from one, not from Word"
    )


LONGEST_WORD = 80
"""Letters; what is longer was not meant for any word that there is, and takes long to compare."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of an error message: the nearest known word, or all of them when they are few.

    >>> did_you_mean("wepon", ["weapon", "key"])
    "; did you mean 'weapon'?"
    >>> did_you_mean("xyzzy", ["weapon", "key"])
    '; known are weapon, key'
    """
    choices = list(known)
    if len(word) <= LONGEST_WORD and (near := get_close_matches(word, choices, n=1)):
        return f"; did you mean {near[0]!r}?"
    return f"; known are {', '.join(choices)}" if 0 < len(choices) <= FEW else ""


class Vocabulary:
    """The words of one edition, by family."""

    def __init__(self, families: Mapping[type[Word], type[Word]]) -> None:
        self._bases = dict(families)
        self._words: dict[type[Word], dict[str, type[Word]]] = {}

    def words(self, family: type[Word]) -> dict[str, type[Word]]:
        """All words of a family, sorted by name; a narrower base gives only the words below it."""
        base = self._bases.get(family, family)
        if base not in self._words:
            self._words[base] = _named(_leaves(base))
        return self._words[base]


def _leaves(base: type[Word]) -> list[type[Word]]:
    """The concrete words: every class below the base that has no class below itself."""
    leaves: dict[type[Word], None] = {}
    for child in base.__subclasses__():
        for leaf in _leaves(child) or [child]:
            leaves[leaf] = None
    return list(leaves)


def _named(kinds: Iterable[type[Word]]) -> dict[str, type[Word]]:
    words: dict[str, type[Word]] = {}
    for kind in kinds:
        name = word_of(kind)
        if name in words:
            raise VocabularyError(f"two words are called {name!r}: {words[name]} and {kind}")
        if missing := _unwritten(kind):
            raise VocabularyError(f"the word {name!r} has no {missing[0]}(); write it in {kind}")
        words[name] = kind
    return dict(sorted(words.items()))


def _unwritten(kind: type[Word]) -> list[str]:
    """The methods a word must have and has not: structs do not refuse this by themselves."""
    return [n for n in dir(kind) if getattr(getattr(kind, n), "__isabstractmethod__", False)]
