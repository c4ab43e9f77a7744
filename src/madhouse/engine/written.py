"""The written form: how a type looks in a content file. Loader and schema both go by this."""

import enum
import types
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo

from madhouse.engine.words import Word, family_of


@cache
def fields_of(kind: type[msgspec.Struct]) -> dict[str, FieldInfo]:
    """The fields of a struct by the name an author writes."""
    return {field.encode_name: field for field in msgspec.structs.fields(kind)}


@cache
def required(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The written names of the fields that must not be left out."""
    return tuple(name for name, field in fields_of(kind).items() if field.required)


@cache
def short_field(kind: type[Word]) -> FieldInfo | None:
    """The field that may stand alone behind a word: the first of its own, not of its family's.

    A word that must have more than this one has no short form.
    """
    shared = family_of(kind).__struct_fields__
    first = next((f for f in fields_of(kind).values() if f.name not in shared), None)
    return first if first and set(required(kind)) <= {first.encode_name} else None


def is_word(kind: Any) -> bool:
    """Whether this is a family or any class of words."""
    return isinstance(kind, type) and issubclass(kind, Word)


def is_struct(kind: Any) -> bool:
    """Whether this is a struct, words apart."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and not is_word(kind)


def has_short_form(kind: type[msgspec.Struct]) -> bool:
    """Whether a struct can also be written as one line of text (`strength -1`)."""
    return hasattr(kind, "from_written")


def standing_alone(kind: type[msgspec.Struct]) -> FieldInfo | None:
    """The field of a struct that may be written without its name, if no other is (`look: cat`)."""
    return fields_of(kind).get(getattr(kind, "alone", ""))


def members(kind: Any) -> tuple[Any, ...]:
    """The types of a union; a type that is none is its only member."""
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,)


def unconstrained(kind: Any) -> Any:
    """A type without its msgspec constraints."""
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def description(kind: Any) -> str | None:
    """What a type calls its values, where 'text' or 'a number' would not tell an author enough."""
    marks = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
    return next((each.description for each in marks if isinstance(each, msgspec.Meta)), None)


def choices(kind: Any) -> dict[Any, Any] | None:
    """What may be written for a Literal or an Enum, and the value each stands for."""
    if get_origin(kind) is Literal:
        return {choice: choice for choice in get_args(kind)}
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return {choice.value: choice for choice in kind}
    return None


def takes_one(item: Any) -> bool:
    """Whether a list of such items may be written as one bare item: words and text may."""
    return is_word(item) or unconstrained(item) is str or choices(item) is not None


def takes_mapping(kind: Any) -> bool:
    """Whether a mapping can be written for this type."""
    return any(
        is_word(member)
        or is_struct(member)
        or get_origin(member) is dict
        or (get_origin(member) is tuple and is_word(get_args(member)[0]))
        for member in map(unconstrained, members(kind))
    )
