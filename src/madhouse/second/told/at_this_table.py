"""Texts for this table: numbers that grow with the number of investigators as they are here."""

from typing import Any, TypeVar, cast

import msgspec
from msgspec.structs import replace

from madhouse.second.things.amounts import Scale

T = TypeVar("T")


def at_this_table(thing: T, investigators: int) -> T:
    """The same with every amount worked out; unchanged where nobody plays yet."""
    return cast(T, _worked_out(thing, investigators)) if investigators else thing


def _worked_out(thing: Any, investigators: int) -> Any:
    if isinstance(thing, Scale):
        return thing.of(investigators)
    if isinstance(thing, tuple):
        return tuple(_worked_out(each, investigators) for each in thing)
    if not isinstance(thing, msgspec.Struct):
        return thing
    parts = {name: getattr(thing, name) for name in thing.__struct_fields__}
    changed = {name: _worked_out(part, investigators) for name, part in parts.items()}
    if all(changed[name] is parts[name] or changed[name] == parts[name] for name in parts):
        return thing
    return replace(thing, **changed)
