"""Reads rule modules as source and finds what would break a game in silence.

A rule is a generator: called without `yield from` it does nothing at all. And a rule that asks the
clock, another random source or the order of a set cannot be replayed.
"""

import ast
from collections.abc import Iterator, Mapping
from typing import NamedTuple

UNREPEATABLE = frozenset({"datetime", "os", "random", "secrets", "time", "uuid"})
UNREPEATABLE_CALLS = frozenset({"hash", "id"})
TAKES_RULES = frozenset({"Branch"})
KEEPS_ORDER = frozenset({"enumerate", "iter", "join", "list", "map", "reversed", "tuple", "zip"})
FORGETS_ORDER = frozenset({"all", "any", "frozenset", "len", "set", "sorted", "sum"})

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Fault(NamedTuple):
    """Something that a rule module must not do."""

    module: str
    line: int
    what: str


class Rules(NamedTuple):
    """Every rule: functions by module and name, methods by name alone."""

    functions: frozenset[tuple[str, str]]
    methods: frozenset[str]


def rules_in(sources: Mapping[str, str]) -> Rules:
    """All functions and methods that are annotated as rules."""
    functions, methods = set(), set()
    for module, source in sources.items():
        tree = ast.parse(source)
        own = {id(item) for node in ast.walk(tree) for item in _methods(node)}
        for node in ast.walk(tree):
            if isinstance(node, Function) and _gives_rule(node.returns):
                if id(node) in own:
                    methods.add(node.name)
                else:
                    functions.add((module, node.name))
    return Rules(frozenset(functions), frozenset(methods))


def faults_in(sources: Mapping[str, str]) -> list[Fault]:
    """What is wrong in these modules, named as Python imports them."""
    rules = rules_in(sources)
    return [
        Fault(name, line, what)
        for name, source in sources.items()
        for line, what in sorted(_Module(name, source, sources, rules).faults())
    ]


def _methods(node: ast.AST) -> list[ast.stmt]:
    return node.body if isinstance(node, ast.ClassDef) else []


def _gives_rule(annotation: ast.expr | None) -> bool:
    return annotation is not None and ast.unparse(annotation).strip("'\"").startswith("Rule[")


class _Module:
    """One module's names and tree."""

    def __init__(self, name: str, source: str, sources: Mapping[str, str], rules: Rules) -> None:
        self._rules = rules
        self._tree = ast.parse(source)
        self._nodes = list(ast.walk(self._tree))
        self._parents = {
            child: node for node in self._nodes for child in ast.iter_child_nodes(node)
        }
        self._names = {each: (name, each) for module, each in rules.functions if module == name}
        self._modules: dict[str, str] = {}
        for node in self._nodes:
            self._learn_names(node, sources)

    def _learn_names(self, node: ast.AST, sources: Mapping[str, str]) -> None:
        """What a name that is imported, or given as a parameter, stands for."""
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                local, whole = alias.asname or alias.name, f"{node.module}.{alias.name}"
                if whole in sources:
                    self._modules[local] = whole
                else:
                    self._names[local] = (node.module or "", alias.name)
        elif isinstance(node, ast.Import):
            for alias in node.names:
                self._modules[alias.asname or alias.name] = alias.name

    def faults(self) -> Iterator[tuple[int, str]]:
        for node in self._nodes:
            if isinstance(node, ast.Call) and self._is_rule(node) and not self._delegated(node):
                yield node.lineno, f"{ast.unparse(node.func)}() is not delegated to; yield from it"
        if self._defines_rules():
            yield from self._unrepeatable()

    def _defines_rules(self) -> bool:
        return any(isinstance(node, Function) and _gives_rule(node.returns) for node in self._nodes)

    # -- delegation ----------------------------------------------------------------------------

    def _is_rule(self, call: ast.Call) -> bool:
        function = call.func
        if isinstance(function, ast.Name):
            found = self._names.get(function.id)
            return found in self._rules.functions or self._is_parameter(call, function.id)
        if not isinstance(function, ast.Attribute):
            return False
        owner = ast.unparse(function.value)
        if owner in self._modules:
            return (self._modules[owner], function.attr) in self._rules.functions
        return function.attr in self._rules.methods

    def _is_parameter(self, node: ast.AST, name: str) -> bool:
        """Whether the name is a parameter, here or further out, that takes a function of rules."""
        while (function := self._function_around(node)) is not None:
            for each in (*function.args.args, *function.args.kwonlyargs):
                if each.arg == name and each.annotation is not None:
                    return "Rule[" in ast.unparse(each.annotation)
            node = function
        return False

    def _delegated(self, call: ast.Call) -> bool:
        node: ast.AST = call
        parent = self._parents[call]
        while isinstance(parent, ast.IfExp | ast.keyword) and node is not getattr(
            parent, "test", None
        ):
            node, parent = parent, self._parents[parent]
        if isinstance(parent, ast.Return):  # handing a rule on is for functions that are none
            return not self._pauses(self._function_around(parent))
        if isinstance(parent, ast.Call):
            return _name(parent.func) in TAKES_RULES or self._is_rule(parent)
        return isinstance(parent, ast.YieldFrom | ast.Lambda)

    def _pauses(self, function: Function | None) -> bool:
        return any(
            isinstance(node, ast.Yield | ast.YieldFrom) and self._function_around(node) is function
            for node in self._nodes
        )

    def _function_around(self, node: ast.AST) -> Function | None:
        while (node := self._parents.get(node, self._tree)) is not self._tree:
            if isinstance(node, Function):
                return node
        return None

    # -- replay --------------------------------------------------------------------------------

    def _unrepeatable(self) -> Iterator[tuple[int, str]]:
        for node in self._nodes:
            for name in _imported(node):
                if name.partition(".")[0] in UNREPEATABLE:
                    yield _line(node), f"'{name}' cannot be replayed; ask the table"
            if isinstance(node, ast.Call) and _name(node.func) in UNREPEATABLE_CALLS:
                yield node.lineno, f"{_name(node.func)}() differs from run to run"
            for things in self._walked(node):
                if self._is_set(things):
                    yield things.lineno, f"'{ast.unparse(things)}' has no order; sort it"

    def _walked(self, node: ast.AST) -> list[ast.expr]:
        """What a node goes through one by one, where the order matters."""
        if isinstance(node, ast.For):
            return [node.iter]
        if isinstance(node, ast.ListComp | ast.DictComp):
            return [each.iter for each in node.generators]
        if isinstance(node, ast.GeneratorExp):
            taker = self._parents[node]
            if isinstance(taker, ast.Call) and _name(taker.func) in FORGETS_ORDER:
                return []
            return [each.iter for each in node.generators]
        if isinstance(node, ast.Call) and _name(node.func) in KEEPS_ORDER:
            return [each for each in node.args if not isinstance(each, ast.GeneratorExp)]
        return [node.value] if isinstance(node, ast.Starred) else []

    def _is_set(self, things: ast.expr) -> bool:
        if isinstance(things, ast.BinOp):
            return self._is_set(things.left) or self._is_set(things.right)
        if isinstance(things, ast.Call):
            return _name(things.func) in ("set", "frozenset")
        if isinstance(things, ast.Name):
            return any(self._makes_set(node, things) for node in self._nodes)
        return isinstance(things, ast.Set | ast.SetComp)

    def _makes_set(self, node: ast.AST, name: ast.Name) -> bool:
        """Whether this node, in the same function, gives the name a set."""
        if isinstance(node, ast.arg) and node.arg == name.id and node.annotation is not None:
            here = self._function_around(node) is self._function_around(name)
            return here and _name(node.annotation) in ("set", "frozenset")
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            return False
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if name.id not in [ast.unparse(target) for target in targets]:
            return False
        same = self._function_around(node) in (self._function_around(name), None)
        return same and not isinstance(node.value, ast.Name) and self._is_set(node.value)


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""] if isinstance(node, ast.ImportFrom) else []


def _line(node: ast.AST) -> int:
    return node.lineno if isinstance(node, ast.stmt) else 0


def _name(node: ast.expr) -> str:
    """The last word of `name`, `owner.name` or `name[...]`."""
    if isinstance(node, ast.Subscript):
        return _name(node.value)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
