"""The catalogue as players read it: by subject, by name, and found by the words they use."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

from madhouse.rules.catalogue import CatalogueRule, Rulebook, catalogue, parts_of
from madhouse.rules.catalogue import rule as known_rule


class Subject(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A page of the companion, and the headings on it."""

    id: str
    name: str
    lead: str
    topics: list[str]
    icon: str
    aside: bool = False  # nobody needs to read it in order to play


class Entry(msgspec.Struct, frozen=True):
    """A rule as the companion shows it; its place is the address without the edition."""

    place: str
    name: str
    subject: str
    topic: str
    title: str  # heading and name, where the heading does not begin with it
    text: str
    example: bool
    see: list[str]


class Companion(msgspec.Struct, frozen=True):
    """All subjects, and all entries in reading order."""

    subjects: list[Subject]
    entries: list[Entry]


class _Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pieces_heading: str
    documents: dict[str, str]
    idle: frozenset[str]
    pieces: frozenset[str]
    subject: list[Subject]
    headings: dict[str, str]
    texts: dict[str, str]
    words: dict[str, list[str]]


@cache
def settings() -> _Settings:
    """What the companion adds to the catalogue."""
    return msgspec.toml.decode(_bytes("companion.toml"), type=_Settings)


@cache
def names() -> dict[str, str]:
    """What some rules are called, by their ids."""
    return msgspec.toml.decode(_bytes("companion_names.toml"), type=dict[str, str])


def _bytes(name: str) -> bytes:
    return files(__package__).joinpath(name).read_bytes()


def place_of(rule_id: str) -> str:
    """Where a rule is found.

    >>> place_of("1e.evade.fail")
    'evade/fail'
    """
    return "/".join(parts_of(rule_id))


def entry(place: str) -> Entry:
    """The entry at a place of the companion."""
    return _entry(known_rule(f"{Rulebook.FIRST.prefix}{place.replace('/', '.')}"))


@cache
def companion() -> Companion:
    """The companion of the first edition."""
    subjects = [_shown(one) for one in settings().subject]
    order = {topic: at for at, topic in enumerate(t for one in subjects for t in one.topics)}
    entries = [_entry(one) for one in catalogue(Rulebook.FIRST)]
    # The sort is stable, so the rules of a heading keep the catalogue's order.
    return Companion(subjects, sorted(entries, key=lambda one: order[one.topic]))


def _shown(subject: Subject) -> Subject:
    said = settings()
    topics = [_heading(topic) for topic in subject.topics]
    if subject.id == _fine_print():
        topics.append(said.pieces_heading)
    return msgspec.structs.replace(subject, topics=topics)


def _heading(topic: str) -> str:
    return settings().headings.get(topic, topic)


def _fine_print() -> str:
    """The subject of what hardly anybody looks for."""
    return next(one.id for one in settings().subject if one.aside)


@cache
def _subjects() -> dict[str, str]:
    return {topic: one.id for one in settings().subject for topic in one.topics}


def _entry(rule: CatalogueRule) -> Entry:
    said = settings()
    piece = rule.id in said.pieces
    name = _name(rule)
    topic = said.pieces_heading if piece else _heading(rule.topic)
    return Entry(
        place=place_of(rule.id),
        name=name,
        subject=_fine_print() if piece else _subjects()[rule.topic],
        topic=topic,
        title=topic if topic.startswith(name) else f"{topic}: {name}",
        text=said.texts.get(rule.id) or _plain(rule.text),
        example=rule.kind == "example",
        see=[place_of(other) for other in rule.see],
    )


def _plain(text: str) -> str:
    """The text without the catalogue's shorthand for documents."""
    for short, name in settings().documents.items():
        first = f"{name[0].upper()}{name[1:]}"
        text = re.sub(rf"(^|[.] ){short}\b", rf"\g<1>{first}", text)
        text = re.sub(rf"\b{short}\b", name, text)
    return text


def _name(rule: CatalogueRule) -> str:
    _, name = parts_of(rule.id)
    return names().get(rule.id) or name.replace("-", " ").capitalize()


# -- searching ----------------------------------------------------------------------------------

_WEIGHTS = (4, 5, 2)
"""Of a name, a heading and a text: in a text a word may be in passing."""
_TYPED, _CALLED = 2, 3
"""The word by which the rules call a thing says more than the one that was typed for it."""
_NEAR = 3
"""A shorter stem says nothing of words that begin with it: to run is not a rune."""
_SHORT = 2
"""A stem is longer than that: `us` has no ending."""


def find(typed: str) -> list[Entry]:
    """The entries that fit best what a player typed; fine print comes after the rest.

    >>> find("sneak past")[0].topic
    'Evade Tests'
    """
    wanted = [_meant(word) for word in _words(typed) if word not in settings().idle]
    found = [(_hits(one, wanted), one) for one in companion().entries]
    most = max((hits for (hits, _), _ in found), default=0)
    if not most:
        return []
    best = [(worth, one) for (hits, worth), one in found if hits == most]
    best.sort(key=lambda hit: (hit[1].subject == _fine_print(), -hit[0]))
    return [one for _, one in best]


def _meant(word: str) -> dict[str, int]:
    """The stems that a typed word stands for, and how much each says."""
    by_stem = {_stem(known): others for known, others in settings().words.items()}
    others = by_stem.get(_stem(word), [])
    return {_stem(word): _TYPED} | {_stem(other): _CALLED for other in others}


def _hits(one: Entry, wanted: list[dict[str, int]]) -> tuple[int, int]:
    """How many of the words an entry has, and how much it is about them."""
    worths = [max(_worth(one, stem) * says for stem, says in each.items()) for each in wanted]
    return sum(map(bool, worths)), sum(worths)


def _worth(one: Entry, stem: str) -> int:
    total = 0
    for stems, weight in zip(_stems(one), _WEIGHTS, strict=True):
        if stem in stems:
            total += 2 * weight
        elif len(stem) > _NEAR and any(each.startswith(stem) for each in stems):
            total += weight
    return total


@cache
def _index() -> dict[str, tuple[frozenset[str], ...]]:
    return {
        one.place: tuple(
            frozenset(map(_stem, _words(text)))
            for text in (one.name, f"{one.topic} {one.place.split('/')[0]}", one.text)
        )
        for one in companion().entries
    }


def _stems(one: Entry) -> tuple[frozenset[str], ...]:
    return _index()[one.place]


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
