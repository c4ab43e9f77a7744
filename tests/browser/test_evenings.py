"""Whole evenings, from the first question to the last page."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.playing import Player, play_together
from tests.browser.sitting import COMPANION, GENTLE, accept, evening, sit_down
from tests.server.house import OPEN, PERSON, House

pytestmark = pytest.mark.soak


def test_a_full_story_with_the_mouse(house: House, visit: Visit) -> None:
    page = visit("health", quiet=False)
    sit_down(page, evening(house, GENTLE, PERSON, COMPANION, story="lot-thirteen"))
    assert Player(page, seed=7).play() > 20


def test_another_with_the_keyboard_alone(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, evening(house, GENTLE, PERSON, story="understudy"))
    assert Player(page, seed=6, keys=True).play() > 20


def test_around_one_screen(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, PERSON, PERSON))
    player = Player(page, seed=4)
    assert player.play() > 40
    assert player.met["curtain"] > 4


def test_online_with_two_browsers_and_a_computer(house: House, visit: Visit) -> None:
    created = evening(house, GENTLE, PERSON, OPEN)
    here, there = visit("health"), visit("health")
    sit_down(here, created)
    accept(there, created)
    players = [Player(here, seed=1), Player(there, seed=2)]
    assert play_together(players) > 20
    assert [player.meet("end")["what"] for player in players] == ["end", "end"]
