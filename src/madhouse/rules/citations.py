"""Which rules the tests cite, read from their source so that nothing need be installed or run."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from madhouse.engine.errors import MadhouseError
from madhouse.rules.catalogue import UnknownRule, rule

MOST_IDS = 4

# A test under one of these may pass, or not run, while the rule it names is broken.
_IDLE_MARKS = frozenset({"skip", "skipif", "xfail", "soak"})
_IDLE_CALLS = frozenset({"skip", "xfail", "importorskip"})

_Function = ast.FunctionDef | ast.AsyncFunctionDef
_Scope = _Function | ast.ClassDef


class BadCitation(MadhouseError):
    """A `rule` mark that cannot be counted."""


class Citation(NamedTuple):
    """One test's promise that breaking the rule turns it red."""

    rule_id: str
    place: str


class _Marks(NamedTuple):
    """What the marks on one module, class, test or parameter set say together."""

    ids: tuple[str, ...] = ()
    idle: bool = False

    def under(self, outer: "_Marks") -> "_Marks":
        return _Marks(outer.ids + self.ids, outer.idle or self.idle)


def complaint(ids: Iterable[object]) -> str | None:
    """What is wrong with the ids that one test cites, or nothing."""
    known: set[str] = set()
    for one in ids:
        if not isinstance(one, str):
            return f"a rule mark takes ids such as '1e.move.diagonal', not {one!r}"
        try:
            known.add(rule(one).id)
        except UnknownRule as unknown:
            return str(unknown)
    if len(known) > MOST_IDS:
        return f"{len(known)} rules on one test; cite {MOST_IDS} at most, or write another test"
    return None


def citations(tests: Path) -> list[Citation]:
    """Every citation under the folder; marks that cannot be counted are an error."""
    found: list[Citation] = []
    wrong: list[str] = []
    for path in sorted(tests.rglob("*.py")):
        reader = _Reader(path.relative_to(tests.parent).as_posix(), path.read_bytes())
        found += reader.citations()
        wrong += reader.wrong
    if wrong:
        more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
        raise BadCitation(wrong[0] + more)
    return found


class _Reader:
    """Reads one test file the way pytest would collect it."""

    def __init__(self, name: str, source: bytes) -> None:
        self.name = name
        self.wrong: list[str] = []
        self._read: set[ast.expr] = set()
        try:
            self._module = ast.parse(source)
        except SyntaxError as error:
            raise BadCitation(f"{name}:{error.lineno}: not Python: {error.msg}") from None
        self._assigned = {
            target.id: node.value
            for node in self._module.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }

    def citations(self) -> list[Citation]:
        """The file's citations; a mark that sits on no test is noted as wrong."""
        found: list[Citation] = []
        if Path(self.name).name.startswith("test_"):
            found = list(self._body(self._module.body, _Marks()))
        for node in ast.walk(self._module):
            if isinstance(node, ast.Attribute) and _is_rule(node) and node not in self._read:
                self._note(node, "a rule mark must stand on a test, its class or its parameters")
        return found

    def _body(self, body: list[ast.stmt], outer: _Marks) -> Iterator[Citation]:
        """The citations of the tests in a module's or a class's body."""
        own = _Marks(idle=any(_idles(node) for node in body if not isinstance(node, _Scope)))
        for node in body:
            if isinstance(node, ast.Assign) and _named(node, "pytestmark"):
                own = self._marks(node.value).under(own)
        marks = own.under(outer)
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from self._body(node.body, self._all(node.decorator_list).under(marks))
            elif isinstance(node, _Function) and node.name.startswith("test"):
                yield from self._test(node, marks)

    def _test(self, node: _Function, outer: _Marks) -> Iterator[Citation]:
        """One test's citations: its own and those of each of its parameter sets."""
        skips = _Marks(idle=any(_idles(statement) for statement in node.body))
        own = self._all(node.decorator_list).under(outer).under(skips)
        cases = [self._all(_marks_of(case)) for case in self._cases(node)]
        # Where pytest says the test begins.
        start = node.decorator_list[0] if node.decorator_list else node
        counted: dict[str, None] = {}
        for marks in [own, *(case.under(own) for case in cases)]:
            if problem := complaint(marks.ids):
                self._note(start, problem)
            elif not marks.idle:
                counted.update(dict.fromkeys(marks.ids))
        yield from (Citation(one, f"{self.name}:{start.lineno}") for one in counted)

    def _cases(self, node: _Function) -> Iterator[ast.Call]:
        """The `pytest.param(...)` calls of a test's parametrize marks."""
        for mark in node.decorator_list:
            if _mark_name(mark) == "parametrize" and isinstance(mark, ast.Call):
                for value in [*mark.args, *(keyword.value for keyword in mark.keywords)]:
                    for part in ast.walk(self._resolve(value)):
                        if isinstance(part, ast.Call) and _dotted(part.func).endswith("param"):
                            yield part

    def _all(self, marks: Iterable[ast.expr]) -> _Marks:
        together = _Marks()
        for mark in marks:
            together = self._marks(mark).under(together)
        return together

    def _marks(self, node: ast.expr) -> _Marks:
        """What one mark, or a list of marks, says."""
        node = self._resolve(node)
        if isinstance(node, ast.List | ast.Tuple):
            return self._all(node.elts)
        name = _mark_name(node)
        if name != "rule" or not isinstance(node, ast.Call):
            return _Marks(idle=name in _IDLE_MARKS)
        self._read.add(node.func)
        return _Marks(tuple(self._ids(node)))

    def _ids(self, mark: ast.Call) -> Iterator[str]:
        if not mark.args or mark.keywords:
            self._note(mark, "a rule mark takes one to four ids and nothing else")
        for argument in mark.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
            else:
                self._note(argument, "write the ids of a rule mark out as plain strings")

    def _resolve(self, node: ast.expr) -> ast.expr:
        """The value behind a name that the module itself assigns."""
        if isinstance(node, ast.Name):
            return self._assigned.get(node.id, node)
        return node

    def _note(self, node: ast.stmt | ast.expr, problem: str) -> None:
        line = f"{self.name}:{node.lineno}: {problem}"
        if line not in self.wrong:
            self.wrong.append(line)


def _dotted(node: ast.expr) -> str:
    """`pytest.mark.rule` for the expression of that form, an empty string for any other."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        return f"{_dotted(node.value)}.{node.attr}"
    return ""


def _is_rule(node: ast.expr) -> bool:
    return _dotted(node).endswith("mark.rule")


def _mark_name(node: ast.expr) -> str:
    """`skip` for `pytest.mark.skip` and for `pytest.mark.skip(...)`."""
    dotted = _dotted(node.func if isinstance(node, ast.Call) else node)
    head, _, name = dotted.rpartition(".")
    return name if head.endswith("mark") else ""


def _marks_of(case: ast.Call) -> list[ast.expr]:
    return [keyword.value for keyword in case.keywords if keyword.arg == "marks"]


def _named(node: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in node.targets)


def _idles(node: ast.stmt) -> bool:
    """Whether the statement may stop its test by `pytest.skip()` or the like."""
    calls = (part for part in ast.walk(node) if isinstance(part, ast.Call))
    names = (_dotted(call.func).rpartition(".") for call in calls)
    return any(head == "pytest" and name in _IDLE_CALLS for head, _, name in names)
