"""The training story, played in the browser to its end."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.sitting import evening, sit_down
from tests.server.house import House


def test_with_the_mouse(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, evening(house))
    player = Player(page, seed=4)
    assert player.play() > 20
    assert player.met["question"] > 10
    expect(page.locator(".end h2")).not_to_be_empty()


def test_the_keyboard_alone_gets_anywhere(house: House, visit: Visit) -> None:
    page = visit("health", quiet=False)  # with all its moments, which any key goes past
    sit_down(page, evening(house))
    player = Player(page, seed=5, keys=True)
    player.play(most=25)
    assert player.met["question"] > 10
