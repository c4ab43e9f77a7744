"""The second edition on the screen: sheet and harm, options and their odds, dice, the end."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.more_screens import MORE_SCREENS
from tests.browser.playing import enter
from tests.browser.second_screens import SECOND_SCREENS, to_the_mythos
from tests.browser.waiting import PATIENCE, at_rest
from tests.server.house import PERSON, Guest, House

SEAT = "player-1"
MOST = 900
"""Answers after which no evening of this story goes on."""

Asked = dict[str, Any]


class Evening:
    """One person runs both investigators, and answers at random until something is asked."""

    def __init__(self, house: House, seed: str = "7") -> None:
        wish = {
            "edition": "second",
            "story": "first-cold-night",
            "seats": {SEAT: PERSON},
            "runs": [SEAT] * 2,
            "seed": seed,
        }
        self.created = house.http.post("/api/games", json=wish).json()
        (self.link,) = self.created["seats"]
        self.guest: Guest = house.guest(self.created["game"], self.link["token"]).meet()

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.guest.states[SEAT]["view"]
        return view

    def until(self, wanted: Callable[[Asked], bool]) -> Asked:
        """Answer at random until a question is wanted; the last one if there is none."""
        luck = random.Random(5)
        asked: Asked = {}
        for _ in range(MOST):
            questions = self.guest.states[SEAT]["questions"]
            if not questions:
                break
            asked = questions[0]
            if wanted(asked):
                break
            self.guest.choose(SEAT, chooser=luck)
        return asked

    def sit(self, visit: Visit, **how: Any) -> Page:
        """Open the page of whoever sits there."""
        game = self.created["game"]
        held = {"game": game, "seats": [self.link], "invitations": [], "watch": "", "at": 1}
        page: Page = visit(**how)
        page.evaluate(
            "([key, held]) => localStorage.setItem(key, held)",
            ["madhouse.seats", json.dumps({game: held})],
        )
        page.goto(page.url.partition("#")[0] + f"#/game/{game}")
        page.locator(".ask, .end").first.wait_for(timeout=PATIENCE)
        return page


def is_turn(asked: Asked) -> bool:
    return bool(asked["kind"] == "turn")


def names_a_test(asked: Asked) -> bool:
    return is_turn(asked) and any(
        note["with_spent"] is not None for each in asked["options"] for note in each["notes"]
    )


@pytest.mark.rule("2e.turn.up-to-two-actions")
def test_the_sheet_of_who_is_asked_lies_before_one_with_bells_and_harm(
    house: House, visit: Visit
) -> None:
    evening = Evening(house)
    asked = evening.until(is_turn)
    page = evening.sit(visit)
    sheet = page.get_by_role("region", name="Your investigator")
    one, other = evening.view["investigators"]
    who = one if one["id"] == asked["about"]["who"] else other
    expect(sheet.get_by_role("img", name=f"Damage 0 of {who['health']}")).to_be_visible()
    expect(sheet.get_by_role("img", name="two actions left")).to_be_visible()
    sheet.get_by_role("button", name="Look at").click()
    expect(sheet.get_by_role("button", name="Look at")).to_be_visible()
    expect(sheet.get_by_role("img", name=f"Damage 0 of {other['health']}")).to_be_visible()


@pytest.mark.rule("2e.damage.facedown-secret")
def test_facedown_harm_is_counted_and_a_card_grows_when_it_is_looked_at(
    house: House, visit: Visit
) -> None:
    evening = Evening(house, seed="11")

    def hurt(asked: Asked) -> bool:
        who = next(
            (e for e in evening.view["investigators"] if e["id"] == asked["about"].get("who")), None
        )
        return is_turn(asked) and who is not None and who["damage_facedown"] > 1

    evening.until(hurt)
    page = evening.sit(visit)
    fan = page.get_by_role("region", name="Damage, ")
    expect(fan.get_by_role("button", name="A facedown card").first).to_be_visible()
    carried = page.get_by_role("region", name="Carried")
    at_rest(page)
    carried.get_by_role("button").first.hover()
    expect(carried.locator(".look")).to_be_visible()


@pytest.mark.rule("2e.action-icon.costs-action", "2e.action-icon.free-otherwise")
def test_an_option_shows_its_bell_and_the_odds_of_the_test_it_names(
    house: House, visit: Visit
) -> None:
    evening = Evening(house)
    asked = evening.until(names_a_test)
    page = evening.sit(visit)
    tests = [e for e in asked["options"] if any(n["with_spent"] is not None for n in e["notes"])]
    note = tests[0]["notes"][0]
    option = page.locator(".opt", has_text=f"{note['passes']}%").first
    expect(option.locator(".cost, .free")).to_be_visible()
    option.click()
    chosen = page.locator(".opt.chosen")
    expect(chosen).to_contain_text(note["text"])
    expect(chosen.locator(".bar .solid")).to_be_visible()


@pytest.mark.rule("2e.clue.convert")
def test_a_keyhole_that_a_clue_would_turn_is_clicked(house: House, visit: Visit) -> None:
    evening = Evening(house)
    asked = evening.until(lambda asked: bool(asked["kind"] == "convert"))
    page = evening.sit(visit)
    dice = page.get_by_role("region", name="The test")
    expect(dice.get_by_role("img", name="a Clue in hand")).to_have_count(asked["about"]["clues"])
    dice.get_by_role("group", name="The dice").get_by_role("button").first.click()
    page.locator(".ask .go .btn.brass").click()
    expect(page.locator(f"[data-question='{asked['number']}']")).to_have_count(0)


def test_a_token_with_one_thing_to_do_lays_it_out(house: House, visit: Visit) -> None:
    evening = Evening(house)

    def has_a_token(asked: Asked) -> bool:
        return is_turn(asked) and any("token" in each["names"] for each in asked["options"])

    asked = evening.until(has_a_token)
    named = [each["names"]["token"] for each in asked["options"] if "token" in each["names"]]
    page = evening.sit(visit)
    page.locator(f"[data-lies='{named[0]}']").first.focus()
    enter(page)
    if named.count(named[0]) > 1:
        expect(page.locator(".aimed")).to_be_visible()
    else:
        expect(page.locator(".opt.chosen")).to_be_visible()


def test_the_end_says_who_has_won_and_what_was_hidden(house: House, visit: Visit) -> None:
    evening = Evening(house)
    evening.until(lambda _: False)
    assert evening.view["result"]
    page = evening.sit(visit)
    end = page.get_by_role("dialog", name="The end of the evening")
    expect(end.get_by_role("heading", level=2)).to_contain_text("The investigation was")
    end.get_by_role("tab", name="What was hidden").click()
    expect(end.get_by_role("tabpanel")).to_contain_text("His bath was drawn in the")
    end.get_by_role("tab", name="In numbers").click()
    expect(end.get_by_role("tabpanel")).to_contain_text("they promised")


def test_on_a_phone_cards_lie_under_a_tab(house: House, visit: Visit) -> None:
    evening = Evening(house)
    evening.until(is_turn)
    page = evening.sit(visit, viewport={"width": 390, "height": 844}, has_touch=True)
    page.get_by_role("button", name="Cards").click()
    expect(page.get_by_role("region", name="Carried")).to_be_visible()


def test_all_that_is_suffered_and_carried_has_room_beside_the_log(
    house: House, visit: Visit
) -> None:
    page = visit("health", viewport={"width": 1280, "height": 720})
    MORE_SCREENS["second-hurt"](page, house)
    if page.locator(".near .fan").count() == 0:
        page.locator(".near .handle button").click()
    fans = page.locator(".near .fan")
    expect(fans).to_have_count(4)
    at_rest(page)
    right = "(each) => each.getBoundingClientRect().right"
    ends = [each.evaluate(right) for each in fans.locator(".slot").all()]
    assert max(ends) < page.locator("[data-corner=end]").evaluate(
        "(each) => each.getBoundingClientRect().left"
    )


def test_the_mythos_phase_is_read_in_a_book_and_closed_by_a_key(house: House, visit: Visit) -> None:
    page = visit("health", quiet=False)
    SECOND_SCREENS["second-mythos"](page, house)
    book = page.locator(".mythos")
    expect(book.locator(".verso").get_by_role("heading", level=3)).to_have_count(1)  # the event
    expect(book.locator(".recto ol").first.locator("> li")).to_have_count(2)  # both monsters
    expect(
        book.locator("[data-do=next-round]")
    ).to_be_focused()  # what is pressed before was meant for the way on
    page.keyboard.press("Enter")
    expect(book).to_have_count(0)


def test_on_a_phone_the_book_of_the_mythos_phase_hides_the_table(
    house: House, visit: Visit
) -> None:
    page = visit("health", viewport={"width": 390, "height": 844}, has_touch=True)
    to_the_mythos(page, house)
    page.locator(".mythos").wait_for()
    lower = "(each) => each.getBoundingClientRect().bottom"
    leaf = page.locator(".mythos .recto").evaluate(lower)
    assert (
        page.locator(".mythos .foot").evaluate("(each) => each.getBoundingClientRect().top") - leaf
        < 12
    )
