"""Puzzles of the box are played on their pieces: by handles, by dragging, by keys; a click selects,
and others only look on."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.moments import STAYING, skip_to
from tests.browser.playing import Player
from tests.browser.puzzle_tables import PUZZLES, puzzle_game
from tests.browser.sitting import laid_out, sit_down
from tests.browser.spread import spread
from tests.browser.waiting import at_rest
from tests.rules.first.puzzle_tables import (
    FAR_OFF,
    ONE_SWAP,
    STAIRS,
    tries_the_fuse_board,
    tries_the_lintel,
)
from tests.server.house import House

PHONE = {"width": 390, "height": 844}


def open_puzzle(house: House, visit: Visit, game: Any, **how: Any) -> Any:
    page = visit("health", **how)
    sit_down(page, laid_out(house, game))
    page.locator(".puz").wait_for()
    at_rest(page)
    return page


def piece(page: Any, slot: int) -> Any:
    return page.locator(f'.puz .piece[data-slot="{slot}"]')


def edge(page: Any, slot: int) -> Any:
    """What is printed on a piece may reach beyond it; this is the piece itself."""
    return piece(page, slot).locator(".ring")


def label(page: Any, slot: int) -> str:
    return str(piece(page, slot).get_attribute("aria-label"))


def confirm(page: Any) -> None:
    page.get_by_role("button", name="Do it").click()


def changes(page: Any, slot: int, was: str) -> None:
    """Wait until another piece lies there, or the same one another way round."""
    expect(piece(page, slot)).not_to_have_attribute("aria-label", was)


def test_every_puzzle_is_drawn_with_all_its_pieces(house: House, visit: Visit) -> None:
    page = visit("health")
    for name, size in PUZZLES.items():
        sit_down(page, laid_out(house, puzzle_game(name)))
        expect(page.locator(f".puz[data-puzzle='{name}'] .piece[data-slot]")).to_have_count(size)
        expect(page.locator(".puz .steps")).to_contain_text("left")


def test_a_skill_point_says_how_many_steps_it_brings(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, tries_the_lintel(*FAR_OFF, skill=1))
    more = page.get_by_role("button", name="2 more steps")
    expect(more).to_contain_text("spend a skill point")
    expect(page.locator(".puz .steps")).to_contain_text("four steps of four")
    more.click()
    expect(page.locator(".puz .cogs .brought")).to_have_count(2)
    confirm(page)
    expect(more).to_have_count(0)
    expect(page.locator(".puz .steps")).to_contain_text("six steps of six")


def test_clicks_on_pieces_select_and_spend_nothing(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, tries_the_lintel(*ONE_SWAP))
    assert "part 2" in label(page, 1)
    for slot in (1, 2, 1, 2):
        edge(page, slot).click()
        expect(piece(page, slot)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".puz .sure")).to_have_count(0)
    edge(page, 2).click()
    expect(page.locator('.puz .piece[aria-pressed="true"]')).to_have_count(0)
    expect(page.locator(".puz .steps")).to_contain_text("four steps of four left")
    assert "part 2" in label(page, 1)


def test_a_handle_shows_its_cost_and_asks_once(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, tries_the_lintel(*ONE_SWAP))
    edge(page, 1).click()
    handle = page.locator('.puz .knob[data-step="swap 1 2"]')
    expect(handle).to_contain_text("1")
    expect(page.locator(".puz .cogs .taken")).to_have_count(0)
    handle.hover()
    expect(page.locator(".puz .cogs .taken")).to_have_count(1)
    handle.click()
    expect(page.locator(".puz .sure")).to_contain_text("It takes one step")
    assert "part 1" in label(page, 1)  # it lies as it would
    page.get_by_role("button", name="Not yet").click()
    expect(piece(page, 1)).to_have_attribute("aria-label", "Piece 1: part 2 of the picture")
    handle.click()
    handle.click()
    page.locator(".puz").wait_for(state="detached")


def test_who_does_not_want_to_be_asked_is_not(house: House, visit: Visit) -> None:
    page = visit("health")
    page.evaluate("localStorage.setItem('madhouse.settings', JSON.stringify({ ask: false }))")
    sit_down(page, laid_out(house, tries_the_lintel(*ONE_SWAP)))
    page.locator(".puz").wait_for()
    edge(page, 1).click()
    page.locator('.puz .knob[data-step="swap 1 2"]').click()
    page.locator(".puz").wait_for(state="detached")


def test_dragging_onto_a_neighbour_swaps(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, tries_the_lintel(*FAR_OFF))
    first, below = (edge(page, slot).bounding_box() for slot in (1, 4))
    was = label(page, 1)
    page.mouse.move(first["x"] + 40, first["y"] + 40)
    page.mouse.down()
    page.mouse.move(below["x"] + 50, below["y"] + 50, steps=5)
    expect(page.locator(".puz .cogs .taken")).to_have_count(1)
    page.mouse.up()
    confirm(page)
    changes(page, 1, was)
    expect(page.locator(".puz .steps")).to_contain_text("three steps of four left")
    assert was.split(": ")[1] in label(page, 4)


def test_while_a_piece_is_dragged_its_partners_are_lit(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, tries_the_lintel(*FAR_OFF))
    first = edge(page, 1).bounding_box()
    expect(page.locator(".puz .spot")).to_have_count(0)
    page.mouse.move(first["x"] + 40, first["y"] + 40)
    page.mouse.down()
    page.mouse.move(first["x"] + 90, first["y"] + 60, steps=4)
    expect(page.locator(".puz .spot")).to_have_count(2)
    page.mouse.up()


@pytest.mark.parametrize("text", spread([200, 100]))
def test_what_is_written_on_the_pieces_grows_with_the_text(
    house: House, visit: Visit, text: int
) -> None:
    page = visit("health", viewport=PHONE)
    page.evaluate(f"localStorage.setItem('madhouse.settings', JSON.stringify({{ text: {text} }}))")
    sit_down(page, laid_out(house, puzzle_game("6A")))
    number = page.locator(".puz .number").first
    number.wait_for()
    at_rest(page)
    assert number.bounding_box()["height"] >= 12 * text / 100
    assert page.evaluate("document.querySelector('.puz').scrollWidth") <= PHONE["width"]


def test_a_solved_puzzle_is_seen_once_more(house: House, visit: Visit) -> None:
    page = visit("health", quiet=False)
    page.add_init_script(STAYING)
    sit_down(page, laid_out(house, tries_the_lintel(*ONE_SWAP)))
    page.locator(".puz").wait_for()
    edge(page, 1).click()
    page.locator('.puz .knob[data-step="swap 1 2"]').click()
    confirm(page)
    skip_to(page, "puzzle")
    stone = page.locator('[data-moment="puzzle"] .piece[data-slot="1"]')
    expect(stone).to_have_attribute("aria-label", "Piece 1: part 1 of the picture")


def test_the_keyboard_turns_and_swaps(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, tries_the_fuse_board(*STAIRS))
    page.keyboard.press("ArrowRight")
    was = label(page, 1)
    page.keyboard.press("r")
    expect(page.locator(".puz .sure")).to_be_visible()
    page.keyboard.press("Enter")
    changes(page, 1, was)
    expect(page.locator(".puz .sure")).to_have_count(0)
    turned = label(page, 1)
    page.keyboard.press("s")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".puz .sure")).to_be_visible()
    page.keyboard.press("Escape")
    expect(piece(page, 1)).to_have_attribute("aria-label", turned)
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Enter")
    changes(page, 1, turned)
    assert turned.split(": ")[1] in label(page, 2)


def test_a_drawn_piece_must_be_laid(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, tries_the_fuse_board(*STAIRS))
    page.locator(".puz .pile").click()
    expect(page.locator(".puz .steps")).to_contain_text("left")
    page.locator('.puz .knob[data-step="draw"]').click()
    expect(page.locator(".puz .cogs .taken")).to_have_count(2)
    confirm(page)
    page.get_by_text("Lay the piece").wait_for()
    expect(page.locator(".puz .acts button:enabled")).to_have_count(0)
    was = label(page, 3)
    edge(page, 3).click()
    expect(piece(page, 3)).to_have_attribute("aria-label", was)
    page.locator('.puz .knob[data-step="replace 3"]').click()
    confirm(page)
    changes(page, 3, was)


def test_on_a_phone_the_handles_are_below_and_large(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, tries_the_fuse_board(*STAIRS), viewport=PHONE, has_touch=True)
    board = page.locator(".puz .pz").bounding_box()
    edge(page, 1).tap()
    handles = page.locator(".puz .handle")
    expect(page.locator(".puz .knob")).to_have_count(0)
    expect(handles).to_have_count(3)  # its neighbour, and two ways to turn
    for at in range(handles.count()):
        box = handles.nth(at).bounding_box()
        assert min(box["width"], box["height"]) >= 44
        assert box["y"] >= board["y"] + board["height"]
    assert page.locator(".puz .pz").bounding_box() == board  # nothing moved under the finger
    was = label(page, 1)
    handles.nth(0).tap()
    page.get_by_role("button", name="Do it").tap()
    changes(page, 1, was)


def test_an_attempt_is_one_entry_of_the_log(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, tries_the_lintel(*FAR_OFF))
    for _ in range(2):
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Shift+ArrowRight")
        page.keyboard.press("Enter")
        expect(page.locator(".puz .sure")).to_have_count(0)
        at_rest(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    page.locator(".puz").wait_for(state="detached")
    entry = page.locator(".log .entry").filter(has_text="set to work")
    expect(entry).to_contain_text("It stayed as it was.")
    expect(page.locator(".log .entry").filter(has_text="swapped")).to_have_count(0)
    entry.get_by_role("button", name="2 steps").click()
    expect(entry.locator(".steps li")).to_have_count(2)


def test_leaving_is_asked_once_more(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, tries_the_lintel(*FAR_OFF))
    page.keyboard.press("Escape")
    expect(page.locator(".puz .sure")).to_be_visible()
    page.keyboard.press("Enter")
    page.locator(".puz").wait_for(state="detached")


def test_others_watch_but_cannot_touch(house: House, visit: Visit) -> None:
    created = laid_out(house, tries_the_lintel(*FAR_OFF, players=2))
    page = visit("health")
    sit_down(page, created, "investigator-2")
    page.locator(".puz").wait_for()
    expect(page.locator(".puz .acts")).to_have_count(0)
    was = label(page, 1)
    edge(page, 1).click(force=True)
    edge(page, 2).click(force=True)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".puz")).to_have_count(0)
    page.reload()  # what was sent has been answered by then
    expect(piece(page, 1)).to_have_attribute("aria-label", was)


@pytest.mark.soak
def test_a_random_player_gets_through(house: House, visit: Visit) -> None:
    page = open_puzzle(house, visit, tries_the_fuse_board(*STAIRS))
    player = Player(page, seed=1)
    player.play(most=8)
    assert player.met["puzzle"]
