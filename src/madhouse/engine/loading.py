"""Loading: content files to structs, with every mistake named by file, line, column and field."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from madhouse.engine.binding import bound
from madhouse.engine.reading import Reader
from madhouse.engine.sources import ContentError, ContentErrors, Document, Text, read
from madhouse.engine.words import Vocabulary, Word, word_of
from madhouse.engine.written import fields_of

__all__ = ["ContentError", "ContentErrors", "Loaded", "Text", "load", "load_many", "words_within"]

T = TypeVar("T")


class Loaded(Generic[T]):
    """A loaded value that still knows where each part of it was written.

    A path is what the author wrote: `[3].attack.test`, `story.rooms[0]`. One that was not written
    leads to the nearest part around it. `ids` gives the path of each thing that has an id,
    `references` the names that stand for something else, `given` those that others may use.
    """

    def __init__(self, value: T, document: Document) -> None:
        self.value = value
        self.file = document.file
        self._spots = document.spots
        self.ids = document.ids
        self.references = tuple(document.references)
        self.given = document.given

    def where(self, path: str = "") -> str:
        """File and line of a part, for a message."""
        return f"{self.file}:{self._spot(path)[0]}"

    def error(self, path: str, message: str) -> ContentError:
        """A mistake found after loading, such as a reference to nothing."""
        return ContentError(self.file, *self._spot(path), path, message)

    def words(self) -> Iterator[tuple[str, Word]]:
        """Every word inside, with the path at which it was written."""
        return words_within(self.value)

    def _spot(self, path: str) -> tuple[int, int]:
        while path not in self._spots:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self._spots[path]


def words_within(thing: Any, path: str = "") -> Iterator[tuple[str, Word]]:
    """The words inside something that stands at a path, each with its own."""
    if isinstance(thing, msgspec.Struct):
        for written, field in fields_of(type(thing)).items():
            yield from _words_at(getattr(thing, field.name), f"{path}.{written}".removeprefix("."))
    elif isinstance(thing, dict):
        for key, each in thing.items():
            yield from _words_at(each, f"{path}.{key}")
    elif isinstance(thing, tuple):
        for number, each in enumerate(thing):
            yield from _words_at(each, f"{path}[{number}]")


def _words_at(thing: Any, path: str) -> Iterator[tuple[str, Word]]:
    if isinstance(thing, Word):
        path = f"{path}.{word_of(type(thing))}"
        yield path, thing
    yield from words_within(thing, path)


def load(source: Path | Text, kind: type[T], vocabulary: Vocabulary) -> Loaded[T]:
    """Load one thing from a file; raises ContentErrors with all mistakes at once."""
    if isinstance(source, Text) or not source.is_file():
        return _loaded(source, kind, vocabulary)
    return bound([source], str(kind), lambda: _loaded(source, kind, vocabulary))


def _loaded(source: Path | Text, kind: type[T], vocabulary: Vocabulary) -> Loaded[T]:
    document = read(source)
    value: T = Reader(document, vocabulary).convert(document.root, kind)
    document.raise_problems()
    return Loaded(value, document)


def load_many(source: Path | Text, kind: type[T], vocabulary: Vocabulary) -> Loaded[tuple[T, ...]]:
    """Load a file that is a list of things; those with an id must have different ones."""
    several: Any = tuple[kind, ...]  # type: ignore[valid-type]
    loaded: Loaded[tuple[T, ...]] = load(source, several, vocabulary)
    if errors := list(_repeated_ids(loaded)):
        raise ContentErrors(errors)
    return loaded


def _repeated_ids(loaded: Loaded[tuple[T, ...]]) -> Iterator[ContentError]:
    first: dict[str, str] = {}
    for number, thing in enumerate(loaded.value):
        name, path = getattr(thing, "id", None), f"[{number}]"
        if name in first:
            message = f"the id {name!r} is already taken at {loaded.where(first[name])}"
            yield loaded.error(f"{path}.id", message)
        elif name is not None:
            first[name] = path
