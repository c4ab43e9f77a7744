"""Reads source and finds where an option is cut or searched by anything but its form.

An option is what is called so (`option`, `answer.option`), what is annotated so, what a question
was answered with, and each of the `options` of a decision.
"""

import ast
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from madhouse.engine.forms import PLACE, Form
from tests.properties.guarded_options import CUTTING

ANNOTATED = frozenset({"Option"})
ASKING = frozenset({"choose", "choose_secretly"})
AGREED = frozenset({"header", "state", "words", "self"})
"""Whose `options` are no options of a decision, but what a table has agreed on."""
MATCHING = frozenset({"findall", "finditer", "fullmatch", "match", "search", "split", "sub"})
"""What a regular expression does with a string."""

GAP = "{}"


class Cut(NamedTuple):
    """A place where an option is taken apart."""

    line: int
    what: str


def cuts_in(source: str) -> list[Cut]:
    """Where this module takes an option apart."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    found = set(_within(tree, frozenset({"option"})))
    for function in functions:
        found.update(_within(function, frozenset({"option", *_options(function)})))
    return sorted(found)


def written_by_hand(source: str, forms: Iterable[Form]) -> list[Cut]:
    """Where this module writes an option that has a form, without it."""
    lines = {PLACE.sub(GAP, form.line) for form in forms if form.verb}
    written = (each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.JoinedStr))
    return [Cut(each.lineno, ast.unparse(each)) for each in written if _skeleton(each) in lines]


def _skeleton(written: ast.JoinedStr) -> str:
    parts = [p.value if isinstance(p, ast.Constant) else GAP for p in written.values]
    return "".join(map(str, parts))


def _within(scope: ast.AST, names: frozenset[str]) -> Iterator[Cut]:
    return (cut for node in ast.walk(scope) for cut in _cuts(node, names))


def _options(function: ast.FunctionDef) -> Iterator[str]:
    """The names that stand for options in a function."""
    for node in ast.walk(function):
        match node:
            case ast.arg(arg="chosen" as name, annotation=ast.Name(id="str")):
                yield name
            case ast.arg(arg=name, annotation=annotation) if _says_option(annotation):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation, value=value):
                if _says_option(annotation) or _is_asked(value):
                    yield name
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_asked(value):
                yield name
            case ast.For(target=ast.Name(id=name), iter=several) if _offers(several):
                yield name
            case ast.comprehension(target=ast.Name(id=name), iter=several) if _offers(several):
                yield name


def _is_asked(value: ast.expr | None) -> bool:
    """Whether it is the answer to a question: `yield Decision(...)`, `yield from choose(...)`."""
    match value:
        case ast.YieldFrom(value=ast.Call(func=ast.Name(id=name))):
            return name in ASKING
        case ast.Yield():
            return True
    return False


def _says_option(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id in ANNOTATED


def _offers(node: ast.expr) -> bool:
    if not isinstance(node, ast.Attribute) or node.attr != "options":
        return False
    owner = node.value
    return (owner.id if isinstance(owner, ast.Name) else getattr(owner, "attr", "")) not in AGREED


def _cuts(node: ast.AST, names: frozenset[str]) -> Iterator[Cut]:
    """What a piece of source does to an option: a method, a slice, a search, an expression."""
    match node:
        case ast.Call(func=ast.Attribute(value=value, attr=method)) if _is_option(value, names):
            if method in CUTTING:
                yield Cut(node.lineno, f"{ast.unparse(value)}.{method}()")
        case ast.Call(func=ast.Attribute(attr=method), args=args) if method in MATCHING:
            for each in args:
                if _is_option(each, names):
                    yield Cut(node.lineno, ast.unparse(node))
        case ast.Subscript(value=value) if _is_option(value, names):
            yield Cut(node.lineno, ast.unparse(node))
        case ast.Compare(ops=ops, comparators=right):
            for operator, each in zip(ops, right, strict=True):
                if isinstance(operator, ast.In | ast.NotIn) and _is_option(each, names):
                    yield Cut(node.lineno, ast.unparse(node))
        case ast.For(iter=gone_through) | ast.comprehension(iter=gone_through):
            if _is_option(gone_through, names):
                yield Cut(gone_through.lineno, f"for ... in {ast.unparse(gone_through)}")


def _is_option(node: ast.expr, names: frozenset[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.Attribute):
        return node.attr == "option"
    if isinstance(node, ast.Subscript):  # one of them
        return _offers(node.value) and not isinstance(node.slice, ast.Slice)
    return False
