"""The house: what is written on it can be read, and it is as large as the window lets it be."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from madhouse.editions import edition_of
from tests.browser.playing import Player
from tests.browser.sitting import evening, laid_out, sit_down
from tests.browser.waiting import at_rest
from tests.rules.first.tables import JENNY, jenny
from tests.server.house import House

Visit = Callable[..., Any]

STORIES = [story.id for story in edition_of("first").shelf.library().stories]
TALL = "tarry-light"
BOXES = """(what) => [...document.querySelectorAll(what)].map((each) => {
  const { left, top, right, bottom } = each.getBoundingClientRect()
  return { left, top, right, bottom }
})"""
PLATES, LETTERS, KEYS = "[data-plate]", ".letters text", "[data-key]"
HOUSE = ".board image"
CLOSE = 3
"""Pixels by which a shadow or the foot of a letter may touch a plate."""


def boxes(page: Any, what: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.evaluate(BOXES, what)
    return found


def touch(one: dict[str, float], other: dict[str, float]) -> bool:
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return wide > CLOSE and high > CLOSE


def begun(page: Any, house: House, story: str) -> None:
    """The first question of an evening with this story."""
    sit_down(page, evening(house, story=story))
    player = Player(page)
    while (seen := player.meet("setup", "question"))["what"] == "setup":
        player.answer(seen)
    page.locator(HOUSE).wait_for()
    at_rest(page)


@pytest.mark.parametrize("story", STORIES)
def test_plates_and_letters_and_keys_lie_clear_of_one_another(
    visit: Visit, house: House, story: str
) -> None:
    page = visit("health")
    begun(page, house, story)
    plates = boxes(page, PLATES)
    assert plates
    for at, plate in enumerate(plates):
        covering = [*plates[at + 1 :], *boxes(page, LETTERS), *boxes(page, KEYS)]
        assert not [each for each in covering if touch(plate, each)]


def test_a_high_house_lies_on_its_side_where_it_is_larger_so(visit: Visit, house: House) -> None:
    page = visit("health")
    begun(page, house, TALL)
    (drawn,) = boxes(page, HOUSE)
    assert drawn["right"] - drawn["left"] > drawn["bottom"] - drawn["top"]
    expect(page.locator(".compass")).to_be_visible()


def test_the_small_house_does_not_lie_on_the_acting_figure(visit: Visit, house: House) -> None:
    page = visit("health", viewport={"width": 390, "height": 844})
    sit_down(page, laid_out(house, jenny("library.a").play(turn_of=JENNY)))
    Player(page).meet("question")
    page.locator(HOUSE).wait_for()
    at_rest(page)
    (small,) = boxes(page, ".miniature")
    (acting,) = boxes(page, ".figure.acting .card")
    assert not touch(small, acting)


def test_doors_stand_open_where_somebody_is(visit: Visit, house: House) -> None:
    game = jenny("library.a").lock("study", "iron-door").play(turn_of=JENNY)
    page = visit("health")
    sit_down(page, laid_out(house, game))
    doors = page.locator("#layer-doors use")
    expect(doors).to_have_count(12)
    looks = [each.get_attribute("href") for each in doors.all()]
    assert looks.count("#door-open") == len(game.open_doors) == 2
    assert looks.count("#door-barred") == 3


def test_a_monster_goes_by_its_kind_and_the_number_on_its_base(visit: Visit, house: House) -> None:
    table = jenny("library.a").monster("zombie", "library.b")
    table.monster("maniac", "cellar.a", name="tom-halloran")
    page = visit("health")
    sit_down(page, laid_out(house, table.play(turn_of=JENNY)))
    names = page.locator("#layer-figures .figure")
    expect(names.filter(has_text="The first zombie").locator("text.number")).to_have_text("1")
    expect(names.filter(has_text="Tom Halloran").locator("text.number")).to_have_count(0)
