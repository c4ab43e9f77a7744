"""The page of rulings: every reading is on it, and every rule it names exists."""

import re
from collections import Counter
from pathlib import Path

import pytest

from madhouse.rules.catalogue import Rulebook, catalogue, rule

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"
TEXT = PAGE.read_text(encoding="utf-8")
NAMED = Counter(re.findall(r"^\| `(1e\.[a-z0-9.-]+)`", TEXT, re.M))
MENTIONED = set(re.findall(r"1e\.[a-z0-9.-]*[a-z0-9]", TEXT))


@pytest.mark.parametrize("one", [one.id for one in catalogue(Rulebook.FIRST) if one.is_reading])
def test_every_reading_is_listed_once(one: str) -> None:
    assert NAMED[one] == 1


def test_every_rule_on_the_page_is_in_the_catalogue() -> None:
    assert all(rule(one).text for one in MENTIONED)
