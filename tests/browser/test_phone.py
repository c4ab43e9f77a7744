"""The table on a phone: what can be chosen is seen, and nothing lies over it."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from madhouse.first.building import TableBuilder
from tests.browser.conftest import Visit
from tests.browser.moments import LONG_STORY, MOMENTS, at_the_viewing, come_to, trying_the_lock
from tests.browser.playing import Player
from tests.browser.sitting import evening, laid_out, sit_down
from tests.browser.spread import spread
from tests.browser.waiting import at_rest, becomes
from tests.rules.first.tables import JENNY, JENNY_TRAITS, answer
from tests.server.house import PERSON, House

PHONE = {"width": 390, "height": 844}
HIDDEN = """() => {
  const house = document.querySelector('.house').getBoundingClientRect()
  const small = document.querySelector('.miniature')?.getBoundingClientRect()
  return [...document.querySelectorAll('.board [data-space]')].filter((each) => {
    const box = each.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const outside = x < 0 || x > house.right || y < 64 || y > house.bottom
    return outside || (small && x > small.x && x < small.right && y > small.y && y < small.bottom)
  }).map((each) => each.dataset.space)
}"""
"""The lit spaces whose middle is not seen."""


def _stand(page: Any, house: House, at: str, *cards: str) -> None:
    table = at_the_viewing(at, cards=list(cards)).play(turn_of=JENNY)
    sit_down(page, laid_out(house, table))
    Player(page).meet("question")


def test_a_question_of_the_setup_begins_at_its_top(house: House, visit: Visit) -> None:
    page = visit("health", viewport=PHONE)
    sit_down(page, evening(house))
    player = Player(page)
    seen = player.meet("setup")
    page.locator(".setup").evaluate("each => each.scrollTo({ top: 400 })")
    player.answer(seen)
    player.meet("setup")
    becomes(page, "() => document.querySelector('.setup').scrollTop", 0)


@pytest.mark.parametrize(
    "at", spread(["attic.a", "entrance-hall.b", "cloakroom.d", "stair-hall.a"])
)
def test_all_that_is_lit_is_seen(house: House, visit: Visit, at: str) -> None:
    page = visit("health", viewport=PHONE)
    _stand(page, house, at)
    expect(page.locator(".board [data-space]").first).to_be_attached()
    at_rest(page)
    assert page.evaluate(HIDDEN) == []


def test_a_house_that_was_moved_by_hand_comes_back_with_the_next_question(
    house: House, visit: Visit
) -> None:
    page = visit("health", viewport=PHONE)
    _stand(page, house, "entrance-hall.b")
    at_rest(page)
    page.mouse.move(60, 200)
    page.mouse.down()
    page.mouse.move(360, 90, steps=4)
    page.mouse.up()
    assert page.evaluate(HIDDEN) != []
    before = Player(page).look()
    page.locator(".ask .opt").first.click()
    Player(page).move_on(before)
    expect(page.locator(".board [data-space]").first).to_be_visible()
    becomes(page, HIDDEN, [])


def test_the_portraits_have_names(house: House, visit: Visit) -> None:
    page = visit("health", viewport=PHONE)
    _stand(page, house, "entrance-hall.b")
    around = page.locator("nav.turns")
    expect(around.get_by_role("button", name="Jenny Barnes")).to_have_count(1)
    expect(around.get_by_role("button", name="The Keeper")).to_have_count(1)


def test_cards_lie_in_close_rows_of_three(house: House, visit: Visit) -> None:
    page = visit("health", viewport=PHONE)
    _stand(page, house, "entrance-hall.b", "axe", "crowbar", "sedative", "first-aid-kit")
    page.locator(".tabs button").nth(2).click()
    slots = page.locator(".hand .slot")
    expect(slots).to_have_count(4)
    at_rest(page)
    boxes = [slots.nth(at).bounding_box() for at in range(4)]
    tops = [box["y"] for box in boxes if box]
    assert tops[0] == tops[1] == tops[2] < tops[3]
    assert tops[3] - tops[0] < 220


FINGER = """([space, kind]) => {
  const lit = document.querySelector(`[data-space='${space}']`)
  const { x, y, width, height } = lit.getBoundingClientRect()
  const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true }
  lit.dispatchEvent(kind === 'click' ? new MouseEvent(kind, at)
    : new PointerEvent(kind, { ...at, pointerType: 'touch', pointerId: 7 }))
}"""


def test_a_finger_held_down_tells_what_a_space_holds_and_chooses_nothing(
    house: House, visit: Visit
) -> None:
    page = visit("health", viewport=PHONE)
    _stand(page, house, "entrance-hall.b")
    at_rest(page)
    before = Player(page).look()
    page.evaluate(FINGER, ["entrance-hall.a", "pointerdown"])
    expect(page.locator("[data-caption='entrance-hall.a']")).to_contain_text("Entrance Hall")
    for kind in ("pointerup", "click"):
        page.evaluate(FINGER, ["entrance-hall.a", kind])
    at_rest(page)
    assert Player(page).look() == before
    page.evaluate(FINGER, ["entrance-hall.a", "pointerdown"])
    for kind in ("pointerup", "click"):
        page.evaluate(FINGER, ["entrance-hall.a", kind])
    Player(page).move_on(before)


def test_the_keepers_cards_say_what_they_do(house: House, visit: Visit) -> None:
    table = at_the_viewing("dining-room.a").threat(6).hand("two-shadows", "winded")
    page = visit("health", viewport=PHONE)
    created = laid_out(house, table.play(stage="keeper-actions"), PERSON)
    sit_down(page, created, "keeper")
    Player(page).meet("question")
    page.locator(".tabs button").nth(2).click()
    for name in ("Ill Omens", "Two Shadows", "Winded"):
        gist = page.locator(".lines button", has_text=name).locator(".gist")
        expect(gist).to_be_visible()
        assert len(gist.inner_text()) > 20
        assert gist.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") >= 14
    whole = "all => all.every((each) => each.scrollHeight <= each.clientHeight + 1)"
    assert page.locator(".lines .gist").evaluate_all(whole)


BOXES = """(what) => [...document.querySelectorAll(what)].map((each) => {
  const { left, right, top, bottom } = each.getBoundingClientRect()
  return { left, right, top, bottom }
})"""
LOW = {"width": 360, "height": 640}
ON_ITS_SIDE = {"width": 844, "height": 390}


def test_portraits_lie_beside_each_other_and_are_as_wide_as_a_thumb_needs(
    house: House, visit: Visit
) -> None:
    page = visit("health", viewport=PHONE)
    _stand(page, house, "entrance-hall.b")
    at_rest(page)
    for each in page.evaluate(BOXES, "nav.turns .turn"):
        assert each["right"] - each["left"] >= 40
        assert each["bottom"] - each["top"] >= 40
    rings = page.evaluate(BOXES, "nav.turns .ring")
    assert len(rings) > 1
    for left, right in pairwise(rings):
        assert left["right"] <= right["left"] + 1


def test_a_portrait_opens_its_sheet_and_the_house_puts_it_back(house: House, visit: Visit) -> None:
    page = visit("health", viewport=PHONE)
    table = TableBuilder(LONG_STORY, players=2).investigator(JENNY, "attic.a", JENNY_TRAITS)
    table.investigator("joe-diamond", "kitchen.a")
    sit_down(page, laid_out(house, table.play(turn_of=JENNY)), "investigator-1")
    Player(page).meet("question")
    page.locator("nav.turns .turn", has_text="Joe Diamond").click()
    expect(page.locator(".near .self")).to_contain_text("Joe Diamond")
    expect(page.locator(".near .self")).to_be_visible()
    page.locator(".tabs button").nth(0).click()
    page.locator(".tabs button").nth(1).click()
    expect(page.locator(".near .self")).to_contain_text("Jenny Barnes")


def test_the_log_is_opened_at_what_is_new(house: House, visit: Visit) -> None:
    page = visit("health", viewport=PHONE)
    _stand(page, house, "entrance-hall.b")
    tabs = page.locator(".tabs button")
    tabs.nth(3).click()
    page.locator(".log ol").evaluate("""each => {
      each.insertAdjacentHTML('beforeend', '<li style="height: 3000px"></li>')
      each.scrollTop = 900
    }""")
    expect(page.locator(".log .newest")).to_be_visible()
    tabs.nth(0).click()
    tabs.nth(3).click()
    becomes(page, "() => document.querySelector('.log ol').scrollTop", 0)


@pytest.mark.parametrize("size", [LOW, ON_ITS_SIDE])
def test_the_answers_to_a_test_are_in_sight_on_a_low_telephone(
    house: House, visit: Visit, size: dict[str, int]
) -> None:
    page = visit("health", viewport=size, has_touch=True)
    game = trying_the_lock(3)
    answer(game, "move study.c", "try it")
    sit_down(page, laid_out(house, game))
    page.locator(".ask .opt", has_text="Roll the die").wait_for()
    at_rest(page)
    (rolls,) = page.evaluate(BOXES, ".ask .rolls")
    for each in page.evaluate(BOXES, ".ask .list .opt"):
        assert each["top"] >= rolls["top"]
        assert each["bottom"] <= rolls["bottom"]
        assert each["bottom"] - each["top"] >= 40


def test_what_a_die_decided_is_seen_on_a_telephone_that_lies_on_its_side(
    house: House, visit: Visit
) -> None:
    page = visit("health", quiet=False, viewport=ON_ITS_SIDE, has_touch=True, is_mobile=True)
    come_to(page, house, MOMENTS["dice-failed"])
    page.locator(".mo .res").wait_for()
    at_rest(page)
    (seen,) = page.evaluate(BOXES, ".mo .in")
    for each in page.evaluate(BOXES, ".mo .res, .mo .odds, .mo .die"):
        assert each["bottom"] <= seen["bottom"]
    expect(page.locator(".mo .keys")).to_be_hidden()
