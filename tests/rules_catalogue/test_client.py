"""The rules that the browser's client cites are rules of the catalogue."""

import re
from pathlib import Path

from madhouse.rules.catalogue import Rulebook, catalogue

SOURCES = Path(__file__).parents[2] / "web" / "src"
RULE = re.compile(r"\b\de\.[\w-]+\.[\w-]+")


def cited() -> dict[str, list[str]]:
    """By rule: the files that cite it."""
    found: dict[str, list[str]] = {}
    for file in sorted([*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]):
        for rule in RULE.findall(file.read_text(encoding="utf-8")):
            found.setdefault(rule, []).append(str(file.relative_to(SOURCES)))
    return found


def test_a_rule_that_the_client_cites_is_in_the_catalogue() -> None:
    known = {each.id for edition in Rulebook for each in catalogue(edition)}
    assert cited(), f"no rule is cited in {SOURCES}: has the client moved?"
    assert {rule: files for rule, files in cited().items() if rule not in known} == {}
