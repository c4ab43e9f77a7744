"""All that one device can do is done in the page: hints, rules, print, files, and after the end."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from madhouse.engine.casefile import parse
from tests.browser.playing import OTHER, Deadline, Player
from tests.browser.second_tables import THEY
from tests.browser.site_windows import (
    EVENINGS,
    OWN,
    again,
    begun,
    case_of,
    game_of,
    opened,
    played,
    seated,
)
from tests.server.house import PERSON, House

EXPLAINED = "document.querySelector('.explained')"
WON = Path(__file__).parents[1] / "golden" / "rest-cure.case"


@pytest.mark.parametrize("evening", EVENINGS)
def test_a_hint_is_given(context: BrowserContext, address: str, evening: str) -> None:
    page = begun(context, address, evening)
    ask_for_a_hint(page)
    expect(page.locator(".explained")).to_contain_text("A computer would choose")


def ask_for_a_hint(page: Page) -> None:
    """Of the question that stays: one that the house answers itself takes its hint with it."""
    shown, player, patient = page.locator(".explained"), Player(page), Deadline()
    while patient and not shown.count():
        before = player.meet("question")
        page.locator(".ask").get_by_role("button", name="Hint").click()
        page.wait_for_function(f"(before) => {EXPLAINED} || ({OTHER})(before)", arg=before)


def test_what_was_chosen_is_taken_back(context: BrowserContext, address: str) -> None:
    page = begun(context, address)
    player, undo = Player(page, seed=4), page.locator(".ask").get_by_role("button", name="Undo")
    before = player.meet("question")
    while not undo.count():
        player.answer(before)
        before = player.meet("question")
    undo.click()
    player.move_on(before)


def test_rules_are_searched_and_the_box_is_laid_out_for_print(
    context: BrowserContext, address: str
) -> None:
    page = opened(context, f"{address}#/rules/second")
    page.get_by_role("searchbox").fill("horror check")
    expect(page.get_by_role("link", name="Horror check", exact=False).first).to_be_visible()
    page = opened(context, f"{address}#/print/first")
    expect(page.locator(".sheet").first).to_be_visible()


def saved(page: Page) -> str:
    """The case file, as it is saved from the menu."""
    page.get_by_role("button", name="Menu").last.click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Case file").click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_a_case_file_is_saved_and_opened_again(context: BrowserContext, address: str) -> None:
    page = begun(context, address)
    played(page, 6)
    text = saved(page)
    before = game_of(page)
    page.goto(f"{address}#/new")
    file: Any = {"name": "evening.case", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_label("Go on with a case file").set_input_files(file)
    page.get_by_role("button", name="Begin the evening").click()
    page.wait_for_url(lambda url: "/game/" in url and not url.endswith(before))
    Player(page).meet("question", "setup", "curtain")
    answers = parse(text, "").answers
    assert len(answers) >= 6
    assert parse(case_of(page), "").answers[: len(answers)] == answers


def test_after_the_end_it_is_told_seen_again_and_proved(
    context: BrowserContext, address: str
) -> None:
    case = parse(WON.read_text(encoding="utf-8"), "")
    seats = dict.fromkeys(("keeper", *(f"investigator-{n}" for n in range(1, 5))), PERSON)
    assert case.header.investigators == 4
    page = seated(context, address, "/cases", {"case": WON.read_text("utf-8"), "seats": seats})
    Player(page).meet("end")
    page.get_by_role("tab", name="The evening, told").click()
    expect(page.locator(".tale h3").last).to_have_text("How it ended")
    page.get_by_role("tab", name="Replay").click()
    expect(page.locator(".told")).to_contain_text("Move 0 of")
    page.get_by_label("One move on").click()
    expect(page.locator(".told")).to_contain_text("Move 1 of")
    page.get_by_role("tab", name="Proof").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("seed", ignore_case=True)


def test_beside_a_real_table_it_says_what_to_fetch_and_goes_on(
    context: BrowserContext, address: str
) -> None:
    wish = {"edition": "second", "story": "first-cold-night", "hands": "people", "figures": 2}
    page = seated(context, address, "/games", {**wish, "seats": {"people": PERSON}})
    step, on = page.locator("[data-step]"), page.locator("[data-do=next]")
    for name in ("decks", "tiles", "monsters", "tokens", "collection", "scenario"):
        expect(step).to_have_attribute("data-step", name)
        on.click()
    for who in THEY[:2]:
        page.locator(f'[data-step=investigators] [data-option="choose {who}"]').click()
    for text in ("Coat Pistol", "Miss Dorr", "Front Hall", "2 × Search", "gain 1 Clue"):
        expect(step).to_contain_text(text)
        on.click()
    expect(page.locator("dialog")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-question]").first).to_be_attached()
    expect(page.locator("dialog")).to_have_count(0)
    case = case_of(page)
    assert again(case).case() == case


def test_it_is_gone_on_with_at_a_server(
    context: BrowserContext, address: str, house: House
) -> None:
    page = begun(context, address)
    played(page, 6)
    answers = parse(case_of(page), "").answers
    page.get_by_role("button", name="Menu").last.click()
    page.get_by_role("button", name="Seats and links").click()
    page.get_by_label("Go on online").fill(f"http://127.0.0.1:{house.port}")
    page.get_by_role("button", name="Go on there").click()
    page.get_by_role("button", name="Begin the evening").click()
    page.wait_for_url("**/#/game/*")
    Player(page).meet("question", "setup", "curtain")
    there = house.table(game_of(page)).game.answers
    assert [each.option for each in there[: len(answers)]] == [each.option for each in answers]
    assert page.evaluate(OWN, game_of(page))["seats"]
