"""Sitting down: games that are set up for the browser, without the clicks that lead to them."""

import json
from typing import Any

from playwright.sync_api import Page

from madhouse.engine.game import Game
from tests.server.house import CHANCE, PERSON, SHORT, House, Message, seated

GENTLE = {"holder": "computer", "player": "gentle"}
COMPANION = {"holder": "computer", "player": "heuristic"}
KEPT = """([game, held]) => localStorage.setItem(
  'madhouse.seats', JSON.stringify({ [game]: { game, at: 1, invitations: [], ...held } }))"""


def sit_down(page: Page, created: Message, *seats: str) -> None:
    """Give the browser these seats, all that are held here unless some are named."""
    held = [each for each in created["seats"] if not seats or each["seat"] in seats]
    page.evaluate(KEPT, [created["game"], {"seats": held, "watch": created["watch"]}])
    page.goto(f"{origin(page)}/#/game/{created['game']}")


def accept(page: Page, created: Message) -> None:
    """Sit down by the only invitation of a game."""
    (link,) = created["invitations"]
    page.goto(f"{origin(page)}/#/join/{created['game']}/{link['seat']}/{link['token']}")
    page.locator("main button.brass, form button.brass").first.click()
    page.get_by_role("button", name="I have them: to the table").click()


def origin(page: Page) -> str:
    """The address of the house."""
    return "/".join(page.url.split("/")[:3])


def evening(
    house: House, keeper: Message = GENTLE, *people: Message, story: str = SHORT
) -> Message:
    """A game, for one person and a computer keeper unless more is said."""
    return house.set_up(keeper, people or (PERSON,), story)


def laid_out(house: House, game: Game[Any, Any], keeper: Message = CHANCE) -> Message:
    """A table that was built by hand, to be gone on with."""
    people = [PERSON] * (len(game.seats) - 1)
    return _gone_on_with(house, game, seated(keeper, *people))


def laid_out_for_all(house: House, game: Game[Any, Any]) -> Message:
    """The same where everybody is a person."""
    return _gone_on_with(house, game, dict.fromkeys(game.seats, PERSON))


def _gone_on_with(house: House, game: Game[Any, Any], seats: dict[str, Message]) -> Message:
    body = {"case": game.case(), "seats": seats}
    answer = house.http.post("/api/cases", json=body)
    assert answer.status_code == 201, answer.text
    created: Message = json.loads(answer.text)
    return created
