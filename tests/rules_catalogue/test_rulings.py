"""The page of rulings: every reading is on it, and every rule it names exists."""

import re
from collections import Counter
from pathlib import Path

import pytest

import madhouse
from madhouse.rules.catalogue import Rulebook, catalogue, rule

PAGE = Path(__file__).parents[2] / "docs" / "rulings.md"
TEXT = PAGE.read_text(encoding="utf-8")
NAMED = Counter(re.findall(r"^\| `([12]e\.[a-z0-9.-]+)`", TEXT, re.M))
MENTIONED = set(re.findall(r"[12]e\.[a-z0-9.-]*[a-z0-9]", TEXT))
READ = re.compile(r"2e\.conflict\.[a-z-]*[a-z]")
"""A reading of the second edition, where the source follows it."""
SOURCE = Path(madhouse.__file__).parent
FOLLOWED = {
    one
    for folder in ("second", "puzzles")
    for path in (SOURCE / folder).rglob("*.py")
    for one in READ.findall(path.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize("one", [one.id for one in catalogue(Rulebook.FIRST) if one.is_reading])
def test_every_reading_is_listed_once(one: str) -> None:
    assert NAMED[one] == 1


def test_every_rule_on_the_page_is_in_the_catalogue() -> None:
    assert all(rule(one).text for one in MENTIONED)


@pytest.mark.parametrize("one", sorted(FOLLOWED))
def test_every_reading_that_the_second_edition_follows_is_listed_once(one: str) -> None:
    assert NAMED[one] == 1
