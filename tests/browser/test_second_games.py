"""First Cold Night in chromium, to an ending: by mouse, by keys, on a phone, and by two."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from madhouse.second.things.state import PEOPLE
from tests.browser.conftest import Visit
from tests.browser.curtains import GOAL, assert_only_one_heard_of_the_goal, record
from tests.browser.playing import Player
from tests.browser.second_evenings import (
    LET_OUT,
    LETTER,
    THROUGH_THE_HOUSE,
    ByHand,
    Reports,
    begun,
    gone_mad,
    nearly_over,
)
from tests.browser.second_screens import at_peoples_table
from tests.browser.sitting import laid_out_for_all, sit_down
from tests.browser.spread import spread
from tests.second.evenings import Evening
from tests.server.house import House

ONE, TWO = SEATS = ("player-1", "player-2")
IVORY = "rgb(241, 230, 202)"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def at_one_screen(house: House, page: Page, evening: Evening, **how: Any) -> ByHand:
    created = laid_out_for_all(house, evening.game)
    sit_down(page, created)
    player = Player(page, **how)
    return ByHand(house, created, dict.fromkeys(SEATS, player))


def sees_the_end(page: Page, ending: str, evening: ByHand) -> None:
    assert evening.over == ending
    Player(page).meet("end")
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("keys", spread([True, False]))
def test_the_last_rounds_at_one_screen(house: House, visit: Visit, keys: bool) -> None:
    page = visit("health")
    evening = at_one_screen(house, page, nearly_over(), keys=keys)
    evening.together("", "bath 0")
    sees_the_end(page, LET_OUT, evening)


@pytest.mark.soak
@pytest.mark.parametrize("how", ["mouse", "keyboard", "phone"])
def test_the_whole_evening_at_one_screen(house: House, visit: Visit, how: str) -> None:
    page = visit("health", **(PHONE if how == "phone" else {}))
    evening = at_one_screen(house, page, begun(), keys=how == "keyboard")
    evening.together(THROUGH_THE_HOUSE, f"{LETTER}, bath 0")
    sees_the_end(page, LET_OUT, evening)


def test_at_the_table_people_report_to_an_ending(house: House, visit: Visit) -> None:
    page = visit("health")
    created = laid_out_for_all(house, at_peoples_table())
    sit_down(page, created)
    evening = Reports(house, created, {PEOPLE: Player(page)})
    evening.play()
    sees_the_end(page, LET_OUT, evening)


def test_two_screens_and_a_goal_that_only_one_of_them_ever_hears_of(
    house: House, visit: Visit
) -> None:
    created = laid_out_for_all(house, gone_mad(nearly_over(), GOAL[0]))
    pages = {seat: visit("health") for seat in SEATS}
    heard = {seat: record(page) for seat, page in pages.items()}
    for seat, page in pages.items():
        sit_down(page, created, seat)
    evening = ByHand(house, created, {seat: Player(page) for seat, page in pages.items()})
    evening.together("", "bath 0")
    for page in pages.values():
        Player(page).meet("end")
    own, others = ("".join(text for _, text in heard[seat]) for seat in SEATS)
    assert GOAL[0] in own
    assert [each for each in GOAL if each in others] == []


@pytest.mark.rule("2e.condition.insane-own-back")
def test_around_one_screen_a_goal_is_shown_to_its_holder_alone(house: House, visit: Visit) -> None:
    page = visit("health")
    heard = record(page)
    sit_down(page, laid_out_for_all(house, gone_mad(nearly_over(), GOAL[0])))
    curtain = page.locator(".curtain")
    curtain.locator(".btn.brass").click()
    expect(page.locator(".ask")).to_contain_text("Dorothea")
    look_at_insane(page)
    expect(page.get_by_text(GOAL[1]).first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".ask .opt").last.click()
    page.locator(".ask .go .btn.brass").click()
    expect(curtain).to_contain_text("Tomás Brito goes next")
    expect(curtain.locator(".pass")).to_have_css("color", IVORY)  # read on dark wood
    assert [each for each in GOAL if each in page.content()] == []
    curtain.locator(".btn.brass").click()
    expect(curtain).to_have_count(0)
    page.locator(".top").get_by_role("button", name="Dorothea").click()
    look_at_insane(page)
    assert [each for each in GOAL if each in page.content()] == []
    assert_only_one_heard_of_the_goal(heard, ONE)


def look_at_insane(page: Page) -> None:
    """Take the Insane card of the sheet that lies open into the hand."""
    page.locator(".near").get_by_role("button", name="Insane").first.click()
