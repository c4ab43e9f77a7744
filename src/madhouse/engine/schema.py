"""Schema: JSON Schema of content files as they are written, short forms and all, for editors."""

from typing import Any, get_args, get_origin

import msgspec

from madhouse.engine.words import Vocabulary, Word, family_of, word_of
from madhouse.engine.written import (
    choices,
    fields_of,
    has_short_form,
    is_struct,
    is_word,
    members,
    required,
    short_field,
    standing_alone,
    takes_one,
    unconstrained,
)

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
NOTHING: Schema = {"type": "null"}


def written_schema(kind: Any, vocabulary: Vocabulary) -> Schema:
    """The schema of a file that holds a value of this type; `tuple[Card, ...]` for a list."""
    writer = _Writer(vocabulary)
    return {"$schema": DIALECT, **writer.schema(kind), "$defs": writer.definitions}


class _Writer:
    """Writes schemas; structs and families are defined once and referred to."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.definitions: dict[str, Schema] = {}
        self._names: dict[type, str] = {}

    def schema(self, kind: Any) -> Schema:
        """The schema of one type."""
        if len(members(kind)) > 1:
            return _any_of([self.schema(member) for member in members(kind)])
        if kind is type(None):
            return NOTHING
        plain = unconstrained(kind)
        if is_word(plain) or is_struct(plain):
            return self._reference(plain)
        if get_origin(plain) in (tuple, list):
            return self._several(plain)
        if get_origin(plain) is dict:
            return self._mapping(*get_args(plain))
        if (known := choices(plain)) is not None:
            return {"enum": list(known)}
        return msgspec.json.schema(kind)

    def _reference(self, kind: type[Any]) -> Schema:
        if kind not in self._names:
            name = self._names[kind] = self._free_name(kind)
            self.definitions[name] = {}  # a type may contain itself
            self.definitions[name] = self._family(kind) if is_word(kind) else self._struct(kind)
        return {"$ref": f"#/$defs/{self._names[kind]}"}

    def _free_name(self, kind: type[Any]) -> str:
        name = str(kind.__name__)
        return name if name not in self.definitions else f"{kind.__module__}.{name}"

    def _struct(self, kind: type[msgspec.Struct]) -> Schema:
        forms = [{**_described(kind), **self._fields(kind)}]
        if has_short_form(kind):
            forms.append({"type": "string"})
        if alone := standing_alone(kind):
            forms.append(self.schema(alone.type))
        return _any_of(forms)

    def _fields(self, kind: type[msgspec.Struct]) -> Schema:
        fields = fields_of(kind)
        return {
            "type": "object",
            "properties": {name: self.schema(field.type) for name, field in fields.items()},
            "required": list(required(kind)),
            "additionalProperties": False,
        }

    def _family(self, family: type[Word]) -> Schema:
        """A bare word, or one word with what it takes."""
        words = self.vocabulary.words(family)
        bare = [name for name, kind in words.items() if not required(kind)]
        with_fields: Schema = {
            "type": "object",
            "properties": {name: self._word(kind) for name, kind in words.items()},
            "minProperties": 1,
            "maxProperties": 1,
            "additionalProperties": False,
        }
        return {**_described(family), **_any_of([{"enum": bare}, with_fields])}

    def _word(self, kind: type[Word]) -> Schema:
        """What may stand behind a word: its fields by name, or its first field alone."""
        name = f"{word_of(family_of(kind))}.{word_of(kind)}"
        if name not in self.definitions:
            self.definitions[name] = {}
            forms = [self._fields(kind)]
            if (first := short_field(kind)) is not None:
                forms.append(self.schema(first.type))
            self.definitions[name] = {**_described(kind), **_any_of(forms)}
        return {"$ref": f"#/$defs/{name}"}

    def _mapping(self, key: Any, value: Any) -> Schema:
        names = {} if choices(key) is None else {"propertyNames": self.schema(key)}
        return {"type": "object", "additionalProperties": self.schema(value), **names}

    def _several(self, kind: Any) -> Schema:
        arguments = get_args(kind)
        if get_origin(kind) is tuple and arguments[-1] is not ...:
            return _fixed([self.schema(item) for item in arguments])
        item = self.schema(arguments[0])
        several = {"type": "array", "items": item}
        return _any_of([several, item]) if takes_one(arguments[0]) else several


def _fixed(items: list[Schema]) -> Schema:
    return {"type": "array", "prefixItems": items, "minItems": len(items), "items": False}


def _any_of(schemas: list[Schema]) -> Schema:
    return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}


def _described(kind: type[Any]) -> Schema:
    """The docstring, which editors show beside a word."""
    text = vars(kind).get("__doc__")
    return {"description": text} if text else {}
