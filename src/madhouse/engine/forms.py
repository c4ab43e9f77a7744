"""Forms of options: each is declared once, and both written and read through it (a grammar).

An option stays a readable line. Only its form knows how the line is made, so nobody else takes it
apart: `MOVE = form("move {space}")` stands beside the rule that offers it. An option that is always
the same line is a constant, `END_TURN = "end turn"`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Generic, NamedTuple, TypeVar

from madhouse.engine.decisions import Option
from madhouse.engine.errors import MadhouseError

T = TypeVar("T")

Ids = tuple[str, ...]
"""The ids that an option names, in the order in which they stand."""
Named = Mapping[str, str]
"""The ids that an option names, by the place in which each stands."""

SHAPES = {
    "monster": r"\S+ \d+",
    "number": r"\d+",
    "door": r"\S+\|\S+",
    "space": r"[^\s|]+\.[^\s|]+",
}
"""How the id in a place looks, if it is more or less than a word."""
WORD = r"\S+"
PLACE = re.compile(r"\{(\w+)\}")
MANY = 20_000
"""Lines that are kept as they were read or written."""


class OtherForm(MadhouseError):
    """The option is not of this form."""


class OptionLines(dict[object, Option]):
    """The lines of one form by the ids in them, each written once: the same few are offered again
    and again, and kept with every answer."""

    def __init__(self, line: str) -> None:
        super().__init__()
        self._write = PLACE.sub("%s", line).__mod__

    def __missing__(self, ids: object) -> Option:
        if len(self) >= MANY:
            self.clear()
        line = self[ids] = self._write(ids)
        return line


class Form:
    """One form of option: a line with named places.

    >>> attack = form("attack {monster} with {card}")
    >>> attack("zombie 2", "axe")
    'attack zombie 2 with axe'
    >>> attack.read("attack zombie 2 with axe")
    {'monster': 'zombie 2', 'card': 'axe'}
    >>> attack.ids("attack zombie 2 with axe")
    ('zombie 2', 'axe')
    >>> attack.read("attack zombie 2 bare-handed") is None
    True
    >>> attack.verb
    'attack-with'
    >>> form("move {space}").each(["hall.a", "study.b"])
    ['move hall.a', 'move study.b']
    """

    __slots__ = ("_lines", "_pattern", "ids", "line", "places", "read", "verb")

    def __init__(self, line: str) -> None:
        self.line = line
        self.places = tuple(PLACE.findall(line))
        self.verb = verb_of(PLACE.sub(" ", line))
        """The words of the form without its places: what it is called in texts and on the wire."""
        self._lines = OptionLines(line)
        self._pattern = re.compile(_pattern_of(line))
        self.read = lru_cache(maxsize=MANY)(self._read)
        self.ids = lru_cache(maxsize=MANY)(self._ids)

    def __call__(self, *ids: object) -> Option:
        """The option that names these ids, in the order of their places."""
        return self._lines[ids]

    def each(self, ids: Iterable[str | Ids]) -> list[Option]:
        """An option for each of these ids, or of these rows of ids where a form has several places
        (quicker than one by one)."""
        return list(map(self._lines.__getitem__, ids))

    def _read(self, option: Option) -> Named | None:
        """The ids that an option of this form names; None if it is of another."""
        found = self._pattern.fullmatch(option)
        return None if found is None else found.groupdict()

    def _ids(self, option: Option) -> Ids:
        """The ids that an option names which is known to be of this form."""
        named = self._read(option)
        if named is None:
            raise OtherForm(f"'{option}' does not read '{self.line}'")
        return tuple(named.values())

    def __repr__(self) -> str:
        return f"form({self.line!r})"


def form(line: str) -> Form:
    """A form of option, written once beside the rule that offers it."""
    return Form(line)


def verb_of(kind: Form | Option) -> str:
    """What a form, or an option that is always the same line, is called in texts and on the wire.

    >>> verb_of("end turn")
    'end-turn'
    """
    return kind.verb if isinstance(kind, Form) else "-".join(kind.split())


def _pattern_of(line: str) -> str:
    """What reads the line: its words as they stand, with a group for each place.

    >>> _pattern_of("{room}.{letter}")
    '(?P<room>\\\\S+)\\\\.(?P<letter>\\\\S+)'
    """
    parts = PLACE.split(line)  # words and names of places in turn
    return "".join(_group(part) if at % 2 else re.escape(part) for at, part in enumerate(parts))


def _group(place: str) -> str:
    return f"(?P<{place}>{SHAPES.get(place, WORD)})"


class ReadOption(NamedTuple):
    """An option as it was read: its form and the ids that it names."""

    form: Form
    named: Named


class Grammar:
    """All forms of an edition; it reads any option that its rules can offer."""

    def __init__(self, forms: Iterable[Form]) -> None:
        # What is nothing but a name comes last: almost anything could be one.
        self.forms = tuple(sorted(forms, key=lambda each: not each.verb))
        self.read = lru_cache(maxsize=MANY)(self._read)

    def _read(self, option: Option) -> ReadOption | None:
        """The form of an option and the ids that it names; None if it is a fixed line, or names a
        thing and no more."""
        for each in self.forms:
            named = each.read(option)
            if named is not None:
                return ReadOption(each, named)
        return None


class ByForm(Generic[T]):
    """What belongs to each form of option, or to one that is always the same line.

    >>> costs = ByForm({form("swap {one} {other}"): 1, "draw": 2})
    >>> costs.find("swap 1 2")
    (1, ('1', '2'))
    >>> costs.find("draw")
    (2, ())
    """

    def __init__(self, known: Mapping[Form | Option, T]) -> None:
        self.known = known
        self._grammar = Grammar(each for each in known if isinstance(each, Form))
        self.find = lru_cache(maxsize=MANY)(self._find)

    def _find(self, option: Option) -> tuple[T, Ids] | None:
        """What belongs to an option, and the ids that the option names; None if nothing does."""
        if option in self.known:
            return self.known[option], ()
        read = self._grammar.read(option)
        return None if read is None else (self.known[read.form], tuple(read.named.values()))

    def __getitem__(self, option: Option) -> tuple[T, Ids]:
        """The same for an option that is known to be among them."""
        found = self.find(option)
        if found is None:
            raise OtherForm(f"'{option}' is none of {', '.join(map(str, self.known))}")
        return found


def forms_in(*packages: str) -> Iterator[Form]:
    """Every form that is declared in the modules of these packages; a private one is no option's,
    but that of a name."""
    seen: set[Form] = set()
    for package in packages:
        root = import_module(package)
        for module in walk_packages(root.__path__, f"{package}."):
            for name, thing in vars(import_module(module.name)).items():
                if isinstance(thing, Form) and name[0] != "_" and thing not in seen:
                    seen.add(thing)
                    yield thing
