"""Every screen can be read and used by everybody: axe-core finds nothing serious."""

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.moments import LOUD
from tests.browser.more_screens import MORE_SCREENS
from tests.browser.screens import MOMENT_SCREENS, QUICK, SCREENS
from tests.browser.second_screens import SECOND_SCREENS
from tests.browser.waiting import at_rest
from tests.server.house import House

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SERIOUS = """async () => (await axe.run()).violations
  .filter((each) => ['serious', 'critical'].includes(each.impact))
  .map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
"""
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"
SMALL = """() => [...document.querySelectorAll('button, a[href], [role=button]')]
  .filter((each) => {
    const box = each.getBoundingClientRect()
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    const seen = there && each.contains(there) && !each.closest('p, svg')
    return seen && (box.height < 44 || box.width < 34)
  })
  .map((each) => `${each.className} ${each.textContent.trim().slice(0, 40)}`)"""


def findings(page: Any) -> list[str]:
    """What axe-core thinks is serious about the page as it is."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm install in web/")
    at_rest(page)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(SERIOUS)
    return found


def look_at(names: list[str], house: House, page: Any) -> dict[str, list[str]]:
    """Go to each of these screens; what is wrong with which."""
    wrong: dict[str, list[str]] = {}
    for name in names:
        (SCREENS | MOMENT_SCREENS)[name](page, house)
        if found := findings(page):
            wrong[name] = found
    return wrong


def test_nothing_serious_on_a_screen_of_each_sort(house: House, visit: Visit) -> None:
    assert look_at(QUICK, house, visit("health")) == {}


@pytest.mark.soak
def test_nothing_serious_on_all_the_others(house: House, visit: Visit) -> None:
    rest = [name for name in SCREENS if name not in QUICK]
    assert look_at(rest, house, visit("health")) == {}


def test_on_a_phone_nothing_is_too_wide_or_too_small(house: House, visit: Visit) -> None:
    page = visit("health", **PHONE)
    for name in ("front", "games", "setup", "danger", "puzzle-wiring", "seats", "replay"):
        SCREENS[name](page, house)
        at_rest(page)
        assert page.evaluate(TOO_WIDE) <= 0, f"{name} is wider than the phone"
        assert page.evaluate(SMALL) == [], f"{name} has targets too small for a finger"


@pytest.mark.soak
def test_nothing_serious_in_what_lies_over_the_table(house: House, visit: Visit) -> None:
    page = visit("health", quiet=False)
    page.add_init_script(LOUD)
    assert look_at(list(MOMENT_SCREENS), house, page) == {}


@pytest.mark.soak
def test_nothing_serious_in_the_second_edition_on_a_phone(house: House, visit: Visit) -> None:
    page = visit("health", **PHONE)
    screens = [*SECOND_SCREENS, *MORE_SCREENS, "more", "collection", "new-second", "print"]
    assert look_at(screens, house, page) == {}


def test_the_names_of_the_rooms_grow_with_the_text(house: House, visit: Visit) -> None:
    heights = []
    for text in (100, 150):
        page = visit("health")
        page.evaluate(
            f"localStorage.setItem('madhouse.settings', JSON.stringify({{ text: {text} }}))"
        )
        SCREENS["danger"](page, house)
        at_rest(page)
        name = page.locator(".house text.plate").filter(has_text="Kitchen")
        heights.append(name.bounding_box()["height"])
    usual, larger = heights
    assert larger > 1.1 * usual  # though the house has less room
