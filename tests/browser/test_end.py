"""After the end: who played is still known, and the evening can be seen again."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.screens import SCREENS
from tests.server.house import House


def test_the_end_keeps_who_played_and_shows_the_evening_again(visit: Visit, house: House) -> None:
    page = visit("health")
    SCREENS["end"](page, house)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".turn").first).to_have_text("Jenny")
    page.get_by_role("button", name="How it ended").click()
    page.get_by_role("tab", name="Replay").click()
    told = page.locator(".told")
    expect(told).to_contain_text("Move 0 of")
    expect(page.locator(".end .house .figure").first).to_be_visible()
    page.get_by_label("One move on").click()
    expect(told).to_contain_text("Move 1 of")
