"""The menu of the second edition's screen: log, objective, saving, Fire and the end."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.second_tables import THEY, asked, at_the_table, corner, from_the_menu, hear
from tests.server.house import House

BARRELS = "ninety-barrels"
UPRIGHT = {"width": 768, "height": 1024}


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
    expect(ledger.locator(".open")).to_have_attribute("data-round", "0")
    expect(ledger.locator("[data-round='0']")).to_contain_text("Miss Dorr")
    expect(ledger.locator("[data-round='1']")).to_be_visible()  # no half of the book is empty
    widths = [each.bounding_box()["width"] for each in ledger.locator("[data-round]").all()]
    assert widths[0] == pytest.approx(widths[1], abs=2)  # nor narrower for having little to tell
    assert asked(house, created) == "carried-out"  # in the middle of the mythos phase


@pytest.mark.rule("2e.menu.any-time")
def test_the_menu_works_while_a_token_is_looked_at(house: House, visit: Visit) -> None:
    page = visit("health")
    created = at_the_table(page, house)
    page.locator("[data-lies=dorr]").click()
    expect(page.locator(".ask .aimed")).to_be_visible()
    from_the_menu(page, "fire")
    expect(page.locator(".ask .aimed")).to_have_count(0)
    assert house.table(created["game"]).game.table.state.app.fire


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
    Player(page).meet("end")
    assert house.table(created["game"]).game.over
