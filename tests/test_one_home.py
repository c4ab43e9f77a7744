"""A constant has one home: what two modules need, one of them takes from the other."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "madhouse"
CITED = "RULE"
"""The id of a rule stands wherever the rule is enforced."""


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
