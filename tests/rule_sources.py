"""Where the rules of an edition are written, for tests that read them as source."""

from collections.abc import Iterator
from pathlib import Path

import madhouse

ROOT = Path(madhouse.__file__).parent
ROOMS = ("things", "acting", "rules", "words")
"""The rooms of an edition in which anything is asked or told."""


def rule_files(edition: str = "first") -> Iterator[Path]:
    """Every module of these rooms."""
    for room in ROOMS:
        yield from sorted((ROOT / edition / room).rglob("*.py"))
