"""Choosing at the table: keys do what the panel says, and the board lights what is asked about."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.screens import SCREENS
from tests.server.house import House

ANOTHER = """number => {
  const asked = document.querySelector('[data-question]')
  return asked && Number(asked.dataset.question) !== number
}"""
LIT = "#layer-legal [data-space]"


def at(house: House, visit: Visit, screen: str) -> tuple[Any, Player]:
    page = visit("health")
    SCREENS[screen](page, house)
    return page, Player(page)


def test_enter_does_what_was_chosen_with_a_key_whatever_was_clicked(
    house: House, visit: Visit
) -> None:
    page, player = at(house, visit, "danger")
    before = player.look()
    page.locator(".ask .why").click()
    page.keyboard.press("2")
    page.locator(".ask .opt.chosen").wait_for()
    page.keyboard.press("Enter")
    page.wait_for_function(ANOTHER, arg=before["number"])


def test_a_question_about_whole_rooms_lights_them(house: House, visit: Visit) -> None:
    page, player = at(house, visit, "keeper-busy")
    page.locator(".actions .tile", has_text="Lights Out").click()
    page.locator(".ask .go .btn.brass").click()
    page.locator(".ask h2", has_text="dark").wait_for()
    expect(page.locator(LIT)).to_have_count(len(player.meet("question")["options"]))
    page.locator(LIT).first.click()
    page.locator(".ask h2", has_text="dark").wait_for(state="detached")


def test_the_keeper_reads_his_answers_in_words(house: House, visit: Visit) -> None:
    page, _player = at(house, visit, "keeper-busy")
    page.locator(".choices .row button").first.hover()
    slip = page.locator(".choices .slip")
    expect(slip).to_contain_text("What did Ambrose Wickett leave unpaid?")
