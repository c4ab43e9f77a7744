"""The tool that breaks rules, tried on a module of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.mutants.mutants import Mutant, mutants_of

ROOT = Path(__file__).parents[2]

RULES = '''
"""Rules of a very small game."""

def enough(points: int) -> bool:
    """Three points win (1e.move.diagonal)."""
    return points >= 3


def unheard(points: int) -> int:
    """No test asks for this."""
    return points + 7


def loose(points: int) -> bool:
    """The test of this one looks away."""
    return points > 5
'''

CHECKS = """
import pytest
from game.rules import enough, loose

@pytest.mark.rule("1e.move.diagonal")
def test_three_are_enough_and_two_are_not():
    assert enough(3) and not enough(2)

def test_many_are_loose():
    assert loose(9)
"""


def changed(tmp_path: Path, source: str) -> list[str]:
    """The changed lines of each mutant of a module."""
    path = tmp_path / "rules.py"
    path.write_text(source)
    return [line[1:].strip() for each in mutants_of("rules", path) for line in _after(each)]


def _after(mutant: Mutant) -> list[str]:
    return [line for line in mutant.diff() if line.startswith("+")]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x = a <= b", ["x = a < b"]),
        ("x = a not in b", ["x = a in b"]),
        ("x = a and b", ["x = a or b"]),
        ("x = 3", ["x = 4", "x = 2"]),
        ("x = not a", ["x = (a)"]),
        ("x = b if a else c", ["x = b if not (a) else c"]),
        ("x = True", ["x = False"]),
        ("g.space = a", ["pass"]),
        ("step()", ["pass"]),
        ("yield from step(g)", ["yield from ()"]),
    ],
)
def test_each_sort_of_change(tmp_path: Path, line: str, expected: list[str]) -> None:
    assert sorted(changed(tmp_path, f"def f():\n    {line}\n")) == sorted(expected)


@pytest.mark.parametrize(
    "line",
    [
        "'''Says 3 and not 4.'''",
        "raise NotImplementedError",
        "__test__ = False",
        "x = zip(a, b, strict=True)",
        "x: Literal[3] = a",
        "g.tell('moved', ('1e.move.diagonal',), steps=3, alone=not a)",
        "x = f'{a - 1} left'",
        "x = 'run'",
        "yield from ()",
    ],
)
def test_texts_types_and_the_log_are_left_alone(tmp_path: Path, line: str) -> None:
    assert changed(tmp_path, f"def f():\n    {line}\n") == []


def test_a_function_returns_a_constant_of_its_type(tmp_path: Path) -> None:
    source = "def f() -> Rule[bool]:\n    return a\ndef g() -> list[str]:\n    return b\n"
    assert changed(tmp_path, source) == ["return False", "return True", "return []"]


def test_a_mutant_knows_the_rules_its_function_names(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(RULES)
    named = {each.place.function: each.place.rules for each in mutants_of("rules", path)}
    assert named["enough"] == {"1e.move.diagonal"}
    assert not named["loose"]


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> tuple[int, dict[str, Any]]:
    """What the tool says of the small game, and its exit status."""
    folder = tmp_path_factory.mktemp("small")
    for name, text in {"game/rules.py": RULES, "checks/test_rules.py": CHECKS}.items():
        (folder / name).parent.mkdir()
        (folder / name).write_text(text)
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = rule(id)\n")
    ground = ("--package", "game", "--folder", "game", "--tests", "checks")
    run = subprocess.run(
        [sys.executable, "-m", "tests.mutants", "--json", *ground],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": f"{ROOT}{os.pathsep}{folder}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout, run.stderr
    return run.returncode, json.loads(run.stdout)


def test_what_a_test_notices_is_killed_and_its_citation_counts(
    result: tuple[int, dict[str, Any]],
) -> None:
    _, figures = result
    survived = {each["function"] for each in figures["survivors"]}
    assert survived == {"unheard", "loose"}
    assert figures["cited"] == 5  # one comparison, two numbers, two constants
    assert figures["killed"] == figures["cited"] + 1  # that loose returns False


def test_a_survivor_is_shown_with_its_line_and_its_tests(
    result: tuple[int, dict[str, Any]],
) -> None:
    _, figures = result
    lines = {each["line"]: each for each in figures["survivors"]}
    assert lines[16]["diff"][0] == "-    return points > 5"
    assert (lines[16]["tests"], lines[11]["tests"]) == (1, 0)


def test_too_few_kills_are_a_failure(result: tuple[int, dict[str, Any]]) -> None:
    status, figures = result
    assert figures["killed_share"] < 0.8
    assert status == 1
