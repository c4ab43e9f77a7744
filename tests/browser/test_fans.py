"""Cards that lie in fans: how many there are is seen, and one that is held up is seen whole; and
the tabs under which they lie on a telephone."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.screens import SCREENS
from tests.browser.test_phone import PHONE
from tests.browser.waiting import at_rest
from tests.server.house import House

COVERED = """() => [...document.querySelectorAll('.fan')].flatMap((fan) =>
  [...fan.querySelectorAll('.slot')].map((slot) => slot.getBoundingClientRect())
    .filter(({ right, top }) => !fan.contains(document.elementFromPoint(right - 4, top + 60))))"""
CUT = """() => [...document.querySelectorAll('.fan .title')]
  .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"""
TOUCHED = ".look { pointer-events: auto !important; }"
OVER_ALL = """(look) => {
  const { left, right, top, height } = look.getBoundingClientRect()
  return [left + 8, right - 8].every((x) =>
    look.contains(document.elementFromPoint(x, top + height - 30)))
}"""


def test_what_lies_facedown_looks_out_behind_its_fan(house: House, visit: Visit) -> None:
    page = visit("health")
    SCREENS["second-hurt"](page, house)
    expect(page.locator(".fan")).to_have_count(4)
    at_rest(page)
    assert page.evaluate(COVERED) == []
    assert page.evaluate(CUT) == []


def test_a_card_that_is_held_up_lies_over_the_hand_beside_it(house: House, visit: Visit) -> None:
    page = visit("health")
    SCREENS["keeper-busy"](page, house)
    page.add_style_tag(content=TOUCHED)
    page.locator(".hand .slot", has_text="Two Shadows").focus()
    look = page.locator(".look")
    expect(look).to_be_visible()
    at_rest(page)
    assert look.evaluate(OVER_ALL)


@pytest.mark.parametrize("tab", ["Self", "Cards", "House"])
def test_the_tabs_of_a_phone_keep_their_place(tab: str, house: House, visit: Visit) -> None:
    page = visit("health", viewport=PHONE, has_touch=True, is_mobile=True)
    SCREENS["second-hurt"](page, house)
    bar = page.locator("nav.tabs")
    before = bar.bounding_box()
    bar.get_by_role("button", name=re.compile(f"^{tab}")).tap()
    at_rest(page)
    assert bar.bounding_box() == before
    assert before["width"] == PHONE["width"]
