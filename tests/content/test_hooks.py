"""The page of hooks names only what its scenario has, and leaves no answer blank."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from madhouse.first.edition import the_box
from madhouse.first.things.story import Story
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


# -- the first edition -----------------------------------------------------------------------------

STORIES = the_box().story_ids
MARKER = re.compile(r"\d[A-Z]")


def ids_of(story: Story) -> set[str]:
    """Everything that a row may name, also without the story's own name before it."""
    of_objectives = (action for each in story.objectives for action in each.actions)
    things: list[Any] = [
        *(*story.cards, *story.demands, *story.rules, *story.events, *story.objectives),
        *(rule for each in story.objectives for rule in each.rules),
        *of_objectives,
    ]
    laid = (
        card
        for cards in (story.seed, *story.seed_by.values())
        for pile in cards.values()
        for card in pile
    )
    ids = {each.id for each in things} | {*story.named, *story.locks.values(), *laid}
    ids |= {each.name for each in things} | {*story.obstacles.values(), *story.pool}
    return ids | {each.removeprefix(f"{story.id}-") for each in ids}


@pytest.mark.parametrize("name", STORIES)
def test_every_hook_of_a_story_is_where_the_page_says(name: str) -> None:
    story = the_box().story(name)
    rows = "\n".join(line for line in SECTIONS[story.name].splitlines() if line.startswith("|"))
    written = {each.removesuffix(" (line)") for each in re.findall(r"`([^`]+)`", rows)}
    named = {each if each in ids_of(story) else each.split()[0] for each in written}
    assert {each for each in named if not MARKER.fullmatch(each)} <= ids_of(story)


@pytest.mark.parametrize("name", STORIES)
def test_no_answer_of_a_story_is_blank(name: str) -> None:
    section = SECTIONS[the_box().story(name).name]
    rows = [line for line in section.splitlines() if line.startswith("|")]
    assert len(rows) > 10
    assert not [row for row in rows if any(not cell.strip() for cell in row[1:-1].split("|"))]
