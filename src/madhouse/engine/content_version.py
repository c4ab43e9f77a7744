"""The version of content: a mark that changes when anything changes that a rule reads.

Rules read ids, clauses, numbers and drawings. A field that no rule reads says so in its type
(`Prose`, `Grammar` and the like), and whatever is written there voids no saved game. Nor does a
field count that is left as it comes, so that a new one leaves old games as they are.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import repeat
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo

from madhouse.engine.words import Word, word_of
from madhouse.engine.written import fields_of, members

LETTERS = 12


@dataclass(frozen=True)
class Unread:
    """Marks a type whose values no rule reads."""


Prose = Annotated[str, Unread()]
"""What people read: names, flavour, texts read aloud."""

Drawn = Annotated[float, Unread()]
"""Where something is drawn."""

ForGrammar = Annotated[bool, Unread()]
"""How a name is used in a sentence."""

Pronoun = Annotated[Literal["it", "he", "she"], Unread()]
"""What somebody is called once the name was said."""

ForNewcomers = Annotated[bool, Unread()]
"""Whether it is put before somebody who has not played yet."""


def version_of(content: Any) -> str:
    """Twelve letters that change when something does that a rule reads."""
    return sha256(msgspec.json.encode(read_by_rules(content))).hexdigest()[:LETTERS]


def read_by_rules(value: Any, kind: Any = Any) -> Any:
    """What rules read of a value of this type, in plain lists, under the names authors write.

    The order of lists and mappings stays: cards are shuffled from the order they are written in.
    """
    if is_unread(kind):
        return None
    if isinstance(value, msgspec.Struct):
        return _struct(value)
    if isinstance(value, dict):
        keys, values = _arguments(kind, dict) or (Any, Any)
        return [[read_by_rules(k, keys), read_by_rules(v, values)] for k, v in value.items()]
    if isinstance(value, tuple):
        return [read_by_rules(each, item) for each, item in zip(value, _items(kind), strict=False)]
    return value


def is_unread(kind: Any) -> bool:
    """Whether the type says that no rule reads it."""
    kinds = [each for each in members(kind) if each is not type(None)]
    return len(kinds) == 1 and Unread() in getattr(kinds[0], "__metadata__", ())


def _struct(value: msgspec.Struct) -> list[Any]:
    fields = []
    for name, field, as_it_comes in _fields(type(value)):
        read = read_by_rules(getattr(value, field.name), field.type)
        if read != as_it_comes:
            fields.append([name, read])
    return [word_of(type(value)), fields] if isinstance(value, Word) else fields


@cache
def _fields(kind: type[msgspec.Struct]) -> list[tuple[str, FieldInfo, Any]]:
    """The fields that rules read, with what is read of those left out, by the order of letters."""
    named = sorted(fields_of(kind).items())
    return [(n, each, _as_it_comes(each)) for n, each in named if not is_unread(each.type)]


def _as_it_comes(field: FieldInfo) -> Any:
    made = field.default_factory
    default = field.default if made is msgspec.NODEFAULT else made()
    return read_by_rules(default, field.type)


def _items(kind: Any) -> Iterable[Any]:
    arguments = _arguments(kind, tuple)
    if not arguments or arguments[-1] is ...:
        return repeat(arguments[0] if arguments else Any)
    return arguments


def _arguments(kind: Any, shape: type) -> tuple[Any, ...]:
    """What a type says about the parts of a value of this shape."""
    return next((get_args(each) for each in members(kind) if get_origin(each) is shape), ())
