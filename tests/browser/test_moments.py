"""Moments: they can be read to their end on the smallest screen, and axe finds nothing serious."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.moments import MOMENTS, SHOWN, come_to
from tests.browser.test_accessible import findings
from tests.server.house import House

LOW = {"width": 360, "height": 420}
ENDS = """() => {
  const page = document.querySelector('[data-moment] .in').getBoundingClientRect()
  const last = [...document.querySelectorAll('[data-moment] .tx > *')].at(-1)
  return last.getBoundingClientRect().bottom <= page.bottom + 1
}"""
"""Whether the end of the text lies within the page of the moment."""


def shown(house: House, visit: Visit, name: str, **how: Any) -> Any:
    page = visit("health", quiet=False, **how)
    come_to(page, house, MOMENTS[name])
    return page


def test_a_long_text_is_read_to_its_end_with_keys(house: House, visit: Visit) -> None:
    page = shown(house, visit, "reveal", viewport=LOW)
    assert not page.evaluate(ENDS)
    for _ in range(20):
        page.keyboard.press("PageDown")
    page.wait_for_function(ENDS)
    page.keyboard.press("Space")
    page.locator('[data-moment="objective"]').wait_for(state="detached")


@pytest.mark.parametrize(
    ("name", "came_of_it"),
    [
        ("dice-skill", "It suffices, by the skill point"),
        ("dice-in-vain", "It does not suffice, even so"),
    ],
)
def test_a_die_is_shown_with_all_that_counted(
    house: House, visit: Visit, name: str, came_of_it: str
) -> None:
    page = shown(house, visit, name)
    parts = page.locator(f"{SHOWN} .part")
    expect(parts).to_have_text(["Strength 3", "stunned −2", "a skill point +2"])
    expect(page.locator(f"{SHOWN} .needs")).to_have_text("3 or less")
    expect(page.locator(f"{SHOWN} .res").first).to_have_text(came_of_it)


@pytest.mark.parametrize("name", ["dice", "dice-skill", "clue", "event", "death"])
def test_nothing_of_a_moment_is_serious_to_axe(house: House, visit: Visit, name: str) -> None:
    page = shown(house, visit, name)
    assert page.locator(SHOWN).count()
    assert findings(page) == []
