"""Nobody clicks for long before the first move: from the front door to a step of one's figure."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.playing import Player

COUNT = "window.clicks = 0; addEventListener('click', () => clicks++, true)"
"""Before a page begins: every click counts."""
STEP = ".ask .options[data-group=step] .opt"
MOST = {"first": 2, "second": 2, "chosen": 4}
"""Play now, and the step; or the game, its evening, *Choose for me*, and the step."""


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()


def first_cold_night(page: Page) -> None:
    page.get_by_role("button", name="Play First Cold Night").click()


def a_new_evening(page: Page) -> None:
    page.locator('a[href="#/new/second"]').first.click()
    page.get_by_role("button", name="Begin the evening").click()
    page.get_by_role("button", name="Choose for me").click()


@pytest.mark.parametrize(
    ("edition", "begin"),
    [("first", play_now), ("second", first_cold_night), ("chosen", a_new_evening)],
)
def test_few_clicks_lead_to_a_first_step(visit: Visit, edition: str, begin: Any) -> None:
    page = visit("health")
    page.add_init_script(COUNT)
    page.goto(page.url.removesuffix("health"))
    begin(page)
    player = Player(page)
    while not page.locator(STEP).count():
        player.meet("question", "setup", "curtain")
    seen = player.meet("question")
    page.locator(STEP).first.click()
    player.move_on(seen)
    assert page.evaluate("() => clicks") <= MOST[edition]
