"""Several people before one screen: a curtain hides the table between keeper and investigators."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.sitting import evening, sit_down
from tests.server.house import PERSON, House

KEEPER_ONLY = ".as-keeper"


def test_a_curtain_falls_between_the_keeper_and_the_investigators(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, PERSON, PERSON))
    player = Player(page, seed=3)
    player.play(most=60)
    assert player.met["curtain"] >= 2


def test_behind_the_curtain_nothing_can_be_read_or_reached(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, PERSON))
    player = Player(page, seed=3)
    while (seen := player.meet("setup", "question", "curtain"))["what"] != "curtain":
        player.answer(seen)
    for _ in range(5):
        page.keyboard.press("Tab")
        assert page.evaluate("Boolean(document.activeElement.closest('.curtain'))")
    middle = page.evaluate("document.elementFromPoint(700, 60).closest('.curtain') !== null")
    assert middle


def test_the_first_page_of_the_evening_lies_behind_a_curtain_too(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, PERSON))
    assert Player(page).meet("setup", "question", "curtain")["what"] == "curtain"


def test_the_curtain_says_who_sits_down_and_what_for(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, PERSON))
    player = Player(page, seed=3)
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("The house is to be laid out")
    player.answer(player.meet("curtain"))
    expect(page.locator(".setup .keycap")).to_have_text(["1A", "1B"])  # as the guide calls them
    page.keyboard.press("b")
    expect(page.locator(".setup .decided")).to_contain_text("1B")
    while (seen := player.meet("setup", "question", "curtain"))["what"] != "curtain":
        player.answer(seen)
    expect(curtain).to_contain_text("Choose who goes in")
