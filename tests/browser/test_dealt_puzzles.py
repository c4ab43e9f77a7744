"""Dealt puzzles of every kind: a click selects; drags, handles, keys and buttons do."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.sitting import laid_out_for_all, sit_down
from tests.browser.spread import spread
from tests.browser.test_accessible import findings
from tests.browser.waiting import at_rest
from tests.second.puzzle_tables import DEALT, dealt_game
from tests.server.house import House

PHONE = {"width": 390, "height": 844}
STEPS = ".puz .steps"
PIECES = {
    "lock": '.bar[data-bar="3"] .ring',
    "slide": '.piece[data-slot="5"] .ring',
    "line": '.piece[data-slot="8"] .ring',
    "ring": '[data-ring="3"] .ground',
    "tower": '.piece[data-piece="1"] .ring',
}
"""What is touched first, by kind."""
LOOKS = """all => all.map((each) =>
  [...each.querySelectorAll('*')].map((part) => part.tagName + part.getAttribute('fill')).join())"""
"""Of what each is drawn, and in which colours."""


def open_puzzle(house: House, visit: Visit, kind: str, seat: str = "player-1", **how: Any) -> Any:
    page = visit("health", **how)
    sit_down(page, laid_out_for_all(house, dealt_game(kind)), seat)
    page.locator(f".puz[data-puzzle={kind}]").wait_for()
    at_rest(page)
    return page


def bar(page: Any, at: int) -> Any:
    return page.locator(f'.puz .bar[data-bar="{at}"]')


def confirm(page: Any) -> None:
    page.get_by_role("button", name="Do it").click()


# -- a code ------------------------------------------------------------------------------------


@pytest.mark.rule("2e.code.step", "2e.code.repeats")
def test_a_code_is_laid_out_for_nothing_and_guessed_for_a_step(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, "code")
    expect(page.locator(STEPS)).to_contain_text("four steps of four left")
    guess = page.locator('.puz [data-key="g"]')
    for place in range(1, 5):
        page.keyboard.press("1")
        expect(page.locator(f'.puz .bracket.last[data-place="{place}"]')).to_be_visible()
    expect(page.locator(STEPS)).to_contain_text("four steps of four left")
    guess.click()
    expect(page.locator(".puz .cogs .taken")).to_have_count(1)
    confirm(page)
    expect(page.locator(STEPS)).to_contain_text("three steps of four left")
    row = page.locator(".puz .guesses li")
    expect(row).to_have_attribute(
        "aria-label", "Guess 1: fehu, fehu, fehu, fehu. One right, no elsewhere."
    )


def test_a_click_on_a_rune_selects_and_the_bracket_takes_it(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, "code")
    rune = page.locator('.puz [data-piece="5"]')
    rune.click()
    expect(rune).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".puz .bracket.last")).to_have_count(0)
    page.get_by_role("button", name="put here: spear").click()
    last = page.locator('.puz .bracket.last[data-place="1"]')
    expect(last).to_have_attribute("aria-label", "Place 1: spear. Take back")
    last.click()
    expect(last).to_have_count(0)


@pytest.mark.rule("2e.code.enter-guess", "2e.code.pieces-shown")
def test_runes_above_are_dragged_into_the_brackets_and_guessed(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, "code")
    rune = page.locator('.puz [data-piece="2"]').bounding_box()
    well = page.locator(".puz .brackets").bounding_box()
    assert rune["y"] + rune["height"] <= well["y"]
    for place in range(1, 5):
        page.mouse.move(rune["x"] + 20, rune["y"] + 20)
        page.mouse.down()
        page.mouse.move(well["x"] + 60, well["y"] + 30, steps=5)
        page.mouse.up()
        last = page.locator(f'.puz .bracket.last[data-place="{place}"]')
        expect(last).to_have_attribute("aria-label", f"Place {place}: thorn. Take back")
    page.get_by_role("button", name="Guess").click()
    confirm(page)
    expect(page.locator(".puz .guesses li")).to_have_count(1)


# -- a lock ------------------------------------------------------------------------------------


@pytest.mark.rule("2e.lock.goal-piece")
def test_the_piece_that_goes_out_looks_like_no_other(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, "lock")
    drawn = page.locator(".puz .bar").evaluate_all(LOOKS)
    assert len(set(drawn[1:])) == 1  # all others are alike
    assert drawn[0] not in drawn[1:]


@pytest.mark.rule("2e.puzzle-step.counted")
def test_a_click_on_a_bar_shows_its_ways_and_a_handle_slides_it(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, "lock")
    bar(page, 3).click()
    expect(page.locator(".puz .spot")).to_have_count(3)
    expect(page.locator(STEPS)).to_contain_text("three steps of three left")
    was = str(bar(page, 3).get_attribute("aria-label"))
    page.locator('.puz .knob[data-step="shift c down by 3"]').click()
    expect(page.locator(".puz .cogs .taken")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(bar(page, 3)).to_have_attribute("aria-label", was)
    page.locator('.puz .knob[data-step="shift c down by 3"]').click()
    confirm(page)
    expect(page.locator(STEPS)).to_contain_text("two steps of three left")
    expect(bar(page, 3)).to_have_attribute("aria-label", "Bar c, column 6, rows 4 to 6")


@pytest.mark.rule("2e.lock.along-orientation", "2e.lock.no-jump")
def test_a_bar_is_dragged_along_its_way_as_far_as_it_is_free(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, "lock")
    box = bar(page, 2).locator(".ring").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 400, steps=6)
    page.mouse.up()
    confirm(page)
    expect(bar(page, 2)).to_have_attribute("aria-label", "Bar b, column 3, rows 3 to 5")


def test_the_keyboard_slides_bars(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, "lock")
    page.keyboard.press("ArrowRight")
    expect(bar(page, 0)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    expect(bar(page, 2)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Shift+ArrowDown")
    expect(page.locator(".puz .sure")).to_contain_text("down by 1")
    page.keyboard.press("Shift+ArrowDown")
    expect(page.locator(".puz .sure")).to_contain_text("down by 2")
    page.keyboard.press("Enter")
    expect(page.locator(STEPS)).to_contain_text("two steps of three left")
    expect(bar(page, 2)).to_have_attribute("aria-label", "Bar b, column 3, rows 3 to 5")


# -- a torn picture ----------------------------------------------------------------------------


@pytest.mark.rule("2e.slide.step", "2e.slide.solved", "2e.puzzle.auto-detect")
def test_a_torn_picture_is_made_whole(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, "slide")
    expect(page.locator(".puz .piece[data-slot]")).to_have_count(9)
    for slot, other in ((2, 3), (8, 9)):
        page.locator(f'.puz .piece[data-slot="{slot}"] .ring').click()
        page.locator(f'.puz .knob[data-step="swap {slot} {other}"]').click()
        confirm(page)
        expect(page.locator(".puz .sure")).to_have_count(0)
    page.locator(".puz").wait_for(state="detached")


# -- lines, rings and towers -------------------------------------------------------------------


@pytest.mark.rule("2e.line.step-swap", "2e.line.step-rotate")
def test_a_piece_of_a_line_is_turned_by_its_arrow_and_swapped_by_a_drag(
    house: House, visit: Visit
) -> None:
    page = open_puzzle(house, visit, "line")
    piece = page.locator('.puz .piece[data-slot="8"]')
    expect(piece).to_have_attribute("aria-label", "Piece 8: line, south to west")
    piece.locator(".ring").click()
    expect(page.locator(STEPS)).to_contain_text("three steps of three left")
    page.locator('.puz .knob[data-step="rotate 8 counterclockwise"]').click()
    expect(page.locator(STEPS)).to_contain_text("two of three would be left")
    confirm(page)
    expect(piece).to_have_attribute("aria-label", "Piece 8: line, east to south")
    here, there = piece.bounding_box(), page.locator('.puz .piece[data-slot="7"]').bounding_box()
    drag(page, here, there)
    confirm(page)
    expect(page.locator(STEPS)).to_contain_text("one step of three left")
    swapped = page.locator('.puz .piece[data-slot="7"]')
    expect(swapped).to_have_attribute("aria-label", "Piece 7: line, east to south")


@pytest.mark.rule("2e.ring.step", "2e.ring.inner-fixed", "2e.ring.hidden-symbols")
def test_a_ring_is_chosen_and_turned_by_an_arrow_at_the_right(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, "ring")
    ring = page.locator('.puz [data-ring="1"]')
    before = "Second ring, from the top clockwise: covered, fehu, home, covered, thorn, spear"
    expect(ring).to_have_attribute("aria-label", before)
    expect(page.locator('.puz [data-ring="0"]')).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("ArrowUp")
    expect(ring).to_have_attribute("aria-pressed", "true")
    knob = page.locator('.puz .knob[data-step="turn the second ring counterclockwise"]')
    box, rings = knob.bounding_box(), page.locator('.puz [data-ring="3"] .ground').bounding_box()
    assert box["x"] > rings["x"] + rings["width"]
    knob.click()
    expect(page.locator(".puz .cogs .taken")).to_have_count(1)
    confirm(page)
    after = "Second ring, from the top clockwise: fehu, home, covered, thorn, spear, covered"
    expect(ring).to_have_attribute("aria-label", after)
    expect(page.locator(STEPS)).to_contain_text("two steps of three left")


def test_a_ring_is_dragged_round(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, "ring")
    box = page.locator('.puz [data-ring="3"] .ground').bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(x + box["width"] * 0.4, y - box["height"] * 0.2, steps=6)
    page.mouse.up()
    expect(page.locator(".puz .sure")).to_contain_text("Turn the outermost ring clockwise")


@pytest.mark.rule("2e.tower.step", "2e.tower.on-top")
def test_a_top_piece_is_dragged_to_another_column(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, "tower")
    page.locator('.puz .piece[data-piece="4"] .ring').click()  # another lies on it
    expect(page.locator(".puz .spot")).to_have_count(0)
    top = page.locator('.puz .piece[data-piece="1"]')
    drag(page, top.bounding_box(), page.locator('.puz .piece[data-piece="2"]').bounding_box())
    expect(page.locator(".puz .cogs .taken")).to_have_count(1)
    confirm(page)
    expect(top).to_have_attribute("aria-label", "Piece 1, column 3, on top")
    page.keyboard.press("1")
    expect(page.locator(".puz .sure")).to_contain_text("Move piece 1 to column 1")


def drag(page: Any, here: Any, there: Any) -> None:
    page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    page.mouse.down()
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=6)
    page.mouse.up()


# -- all of them -------------------------------------------------------------------------------


@pytest.mark.rule("2e.clue.puzzle-step")
def test_a_clue_adds_a_step(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, "lock")
    more = page.locator('.puz [data-key="k"]')
    expect(more).to_contain_text("1 more step")
    more.hover()
    expect(page.locator(".puz .cogs .brought")).to_have_count(1)
    more.click()
    expect(page.locator(".puz .sure")).to_contain_text("Clue")
    confirm(page)
    expect(page.locator(STEPS)).to_contain_text("four steps of four left")


def test_pressing_twice_spends_no_clue(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, "code", viewport=PHONE, has_touch=True)
    page.locator('.puz [data-piece="1"]').tap()
    for place in range(1, 5):
        page.locator(f'.puz .bracket.open[data-place="{place}"]').tap()
    page.locator('.puz [data-key="g"]').tap()
    where = page.get_by_role("button", name="Do it").bounding_box()
    for _ in range(2):
        page.touchscreen.tap(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
    expect(page.locator(".puz .guesses li")).to_have_count(1)
    expect(page.locator(STEPS)).to_contain_text("three steps of four left")


@pytest.mark.parametrize("kind", spread(DEALT))
def test_others_watch_but_cannot_touch(house: House, visit: Visit, kind: str) -> None:
    page = open_puzzle(house, visit, kind, "player-2")
    expect(page.locator(".puz .acts")).to_have_count(0)
    expect(page.locator(".puz .foot")).to_contain_text("Only Pearl Gaines may touch it.")
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".puz")).to_have_count(0)


@pytest.mark.parametrize("kind", spread(DEALT))
def test_they_are_played_on_a_phone(house: House, visit: Visit, kind: str) -> None:
    page = open_puzzle(house, visit, kind, viewport=PHONE, has_touch=True)
    if kind == "code":
        page.locator('.puz [data-piece="3"]').tap()
        page.locator(".puz .bracket.open").tap()
        expect(page.locator(".puz .bracket.last")).to_be_visible()
        boxes = [each.bounding_box() for each in page.locator(".puz .work button").all()]
    else:
        piece = page.locator(f".puz {PIECES[kind]}")
        piece.tap(position={"x": piece.bounding_box()["width"] / 2, "y": 12})
        boxes = [each.bounding_box() for each in page.locator(".puz .handle").all()]
        page.locator(".puz .handle").first.tap()
        page.get_by_role("button", name="Do it").tap()
        expect(page.locator(STEPS)).to_contain_text(
            "three steps of four" if kind == "slide" else "two steps of three"
        )
    assert boxes
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    assert page.evaluate("document.querySelector('.puz').scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("size", spread([PHONE, {"width": 1280, "height": 720}]))
@pytest.mark.parametrize("kind", spread(DEALT))
def test_nothing_is_in_anybodys_way(house: House, visit: Visit, kind: str, size: Any) -> None:
    page = open_puzzle(house, visit, kind, viewport=size)
    if kind != "code":
        page.keyboard.press("ArrowRight")
    assert findings(page) == []


@pytest.mark.rule("2e.puzzle.close", "2e.puzzle.progress-saved")
def test_closing_it_leaves_it_as_it_lies(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, "lock")
    page.keyboard.press("Escape")
    page.locator(".puz").wait_for(state="detached")
    entry = page.locator(".log .entry").filter(has_text="set to work")
    expect(entry).to_contain_text("It was left as it lay.")
