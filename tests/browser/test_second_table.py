"""The app of the rulebook: the second edition's screen beside real cards, figures and dice."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.second_tables import (
    COLD_NIGHT,
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
from tests.server.house import PERSON, House

BARRELS = "ninety-barrels"
CULTISTS = ("a card spawns cultist", "a card spawns cultist")
TABLET = {"width": 1024, "height": 768}
UPRIGHT = {"width": 768, "height": 1024}


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


# -- the drawer and the monster menu -----------------------------------------------------------


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


@pytest.mark.rule(
    "2e.monster-ui.opens",
    "2e.monster-ui.name-image",
    "2e.monster-ui.health",
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
    health, whole = menu.locator("[data-part=health]"), menu.bounding_box()
    expect(health).to_contain_text("5")
    assert health.bounding_box()["x"] < whole["x"] + whole["width"] / 4
    assert health.bounding_box()["y"] < whole["y"] + whole["height"] / 4
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


# -- the menu ----------------------------------------------------------------------------------


@pytest.mark.rule("2e.ui.menu-button", "2e.menu.any-time", "2e.menu.purpose", "2e.menu.options")
def test_the_menu_is_there_at_any_time(house: House, visit: Visit) -> None:
    page = visit("health", viewport=UPRIGHT)
    created = at_the_table(page, house, "token tray 0")
    assert asked(house, created) == "successes"
    corner(page, "menu").click()
    menu = page.get_by_role("dialog", name="In-game menu")
    names = ("Message log", "Objective", "Set fire", "Investigator eliminated", "End game")
    for name in (*names, "A card says…", "Save and quit"):
        expect(menu.get_by_role("button", name=name)).to_be_visible()
    expect(menu.locator("[data-item=fire]")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    page.get_by_role("button", name="0 successes").click()
    hear(page)
    corner(page, "menu").click()
    expect(menu.locator("[data-item=fire]")).to_be_enabled()


@pytest.mark.rule("2e.log.open", "2e.log.records", "2e.log.page-per-round", "2e.log.any-time")
def test_the_ledger_has_a_page_for_each_round(house: House, visit: Visit) -> None:
    page = visit("health")
    created = at_the_table(page, house, "set fire", "end phase")
    from_the_menu(page, "log")
    ledger = page.locator("[data-ledger]")
    said = [each.inner_text() for each in ledger.locator("[data-round='1'] li").all()]
    assert any("Fire" in each for each in said)
    expect(ledger.locator("[data-round='0']")).to_contain_text("Dorothea Lunt")
    ledger.get_by_role("button", name="Before the first round").click()
    expect(ledger.locator("[data-round='1']")).to_have_count(0)
    expect(ledger.locator("[data-round='0']")).to_contain_text("Miss Dorr")
    assert asked(house, created) == "carried-out"  # in the middle of the mythos phase


@pytest.mark.rule("2e.objective.view", "2e.ui.menu-use", "2e.save.from-menu")
def test_objective_and_save_are_in_the_menu(house: House, visit: Visit) -> None:
    page = visit("health")
    at_the_table(page, house)
    from_the_menu(page, "objective")
    expect(page.locator("[data-page=objective]")).to_contain_text("Find the lodger of number six")
    page.locator("[data-item=save]").click()
    page.get_by_role("button", name="To the front door").click()
    expect(page.locator("[data-corner]")).to_have_count(0)


@pytest.mark.rule("2e.save.resume")
def test_what_was_left_goes_on_where_it_stood(house: House, visit: Visit) -> None:
    page = visit("health")
    created = at_the_table(page, house, "a card spawns ghost")
    address = page.url
    from_the_menu(page, "save")
    page.get_by_role("button", name="To the front door").click()
    expect(page.locator(f'a[href*="{created["game"]}"]').first).to_be_visible()
    page.goto(address)
    expect(corner(page, "monsters")).to_contain_text("1")


@pytest.mark.rule("2e.set-fire.tell-app", "2e.fire.menu-reminder", "2e.fire.app-reminder")
def test_once_fire_was_told_the_house_reminds_of_it(house: House, visit: Visit) -> None:
    page = visit("health")
    created = at_the_table(page, house)
    from_the_menu(page, "fire")
    corner(page, "end").click()
    assert "Fire" in hear(page)
    assert asked(house, created) == "carried-out"
    corner(page, "menu").click()
    expect(page.locator("[data-item=fire-out]")).to_be_enabled()


@pytest.mark.rule("2e.winning.menu-eliminated")
def test_the_last_eliminated_ends_it_with_the_epilogue(house: House, visit: Visit) -> None:
    page = visit("health")
    created = at_the_table(page, house, story=BARRELS)
    game = house.table(created["game"]).game
    for who in THEY[:2]:
        from_the_menu(page, "eliminated", f"{who} is eliminated")
        if who == THEY[0]:  # the others have one phase more: that is told once
            hear(page)
    assert not game.over
    from_the_menu(page, "eliminated", f"{THEY[2]} is eliminated")
    page.locator(".ask .opt").filter(has_text="No").click()  # which epilogue it is they must say
    expect(page.locator(".ask.quiet")).to_be_attached()
    assert game.over
    assert any(each.kind == "ending" for each in game.table.log.events)


@pytest.mark.rule("2e.winning.menu-end-game")
def test_a_card_ends_the_game_once_they_are_sure(house: House, visit: Visit) -> None:
    page = visit("health")
    created = at_the_table(page, house)
    from_the_menu(page, "end-game")
    page.locator(".ask .opt").filter(has_text="Yes").click()
    expect(page.locator(".end-page, .end, h1").first).to_be_attached()
    assert house.table(created["game"]).game.over


# -- the phases --------------------------------------------------------------------------------


def _carry_on(page: Page, house: House, created: Any, until: str) -> None:
    """Hear everything, say that it is done and no to what is asked, up to a kind of question."""
    while asked(house, created) != until:
        number = page.locator(".ask").get_attribute("data-question")
        if page.locator("[data-do=done]").is_visible():
            page.locator("[data-do=done]").click()
        elif page.locator("[data-do=heard]").is_visible():
            hear(page)
            continue
        elif corner(page, "end").is_enabled():
            corner(page, "end").click()
        else:
            page.locator(".ask .opt").last.click()
        page.wait_for_function(
            "(was) => document.querySelector('.ask')?.dataset.question !== was", arg=number
        )


@pytest.mark.rule(
    "2e.investigator-phase.end",
    "2e.ui.end-phase-button",
    "2e.event-step.auto-advance",
    "2e.horror-step.no-monsters",
)
def test_without_monsters_the_mythos_phase_ends_by_itself(house: House, visit: Visit) -> None:
    page = visit("health")
    created = at_the_table(page, house)
    corner(page, "end").click()
    expect(page.locator(".status")).to_contain_text("mythos", ignore_case=True)
    _carry_on(page, house, created, "investigator-phase")
    assert view(house, created).round == 2
    expect(page.locator(".status")).to_contain_text("Round Two", ignore_case=True)


@pytest.mark.rule("2e.monster-step.auto-advance", "2e.horror-step.end", "2e.mythos.end")
def test_after_the_horror_checks_the_button_begins_a_round(house: House, visit: Visit) -> None:
    page = visit("health")
    created = at_the_table(page, house, "a card spawns cultist")
    corner(page, "end").click()
    _carry_on(page, house, created, "horror-step")
    if page.locator("[data-do=heard]").is_visible():
        hear(page)
    corner(page, "monsters").click()
    page.locator('[data-monster="cultist 1"]').click()
    page.locator("[data-part=horror]").click()
    expect(page.locator("[data-part=effect]")).to_contain_text("will")
    assert view(house, created).round == 1
    corner(page, "end").click()
    _carry_on(page, house, created, "investigator-phase")
    assert view(house, created).round == 2


# -- people ------------------------------------------------------------------------------------


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
    expect(step).to_contain_text("Find the lodger of number six")
    on.click()
    expect(page.locator("dialog")).to_have_count(0)
    page.reload()
    expect(corner(page, "menu")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)


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
