"""Texts for this table: numbers as they are here, and without what is only read aloud."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec
from msgspec.structs import replace

from madhouse.second.things.amounts import Scale
from madhouse.second.words.facts import Say

T = TypeVar("T")


def at_this_table(thing: T, investigators: int) -> T:
    """The same with every amount worked out; unchanged where nobody plays yet."""
    return cast(T, _worked_out(thing, investigators)) if investigators else thing


def _worked_out(thing: Any, investigators: int) -> Any:
    if isinstance(thing, Scale):
        return thing.of(investigators)
    return _with_parts(thing, lambda part: _worked_out(part, investigators))


def but_texts(thing: T) -> T:
    """The same without what is only read aloud: that is no rule, and comes in its time."""
    if isinstance(thing, tuple):
        thing = cast(T, tuple(each for each in thing if not isinstance(each, Say)))
    return cast(T, _with_parts(thing, but_texts))


def _with_parts(thing: Any, change: Callable[[Any], Any]) -> Any:
    """The same with its parts changed; itself if none is."""
    if isinstance(thing, tuple):
        return tuple(change(each) for each in thing)
    if not isinstance(thing, msgspec.Struct):
        return thing
    parts = {name: getattr(thing, name) for name in thing.__struct_fields__}
    changed = {name: change(part) for name, part in parts.items()}
    if all(changed[name] is parts[name] or changed[name] == parts[name] for name in parts):
        return thing
    return replace(thing, **changed)
