"""From the front door to the first move, as somebody does who has never been here."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player


def test_one_click_leads_to_a_first_move(visit: Visit) -> None:
    page = visit(quiet=False)
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    seen = player.meet("question")
    player.choose(0, seen)
    player.move_on(seen)


def test_a_game_is_found_again(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    Player(page).meet("question")
    at_the_table = page.url
    page.goto(page.url.split("#", maxsplit=1)[0])
    page.get_by_text("Continue").first.click()
    Player(page).meet("question")
    expect(page).to_have_url(at_the_table)


def test_back_goes_back(visit: Visit) -> None:
    page = visit()
    front = page.url
    for screen in ("New game", "Rules", "Settings", "How to play"):
        page.get_by_role("link", name=screen, exact=True).first.click()
        page.wait_for_function("front => location.href !== front", arg=front)
        page.go_back()
        page.get_by_role("button", name="Play now").wait_for()
        expect(page).to_have_url(front)
