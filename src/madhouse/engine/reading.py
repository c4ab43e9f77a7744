"""Reading: the nodes of a content file to the values of a type, noting mistakes on the way."""

from typing import Any, get_args, get_origin

import msgspec
import yaml

from madhouse.engine.references import Refers, marks_of
from madhouse.engine.sources import ContentError, Document, scalar
from madhouse.engine.words import Vocabulary, Word, did_you_mean
from madhouse.engine.written import (
    choices,
    description,
    fields_of,
    has_short_form,
    is_struct,
    is_word,
    members,
    required,
    short_field,
    standing_alone,
    takes_mapping,
    takes_one,
    unconstrained,
)

SCALARS: dict[Any, str] = {
    str: "text",
    int: "a whole number",
    float: "a number",
    bool: "true or false",
}
BAD: Any = object()  # stands for a value whose mistake has been noted


class Reader:
    """Converts the nodes of one document; what it returns counts only if no mistake was noted."""

    def __init__(self, document: Document, vocabulary: Vocabulary) -> None:
        self.document = document
        self.vocabulary = vocabulary

    def convert(self, node: yaml.Node, kind: Any) -> Any:
        """The value of a node read as this type."""
        if len(members(kind)) > 1:
            return self._union(node, kind)
        plain = unconstrained(kind)
        if is_word(plain):
            return self._word(node, plain)
        if is_struct(plain):
            return self._struct(node, plain)
        if get_origin(plain) in (tuple, list):
            return self._several(node, plain)
        if get_origin(plain) is dict:
            return self._mapping(node, plain)
        return self._scalar(node, kind)

    def _bad(self, node: yaml.Node, message: str) -> Any:
        self.document.problem(node, message)
        return BAD

    # Words

    def _word(self, node: yaml.Node, family: type[Word]) -> Any:
        words = self.vocabulary.words(family)
        if isinstance(node, yaml.ScalarNode):
            kind = words.get(node.value)
            return self._bare_word(node, kind) if kind else self._unknown_word(node, words)
        if not isinstance(node, yaml.MappingNode):
            return self._bad(node, f"expected a word, got {_shape(node)}")
        if len(node.value) != 1:
            keys = ", ".join(str(key.value) for key, _ in node.value)
            message = f"expected one word, got {keys or 'none'}; indent a word's fields below it"
            return self._bad(node, message)
        key, value = node.value[0]
        kind = words.get(key.value)
        return self._word_with(value, kind) if kind else self._unknown_word(key, words)

    def _unknown_word(self, node: yaml.Node, words: dict[str, type[Word]]) -> Any:
        return self._bad(node, f"unknown word {node.value!r}{did_you_mean(node.value, words)}")

    def _bare_word(self, node: yaml.Node, kind: type[Word]) -> Any:
        if missing := required(kind):
            return self._bad(node, f"{node.value!r} needs {' and '.join(missing)}")
        return kind()

    def _word_with(self, node: yaml.Node, kind: type[Word]) -> Any:
        """A word with its fields by name, or in its short form with the first field alone."""
        short = short_field(kind)
        if isinstance(node, yaml.MappingNode):
            by_name = any(key.value in fields_of(kind) for key, _ in node.value)
            if by_name or short is None or not takes_mapping(short.type):
                return self._fields(node, kind)
        if short is None:
            return self._bad(node, _without_short_form(kind))
        value = self.convert(node, short.type)
        return value if value is BAD else self._build(node, kind, {short.name: value})

    # Structs

    def _struct(self, node: yaml.Node, kind: type[msgspec.Struct]) -> Any:
        if isinstance(node, yaml.MappingNode):
            return self._fields(node, kind)
        if isinstance(node, yaml.ScalarNode) and has_short_form(kind):
            try:
                return kind.from_written(node.value)  # type: ignore[attr-defined]
            except ValueError as error:
                return self._bad(node, str(error))
        if alone := standing_alone(kind):
            value = self.convert(node, alone.type)
            return value if value is BAD else self._build(node, kind, {alone.name: value})
        return self._bad(node, f"expected fields, got {_shape(node)}")

    def _fields(self, node: yaml.MappingNode, kind: type[msgspec.Struct]) -> Any:
        fields = fields_of(kind)
        values: dict[str, Any] = {}
        for key, value in node.value:
            if field := fields.get(key.value):
                values[field.name] = self.convert(value, field.type)
            else:
                near = did_you_mean(str(key.value), fields)
                self.document.problem(key, f"unknown field {key.value!r}{near}")
        missing = [name for name in required(kind) if fields[name].name not in values]
        if missing:
            return self._bad(node, f"missing field {', '.join(map(repr, missing))}")
        return BAD if BAD in values.values() else self._build(node, kind, values)

    def _build(self, node: yaml.Node, kind: type[Any], values: dict[str, Any]) -> Any:
        try:
            return kind(**values)
        except ValueError as error:  # from a struct's own __post_init__
            return self._bad(node, str(error))

    # Lists and mappings

    def _several(self, node: yaml.Node, kind: Any) -> Any:
        make, arguments = get_origin(kind), get_args(kind)
        if make is tuple and arguments[-1] is not ...:
            return self._fixed(node, arguments)
        item = arguments[0]
        if isinstance(node, yaml.SequenceNode):
            nodes = node.value
        elif takes_one(item) and not _is_nothing(node):
            nodes = [node]
        else:
            return self._bad(node, f"expected a list, got {_shape(node)}")
        values = [self.convert(each, item) for each in nodes]
        return BAD if BAD in values else make(values)

    def _fixed(self, node: yaml.Node, items: tuple[Any, ...]) -> Any:
        if not isinstance(node, yaml.SequenceNode) or len(node.value) != len(items):
            return self._bad(node, f"expected a list of {len(items)}, got {_shape(node)}")
        values = tuple(map(self.convert, node.value, items))
        return BAD if BAD in values else values

    def _mapping(self, node: yaml.Node, kind: Any) -> Any:
        if not isinstance(node, yaml.MappingNode):
            return self._bad(node, f"expected a mapping, got {_shape(node)}")
        of_key, of_value = get_args(kind)
        values = {
            self.convert(key, of_key): self.convert(value, of_value) for key, value in node.value
        }
        return BAD if BAD in values or BAD in values.values() else values

    # Scalars and unions

    def _scalar(self, node: yaml.Node, kind: Any) -> Any:
        if not isinstance(node, yaml.ScalarNode):
            return self._bad(node, f"expected {_name(kind)}, got {_shape(node)}")
        value, plain = scalar(node), unconstrained(kind)
        known = choices(plain)
        if known is not None:
            return self._choice(node, known)
        if plain is float and type(value) is int:
            value = float(value)
        if type(value) is not plain:
            quote = "; put it in quotes" if plain is str and value is not None else ""
            return self._bad(node, f"expected {_name(kind)}, got {_shape(node)}{quote}")
        self._note_names(node, kind)
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            expected = description(kind)
            message = f"expected {expected}, got {_shape(node)}" if expected else str(error)
            return self._bad(node, message)

    def _note_names(self, node: yaml.ScalarNode, kind: Any) -> None:
        for mark in marks_of(kind):
            if isinstance(mark, Refers):
                self.document.refer(node, mark.what)
            else:
                self.document.given.setdefault(mark.what, set()).add(node.value)

    def _choice(self, node: yaml.ScalarNode, known: dict[Any, Any]) -> Any:
        value = scalar(node)
        for written, meant in known.items():
            if written == value and type(written) is type(value):  # 1 is not true
                return meant
        if isinstance(value, str):
            near = did_you_mean(value, map(str, known))
            return self._bad(node, f"unknown word {value!r}{near}")
        return self._bad(node, f"expected one of {', '.join(map(str, known))}, got {_shape(node)}")

    def _union(self, node: yaml.Node, kind: Any) -> Any:
        """The first member that fits; if none does, the mistakes of the one most likely meant."""
        if _is_nothing(node) and type(None) in members(kind):
            return None
        kinds = [member for member in members(kind) if member is not type(None)]
        if len(kinds) == 1:
            return self.convert(node, kinds[0])
        for member in kinds:
            value, problems = self._attempt(node, member)
            if not problems:
                return value
        if meant := _most_likely(node, kinds):
            return self.convert(node, meant)
        expected = " or ".join(dict.fromkeys(map(_name, kinds)))
        return self._bad(node, f"expected {expected}, got {_shape(node)}")

    def _attempt(self, node: yaml.Node, kind: Any) -> tuple[Any, list[ContentError]]:
        """Convert without noting mistakes: the value and those there would be."""
        noted, self.document.problems = self.document.problems, []
        references = len(self.document.references)
        value = self.convert(node, kind)
        problems, self.document.problems = self.document.problems, noted
        if problems:
            del self.document.references[references:]
        return value, problems


def _without_short_form(kind: type[Word]) -> str:
    if not required(kind):
        return "this word takes no value; write the word alone"
    return f"write the fields by name: {', '.join(fields_of(kind))}"


def _most_likely(node: yaml.Node, kinds: list[Any]) -> Any:
    """The type a mapping or list was meant for: the one that knows most of the fields written."""
    if isinstance(node, yaml.SequenceNode):
        return next((kind for kind in kinds if get_origin(kind) in (tuple, list)), None)
    if not isinstance(node, yaml.MappingNode):
        return None
    keys = {key.value for key, _ in node.value}
    mappings = [kind for kind in kinds if takes_mapping(kind)]
    return max(mappings, key=lambda kind: _known(keys, kind), default=None)


def _known(keys: set[str], kind: Any) -> int:
    plain = unconstrained(kind)
    return len(keys.intersection(fields_of(plain))) if is_struct(plain) else 0


def _is_nothing(node: yaml.Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and scalar(node) is None


def _shape(node: yaml.Node) -> str:
    """What was written, for 'expected this, got that'."""
    if isinstance(node, yaml.SequenceNode):
        return f"a list of {len(node.value)}"
    if isinstance(node, yaml.MappingNode):
        return "a mapping"
    if _is_nothing(node):
        return "nothing"
    return f"{'' if isinstance(scalar(node), str) else 'bare '}{node.value!r}"


def _name(kind: Any) -> str:
    """What a type is called in a message."""
    if expected := description(kind):
        return expected
    plain = unconstrained(kind)
    if known := choices(plain):
        return "one of " + ", ".join(map(str, known))
    if get_origin(plain) in (tuple, list):
        return "a list"
    if get_origin(plain) is dict or is_struct(plain):
        return "a mapping"
    return "a word" if is_word(plain) else SCALARS[plain]
