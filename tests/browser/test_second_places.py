"""What is pressed again and again keeps its place, and what is chosen from is read whole."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, Visit
from tests.browser.playing import Player
from tests.browser.second_screens import SECOND_SCREENS, at_the_tray
from tests.browser.sitting import laid_out_for_all, sit_down
from tests.browser.waiting import at_rest
from tests.rules.second.tables import PEARL
from tests.server.house import House

TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
LIES_THERE = """({ x, y, width, height }) => Boolean(
  document.elementFromPoint(x + width / 2, y + height / 2).closest('.opt'))"""
CUT = """() => [...document.querySelectorAll('.company button')].filter((card) =>
  [card, ...card.querySelectorAll('*')].some((part) => {
    const style = getComputedStyle(part)
    const cut = style.overflowY === 'hidden' && part.scrollHeight > part.clientHeight + 1
    return cut || (style.overflowX === 'hidden' && part.scrollWidth > part.clientWidth + 1)
  })).map((card) => card.ariaLabel)"""


def take_a_step(player: Player, page: Page) -> Any:
    """Go a step to anywhere; where *Undo* lies then."""
    seen = player.meet("question")
    player.choose(next(at for at, said in enumerate(seen["options"]) if "Parlour" in said), seen)
    player.move_on(seen)
    player.meet("question")
    at_rest(page)
    return page.locator(".ask .undo").bounding_box()


@pytest.mark.parametrize("size", [DESK, TABLET])
def test_no_option_lies_where_one_has_just_taken_something_back(
    house: House, visit: Visit, size: dict[str, int]
) -> None:
    page = visit("health", viewport=size)
    sit_down(page, laid_out_for_all(house, at_the_tray().play(turn_of=PEARL)))
    player = Player(page)
    place = take_a_step(player, page)
    assert place is not None
    seen = player.meet("question")
    page.locator(".ask .undo").click()
    player.move_on(seen)
    player.meet("question")
    at_rest(page)
    assert not page.evaluate(LIES_THERE, place)


@pytest.mark.parametrize("size", [DESK, TABLET])
def test_what_an_investigator_can_do_is_read_before_one_is_chosen(
    house: House, visit: Visit, size: dict[str, int]
) -> None:
    page = visit("health", viewport=size)
    SECOND_SCREENS["second-setup"](page, house)
    cards = page.locator(".company button")
    expect(cards).to_have_count(8)
    at_rest(page)
    assert page.evaluate(CUT) == []
    cards.last.scroll_into_view_if_needed()
    expect(cards.last).to_be_in_viewport(ratio=0.9)


def test_on_a_telephone_too(house: House, visit: Visit) -> None:
    page = visit("health", viewport=PHONE)
    SECOND_SCREENS["second-setup"](page, house)
    at_rest(page)
    assert page.evaluate(CUT) == []


def test_a_long_line_of_the_log_fades_where_it_goes_on(house: House, visit: Visit) -> None:
    """Dots behind the end of a sentence would be read as part of it."""
    page = visit("health", viewport=TABLET)
    SECOND_SCREENS["second-table"](page, house)
    folded = page.locator(".log .folded").first
    expect(folded).to_be_attached()
    style = folded.evaluate("each => getComputedStyle(each).webkitLineClamp")
    assert style == "none"
    assert folded.evaluate("each => each.scrollHeight > each.clientHeight")


@pytest.mark.rule("2e.log.records")
def test_dice_and_portraits_stand_in_the_log(house: House, visit: Visit) -> None:
    page = visit("health")
    SECOND_SCREENS["second-dice"](page, house)
    line = page.locator(".log .entry").filter(has=page.locator("[data-dice]")).first
    expect(line.locator("[data-dice] svg").first).to_be_visible()
    expect(line.locator(".medal")).to_be_visible()
    page.locator("[data-corner=menu]").click()
    page.locator("[data-item=log]").click()
    expect(page.locator("[data-ledger] [data-dice]").first).to_be_visible()


@pytest.mark.rule("2e.objective.view")
def test_what_is_done_is_ticked_off_below_the_objective(house: House, visit: Visit) -> None:
    page = visit("health")
    SECOND_SCREENS["second-table"](page, house)
    page.locator("[data-corner=menu]").click()
    page.locator("[data-item=objective]").click()
    note = page.locator("[data-page=objective]")
    expect(note.locator(".large").first).to_contain_text("Let Mr. Pruitt go")
    expect(note.locator("[data-ticked=objective]").first).to_contain_text("Find the lodger")
    expect(note.locator("[data-ticked=learned]").first).to_be_visible()
