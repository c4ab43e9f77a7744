"""The catalogue as players read it: by subject, by name, and found by the words they use."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib.resources import files
from itertools import islice, takewhile

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


def entry_of(rule_id: str) -> Entry:
    """A rule of any edition, for who asks why. The companion is of the first: what stands in no
    page of it has no place.

    >>> entry_of("2e.water.stops-movement").place
    ''
    """
    rule = known_rule(rule_id)
    if rule_id.startswith(Rulebook.FIRST.prefix):
        return _entry(rule)
    name = _name(rule)
    title = rule.topic if rule.topic.startswith(name) else f"{rule.topic}: {name}"
    text, example = _plain(rule.text), rule.kind == "example"
    return Entry("", name, "", rule.topic, title, text, example, [])


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


MOST_WORDS = 12
"""Of what was typed; a question has hardly more."""


def find(typed: str) -> list[Entry]:
    """The entries that fit best what a player typed; fine print comes after the rest.

    >>> find("sneak past")[0].topic
    'Evade Tests'
    """
    words = [word for word in _words(typed) if word not in settings().idle]
    return [companion().entries[at] for at in _found(tuple(dict.fromkeys(words))[:MOST_WORDS])]


@lru_cache(maxsize=500)
def _found(words: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of the entries that have most of the words, the best first."""
    hits: Counter[int] = Counter()
    worths: Counter[int] = Counter()
    for word in words:
        found = _worths(word)
        hits.update(found.keys())
        worths.update(found)
    most = max(hits.values(), default=0)
    best = sorted(at for at, count in hits.items() if count == most)
    entries, fine_print = companion().entries, _fine_print()
    return tuple(sorted(best, key=lambda at: (entries[at].subject == fine_print, -worths[at])))


def _worths(word: str) -> dict[int, int]:
    """The entries that are about a typed word, and how much each is."""
    found: dict[int, int] = {}
    for stem, says in _meant(word).items():
        for at, worth in _of_stem(stem).items():
            found[at] = max(found.get(at, 0), worth * says)
    return found


def _meant(word: str) -> dict[str, int]:
    """The stems that a typed word stands for, and how much each says."""
    others = _others().get(_stem(word), [])
    return {_stem(word): _TYPED} | {_stem(other): _CALLED for other in others}


@cache
def _others() -> dict[str, list[str]]:
    return {_stem(known): others for known, others in settings().words.items()}


def _of_stem(stem: str) -> dict[int, int]:
    """How much each entry is about a stem: twice as much as about words that only begin so."""
    found: Counter[int] = Counter()
    for index, weight in zip(_indexes(), _WEIGHTS, strict=True):
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
def _indexes() -> tuple[_Index, ...]:
    entries = companion().entries
    return (
        _Index([one.name for one in entries]),
        _Index([f"{one.topic} {one.place.split('/')[0]}" for one in entries]),
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
