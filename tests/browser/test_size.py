"""How much the front door weighs before anything is clicked."""

import re
from pathlib import Path

import pytest

from tests.browser.conftest import CLIENT

MOST = 100_000
"""Bytes of JavaScript as they lie in the built client: the server sends them as they are."""
SCRIPT = re.compile(r'(?:src|href)="/(assets/[^"]+\.js)"')
STATIC = re.compile(r'(?:\bfrom|\bimport)\s*"\./([^"]+\.js)"')
"""What a module cannot begin without; `import(...)` comes when it is needed."""


def test_the_front_door_needs_little_javascript() -> None:
    if not CLIENT.is_file():
        pytest.skip("the client is not built: npm run build in web/")
    named = SCRIPT.findall(CLIENT.read_text(encoding="utf-8"))
    assert named
    needed: dict[Path, int] = {}
    waiting = [CLIENT.parent / each for each in named]
    while waiting:
        module = waiting.pop()
        if module not in needed:
            needed[module] = module.stat().st_size
            told = module.read_text(encoding="utf-8")
            waiting += [module.parent / each for each in STATIC.findall(told)]
    assert sum(needed.values()) <= MOST, {path.name: size for path, size in needed.items()}
