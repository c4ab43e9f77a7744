"""Who laid the table is its host; words bring a lost seat back; a link asks before it displaces."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.sitting import KEPT, accept, evening, origin, sit_down
from tests.server.house import CHANCE, OPEN, PERSON, House


def seats_of(page: Page) -> None:
    """Open the menu at the page of the seats."""
    page.locator(".setup").get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Seats and links").click()


def test_a_host_closes_the_talk_and_puts_somebody_out(visit: Visit, house: House) -> None:
    created = evening(house, CHANCE, PERSON, OPEN)
    page, guest = visit("health"), visit("health")
    sit_down(page, created)
    accept(guest, created)
    seats_of(page)
    page.get_by_role("button", name="Close the talk").click()
    page.get_by_role("button", name="Close it").click()
    expect(page.get_by_role("button", name="Open the talk again")).to_be_visible()
    page.get_by_role("button", name="Put out").click()
    page.get_by_role("button", name="Put out").last.click()
    expect(page.get_by_text("an empty chair")).to_be_visible()
    assert house.get(created["game"]).json()["seats"][2]["holder"] == "open"
    expect(guest.get_by_text("this seat is another's now")).to_be_visible()


def test_six_words_bring_a_lost_seat_back(visit: Visit, house: House) -> None:
    created = evening(house)
    page = visit("#/recover")
    page.get_by_label("Your six words").fill(created["phrase"].replace("-", " ").upper())
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/#/game/{created['game']}")
    assert page.evaluate("Object.values(JSON.parse(localStorage['madhouse.seats']))[0].host")


def test_a_link_asks_before_it_takes_the_place_of_a_seat(visit: Visit, house: House) -> None:
    created = evening(house, CHANCE, PERSON, PERSON)
    one, two = created["seats"]
    page = visit("health")
    page.evaluate(KEPT, [created["game"], {"seats": [one], "watch": ""}])
    page.goto(f"{origin(page)}/#/seat/{created['game']}/{one['seat']}/{two['token']}")
    page.get_by_role("button", name="Keep what I have").click()
    page.wait_for_url(f"**/#/game/{created['game']}")
    held = "Object.values(JSON.parse(localStorage['madhouse.seats']))[0].seats[0].token"
    assert page.evaluate(held) == one["token"]
