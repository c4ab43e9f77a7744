"""Reads the rules' source for every event they tell and every question they ask."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import madhouse.first

SOURCE = Path(madhouse.first.__file__).parent
ROOMS = ("things", "acting", "rules", "words")
"""Where rules are written; players and tellers only answer and repeat."""
# Where each way of asking has its kind and what it is about.
ASKING = {"Decision": (1, 4), "choose": (1, 4), "choose_among": (1, 5)}


@dataclass(frozen=True)
class Told:
    """A kind of event or question, and the facts that one place in the source gives it."""

    kind: str
    facts: frozenset[str]
    place: str

    def __str__(self) -> str:
        return f"{self.kind} ({self.place})"


def rule_files() -> list[Path]:
    """The modules in which rules are written."""
    return sorted(path for room in ROOMS for path in (SOURCE / room).rglob("*.py"))


@cache
def things_told() -> list[Told]:
    """Every `g.tell("kind", ..., fact=...)`."""
    return [told for path, scope in _scopes() for told in _events(path, scope)]


@cache
def questions_asked() -> list[Told]:
    """Every Decision that a rule makes, by itself or through choose and choose_among."""
    return [asked for path, scope in _scopes() for asked in _questions(path, scope)]


def _scopes() -> Iterator[tuple[Path, ast.AST]]:
    for path in rule_files():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                yield path, node


def _calls(scope: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(scope) if isinstance(node, ast.Call))


def _events(path: Path, scope: ast.AST) -> Iterator[Told]:
    for call in _calls(scope):
        if isinstance(call.func, ast.Attribute) and call.func.attr == "tell":
            facts = frozenset(each.arg for each in call.keywords if each.arg)
            yield Told(_constant(call.args[0], path), facts, f"{path.name}:{call.lineno}")


def _questions(path: Path, scope: ast.AST) -> Iterator[Told]:
    for call in _calls(scope):
        if isinstance(call.func, ast.Name) and call.func.id in ASKING:
            kind, about = ASKING[call.func.id]
            facts = _keys(call.args[about], scope, path) if len(call.args) > about else frozenset()
            yield Told(_constant(call.args[kind], path), facts, f"{path.name}:{call.lineno}")


def _constant(node: ast.expr, path: Path) -> str:
    assert isinstance(node, ast.Constant), f"{path.name}:{node.lineno}: write the kind in quotes"
    return str(node.value)


def _keys(about: ast.expr, scope: ast.AST, path: Path) -> frozenset[str]:
    """The facts of a dict written in place, or just before in the same function."""
    if isinstance(about, ast.Dict):
        return frozenset(_constant(key, path) for key in about.keys if key is not None)
    assert isinstance(about, ast.Name), f"{path.name}:{about.lineno}: write the facts as a dict"
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Dict):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name) and target.id == about.id:
                return _keys(node.value, scope, path)
    raise AssertionError(f"{path.name}:{about.lineno}: '{about.id}' is not written as a dict here")
