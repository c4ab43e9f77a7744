"""Tables of the second edition whose people have the cards, the figures and the dice."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.sitting import sit_down
from tests.server.house import House, Message

PEOPLE = "people"
COLD_NIGHT = "first-cold-night"
THEY = ("dorothea-lunt", "tomas-brito", "winifred-ashe")
HEARD = """([game, kept]) => localStorage.setItem(
  `madhouse.heard.${game}`, JSON.stringify(kept))"""
SET_UP = {"upTo": -1, "setup": 99}
"""Everybody has gone through the setup."""


def peoples_table(
    house: House, story: str = COLD_NIGHT, seed: str = "5", packs: Sequence[str] = ()
) -> Message:
    """A table at which nobody has chosen anything yet."""
    seats = {PEOPLE: {"holder": "person", "name": "The table"}}
    wish = {"edition": "second", "story": story, "seats": seats, "hands": PEOPLE, "figures": 3}
    answer = house.http.post("/api/games", json={**wish, "seed": seed, "packs": packs})
    assert answer.status_code == 201, answer.text
    created: Message = answer.json()
    return created


def say(house: House, created: Message, *options: str) -> int:
    """Report these, one after the other, without a browser; how many lines were told by then."""
    guest = house.guest(created["game"], created["seats"][0]["token"]).meet()
    for option in options:
        number = guest.states[PEOPLE]["questions"][0]["number"]
        guest.say(type="choose", seat=PEOPLE, number=number, option=option)
        guest.hear("state")
    guest.close()
    return len(guest.lines[PEOPLE])


def go_on_to(house: House, created: Message, kind: str) -> int:
    """Carry out whatever comes before such a question; how many lines were told by then."""
    guest = house.guest(created["game"], created["seats"][0]["token"]).meet()
    while (asked := guest.states[PEOPLE]["questions"][0])["kind"] != kind:
        option = asked["options"][-1]["option"]
        guest.say(type="choose", seat=PEOPLE, number=asked["number"], option=option)
        guest.hear("state")
    guest.close()
    return len(guest.lines[PEOPLE])


def at_the_table(
    page: Page, house: House, *reports: str, story: str = COLD_NIGHT, step: str = ""
) -> Message:
    """Sit down at a table that is set up, after these reports, and at a later step of the round if
    one is named; all of it has been heard."""
    created = peoples_table(house, story)
    lines = say(house, created, *(f"choose {who}" for who in THEY), *reports)
    if step:
        lines = go_on_to(house, created, step)
    page.evaluate(HEARD, [created["game"], {**SET_UP, "upTo": lines}])
    sit_down(page, created)
    expect(corner(page, "menu")).to_be_visible()
    return created


def corner(page: Page, name: str) -> Any:
    """A button in one of the lower corners: menu, monsters, inventory, end."""
    return page.locator(f"[data-corner={name}]")


def from_the_menu(page: Page, item: str, option: str = "") -> None:
    """Choose an entry of the menu, and then what it leads to."""
    corner(page, "menu").click()
    page.locator(f"[data-item={item}]").click()
    if option:
        page.locator(f'dialog [data-option="{option}"]').click()


def hear(page: Page) -> str:
    """Read all pages of the book that lies open; what stands on the last."""
    heard = page.locator("[data-do=heard]")
    expect(heard).to_be_visible()
    text = ""
    while heard.is_visible():
        text = page.locator(".reading .text").inner_text()
        heard.click()
        page.wait_for_function(
            "(was) => document.querySelector('.reading .text')?.innerText !== was", arg=text
        )
    return text


def asked(house: House, created: Message) -> str:
    """The kind of the question that waits for an answer."""
    return house.table(created["game"]).game.pending[0].kind


def view(house: House, created: Message) -> Any:
    """What the app shows."""
    return house.table(created["game"]).game.view(PEOPLE)
