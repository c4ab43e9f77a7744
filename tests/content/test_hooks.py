"""The page of hooks names only what its scenario has, and leaves no answer blank."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from madhouse.second.edition import edition
from madhouse.second.things.scenario import Scenario

PAGE = (Path(__file__).parents[2] / "docs" / "hooks.md").read_text(encoding="utf-8")
SECTIONS = {part.split("\n", 1)[0]: part for part in PAGE.split("\n## ")[1:]}
NAMES = (
    "first-cold-night",
    "salt-wedding",
    "dead-letter-office",
    "ninety-barrels",
    "members-night",
    "eleven-forty",
    "hothouse",
    "proof-spirits",
    "second-key",
    "ballast",
    "corrected-rooms",
    "quarry-stair",
    "station-four",
    "evening-classes",
    "captains-table",
    "night-edition",
    "inner-table",
)


def scenario(name: str) -> Scenario:
    found = edition(name).box.scenario
    assert found is not None
    return found


def named(section: str) -> Iterator[tuple[str, str]]:
    """Every id in the tables, with the number of an option behind it: `mott 1` or `mott` 1."""
    for line in section.splitlines():
        if line.startswith("|"):
            yield from re.findall(r"`([a-z][a-z0-9-]*)(?: |` )?(\d+)?", line)


def known(told: Scenario) -> set[str]:
    """What such an id can be, apart from a token."""
    things: list[Any] = [*told.events, *told.rules, *told.facts, *told.items, *told.monsters]
    values = {value for values in told.hidden.values() for value in values}
    return {each.id for each in things} | {*told.hidden, *told.endings, *told.counters} | values


@pytest.mark.parametrize("name", NAMES)
def test_every_hook_and_answer_is_where_the_page_says(name: str) -> None:
    told = scenario(name)
    options = {each.id: len(each.options) for each in told.tokens}
    for thing, number in named(SECTIONS[told.name]):
        assert thing in options or thing in known(told), f"{thing} is nothing of {told.name}"
        if number and thing in options:
            assert int(number) < options[thing], f"{thing} has no option {number}"


@pytest.mark.parametrize("name", NAMES)
def test_no_answer_is_blank(name: str) -> None:
    rows = [line for line in SECTIONS[scenario(name).name].splitlines() if line.startswith("|")]
    assert len(rows) > 10
    assert not [row for row in rows if any(not cell.strip() for cell in row[1:-1].split("|"))]
