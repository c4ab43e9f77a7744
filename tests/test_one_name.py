"""A name means one thing: no two classes or types of the package are called the same."""

import ast
from collections import defaultdict
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "madhouse"
EDITIONS = ("first", "second")
"""Each may have its own Investigator or Monster; one edition knows nothing of another."""
OF_THE_ENGINE = {"Condition", "Standing", "State", "StoryReport", "Table", "Teller", "Verb"}
"""What the engine asks for or begins, and an edition answers or goes on with."""
ON_THE_WIRE = {"Say", "State"}
"""What the client calls by that name."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_types_have_the_same_name(edition: str) -> None:
    homes = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE)
        if place.parts[0] in EDITIONS and place.parts[0] != edition:
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            name = _type_name(node)
            if name and not _allowed(name, place.parts[0]):
                homes[name].append(place.as_posix())
    assert "Decision" in homes
    assert {name: found for name, found in homes.items() if len(found) > 1} == {}


def _type_name(node: ast.stmt) -> str:
    """The name of a class, or of what else is written like one; a private one is its module's."""
    match node:
        case ast.ClassDef(name=name):
            return "" if name[0] == "_" else name
        case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)):
            return name if name[0].isupper() and not name.isupper() and len(name) > 1 else ""
    return ""


def _allowed(name: str, part: str) -> bool:
    return name in (ON_THE_WIRE if part == "server" else OF_THE_ENGINE if part in EDITIONS else ())
