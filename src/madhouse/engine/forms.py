"""Forms of options: each is declared once, and both written and read through it (a grammar).

An option stays a readable line. Only its form knows how the line is made, so nobody else takes it
apart: `MOVE = form("move {space}")` stands beside the rule that offers it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from pkgutil import walk_packages
from typing import NamedTuple

from madhouse.engine.decisions import Option

Names = Mapping[str, str]
"""The ids that an option names, by the place in which each stands."""

SHAPES = {"monster": r"\S+ \d+", "door": r"\S+\|\S+", "space": r"[^\s|]+\.[^\s|]+"}
"""How the id in a place looks, if it is more or less than a word."""
WORD = r"\S+"
PLACE = re.compile(r"\{(\w+)\}")
MANY = 20_000
"""Lines that are kept as they were read."""


class Form:
    """One form of option: a line with named places.

    >>> attack = form("attack {monster} with {card}")
    >>> attack("zombie 2", "axe")
    'attack zombie 2 with axe'
    >>> attack.read("attack zombie 2 with axe")
    {'monster': 'zombie 2', 'card': 'axe'}
    >>> attack.read("attack zombie 2 bare-handed") is None
    True
    >>> attack.verb
    'attack-with'
    """

    __slots__ = ("_pattern", "_read", "_write", "line", "places", "verb")

    def __init__(self, line: str) -> None:
        self.line = line
        self.places = tuple(PLACE.findall(line))
        self.verb = "-".join(PLACE.sub(" ", line).split())
        """The words of the form without its places: what it is called in texts and on the wire."""
        self._write = PLACE.sub("{}", line).format
        self._pattern = re.compile(PLACE.sub(_group, line))
        self._read = lru_cache(maxsize=MANY)(self._ids)

    def __call__(self, *ids: object) -> Option:
        """The option that names these ids, in the order of their places."""
        return self._write(*ids)

    def read(self, option: Option) -> Names | None:
        """The ids that an option of this form names; None if it is of another."""
        return self._read(option)

    def matches(self, option: Option) -> bool:
        """Whether the option is of this form."""
        return self._read(option) is not None

    def _ids(self, option: Option) -> Names | None:
        found = self._pattern.fullmatch(option)
        return None if found is None else found.groupdict()

    def __repr__(self) -> str:
        return f"form({self.line!r})"


def form(line: str) -> Form:
    """A form of option, written once beside the rule that offers it."""
    return Form(line)


def _group(place: re.Match[str]) -> str:
    return f"(?P<{place[1]}>{SHAPES.get(place[1], WORD)})"


class Read(NamedTuple):
    """An option as it was read: its form and the ids that it names."""

    form: Form
    names: Names


class Grammar:
    """All forms of an edition; it reads any option that its rules can offer."""

    def __init__(self, forms: Iterable[Form]) -> None:
        self.forms = tuple(forms)
        self.read = lru_cache(maxsize=MANY)(self._first)

    def _first(self, option: Option) -> Read | None:
        """The form of an option and the ids that it names; None if it names a thing and no more."""
        for each in self.forms:
            names = each.read(option)
            if names is not None:
                return Read(each, names)
        return None


def forms_in(*packages: str) -> Iterator[Form]:
    """Every form that is declared in the modules of these packages."""
    seen: set[int] = set()
    for package in packages:
        root = import_module(package)
        for module in walk_packages(root.__path__, f"{package}."):
            for thing in vars(import_module(module.name)).values():
                if isinstance(thing, Form) and id(thing) not in seen:
                    seen.add(id(thing))
                    yield thing
