"""The catalogue as players read it, by subject and by name: a companion to each edition."""

import re
from functools import cache
from importlib.resources import files

import msgspec

from madhouse.engine.errors import MadhouseError
from madhouse.rules.catalogue import CatalogueRule, Rulebook, catalogue, parts_of
from madhouse.rules.catalogue import rule as known_rule


class NoRules(MadhouseError):
    """An edition that has no companion."""


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

    @property
    def fine_print(self) -> str:
        """The subject of what hardly anybody looks for."""
        return next(one.id for one in self.subject if one.aside)

    def heading(self, topic: str) -> str:
        """What a heading of the catalogue is called here."""
        return self.headings.get(topic, topic)


@cache
def settings(book: Rulebook) -> _Settings:
    """What the companion adds to the catalogue."""
    return msgspec.toml.decode(_bytes(f"{book}_companion.toml"), type=_Settings)


@cache
def names(book: Rulebook) -> dict[str, str]:
    """What some rules are called, by their ids."""
    return msgspec.toml.decode(_bytes(f"{book}_companion_names.toml"), type=dict[str, str])


def _bytes(name: str) -> bytes:
    return files(__package__).joinpath(name).read_bytes()


def rulebook_of(edition: str) -> Rulebook:
    """The rules of an edition, by its name.

    >>> rulebook_of("second").prefix
    '2e.'
    """
    try:
        return Rulebook(edition)
    except ValueError:
        problem = f"no rules of an edition {edition[:40]!r}; there are those of "
        raise NoRules(problem + ", ".join(Rulebook)) from None


def place_of(rule_id: str) -> str:
    """Where a rule is found in its companion.

    >>> place_of("1e.evade.fail")
    'evade/fail'
    """
    return "/".join(parts_of(rule_id))


def section_of(place: str) -> str:
    """The first part of a place: what a rule is about, in a word.

    >>> section_of("evade/fail")
    'evade'
    """
    return place.split("/", 1)[0]


def address_of(rule_id: str) -> str:
    """Where a rule is found among the companions.

    >>> address_of("2e.water.stops-movement")
    'second/water/stops-movement'
    """
    return f"{_book_of(rule_id)}/{place_of(rule_id)}"


def _book_of(rule_id: str) -> Rulebook:
    return next(book for book in Rulebook if rule_id.startswith(book.prefix))


def entry(place: str, book: Rulebook) -> Entry:
    """The entry at a place of a companion."""
    return entry_of(f"{book.prefix}{place.replace('/', '.')}")


def entry_of(rule_id: str) -> Entry:
    """A rule of any edition as its companion shows it."""
    rule = known_rule(rule_id)
    book = _book_of(rule_id)
    said = settings(book)
    piece = rule.id in said.pieces
    name = _name(rule, book)
    topic = said.pieces_heading if piece else said.heading(rule.topic)
    return Entry(
        place=place_of(rule.id),
        name=name,
        subject=said.fine_print if piece else _subjects(book)[rule.topic],
        topic=topic,
        title=topic if topic.startswith(name) else f"{topic}: {name}",
        text=said.texts.get(rule.id) or _plain(rule.text, said.documents),
        example=rule.kind == "example",
        see=[place_of(other) for other in rule.see],
    )


@cache
def companion(book: Rulebook) -> Companion:
    """The companion of an edition."""
    subjects = [_shown(one, settings(book)) for one in settings(book).subject]
    order = {topic: at for at, topic in enumerate(t for one in subjects for t in one.topics)}
    entries = [entry_of(one.id) for one in catalogue(book)]
    # The sort is stable, so the rules of a heading keep the catalogue's order.
    return Companion(subjects, sorted(entries, key=lambda one: order[one.topic]))


def _shown(subject: Subject, said: _Settings) -> Subject:
    topics = [said.heading(topic) for topic in subject.topics]
    if subject.aside:
        topics.append(said.pieces_heading)
    return msgspec.structs.replace(subject, topics=topics)


@cache
def _subjects(book: Rulebook) -> dict[str, str]:
    return {topic: one.id for one in settings(book).subject for topic in one.topics}


def _plain(text: str, documents: dict[str, str]) -> str:
    """The text without the catalogue's shorthand for documents."""
    for short, name in documents.items():
        first = f"{name[0].upper()}{name[1:]}"
        text = re.sub(rf"(^|[.] ){short}\b", rf"\g<1>{first}", text)
        text = re.sub(rf"\b{short}\b", name, text)
    return text


def _name(rule: CatalogueRule, book: Rulebook) -> str:
    _, name = parts_of(rule.id)
    return names(book).get(rule.id) or name.replace("-", " ").capitalize()
