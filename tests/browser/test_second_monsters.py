"""The monsters of the second edition's screen: their drawer, and the menu of each."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.second_tables import at_the_table, corner, hear, view
from tests.browser.waiting import at_rest
from tests.server.house import House

CULTISTS = ("a card spawns cultist", "a card spawns cultist")
TABLET = {"width": 1024, "height": 768}


@pytest.mark.rule(
    "2e.ui.monster-drawer-button",
    "2e.ui.bottom-strip",
    "2e.monster-drawer.content",
    "2e.ui.monster-drawer-select",
)
def test_the_drawer_holds_the_monsters_along_the_bottom(house: House, visit: Visit) -> None:
    page = visit("health", viewport=TABLET)
    at_the_table(page, house, *CULTISTS, "a card spawns ghost")
    strip = page.locator("[data-strip=monsters]")
    expect(corner(page, "monsters")).to_contain_text("3")
    corner(page, "monsters").click()
    expect(strip.locator("[data-monster]")).to_have_count(3)
    box = strip.bounding_box()
    assert box["y"] + box["height"] > TABLET["height"] * 0.95
    strip.locator('[data-monster="ghost 1"]').click()
    expect(page.locator('[data-monster-menu="ghost 1"]')).to_be_visible()
    corner(page, "monsters").click()
    expect(strip).to_have_count(0)


@pytest.mark.rule("2e.monster-ui.health", "2e.conflict.health-corner")
def test_the_health_stands_in_the_top_left_corner(house: House, visit: Visit) -> None:
    page = visit("health")
    at_the_table(page, house, *CULTISTS)
    corner(page, "monsters").click()
    page.locator('[data-monster="cultist 2"]').click()
    menu = page.locator("[data-monster-menu]")
    health = menu.locator("[data-part=health]")
    expect(health).to_contain_text("5")
    at_rest(page)
    place, whole = health.bounding_box(), menu.bounding_box()
    assert place["x"] < whole["x"] + whole["width"] / 4
    assert place["y"] < whole["y"] + whole["height"] / 4


@pytest.mark.rule(
    "2e.monster-ui.opens",
    "2e.monster-ui.name-image",
    "2e.monster-ui.id-icon",
)
def test_a_monster_menu_is_about_one_monster(house: House, visit: Visit) -> None:
    page = visit("health")
    at_the_table(page, house, *CULTISTS)
    corner(page, "monsters").click()
    page.locator('[data-monster="cultist 2"]').click()
    menu = page.locator("[data-monster-menu]")
    expect(menu.locator("[data-part=name]")).to_contain_text("second Cultist")
    expect(menu.locator(".coffin")).to_be_visible()
    expect(menu.locator("[data-suit]")).to_have_attribute("data-suit", "2")
    page.locator('[data-strip] [data-monster="cultist 1"]').click()
    expect(menu.locator("[data-suit]")).to_have_count(0)


@pytest.mark.rule("2e.monster-ui.drawer-select", "2e.monster-ui.drawer-close")
def test_pressing_a_monster_again_closes_its_menu(house: House, visit: Visit) -> None:
    page = visit("health")
    at_the_table(page, house, *CULTISTS)
    corner(page, "monsters").click()
    first, second = page.locator("[data-strip] [data-monster]").all()
    first.click()
    expect(page.locator('[data-monster-menu="cultist 1"]')).to_be_visible()
    second.click()
    expect(page.locator('[data-monster-menu="cultist 2"]')).to_be_visible()
    second.click()
    expect(page.locator("[data-monster-menu]")).to_have_count(0)
    expect(page.locator("[data-strip=monsters]")).to_be_visible()


@pytest.mark.rule(
    "2e.monster-ui.damage-counter", "2e.attack.track-damage", "2e.attack.drawer-update"
)
def test_damage_is_counted_by_its_buttons(house: House, visit: Visit) -> None:
    page = visit("health")
    created = at_the_table(page, house, "a card spawns cultist")
    corner(page, "monsters").click()
    page.locator('[data-monster="cultist 1"]').click()
    damage = page.locator("[data-part=damage]")
    more, less = (damage.get_by_role("button", name=name) for name in ("more", "less"))
    expect(less).to_be_disabled()
    more.click()
    expect(damage).to_contain_text("1 of 5")
    less.click()
    expect(damage).to_contain_text("0 of 5")
    for suffered in range(1, 5):
        more.click()
        expect(damage).to_contain_text(f"{suffered} of 5")
    more.click()
    expect(page.locator("[data-monster-menu]")).to_have_count(0)
    hear(page)
    expect(page.locator("[data-monster]")).to_have_count(0)
    assert not view(house, created).monsters


@pytest.mark.rule(
    "2e.attack.pick-monster",
    "2e.attack.press-attack",
    "2e.monster-ui.attack-button",
    "2e.monster-ui.effect-panel",
)
def test_an_attack_is_pressed_and_confirmed_by_its_class(house: House, visit: Visit) -> None:
    page = visit("health")
    at_the_table(page, house, *CULTISTS)
    corner(page, "monsters").click()
    page.locator('[data-monster="cultist 2"]').click()
    effect = page.locator("[data-part=effect]")
    expect(effect).to_contain_text("Nothing has been read")
    page.locator("[data-part=attack]").click()
    page.get_by_role("group", name="With what?").get_by_role("button", name="Heavy").click()
    expect(effect).to_contain_text("Attack")
    expect(effect).to_contain_text("If you pass")
    menu = page.locator("[data-monster-menu]").bounding_box()
    assert effect.bounding_box()["x"] > menu["x"] + menu["width"] / 2


@pytest.mark.rule("2e.monster-ui.evade-button")
def test_evade_brings_a_check(house: House, visit: Visit) -> None:
    page = visit("health")
    at_the_table(page, house, *CULTISTS)
    corner(page, "monsters").click()
    page.locator('[data-monster="cultist 1"]').click()
    page.locator("[data-part=evade]").click()
    expect(page.locator("[data-part=effect]")).to_contain_text("Evade")
    expect(page.locator("[data-part=effect]")).to_contain_text("agility")


@pytest.mark.rule(
    "2e.horror-step.each-investigator", "2e.horror-step.shared-check", "2e.horror-check.resolve"
)
def test_each_monster_has_its_horror_check_and_one_that_was_read_says_so(
    house: House, visit: Visit
) -> None:
    page = visit("health", viewport=TABLET)
    spawned = ("a card spawns ghost", "a card spawns cultist")
    at_the_table(page, house, *spawned, step="horror-step")
    horror, effect = page.locator("[data-part=horror]"), page.locator("[data-part=effect]")
    corner(page, "monsters").click()
    for monster in ("ghost 1", "cultist 1"):
        page.locator(f'[data-strip] [data-monster="{monster}"]').click()
        expect(page.locator(f'[data-monster-menu="{monster}"]')).to_be_visible()
        expect(horror).to_be_enabled()
        expect(horror).to_be_in_viewport(ratio=1)
        horror.click()
        expect(effect).to_contain_text("Horror check")
        expect(horror).to_be_disabled()
        expect(horror).to_contain_text("it counts for each who checks against this one")
