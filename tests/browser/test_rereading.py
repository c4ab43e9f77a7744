"""What was read once: rooms, the objective, and the notes of a first evening."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.moments import at_the_viewing
from tests.browser.playing import Player, enter
from tests.browser.sitting import evening, laid_out, sit_down
from tests.browser.waiting import at_rest
from tests.rules.first.tables import JENNY, jenny
from tests.server.house import PERSON, House

SLIP = "aside.slip b"
WITH_NOTES = """
localStorage.setItem('madhouse.settings', JSON.stringify({ moments: false, notes: true }))
"""


def test_the_plate_of_a_searched_room_reads_again_what_was_found(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    table = jenny("study.c", 1).pile("study", "first-aid-kit")
    sit_down(page, laid_out(house, table.play(turn_of=JENNY)))
    Player(page).meet("question")
    expect(page.locator("[data-room]")).to_have_count(0)
    page.keyboard.press("s")
    enter(page)
    page.locator('[data-room="study"]').focus()
    enter(page)
    book = page.get_by_role("dialog", name="Study")
    expect(book).to_contain_text("First Aid Kit")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.dataset.room === 'study'")


ON_ANOTHER = """() => {
  const box = (each) => each.getBoundingClientRect()
  const book = box(document.querySelector('[data-room="entrance-hall"] .badge'))
  const others = [...document.querySelectorAll('[data-plate]:not([data-plate="entrance-hall"])')]
  return others.filter((each) => box(each).left < book.right - 1 && box(each).right > book.left + 1
    && box(each).top < book.bottom - 1 && box(each).bottom > book.top + 1).length
}"""


def test_the_book_on_a_plate_lies_on_no_other(house: House, visit: Visit) -> None:
    page = visit("health", viewport={"width": 1280, "height": 720})
    table = at_the_viewing("entrance-hall.c").pile("entrance-hall", "axe")
    sit_down(page, laid_out(house, table.play(turn_of=JENNY)))
    Player(page).meet("question")
    page.keyboard.press("s")
    enter(page)
    page.locator('[data-room="entrance-hall"] .badge').wait_for()
    at_rest(page)
    assert page.evaluate(ON_ANOTHER) == 0


BESIDE = """() => {
  const [text, tools] = ['.text', '.tools'].map((what) =>
    document.querySelector(`.log .entry ${what}`).getBoundingClientRect())
  return tools.top < text.bottom && tools.height > 0
}"""


def test_why_stands_behind_a_short_line_and_takes_none_of_its_own(
    house: House, visit: Visit
) -> None:
    page = visit("health", viewport={"width": 1280, "height": 720})
    sit_down(page, laid_out(house, jenny("study.c").play(turn_of=JENNY)))
    Player(page).choose(0, Player(page).meet("question"))
    page.locator(".log .entry").first.wait_for()
    at_rest(page)
    assert page.evaluate(BESIDE)


def test_the_objective_begins_with_how_each_side_wins(house: House, visit: Visit) -> None:
    page = visit("health")
    table = at_the_viewing("dining-room.a").threat(2)
    sit_down(page, laid_out(house, table.play(stage="keeper-actions"), PERSON), "keeper")
    Player(page).meet("question")
    told = page.locator(".obj p")
    expect(told.nth(0)).to_have_text(re.compile("^You win: "))
    expect(told.nth(1)).to_have_text(re.compile("^They win: "))
    story = page.locator(".obj i").first
    expect(story).not_to_be_visible()
    page.locator(".obj button").click()
    expect(story).to_be_visible()


def noted(house: House, visit: Visit) -> tuple[Any, Player]:
    """A first evening, with its notes."""
    page = visit("health")
    page.evaluate(WITH_NOTES)
    sit_down(page, evening(house))
    player = Player(page, seed=4)
    for _ in range(3):
        player.answer(player.meet("setup"))
    player.meet("question")
    return page, player


def test_a_note_goes_when_its_thing_is_over(house: House, visit: Visit) -> None:
    page, player = noted(house, visit)
    page.locator(SLIP, has_text="Your turn").wait_for()  # before the first step is taken
    before = player.meet("question")
    step = next(at for at, told in enumerate(before["options"]) if "Hall" in told)
    player.choose(step, before)
    player.move_on(before)
    page.locator(SLIP, has_text="Your turn").wait_for()
    asked = player.meet("question")
    end = next(at for at, told in enumerate(asked["options"]) if "End" in told)
    player.choose(end, asked)
    expect(page.locator(SLIP, has_text="Your turn")).to_have_count(0)


def test_a_note_belongs_to_its_game(house: House, visit: Visit) -> None:
    page, _ = noted(house, visit)
    page.locator(SLIP, has_text="Your turn").wait_for()
    page.reload()
    page.locator(SLIP, has_text="Your turn").wait_for()  # the same evening goes on
    sit_down(page, evening(house))
    player = Player(page)
    for _ in range(3):
        player.answer(player.meet("setup"))
    player.meet("question")
    expect(page.locator(SLIP, has_text="Your turn")).to_have_count(0)
