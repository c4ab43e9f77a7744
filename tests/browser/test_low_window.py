"""A window of 1280 by 720, as most have it: nothing is cut, covered, or left without its key."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.moments import at_the_viewing
from tests.browser.playing import Player
from tests.browser.second_screens import last_of_a_round
from tests.browser.sitting import laid_out, laid_out_for_all, sit_down
from tests.browser.waiting import at_rest
from tests.rules.first.tables import JENNY, jenny
from tests.server.house import House

LOW = {"width": 1280, "height": 720}
CUT = (
    "all => all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((e) => e.textContent)"
)
NOTED = """() => localStorage.setItem('madhouse.settings',
  JSON.stringify({ moments: false, motion: 'less', pace: 'at once', notes: true }))"""
COVERED = """() => {
  const [slip, own] = ['aside.slip', '#layer-figures .acting'].map((what) =>
    document.querySelector(what).getBoundingClientRect())
  return slip.left < own.right && slip.right > own.left
    && slip.top < own.bottom && slip.bottom > own.top
}"""


def _first(page: Any, house: House) -> None:
    things = ["carving-knife", "45-automatics", "service-revolver", "barnes-cordial"]
    sit_down(page, laid_out(house, jenny("kitchen.a", cards=things).play(turn_of=JENNY)))


def _second(page: Any, house: House) -> None:
    sit_down(page, laid_out_for_all(house, last_of_a_round()))


Lay = Callable[[Any, House], None]
BOTH = pytest.mark.parametrize("lay", [_first, _second], ids=["first", "second"])


def seated(house: House, visit: Visit, lay: Lay) -> Any:
    page = visit("health", viewport=LOW)
    lay(page, house)
    Player(page).meet("question")
    at_rest(page)
    return page


@BOTH
def test_a_question_mark_lists_the_keys(house: House, visit: Visit, lay: Lay) -> None:
    page = seated(house, visit, lay)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys.locator("dt", has_text="P").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_no_name_in_the_folded_hand_is_cut(house: House, visit: Visit) -> None:
    page = seated(house, visit, _first)
    names = page.locator(".folded .chip span")
    expect(names).to_have_count(4)
    assert page.locator(".folded .chip, .folded .chip span").evaluate_all(CUT) == []


@pytest.mark.parametrize("at", ["cellar.a", "library.a", "entrance-hall.a", "kitchen.a"])
def test_a_note_does_not_lie_on_who_acts(house: House, visit: Visit, at: str) -> None:
    page = visit("health", viewport=LOW)
    page.evaluate(NOTED)
    sit_down(page, laid_out(house, jenny(at).play(turn_of=JENNY)))
    page.locator("aside.slip").wait_for()
    page.wait_for_function(f"() => !({COVERED})()")


def test_a_new_game_fits_a_window_of_800(visit: Visit) -> None:
    page = visit("#/new", viewport={"width": 800, "height": 900})
    page.locator(".story").first.wait_for()
    at_rest(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 800


def test_what_lies_beside_the_board_is_named_in_full(house: House, visit: Visit) -> None:
    table = at_the_viewing("kitchen.a").monster("maniac", at="attic.a")
    table.pile("kitchen", "lot-thirteen-3a")
    page = visit("health", viewport=LOW)
    sit_down(page, laid_out(house, table.play(turn_of=JENNY)))
    player = Player(page)
    before = player.meet("question")
    page.keyboard.press("s")
    page.locator(".go .btn.brass").click()
    player.move_on(before)
    tabs = page.locator(".closer button")
    expect(tabs).to_have_count(3)
    assert page.locator(".closer button, .closer span").evaluate_all(CUT) == []
    assert tabs.first.bounding_box()["height"] < 40


MANY = ["crowbar", "sand-bucket", "lantern", "brass-key", "sedative", "sledgehammer"]
LETTERS = ["lot-thirteen-4a", "lot-thirteen-3a", "lot-thirteen-2a", "lot-thirteen-1a"]


def test_a_hand_too_wide_for_its_bar_is_gone_through_by_buttons(house: House, visit: Visit) -> None:
    table = at_the_viewing("kitchen.a", cards=[*MANY, *LETTERS])
    page = visit("health", viewport=LOW)
    sit_down(page, laid_out(house, table.play(turn_of=JENNY)))
    Player(page).meet("question")
    bar = page.locator(".folded").bounding_box()
    chips = page.locator(".folded .chip")
    assert all(each.bounding_box()["height"] <= bar["height"] for each in chips.all())
    onward = page.get_by_role("button", name="Show what is to the right")
    while onward.count():
        onward.click()
        at_rest(page)
    last, bar = chips.last.bounding_box(), page.locator(".folded").bounding_box()
    assert last["x"] + last["width"] <= bar["x"] + bar["width"]


def test_the_evenings_stand_above_the_edge_of_the_window(visit: Visit) -> None:
    page = visit("#/new/first", viewport=LOW)
    page.locator(".story").first.wait_for()
    at_rest(page)
    last = page.locator(".story").last.bounding_box()
    assert last["y"] + last["height"] <= LOW["height"]
    page.locator(".finder summary").click()
    page.get_by_role("group", name="Mood").get_by_text("an intrigue", exact=True).click()
    expect(page.get_by_role("radio", name="The Cold Supper")).to_have_count(0)
