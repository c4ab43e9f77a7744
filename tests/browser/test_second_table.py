"""The app of the rulebook: the second edition's screen beside real cards, figures and dice."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.second_tables import COLD_NIGHT, asked, at_the_table, corner, hear, view
from tests.browser.sitting import sit_down
from tests.server.house import PERSON, House

TABLET = {"width": 1024, "height": 768}


def _house_has_the_hands(page: Page, house: House) -> None:
    seats = {"player-1": PERSON}
    wish = {"edition": "second", "story": COLD_NIGHT, "seats": seats}
    created = house.http.post("/api/games", json={**wish, "runs": ["player-1", "player-1"]})
    sit_down(page, created.json())


# -- the screen --------------------------------------------------------------------------------


@pytest.mark.rule(
    "2e.menu.button-place",
    "2e.monster-drawer.button-place",
    "2e.inventory.button-place",
    "2e.ui.end-phase-place",
)
@pytest.mark.parametrize("hands", ["people", "house"])
def test_the_corners_are_where_the_rulebook_has_them(
    house: House, visit: Visit, hands: str
) -> None:
    page = visit("health", viewport=TABLET)
    if hands == "people":
        at_the_table(page, house)
    else:
        _house_has_the_hands(page, house)
    for name in ("menu", "monsters", "inventory"):
        box = corner(page, name).bounding_box()
        assert box["x"] + box["width"] < TABLET["width"] / 4
        assert box["y"] > TABLET["height"] / 2
    end = corner(page, "end").bounding_box()
    assert end["x"] > TABLET["width"] / 2
    assert end["y"] + end["height"] > TABLET["height"] * 0.9


@pytest.mark.rule("2e.ui.main-screen", "2e.ui.map-area", "2e.ui.settings-button")
def test_the_map_has_the_middle_and_settings_the_upper_right(house: House, visit: Visit) -> None:
    page = visit("health", viewport=TABLET)
    at_the_table(page, house)
    board = page.locator(".house").bounding_box()
    assert board["width"] * board["height"] > TABLET["width"] * TABLET["height"] / 2
    settings = page.locator(".top .tools button").last
    box = settings.bounding_box()
    assert box["x"] > TABLET["width"] / 2
    assert box["y"] < TABLET["height"] / 8
    settings.click()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()


@pytest.mark.rule("2e.ui.map-grows", "2e.ui.map-only-app-tokens")
def test_the_map_grows_and_shows_what_the_app_handles(house: House, visit: Visit) -> None:
    page = visit("health")
    created = at_the_table(page, house)
    tokens = page.locator("[data-lies]")
    before = [each.id for each in view(house, created).tokens]
    assert sorted(each.get_attribute("data-lies") for each in tokens.all()) == sorted(before)
    page.locator("[data-lies=to-dining-room]").click()
    page.locator(".ask .opt").first.click()
    assert "Dining Room" in hear(page)
    expect(page.locator("[data-lies=to-dining-room]")).to_have_count(0)
    after = [each.id for each in view(house, created).tokens]
    assert sorted(each.get_attribute("data-lies") for each in tokens.all()) == sorted(after)
    assert set(after) - set(before)


@pytest.mark.rule("2e.action-icon.costs-action", "2e.action-icon.free-otherwise")
def test_an_option_with_the_bell_costs_an_action(house: House, visit: Visit) -> None:
    page = visit("health")
    at_the_table(page, house)
    page.locator("[data-lies=dorr]").click()
    free, asks = page.locator(".ask .opt").all()[:2]
    expect(free).to_contain_text("free")
    expect(free.locator(".bell")).to_have_count(0)
    expect(asks.locator(".bell")).to_be_visible()
    expect(asks).to_contain_text("action")


def test_what_is_shared_out_lies_on_the_table_and_the_corner_waits_for_actions(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    _house_has_the_hands(page, house)
    for name in ("Dorothea Lunt", "Tomás Brito"):
        page.locator(".ask .opt", has_text=name).click()
    shared = page.get_by_role("region", name="What is shared out")
    expect(shared).to_contain_text("Hurricane Lamp")
    expect(shared.locator(".taken")).to_have_text(["nothing yet", "nothing yet"])
    shared.get_by_role("button", name="Tomás Brito").click()
    expect(shared.locator(".taken")).to_have_text(["nothing yet", "Hurricane Lamp"])
    page.get_by_role("button", name="Choose for me").click()
    end = corner(page, "end")
    expect(end).to_contain_text("has two actions left")
    expect(end).not_to_have_class(re.compile("brass"))


# -- the inventory -----------------------------------------------------------------------------


def _with_a_lamp(line: Any) -> None:
    """The table as it would be if the app had given out a lamp that can be looked into."""
    server = line.connect_to_server()

    def hand_out(words: str) -> None:
        said = json.loads(words)
        if said["type"] == "state" and said["questions"]:
            said["view"]["inventory"] = ["hurricane-lamp"]
            (asking,) = said["questions"]
            look = {**asking["options"][0], "text": "Read what is scratched on it", "brief": ""}
            look |= {"card": "hurricane-lamp", "cost": 1, "names": {"token": "lamp", "number": "0"}}
            asking["options"].append(look | {"option": "token lamp 0"})
        line.send(json.dumps(said))

    server.on_message(hand_out)


@pytest.mark.rule(
    "2e.ui.inventory-button",
    "2e.ui.inventory-found-items",
    "2e.inventory.stores-possessions",
    "2e.component-action.possession-in-app",
)
def test_a_thing_in_the_inventory_has_its_options(house: House, visit: Visit) -> None:
    page = visit("health")
    page.route_web_socket("**/play", _with_a_lamp)
    at_the_table(page, house)
    expect(corner(page, "inventory")).to_contain_text("1")
    corner(page, "inventory").click()
    strip = page.locator("[data-strip=inventory]")
    strip.locator("[data-thing=hurricane-lamp]").click()
    option = strip.locator('[data-option="token lamp 0"]')
    expect(option).to_contain_text("Read what is scratched on it")
    expect(option.locator(".bell")).to_be_visible()
    corner(page, "inventory").click()
    expect(strip).to_have_count(0)


@pytest.mark.rule("2e.inventory.app-items-only")
def test_what_cannot_be_looked_into_is_not_in_the_inventory(house: House, visit: Visit) -> None:
    page = visit("health")
    at_the_table(page, house)  # they have brought a lamp, a pistol and a pipe
    corner(page, "inventory").click()
    expect(page.locator("[data-strip=inventory]")).to_be_visible()
    expect(page.locator("[data-thing]")).to_have_count(0)


# -- the phases --------------------------------------------------------------------------------


def _asked_on_the_page(page: Page, house: House, created: Any) -> None:
    """Wait until the page asks what the table asks: before that its buttons are of yesterday."""
    (decision,) = house.table(created["game"]).game.pending
    page.locator(f'.ask[data-question="{decision.number}"]').wait_for(state="attached")


def _answered(page: Page, by: Locator) -> None:
    """Press something, and wait until the page asks something else."""
    number = page.locator(".ask").get_attribute("data-question")
    by.click()
    page.wait_for_function(
        "(was) => document.querySelector('.ask')?.dataset.question !== was", arg=number
    )


def _carry_on(page: Page, house: House, created: Any, until: str) -> None:
    """Hear everything, say that it is done and no to what is asked, up to a kind of question."""
    while asked(house, created) != until:
        _asked_on_the_page(page, house, created)
        if page.locator("[data-do=done]").is_visible():
            _answered(page, page.locator("[data-do=done]"))
        elif page.locator("[data-do=heard]").is_visible():
            hear(page)
        elif corner(page, "end").is_enabled():
            _answered(page, corner(page, "end"))
        else:
            _answered(page, page.locator(".ask .opt").last)
    _asked_on_the_page(page, house, created)


@pytest.mark.rule(
    "2e.investigator-phase.end",
    "2e.ui.end-phase-button",
    "2e.event-step.auto-advance",
    "2e.horror-step.no-monsters",
)
def test_without_monsters_the_mythos_phase_ends_by_itself(house: House, visit: Visit) -> None:
    page = visit("health")
    created = at_the_table(page, house)
    _answered(page, corner(page, "end"))
    expect(page.locator(".status")).to_contain_text("mythos", ignore_case=True)
    _carry_on(page, house, created, "investigator-phase")
    assert view(house, created).round == 2
    expect(page.locator(".status")).to_contain_text("Round Two", ignore_case=True)


@pytest.mark.rule("2e.monster-step.auto-advance", "2e.horror-step.end", "2e.mythos.end")
def test_after_the_horror_checks_the_button_begins_a_round(house: House, visit: Visit) -> None:
    page = visit("health")
    created = at_the_table(page, house, "a card spawns cultist")
    _answered(page, corner(page, "end"))
    _carry_on(page, house, created, "horror-step")
    if page.locator("[data-do=heard]").is_visible():
        hear(page)
    corner(page, "monsters").click()
    page.locator('[data-monster="cultist 1"]').click()
    page.locator("[data-part=horror]").click()
    expect(page.locator("[data-part=effect]")).to_contain_text("will")
    assert view(house, created).round == 1
    _answered(page, corner(page, "end"))
    _carry_on(page, house, created, "investigator-phase")
    assert view(house, created).round == 2
