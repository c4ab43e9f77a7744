"""Every rule of both editions, one statement each, found by id or by words."""

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from typing import Literal

import msgspec

from madhouse.engine.errors import MadhouseError

RuleKind = Literal[
    "advice",
    "component",
    "example",
    "expansion",
    "faq",
    "interface",
    "limit",
    "option",
    "rule",
    "secrecy",
    "setup",
]


class Rulebook(StrEnum):
    """The two editions, by the word the command line uses."""

    FIRST = "first"
    SECOND = "second"

    @property
    def prefix(self) -> str:
        """What the edition's rule ids begin with."""
        return "1e." if self is Rulebook.FIRST else "2e."


class UnknownRule(MadhouseError):
    """An id that no catalogue has."""


def parts_of(rule_id: str) -> tuple[str, str]:
    """The section of a rule and its name in it.

    >>> parts_of("1e.evade.fail")
    ('evade', 'fail')
    """
    parts = rule_id.split(".", 2)
    if len(parts) != len(("edition", "section", "name")):
        raise UnknownRule(_unknown(rule_id))
    return parts[1], parts[2]


class CatalogueRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One testable statement, restated in our own words, with where it comes from."""

    id: str
    topic: str
    kind: RuleKind
    text: str
    source: str
    see: tuple[str, ...] = ()
    expansion: str | None = None

    @property
    def is_reading(self) -> bool:
        """Whether this is our reading of a place where the documents disagree or are silent."""
        section, _ = parts_of(self.id)
        return section in ("conflict", "open")


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: tuple[CatalogueRule, ...]


@cache
def catalogue(edition: Rulebook) -> tuple[CatalogueRule, ...]:
    """The edition's rules in the order of its catalogue.

    >>> catalogue(Rulebook.FIRST)[0].id
    '1e.game.player-count'
    """
    data = files(__package__).joinpath(f"{edition}_edition.toml").read_bytes()
    return msgspec.toml.decode(data, type=_File).rule


@cache
def _by_id() -> dict[str, CatalogueRule]:
    return {rule.id: rule for edition in Rulebook for rule in catalogue(edition)}


def rule(rule_id: str) -> CatalogueRule:
    """The rule of that id, from either edition."""
    try:
        return _by_id()[rule_id]
    except KeyError:
        raise UnknownRule(_unknown(rule_id)) from None


LONGEST_ID = 60
"""Letters of an id; what is longer is no slip of the pen."""


@cache
def _sections() -> dict[str, list[str]]:
    """The ids by edition and section: `1e.evade`."""
    found: dict[str, list[str]] = {}
    for one in _by_id():
        found.setdefault(one.rpartition(".")[0], []).append(one)
    return found


def _unknown(rule_id: str) -> str:
    near = _nearest(rule_id) if len(rule_id) <= LONGEST_ID else ""
    hint = f"the nearest is {near!r}" if near else "ids look like '1e.move.diagonal'"
    return f"no rule {rule_id!r} in the catalogue; {hint}"


def _nearest(rule_id: str) -> str:
    """First the section, then the rule in it: to compare with all of them takes too long."""
    # Both editions have topics of the same name, so a given prefix is taken at its word.
    if rule_id[:3] not in [edition.prefix for edition in Rulebook]:
        rule_id = f"{Rulebook.FIRST.prefix}{rule_id}"
    sections = [one for one in _sections() if one[:3] == rule_id[:3]]
    meant = _most_alike(rule_id.rpartition(".")[0], sections)
    return _most_alike(rule_id, _sections()[meant]) if meant else ""


ALIKE = 0.4
"""The share of their letter pairs that two names have in common, if one is a slip of the other."""


def _most_alike(name: str, known: Sequence[str]) -> str:
    """The known name that shares most pairs of letters with this one (Dice's coefficient): anybody
    may ask for a rule that there is not, as often as they are let, so it must cost little."""
    mine = _pairs(name)
    likeness = {one: 2 * len(mine & (its := _pairs(one))) / (len(mine) + len(its)) for one in known}
    best = max(likeness, key=lambda one: likeness[one])
    return best if likeness[best] >= ALIKE else ""


@lru_cache(4096)
def _pairs(name: str) -> frozenset[str]:
    return frozenset(first + second for first, second in pairwise(name))


def search(words: str, editions: Iterable[Rulebook] = tuple(Rulebook)) -> list[CatalogueRule]:
    """Rules that mention the words: those with most of the words first, then the closest.

    >>> search("lock card", [Rulebook.FIRST])[0].id
    '1e.comp.lock-card'
    """
    terms = list(dict.fromkeys(_words(words)))
    found = []
    for one in (one for edition in editions for one in catalogue(edition)):
        weights = [_weight(term, one) for term in terms]
        if any(weights):
            found.append((sum(map(bool, weights)), sum(weights), one))
    # The sort is stable, so rules of equal rank keep the catalogue's order.
    found.sort(key=lambda hit: hit[:2], reverse=True)
    return [one for _, _, one in found]


def _words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", text.lower())


# A word in the id or the heading says what a rule is about; in the text it may be in passing.
_FIELDS = (("id", 4), ("topic", 3), ("text", 2))


def _weight(term: str, one: CatalogueRule) -> int:
    """How strongly the rule is about the term; a word that only begins with it counts half."""
    total = 0
    for name, worth in _FIELDS:
        words = _words(getattr(one, name))
        if term in words:
            total += 2 * worth
        elif any(word.startswith(term) for word in words):
            total += worth
    return total
