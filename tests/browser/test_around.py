"""Around the table: talk, links, games of one's own, and large text."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, Visit
from tests.browser.playing import Player
from tests.browser.screens import SCREENS
from tests.browser.sitting import evening, origin, sit_down
from tests.browser.spread import spread
from tests.browser.waiting import at_rest
from tests.server.house import CHANCE, OPEN, PERSON, House

PHONE = {"width": 390, "height": 844}
LARGE = (
    "text => localStorage.setItem('madhouse.settings', JSON.stringify({ moments: false, text }))"
)
OUTSIDE = """selector => [...document.querySelectorAll(selector)].filter(each => {
  const box = each.getBoundingClientRect()
  return box.width && (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
}).length"""
NEEDED = ".turn, .strip, .tabs button, .question, .top .status > svg"


def test_ones_own_words_are_not_unread(visit: Visit, house: House) -> None:
    created = evening(house, PERSON, PERSON, story="lot-thirteen")
    pages = [visit("health"), visit("health")]
    for page, seat in zip(pages, ("keeper", "investigator-1"), strict=True):
        sit_down(page, created, seat)
        Player(page).meet("setup")
    speaker, listener = pages
    _say(speaker, "Is anybody there?")
    _open_talk(listener)
    expect(listener.locator(".talk li")).to_contain_text("Is anybody there?")
    listener.keyboard.press("Escape")
    for page in pages:
        page.goto(f"{origin(page)}/#/rules")
        expect(page.get_by_role("heading", level=1)).to_have_text("Rules")
        page.go_back()
        page.locator(".setup").wait_for()
        expect(page.locator(".unread")).to_have_count(0)


def _open_talk(page: Any) -> None:
    page.locator(".setup").get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Talk").click()


def _say(page: Any, words: str) -> None:
    _open_talk(page)
    page.locator(".talk input").fill(words)
    page.keyboard.press("Enter")
    expect(page.locator(".talk li")).to_contain_text(words)


def test_talk_lies_beside_the_game(visit: Visit, house: House) -> None:
    page = visit("health")
    SCREENS["danger"](page, house)
    page.get_by_role("button", name="Talk").click()
    expect(page.get_by_role("dialog", name="Talk")).to_be_visible()
    page.get_by_role("button", name="End the turn").click()
    expect(page.locator(".ask .opt.chosen")).to_contain_text("End the turn")


def test_what_is_typed_in_the_talk_is_not_meant_for_the_table(visit: Visit, house: House) -> None:
    page = visit("health")
    sit_down(page, evening(house))
    player = Player(page)
    while (before := player.meet("setup", "question"))["what"] == "setup":
        player.answer(before)
    page.get_by_role("button", name="Talk").click()
    expect(page.locator(".talk input")).to_be_focused()
    page.keyboard.type("1 2")
    expect(page.locator(".talk input")).to_have_value("1 2")
    page.reload()  # what was sent has been answered by then
    assert player.meet("question") == before


def test_a_menu_over_the_setup_has_the_keys(visit: Visit, house: House) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, CHANCE))
    before = Player(page).meet("setup")
    page.locator(".setup").get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a problem").click()
    page.locator("textarea").press_sequentially("1 2")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()  # what was sent has been answered by then
    assert Player(page).meet("setup") == before


def test_invitations_have_an_address_and_tell_the_guest_what_awaits(visit: Visit) -> None:
    page = visit("#/new")
    page.get_by_label("a person by link").last.check(force=True)
    page.get_by_role("button", name="Begin the evening").click()
    page.wait_for_url("**/#/invite/*")
    page.reload()
    link = page.locator("input[readonly]").first.input_value()
    guest = visit(link[link.index("#") :])
    form = guest.locator("form")
    expect(form).to_contain_text("Lot Thirteen")
    expect(form).to_contain_text("minutes")
    expect(form).to_contain_text("your chair")


def test_ones_games_say_which_seat_and_how_they_stand(visit: Visit, house: House) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, OPEN, story="lot-thirteen"))
    page.goto(f"{origin(page)}/#/games")
    game = page.locator("main li")
    expect(game).to_contain_text("you: The keeper")
    expect(game).to_contain_text("being set up")
    game.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete it").click()
    expect(game).to_have_count(0)


@pytest.mark.parametrize("text", spread([200, 150]))
@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("screen", spread(["danger", "keeper-busy"]))
def test_large_text_pushes_nothing_out_of_the_window(
    visit: Visit, house: House, screen: str, window: dict[str, int], text: int
) -> None:
    page = visit("health", quiet=False, viewport=window)
    page.evaluate(LARGE, text)
    SCREENS[screen](page, house)
    at_rest(page)
    assert page.evaluate(OUTSIDE, NEEDED) == 0
    last = page.locator(".question .opt, .question button").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()


def test_ones_own_seat_is_let_to_a_computer_and_taken_back(visit: Visit, house: House) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, PERSON), "keeper")
    Player(page).meet("setup")
    page.locator(".setup").get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Seats and links").click()
    own = page.locator("li").filter(has_text="The keeper")
    own.get_by_role("button", name="Let a computer play").click()
    own.get_by_role("button", name="fair").click()
    own.get_by_role("button", name="Sit down again").click()
    expect(own.get_by_role("button", name="Let a computer play")).to_be_visible()
