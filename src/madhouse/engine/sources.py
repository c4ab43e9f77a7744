"""Sources: YAML files as authors wrote them, where each thing stands, and what is wrong with it."""

import re
from pathlib import Path
from typing import NamedTuple

import yaml

from madhouse.engine.bounds import (
    DEEPEST,
    LONGEST_FILE,
    MOST_ENTRIES,
    harmless,
    too_large,
    unfit_text,
)
from madhouse.engine.errors import MadhouseError

Scalar = str | int | float | bool | None

TAG = "tag:yaml.org,2002:"
NUMBER = re.compile(r"[-+]?(0|[1-9][0-9]*)(?P<fraction>\.[0-9]+)?")
LOADER: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class Text(NamedTuple):
    """Content that is not in a file; the name stands for the file's in messages."""

    text: str
    name: str


class ContentError(MadhouseError):
    """One mistake in a content file, and where it is."""

    def __init__(self, file: str, line: int, column: int, path: str, message: str) -> None:
        self.file, self.line, self.column = file, line, column
        self.path, self.message = path, message
        field = f"{path}: " if path else ""
        super().__init__(harmless(f"{file}:{line}:{column}: {field}{message}"))


class ContentErrors(MadhouseError):
    """All mistakes found in a file, in the order of its lines; the message is one line for each."""

    def __init__(self, errors: list[ContentError]) -> None:
        self.errors = tuple(sorted(errors, key=lambda e: (e.file, e.line, e.column)))
        super().__init__("\n".join(str(error) for error in self.errors))


class Reference(NamedTuple):
    """A name for something that is written elsewhere, and where it was used."""

    what: str
    name: str
    file: str
    line: int
    column: int
    path: str

    def error(self, message: str) -> ContentError:
        """A mistake at its place."""
        return ContentError(self.file, self.line, self.column, self.path, message)


def read(source: Path | Text) -> "Document":
    """Compose a file or a text; mistakes of YAML itself are raised, others are collected."""
    if isinstance(source, Text):
        return Document(source.text, source.name)
    try:
        return Document(source.read_text(encoding="utf-8"), str(source))
    except OSError as error:
        message = f"cannot be read ({error.strerror})"
    except UnicodeDecodeError:
        message = "is not UTF-8 text"
    raise ContentErrors([ContentError(str(source), 1, 1, "", message)])


def fields_of(path: Path) -> list[str]:
    """The names of the fields that a file gives, for whoever has to tell what it is; none if it
    cannot be read."""
    try:
        root = read(path).root
    except ContentErrors:
        return []
    return [key.value for key, _ in root.value] if isinstance(root, yaml.MappingNode) else []


class Document:
    """One composed file. Every node has a path such as `exploration[3].type`."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.problems: list[ContentError] = []
        self.spots: dict[str, tuple[int, int]] = {}  # path: line and column
        self.ids: dict[str, str] = {}  # id: path of the first thing that has it
        self.references: list[Reference] = []
        self.given: dict[str, set[str]] = {}  # names given here, by what they name
        self._paths: dict[int, str] = {}  # by id(node); the nodes live as long as the document
        self.root = self._compose(text)
        self._survey(self.root, "")

    def problem(self, node: yaml.Node, message: str) -> None:
        """Note a mistake; only the first at a spot counts, those after it follow from it."""
        line, column = _spot(node)
        if all((line, column) != (other.line, other.column) for other in self.problems):
            path = self._paths.get(id(node), "")
            self.problems.append(ContentError(self.file, line, column, path, message))

    def refer(self, node: yaml.ScalarNode, what: str) -> None:
        """Note a name whose owner is to be found once everything is read."""
        path = self._paths.get(id(node), "")
        self.references.append(Reference(what, node.value, self.file, *_spot(node), path))

    def raise_problems(self) -> None:
        """Raise everything noted so far, if anything was."""
        if self.problems:
            raise ContentErrors(self.problems)

    def _compose(self, text: str) -> yaml.Node:
        if len(text) > LONGEST_FILE:
            raise self._fatal(1, 1, f"a file has {LONGEST_FILE} letters at most, not {len(text)}")
        try:
            self._refuse_depth(text)
            root: yaml.Node | None = yaml.compose(text, Loader=LOADER)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
            raise self._fatal(line, column, f"not valid YAML: {error.problem}") from None
        except yaml.YAMLError as error:
            raise self._fatal(1, 1, f"not valid YAML: {str(error).splitlines()[0]}") from None
        if root is None:
            raise self._fatal(1, 1, "the file is empty")
        return root

    def _refuse_depth(self, text: str) -> None:
        """Composing recurses in C and would take the whole process down with it."""
        depth = 0
        for event in yaml.parse(text, Loader=LOADER):
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
            if depth > DEEPEST:
                spot = event.start_mark.line + 1, event.start_mark.column + 1
                raise self._fatal(*spot, f"nested more than {DEEPEST} levels deep")

    def _fatal(self, line: int, column: int, message: str) -> ContentErrors:
        return ContentErrors([ContentError(self.file, line, column, "", message)])

    def _survey(self, node: yaml.Node, path: str) -> None:
        """Give every node its path, and find what YAML allows but content may not use."""
        if id(node) in self._paths:
            raise self._fatal(*_spot(node), "anchors and aliases are not allowed; write it out")
        self._paths[id(node)] = path
        self.spots[path] = _spot(node)
        if isinstance(node, yaml.CollectionNode) and len(node.value) > MOST_ENTRIES:
            told = f"{len(node.value)} entries are too many; {MOST_ENTRIES} is the most"
            raise self._fatal(*_spot(node), told)
        if isinstance(node, yaml.MappingNode):
            self._survey_mapping(node, path)
        elif isinstance(node, yaml.SequenceNode):
            for number, item in enumerate(node.value):
                self._survey(item, f"{path}[{number}]")
        elif isinstance(node, yaml.ScalarNode) and (message := _surprise(node)):
            self.problem(node, message)

    def _survey_mapping(self, node: yaml.MappingNode, path: str) -> None:
        seen: set[str] = set()
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise self._fatal(*_spot(key), "a field's name must be a plain word")
            name = key.value
            below = f"{path}.{name}" if path else name
            self._paths[id(key)] = below
            if message := _surprise(key):
                self.problem(key, message)
            elif name in seen:
                self.problem(key, f"{name!r} is written twice")
            elif name == "id" and isinstance(value, yaml.ScalarNode):
                self.ids.setdefault(value.value, path)
            seen.add(name)
            self._survey(value, below)


def scalar(node: yaml.Node) -> Scalar:
    """The value a scalar stands for: text, a decimal number, true, false or nothing."""
    if node.tag == TAG + "null":
        return None
    if node.tag == TAG + "bool":
        return bool(node.value == "true")
    if node.tag in (TAG + "int", TAG + "float") and (number := _number(node.value)):
        return float(node.value) if number["fraction"] else int(node.value)
    return str(node.value)


def _number(text: str) -> re.Match[str] | None:
    """A number that is not too large to be one."""
    found = NUMBER.fullmatch(text)
    return found if found and too_large(text) is None else None


def _surprise(node: yaml.ScalarNode) -> str | None:
    """What is wrong with a bare scalar that YAML takes for something its author may not mean, or
    with one that is too large."""
    kind = node.tag.removeprefix(TAG)
    if message := unfit_text(node.value):
        return message
    if kind in ("str", "null") or (kind == "bool" and node.value in ("true", "false")):
        return None
    if kind == "bool":
        return f"bare {node.value!r} is ambiguous; write true or false, or put it in quotes"
    if kind in ("int", "float") and NUMBER.fullmatch(node.value):
        return too_large(node.value)
    return f"{node.value!r} is neither plain text nor a decimal number; put it in quotes"


def _spot(node: yaml.Node) -> tuple[int, int]:
    return node.start_mark.line + 1, node.start_mark.column + 1
