"""From the front door to the first move, as somebody does who has never been here."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.test_phone import PHONE


def test_one_click_leads_to_a_first_move(visit: Visit) -> None:
    page = visit(quiet=False)
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    while (seen := player.meet("question", "moment"))["what"] == "moment":
        player.skip()
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


# -- after the first evening -----------------------------------------------------------------------


def been_here(visit: Visit, *evenings: tuple[str, str], **how: Any) -> Any:
    """The front door of a browser in which these stories were played, in these roles."""
    played = [
        {"game": f"{at}", "edition": "first", "story": story, "role": role, "won": True}
        for at, (story, role) in enumerate(evenings)
    ]
    page = visit("health", **how)
    page.evaluate("played => localStorage.setItem('madhouse.played', played)", json.dumps(played))
    page.goto(page.url.removesuffix("health"))
    return page


@pytest.mark.parametrize(
    ("before", "then"),
    [
        ([("the-cold-supper", "investigator")], "Lot Thirteen, against a computer keeper"),
        ([("the-cold-supper", "keeper")], "Lot Thirteen, with you as the keeper"),
    ],
)
def test_play_now_goes_on_to_the_next_story(
    before: list[tuple[str, str]], then: str, visit: Visit
) -> None:
    page = been_here(visit, *before)
    expect(page.get_by_role("button", name="Play now")).to_contain_text(then)


def test_the_last_story_is_offered_from_the_other_side(visit: Visit) -> None:
    page = been_here(visit, ("the-cold-supper", "investigator"))
    page.get_by_role("button", name="Be the keeper yourself").click()
    Player(page).meet("setup")
    expect(page.locator(".setup.as-keeper")).to_be_visible()


def test_how_the_evening_begins_is_gone_past_by_touch(visit: Visit) -> None:
    touch = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "quiet": False}
    page = been_here(visit, ("the-cold-supper", "investigator"), **touch)
    page.get_by_role("button", name="Be the keeper yourself").tap()
    player = Player(page)
    while (seen := player.meet("setup", "moment"))["what"] == "setup":
        player.answer(seen)
    while player.meet("question", "moment")["what"] == "moment":
        page.touchscreen.tap(8, 400)


def test_it_is_said_at_once_that_one_is_offline(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").wait_for()
    page.context.set_offline(True)
    said = page.get_by_text("You are offline")
    expect(said).to_be_visible()
    page.context.set_offline(False)
    expect(said).to_have_count(0)


def test_what_was_chosen_offline_is_not_lost(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    seen = player.meet("question")
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    player.choose(0, seen)
    page.context.set_offline(False)
    player.move_on(seen)


# -- the two games ---------------------------------------------------------------------------------

SIZES = [{"width": 1280, "height": 720}, {"width": 1440, "height": 900}]
THRESHOLD = 0.835
"""Of the height of the picture: the foot of the open door, and of who stands in it."""


@pytest.mark.parametrize("size", SIZES)
def test_the_open_door_is_above_the_games(visit: Visit, size: dict[str, int]) -> None:
    page = visit(viewport=size)
    scene = page.locator(".scene").bounding_box()
    games = page.locator(".edition").first.bounding_box()
    assert scene["y"] + THRESHOLD * scene["height"] <= games["y"]
    assert games["y"] + games["height"] <= size["height"]


LATE = """{
  const ask = window.fetch
  const come = new Promise((let_in) => (window.letIn = let_in))
  window.fetch = async (what, how) => {
    if (String(what.url ?? what).endsWith('/api/library')) await come
    return ask(what, how)
  }
}"""
"""Before a page begins: what stories there are is not heard before somebody lets it in."""


def test_a_game_begins_before_the_names_of_its_stories_have_come(visit: Visit) -> None:
    page = visit("health")
    page.add_init_script(LATE)
    page.goto(page.url.removesuffix("health"))
    card = page.locator(".edition").last
    button = card.get_by_role("button")
    expect(button).to_have_text("Play")
    assert below_its_button(card) < 2
    button.click()
    expect(button).to_be_disabled()
    page.evaluate("() => letIn()")
    Player(page).meet("question", "setup")


def below_its_button(card: Any) -> float:
    """The height of what is left of a card when all that stands in it has been told."""
    whole, last = card.bounding_box(), card.get_by_role("button").bounding_box()
    left: float = whole["y"] + whole["height"] - last["y"] - last["height"]
    return left
