"""No test of the browser waits for a time: a quick machine is done by then, a slow one is not."""

import ast
from pathlib import Path

import pytest

FILES = sorted(Path(__file__).parent.glob("*.py"))
SLEEPS = {"wait_for_timeout", "sleep", "networkidle"}
"""The last is half a second in which nothing was fetched, by chance or not."""


def sleeps(source: str) -> list[int]:
    """The lines in which something waits for a time."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [call.lineno for call in calls if _words(call) & SLEEPS]


def _words(call: ast.Call) -> set[object]:
    """What is called, and with which words."""
    called = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
    return {called, *(each.value for each in call.args if isinstance(each, ast.Constant))}


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_nothing_waits_for_a_time(file: Path) -> None:
    assert sleeps(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "planted",
    [
        "page.wait_for_timeout(300)",
        "player.page.wait_for_timeout(AWARE)",
        "time.sleep(1)",
        "sleep(0.1)",
        "asyncio.sleep(1)",
        "page.wait_for_load_state('networkidle')",
    ],
)
def test_a_planted_sleep_is_found(planted: str) -> None:
    assert sleeps(f"def test_it(page):\n    {planted}\n") == [2]
