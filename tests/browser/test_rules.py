"""The rules companion: by subject, by search, and by an address that can be shared."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.screens import SCREENS
from tests.server.house import House

ID = re.compile(r"\b[12]e\.[a-z]")
MARKED = "article.marked"


def test_the_first_page_shows_subjects_in_a_players_order(visit: Visit) -> None:
    page = visit("#/rules")
    subjects = page.locator("main li")
    expect(subjects.first).to_contain_text("The round")
    expect(subjects.last).to_contain_text("Fine print")
    subjects.filter(has_text="Evading").get_by_role("link").click()
    expect(page.get_by_role("heading", name="Evade Tests")).to_be_visible()
    expect(page).to_have_url(re.compile("#/rules/first/evading$"))
    assert not ID.search(page.locator("body").inner_text())


def test_a_rule_has_an_address_of_its_own(visit: Visit) -> None:
    page = visit("#/rules/evade/fail")
    expect(page.locator(MARKED)).to_contain_text("Failing to evade")
    expect(page.locator(MARKED)).to_be_in_viewport()
    page.reload()
    expect(page.locator(MARKED)).to_be_in_viewport()


def test_related_rules_are_links_by_name(visit: Visit) -> None:
    page = visit("#/rules/evading")
    page.locator("article .see a").first.click()
    expect(page.locator(MARKED)).to_be_in_viewport()
    page.go_back()
    expect(page.get_by_role("heading", name="Evade Tests")).to_be_visible()


def test_a_search_is_in_the_address_and_knows_a_players_words(visit: Visit) -> None:
    page = visit("#/rules")
    page.get_by_label("Search the rules").press_sequentially("sneak past", delay=20)
    found = page.locator("article")
    expect(found.first).to_contain_text("Evade Tests")
    page.wait_for_url("**/#/rules/first/find/sneak%20past")
    page.reload()
    expect(page.get_by_label("Search the rules")).to_have_value("sneak past")
    expect(found.first).to_contain_text("Evade Tests")
    page.get_by_label("Search the rules").fill("xylophone")
    expect(page.get_by_role("status")).to_have_text("nothing found")


def test_a_question_names_its_rule_and_leads_to_it(visit: Visit, house: House) -> None:
    page = visit("health")
    SCREENS["danger"](page, house)
    page.get_by_role("button", name="why?").click()
    note = page.locator(".ask [role=note]")
    link = note.get_by_role("link", name="Read more in the rules")
    link.wait_for()
    assert not ID.search(note.inner_text())
    link.click()
    expect(page.locator(MARKED)).to_be_in_viewport()


def test_the_rule_is_that_of_the_option_looked_at(visit: Visit, house: House) -> None:
    page = visit("health")
    SCREENS["danger"](page, house)
    page.get_by_role("button", name="why?").click()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".ask [role=note]").first).to_contain_text("Attacking: With a weapon")


def test_the_second_edition_has_its_own_rules(visit: Visit) -> None:
    page = visit("#/rules/second")
    chosen = page.get_by_role("link", name="Second edition")
    expect(chosen).to_have_attribute("aria-current", "page")
    page.locator("main li").filter(has_text="Damage and Horror").get_by_role("link").click()
    expect(page.get_by_role("heading", name="Going insane")).to_be_visible()
    page.get_by_label("Search the rules").press_sequentially("in range", delay=20)
    expect(page.locator("article").first).to_contain_text("at most three spaces away")
    page.wait_for_url("**/#/rules/second/find/in%20range")
    assert not ID.search(page.locator("body").inner_text())
    page.get_by_role("link", name="First edition").click()
    expect(page.locator("main li").filter(has_text="The keeper's turn")).to_be_visible()


def test_a_game_of_the_second_edition_opens_its_own_rules(visit: Visit, house: House) -> None:
    page = visit("health")
    SCREENS["second-monster"](page, house)
    page.get_by_role("button", name="Rules").click()
    expect(page).to_have_url(re.compile("#/rules/second$"))
    expect(page.locator("main li").filter(has_text="Fire, darkness, barricades")).to_be_visible()


def test_who_asks_why_in_the_second_edition_is_led_to_its_rule(visit: Visit, house: House) -> None:
    page = visit("health")
    SCREENS["second-monster"](page, house)
    page.get_by_role("button", name="why?").click()
    page.locator(".ask [role=note]").get_by_role("link", name="Read more in the rules").click()
    expect(page).to_have_url(re.compile("#/rules/second/"))
    expect(page.locator(MARKED)).to_be_in_viewport()
