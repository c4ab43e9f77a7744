"""Finding an evening among many: by length, difficulty, mood and set; by mouse, keys and finger."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_accessible import findings

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def shelf(page: Page) -> Any:
    """The evenings that are shown."""
    return page.get_by_role("radiogroup", name="Choose a story").get_by_role("radio")


def how_many(page: Page) -> int:
    """All that there are."""
    shelf(page).first.wait_for()
    count: int = shelf(page).count()
    return count


def look_for(page: Page, subject: str, *names: str) -> None:
    group = page.get_by_role("group", name=subject)
    for name in names:
        group.get_by_text(name, exact=True).click()


@pytest.mark.parametrize("phone", [False, True])
def test_an_evening_is_found_by_what_it_is_like(visit: Visit, phone: bool) -> None:
    page = visit("#/new/second", **(PHONE if phone else {}))
    if phone:
        page.locator(".finder summary").tap()
    every = how_many(page)
    look_for(page, "Mood", "an intrigue")
    expect(page.get_by_role("radio", name="The Salt Wedding")).to_be_checked()
    expect(page.get_by_role("radio", name="First Cold Night")).to_have_count(0)
    look_for(page, "Set", "Articles of Association")
    expect(page.get_by_role("radio", name="The Salt Wedding")).to_have_count(0)
    expect(page.get_by_role("radio", name=re.compile("Members. Night"))).to_be_checked()
    assert findings(page) == []
    page.get_by_role("button", name="Show all").click()
    expect(shelf(page)).to_have_count(every)


def test_an_evening_is_found_by_how_many_sit_down(visit: Visit) -> None:
    page = visit("#/new/second")
    every = how_many(page)
    look_for(page, "At its best with", "one")
    expect(shelf(page)).not_to_have_count(every)
    expect(page.get_by_role("radio", name="Ninety Barrels")).to_have_count(0)
    expect(page.get_by_role("radio", name="First Cold Night")).to_be_checked()
    expect(page.get_by_role("complementary", name="First Cold Night")).to_contain_text("best with")


def test_where_nothing_is_found_it_says_what_to_let_go(visit: Visit) -> None:
    page = visit("#/new/second")
    look_for(page, "Length", "an hour or so")
    look_for(page, "Mood", "a hunt")
    expect(shelf(page)).to_have_count(0)
    told = page.get_by_role("status").filter(has_text="No story is all of this")
    expect(told).to_be_visible()
    assert findings(page) == []
    told.get_by_role("button", name="Any length").click()
    expect(page.get_by_role("radio", name="Ninety Barrels")).to_be_visible()
    expect(page.get_by_role("button", name="Begin the evening")).to_be_enabled()


def test_by_keys_alone(visit: Visit) -> None:
    page = visit("#/new/first")
    every = how_many(page)
    page.locator(".finder summary").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(shelf(page)).not_to_have_count(every)
    page.keyboard.press("Space")
    expect(shelf(page)).to_have_count(every)


def test_the_front_door_says_how_many_there_are(visit: Visit) -> None:
    page = visit("")
    stories = page.get_by_role("region", name="The two games").locator("small")
    expect(stories.first).to_contain_text("6 stories")
