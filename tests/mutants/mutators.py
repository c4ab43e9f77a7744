"""The mutators: each finds in one node of a syntax tree the changes that ought to be noticed."""

import ast
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

Span = tuple[int, int]


class Change(NamedTuple):
    """Other text for a stretch of a module's bytes."""

    kind: str
    span: Span
    text: str


class Text:
    """A module's bytes, and where its nodes lie in them."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self._starts = [0, *(match.end() for match in re.finditer(b"\n", source))]

    def span(self, node: ast.expr | ast.stmt) -> Span:
        """Where a node begins and ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        return start, self._starts[node.end_lineno - 1] + node.end_col_offset

    def read(self, node: ast.expr | ast.stmt) -> str:
        """A node as it is written."""
        start, end = self.span(node)
        return self.source[start:end].decode()

    def between(self, one: ast.expr, other: ast.expr, word: str) -> Span:
        """Where a word stands between two nodes."""
        gap = self.span(one)[1], self.span(other)[0]
        pattern = rf"(?<!\w){re.escape(word)}(?!\w)".replace(r"\ ", r"\s+")
        found = re.search(pattern.encode(), self.source[slice(*gap)])
        assert found is not None, f"no {word} between {self.read(one)} and {self.read(other)}"
        return gap[0] + found.start(), gap[0] + found.end()


Mutator = Callable[[ast.AST, Text, str], Iterator[Change]]
"""Is given a node, the text it stands in, and what its function says it returns."""

_COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}

# What a function of such a type returns instead; of any other type None.
_CONSTANTS: dict[str, tuple[str, ...]] = {
    "bool": ("True", "False"),
    "int": ("0",),
    "str": ('""',),
    "list": ("[]",),
    "tuple": ("()",),
    "dict": ("{}",),
}

# Without one of these the rest of the function still runs.
_REMOVABLE = (ast.AugAssign, ast.Break, ast.Continue, ast.Delete, ast.Raise)


def silent(node: ast.AST) -> bool:
    """Whether nothing in the node is changed: the log, texts, what only type checkers read."""
    match node:
        case ast.JoinedStr() | ast.Call(func=ast.Attribute(attr="tell")):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr="tell"))):
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        # What nothing can reach, a guard that only speaks where the code is wrong already, and
        # what only pytest reads.
        case ast.Raise(exc=ast.Name(id="NotImplementedError")) | ast.keyword(arg="strict"):
            return True
        case ast.Assign(targets=[ast.Name(id="__test__")]):
            return True
    return False


def compared(node: ast.AST, text: Text, _returns: str) -> Iterator[Change]:
    """`<` becomes `<=`, `==` becomes `!=`, `in` becomes `not in`."""
    if isinstance(node, ast.Compare):
        terms = [node.left, *node.comparators]
        for op, one, other in zip(node.ops, terms, terms[1:], strict=False):
            old, new = _COMPARISONS[type(op)]
            yield Change("comparison", text.between(one, other, old), new)


def joined(node: ast.AST, text: Text, _returns: str) -> Iterator[Change]:
    """`and` becomes `or`, and the other way round."""
    if isinstance(node, ast.BoolOp):
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for one, other in zip(node.values, node.values[1:], strict=False):
            yield Change("and/or", text.between(one, other, old), new)


def counted(node: ast.AST, text: Text, _returns: str) -> Iterator[Change]:
    """A number is one more, or one less."""
    if isinstance(node, ast.Constant) and type(node.value) in (int, float):
        for number in (node.value + 1, node.value - 1):  # type: ignore[operator]
            yield Change("number", text.span(node), str(number))


def negated(node: ast.AST, text: Text, _returns: str) -> Iterator[Change]:
    """A condition is turned round, a `not` taken away, `True` becomes `False`."""
    match node:
        case ast.If() | ast.While() | ast.IfExp():
            conditions = [node.test]
        case ast.comprehension():
            conditions = node.ifs
        case _:
            conditions = []
    for each in conditions:
        single = isinstance(each, ast.Compare) and len(each.ops) == 1
        if not single and not _is_not(each):  # those have a change of their own
            yield Change("negation", text.span(each), f"not ({text.read(each)})")
    if isinstance(node, ast.UnaryOp) and _is_not(node):
        yield Change("negation", text.span(node), f"({text.read(node.operand)})")
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield Change("negation", text.span(node), str(not node.value))


def removed(node: ast.AST, text: Text, _returns: str) -> Iterator[Change]:
    """A call, a change of state or a way out of the function is left out."""
    match node:
        case ast.Expr(value=ast.Call() | ast.YieldFrom()) | ast.Return(value=None):
            gone: ast.stmt | None = node
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            gone = node
        case _:
            gone = node if isinstance(node, _REMOVABLE) else None
    # A rule must stay a generator, or every caller breaks at once.
    instead = "yield from ()" if gone and _yields(gone) else "pass"
    if gone and text.read(gone) != instead:
        yield Change("removal", text.span(gone), instead)


def returned(node: ast.AST, text: Text, returns: str) -> Iterator[Change]:
    """A function returns a constant of its type."""
    if isinstance(node, ast.Return) and node.value is not None and not _yields(node):
        for constant in _CONSTANTS.get(re.split(r"\W", returns)[0], ("None",)):
            if constant != ast.unparse(node.value).replace("'", '"'):
                yield Change("returned constant", text.span(node.value), constant)


MUTATORS: tuple[Mutator, ...] = (compared, joined, counted, negated, removed, returned)


def _is_not(node: ast.expr) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)


def _yields(node: ast.AST) -> bool:
    return any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(node))
