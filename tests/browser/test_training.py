"""The training story, played in the browser to its end."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.sitting import COMPANION, GENTLE, evening, sit_down
from tests.server.house import PERSON, House


def test_with_the_mouse(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, evening(house))
    player = Player(page, seed=4)
    assert player.play() > 20
    assert player.met["question"] > 10
    assert page.locator(".end h2").inner_text()


def test_the_keyboard_alone_gets_anywhere(house: House, visit: Visit) -> None:
    page = visit("health", quiet=False)  # with all its moments, which any key goes past
    sit_down(page, evening(house))
    player = Player(page, seed=5, keys=True)
    player.play(most=25)
    assert player.met["question"] > 10


@pytest.mark.soak
def test_with_the_keyboard_to_the_end(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, evening(house))
    player = Player(page, seed=6, keys=True)
    assert player.play() > 20


@pytest.mark.soak
def test_one_full_story(house: House, visit: Visit) -> None:
    page = visit("health", quiet=False)
    sit_down(page, evening(house, GENTLE, PERSON, COMPANION, story="lot-thirteen"))
    player = Player(page, seed=7)
    assert player.play() > 20
