"""Beside a computer at the second edition's table: errands and reasons."""

import re

import pytest
from playwright.sync_api import Page, expect

from madhouse.api import new_game
from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.second_screens import SECOND_SCREENS
from tests.browser.sitting import laid_out_for_all, sit_down
from tests.browser.waiting import at_rest
from tests.server.house import House


@pytest.fixture
def errands(house: House, visit: Visit) -> Page:
    """The menu of a companion lies open, and one has said that something is to be searched."""
    page: Page = visit("health")
    SECOND_SCREENS["second-errands"](page, house)
    return page


def test_a_companion_is_asked_by_pressing_the_thing_itself(errands: Page) -> None:
    menu, asked = errands.get_by_role("region", name="Ask Lev"), errands.locator("section.ask")
    before = asked.get_attribute("data-question")
    errands.locator("[data-lies=tray]").click()
    expect(menu.get_by_role("status")).to_contain_text(re.compile(r"Lev: \w"))
    # nothing was searched by whoever asked
    assert asked.get_attribute("data-question") == before
    menu.get_by_role("button", name="Leave it to me").click()
    menu.get_by_role("listitem").first.get_by_role("button").click()
    expect(menu.get_by_role("listitem")).to_have_count(0)
    errands.keyboard.press("Escape")
    expect(menu).to_have_count(0)


def test_the_log_tells_why_a_computer_did_what_it_did(errands: Page) -> None:
    errands.keyboard.press("Escape")
    errands.keyboard.press("Escape")
    player = Player(errands)
    asked = player.meet("question")
    player.choose(len(asked["options"]) - 1, asked)  # the end of one's own turn
    expect(errands.locator(".log .entry", has_text="Lev Abramson’s turn")).to_contain_text("“")


def test_who_runs_two_is_named_by_both(house: House, visit: Visit) -> None:
    game = new_game("second", story="first-cold-night", runs=("player-1", "player-1"), seed="1")
    for _ in range(2):
        game.apply("player-1", game.pending[0].options[0])
    page = visit("health")
    sit_down(page, laid_out_for_all(house, game))
    page.locator(".tools").get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Seats and links").click()
    seats = page.get_by_role("region", name="Who sits where").locator("li")
    expect(seats.first).to_contain_text("Dorothea Lunt and Tomás Brito")


def test_two_clicks_on_a_card_choose_one_investigator(house: House, visit: Visit) -> None:
    game = new_game("second", story="first-cold-night", runs=("player-1", "player-1"), seed="1")
    page = visit("health", viewport={"width": 1280, "height": 720})
    created = laid_out_for_all(house, game)
    sit_down(page, created)
    page.locator(".company button").first.dblclick()
    expect(page.locator(".ask")).to_contain_text("Which investigator comes second?")
    assert house.table(created["game"]).game.pending[0].about["number"] == 2
    # nobody has moved up, on the table or in the list
    expect(page.locator(".company > *").first).to_have_attribute("data-gone", "dorothea-lunt")
    expect(page.locator(".ask .opt").first).to_contain_text("2")
    # what rolls ends above the one who was chosen
    roll, near = page.locator(".over-board .more.down"), page.locator(".near")
    expect(near).to_be_visible()
    at_rest(page)
    box, below = roll.bounding_box(), near.bounding_box()
    assert box["y"] + box["height"] <= below["y"]
