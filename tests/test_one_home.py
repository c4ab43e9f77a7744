"""A constant has one home, and so has an id: what two modules need, one takes from the other."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "madhouse"
CITED = "RULE"
"""The id of a rule stands wherever the rule is enforced."""
CUTTING = {"partition", "rpartition", "split", "rsplit"}
JOINTS = {".", "-", "#", "|", "/"}
"""What the parts of an id are joined by."""
MADE_AND_READ = {
    "puzzles/layout.py",
    "puzzles/wiring.py",
    "rules/catalogue.py",
    "rules/companion.py",
    "server/page/page_stacks.py",
    "sim/series.py",
}
"""Where an id, or a line that an author wrote, is put together and taken apart."""
NO_IDS = {"rules/citations.py", "server/asked/static.py"}
"""Names in Python, and paths of pages."""


EDITIONS = ("first", "second")
"""One edition knows nothing of another."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_modules_call_the_same_string_by_the_same_name(edition: str) -> None:
    homes = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        part = path.relative_to(SOURCE).parts[0]
        if part in EDITIONS and part != edition:
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            match node:
                case ast.Assign(targets=[ast.Name(name)], value=ast.Constant(str(text))):
                    homes[name, text].append(path.relative_to(SOURCE).as_posix())
    assert homes
    twice = {name: found for name, found in homes.items() if len(found) > 1 and name[0] != CITED}
    assert twice == {}


def test_an_id_is_taken_apart_only_where_it_is_put_together() -> None:
    cut = {
        path.relative_to(SOURCE).as_posix()
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if _cuts(node)
    }
    assert cut == MADE_AND_READ | NO_IDS


def _cuts(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(attr=cutting), args=[ast.Constant(joint), *_]):
            return cutting in CUTTING and joint in JOINTS
    return False
