"""Mutants: small breakages of a module, found in its syntax tree and written into its text."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import unified_diff
from pathlib import Path

from tests.mutants.mutators import MUTATORS, Change, Text, silent

RULE_ID = re.compile(r"\b[12]e(?:\.[a-z0-9-]+)+")
_Function = ast.FunctionDef | ast.AsyncFunctionDef

# Types and decorators say nothing about what a rule does.
_PASSED_OVER = frozenset({"annotation", "returns", "decorator_list"})


@dataclass(frozen=True)
class Place:
    """Where in a module a mutant lies."""

    lines: range = range(0)  # what runs one of them reaches the mutant
    function: str = ""
    returns: str = ""
    rules: frozenset[str] = frozenset()  # that the function and what encloses it name
    cached: bool = False  # it runs in one test, and any other may depend on what it gave


@dataclass(frozen=True)
class Mutant:
    """One change to one module."""

    module: str
    path: Path
    before: bytes
    line: int
    place: Place
    change: Change

    @property
    def after(self) -> bytes:
        """The module's text with the change."""
        start, end = self.change.span
        return self.before[:start] + self.change.text.encode() + self.before[end:]

    def diff(self) -> list[str]:
        """The lines that differ, marked with - and +."""
        before, after = self.before.decode().splitlines(), self.after.decode().splitlines()
        lines = unified_diff(before, after, n=0, lineterm="")
        return [line for line in lines if not line.startswith(("---", "+++", "@@"))]


def mutants_of(module: str, path: Path) -> list[Mutant]:
    """Every mutant of a module, in the order of its text, each change once."""
    text = Text(path.read_bytes())
    found: dict[Change, Mutant] = {}
    for place, change in _walk(ast.parse(text.source), text, Place()):
        line = text.source.count(b"\n", 0, change.span[0]) + 1
        mutant = Mutant(module, path, text.source, line, place, change)
        found.setdefault(change._replace(kind=""), mutant)
    return [found[key] for key in sorted(found)]


def modules_in(package: str, folder: Path) -> Iterator[tuple[str, Path]]:
    """The modules of a package and of the packages within it, with their files."""
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        own = parts[:-1] if parts[-1] == "__init__" else parts
        yield ".".join((package, *own)), path


def _walk(node: ast.AST, text: Text, place: Place) -> Iterator[tuple[Place, Change]]:
    if silent(node):
        return
    place = _within(node, place)
    for mutator in MUTATORS:
        for change in mutator(node, text, place.returns):
            yield place, change
    for child in _children(node):
        yield from _walk(child, text, place)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.ClassDef):
        yield from node.body  # its bases and keywords make a type
        return
    for name, value in ast.iter_fields(node):
        if name not in _PASSED_OVER:
            parts = value if isinstance(value, list) else [value]
            yield from (part for part in parts if isinstance(part, ast.AST))


def _within(node: ast.AST, place: Place) -> Place:
    """The place that a node makes for what it holds."""
    if isinstance(node, ast.ClassDef | _Function):
        place = Place(
            function=f"{place.function}.{node.name}".lstrip("."),
            returns=_returned(node),
            rules=place.rules | _named(node),
            cached=any("cache" in ast.unparse(each) for each in node.decorator_list),
        )
    return replace(place, lines=_lines(node)) if isinstance(node, ast.stmt) else place


def _lines(node: ast.stmt) -> range:
    """The lines of a statement; of one with a body, those of its head."""
    body: list[ast.stmt] = getattr(node, "body", [])
    last = max(body[0].lineno - 1, node.lineno) if body else node.end_lineno
    return range(node.lineno, (last or node.lineno) + 1)


def _returned(node: ast.ClassDef | _Function) -> str:
    """The type that a function, or the rule it is, returns."""
    written = getattr(node, "returns", None)
    return ast.unparse(written).removeprefix("Rule[") if written is not None else ""


def _named(node: ast.ClassDef | _Function) -> frozenset[str]:
    """The rules that a class names in its docstring, a function anywhere."""
    texts = [ast.get_docstring(node) or ""]
    if not isinstance(node, ast.ClassDef):
        constants = (part for part in ast.walk(node) if isinstance(part, ast.Constant))
        texts += [each.value for each in constants if isinstance(each.value, str)]
    return frozenset(rule for text in texts for rule in RULE_ID.findall(text))
