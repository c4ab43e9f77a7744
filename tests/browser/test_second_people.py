"""People around the screen: the setup, what they correct, a line that is lost, a screen awake."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from madhouse.second.edition import the_box
from tests.browser.conftest import Visit
from tests.browser.second_tables import (
    THEY,
    asked,
    at_the_table,
    corner,
    from_the_menu,
    hear,
    peoples_table,
    view,
)
from tests.browser.sitting import sit_down
from tests.browser.test_online import Way
from tests.browser.waiting import at_rest
from tests.server.house import House

UPRIGHT = {"width": 768, "height": 1024}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
Size = dict[str, int]


@pytest.mark.rule(
    "2e.setup.in-order",
    "2e.setup.starting-possessions",
    "2e.setup.read-prologue",
    "2e.setup.place-start-tokens",
)
def test_the_nine_steps_say_what_to_fetch(house: House, visit: Visit) -> None:
    page = visit("health", viewport=UPRIGHT)
    created = peoples_table(house)
    sit_down(page, created)
    step, on = page.locator("[data-step]"), page.locator("[data-do=next]")
    for name in ("decks", "tiles", "monsters", "tokens", "collection", "scenario"):
        expect(step).to_have_attribute("data-step", name)
        on.click()
    expect(step).to_contain_text("you may reroll 1 die")  # what they can do is read before
    for who in THEY:
        page.locator(f'[data-step=investigators] [data-option="choose {who}"]').click()
    expect(step).to_have_attribute("data-step", "possessions")
    expect(step).to_contain_text("Coat Pistol")
    on.click()
    expect(step).to_contain_text("Miss Dorr")
    on.click()
    expect(step).to_contain_text("Front Hall")
    on.click()
    expect(step).to_contain_text("2 × Search")
    on.click()
    expect(step.locator("li").first).to_contain_text("gain 1 Clue")
    expect(step).to_contain_text("Find the lodger of number six")
    on.click()
    expect(page.locator("dialog")).to_have_count(0)
    page.reload()
    expect(corner(page, "menu")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", [TABLET, UPRIGHT, PHONE])
def test_what_goes_on_keeps_its_place_from_step_to_step(
    house: House, visit: Visit, size: Size
) -> None:
    page = visit("health", viewport=size)
    sit_down(page, peoples_table(house))
    on, back = page.locator("[data-do=next]"), page.locator("[data-do=back]")
    expect(on).to_be_visible()
    at_rest(page)
    place = on.bounding_box()
    for name in ("decks", "tiles", "monsters", "tokens", "collection"):
        expect(page.locator("[data-step]")).to_have_attribute("data-step", name)
        on.click()
        expect(back).to_be_visible()
        at_rest(page)
        assert on.bounding_box() == place
        assert apart(place, back.bounding_box())
    on.click()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "investigators")
    at_rest(page)
    assert back.bounding_box()["y"] >= place["y"]
    assert apart(place, back.bounding_box())


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_a_page_that_is_longer_than_the_screen_scrolls_within_the_book(
    house: House, visit: Visit, size: Size
) -> None:
    """With every pack there are many to choose from."""
    page = visit("health", viewport=size)
    sit_down(page, peoples_table(house, packs=tuple(the_box().collection)))
    page.locator("[data-do=ready]").click()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "investigators")
    at_rest(page)
    paper = page.locator(".reading .page").bounding_box()
    assert paper["y"] >= 0
    assert paper["y"] + paper["height"] <= size["height"]
    page.locator("[data-step] [data-option]").last.click()
    expect(page.locator("[data-step]")).to_contain_text("Chosen so far")


def apart(one: Size, other: Size) -> bool:
    """Whether two boxes have nothing in common."""
    beside = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    below = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return beside or below


@pytest.mark.rule("2e.tile.placed-by-app", "2e.explore.typical")
def test_what_is_laid_out_is_read_beside_the_map_with_the_number_of_its_tile(
    house: House, visit: Visit
) -> None:
    page = visit("health", viewport=TABLET)
    at_the_table(page, house)
    page.locator("[data-lies=to-dining-room]").click()
    page.locator(".ask .opt").first.click()
    book = page.locator(".reading .book.beside")
    expect(book).to_contain_text("Lay on the board tile m3: the Dining Room")
    at_rest(page)
    assert book.bounding_box()["x"] > TABLET["width"] / 3


def test_a_report_is_corrected_and_says_what_was_read(house: House, visit: Visit) -> None:
    page = visit("health")
    created = at_the_table(page, house)
    page.locator("[data-lies=dorr]").click()
    page.locator(".ask .opt").first.click()
    read = hear(page)
    from_the_menu(page, "back")
    told = page.locator("[data-taken-back]")
    expect(told).to_contain_text("This had been read already")
    expect(told).to_contain_text(read.splitlines()[-1])
    assert not view(house, created).read
    told.get_by_role("button").click()
    page.locator("[data-lies=dorr]").click()
    page.locator(".ask .opt").first.click()
    hear(page)  # it is told anew


def test_a_text_that_leads_to_a_test_is_taken_back_where_it_is_read(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    created = at_the_table(page, house)
    page.locator("[data-lies=dorr]").click()
    page.locator(".ask .opt", has_text="Ask about the bath").click()
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-taken-back]")).to_contain_text("This had been read already")
    assert asked(house, created) == "investigator-phase"


def test_what_was_tapped_while_the_line_was_lost_is_said_again(house: House, visit: Visit) -> None:
    page = visit("health")
    way = Way()
    page.route_web_socket("**/play", way)
    created = at_the_table(page, house, "a card spawns ghost")
    corner(page, "monsters").click()
    page.locator('[data-monster="ghost 1"]').click()
    way.close()
    lost = page.get_by_text("The connection is lost")
    expect(lost).to_be_visible()
    page.get_by_role("button", name="One damage more").click()
    way.blocked = False
    expect(lost).to_have_count(0)
    expect(page.locator("[data-part=damage]")).to_contain_text("1 of")
    assert view(house, created).monsters[0].damage == 1


AWAKE = """
window.asked = 0
const given = { release: async () => undefined }
Object.defineProperty(navigator, 'wakeLock', {
  value: { request: async () => { window.asked += 1; return given } }, configurable: true })
"""
REFUSED = """
Object.defineProperty(navigator, 'wakeLock', {
  value: { request: async () => { throw new Error('no') } }, configurable: true })
"""


def test_the_screen_is_kept_awake(house: House, visit: Visit) -> None:
    page = visit("health")
    page.add_init_script(AWAKE)
    at_the_table(page, house)
    page.reload()
    page.wait_for_function("() => window.asked > 0")


@pytest.mark.parametrize("trap", [REFUSED, "delete Navigator.prototype.wakeLock"])
def test_a_screen_that_cannot_be_kept_awake_is_no_trouble(
    house: House, visit: Visit, trap: str
) -> None:
    page = visit("health")
    page.add_init_script(trap)
    at_the_table(page, house)
    page.reload()
    expect(corner(page, "menu")).to_be_visible()


@pytest.mark.parametrize("size", [TABLET, UPRIGHT, PHONE])
def test_the_map_lies_as_on_the_table_whatever_the_screen(
    house: House, visit: Visit, size: Size
) -> None:
    """The house of the first tiles would be larger on its side in some of them."""
    page = visit("health", viewport=size)
    at_the_table(page, house)
    parlour, hall = (place_of(page, token) for token in ("stool", "hooks"))
    assert parlour["x"] > hall["x"] + hall["width"]
    expect(page.locator('.compass g[transform="rotate(-90)"]')).to_have_count(0)


def place_of(page: Page, token: str) -> Any:
    lies = page.locator(f"[data-lies={token}]")
    expect(lies).to_be_visible()
    at_rest(page)
    return lies.bounding_box()


def test_nothing_lies_over_a_map_beside_which_a_page_is_read(house: House, visit: Visit) -> None:
    page = visit("health", viewport=TABLET)
    at_the_table(page, house)
    keys = page.locator(".instruments .zoom")
    expect(keys).to_be_visible()
    page.locator("[data-lies=to-dining-room]").click()
    page.locator(".ask .opt").first.click()
    expect(page.locator(".reading .book.beside")).to_be_visible()
    expect(keys).to_have_count(0)
    expect(page.locator(".miniature")).to_have_count(0)
    at_rest(page)
    stool = page.locator("[data-lies=stool]").bounding_box()
    assert stool["x"] + stool["width"] < page.locator(".reading .page").bounding_box()["x"]
    hear(page)
    expect(keys).to_be_visible()


def test_the_numbers_keep_their_place_from_text_to_text(house: House, visit: Visit) -> None:
    page = visit("health", viewport=TABLET)
    at_the_table(page, house)
    places = []
    for token in ("tray", "stool"):
        page.locator(f"[data-lies={token}]").click()
        page.locator(".ask .opt").first.click()
        number = page.locator('.reading [data-option="1 successes"]')
        expect(number).to_be_visible()
        at_rest(page)
        places.append(number.bounding_box())
        number.click()
        page.locator("[data-do=heard]").click()
        expect(page.locator(".reading")).to_have_count(0)
    assert places[0] == places[1]


def test_what_was_done_for_a_report_is_named_when_it_is_taken_back(
    house: House, visit: Visit
) -> None:
    page = visit("health", viewport=TABLET)
    at_the_table(page, house)
    page.locator("[data-lies=to-dining-room]").click()
    page.locator(".ask .opt").first.click()
    hear(page)
    from_the_menu(page, "back")
    put_back = page.locator("[data-put-back]")
    expect(put_back).to_contain_text("Lay on the board tile m3: the Dining Room.")
    expect(put_back).not_to_contain_text("Oilcloth")


@pytest.mark.rule("2e.save.players-record-rest")
def test_who_saves_is_told_what_to_write_down(house: House, visit: Visit) -> None:
    page = visit("health", viewport=TABLET)
    at_the_table(page, house)
    from_the_menu(page, "save")
    expect(page.locator("[data-page=save]")).to_contain_text("write down who has which cards")


def test_the_last_investigator_can_be_taken_back_too(house: House, visit: Visit) -> None:
    page = visit("health", viewport=TABLET)
    created = peoples_table(house)
    sit_down(page, created)
    page.locator("[data-do=ready]").click()
    for who in THEY:
        page.locator(f'[data-step=investigators] [data-option="choose {who}"]').click()
    expect(page.locator("[data-step=possessions]")).to_be_visible()
    page.locator("[data-do=undo]").click()
    expect(page.locator("[data-step=investigators]")).to_be_visible()
    assert asked(house, created) == "investigator"
    page.locator('[data-step=investigators] [data-option="choose pearl-gaines"]').click()
    expect(page.locator("[data-step=possessions]")).to_be_visible()


def test_whoever_plays_with_other_packs_finds_the_door(house: House, visit: Visit) -> None:
    page = visit("health", viewport=TABLET)
    sit_down(page, peoples_table(house))
    for _ in range(4):
        page.locator("[data-do=next]").click()
    page.get_by_role("link", name="To the front door").click()
    expect(page.get_by_role("link", name="New game")).to_be_visible()
