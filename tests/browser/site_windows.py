"""Windows of a site: pages that have the house inside them, and what is asked of it beside them."""

import json
from typing import Any

from playwright.sync_api import BrowserContext, Page

from madhouse.editions import edition_of
from madhouse.engine.casefile import parse
from madhouse.engine.game import Game
from madhouse.engine.replaying import replay
from tests.browser.playing import Player
from tests.browser.sitting import KEPT

EVENINGS = ("Play now", "Play First Cold Night")
"""By which somebody new begins, in each edition."""
ASK = """([method, path, tokens, body]) => new Promise((done) => {
  const channel = new BroadcastChannel(`madhouse.house ${new URL('./', location.href).href}`)
  channel.onmessage = ({ data }) => {
    if (data.to === 'window' && data.message.window === 'a test') done(data.message)
  }
  const message = { window: 'a test', number: 1, type: 'ask', method, path, tokens, body }
  channel.postMessage({ to: 'house', message })
})"""
"""Asks the house as another window of the same browser would."""
STANDS = "performance.getEntriesByName('house imported').length"
"""Whether this window holds a house that answers."""
OWN = "(game) => JSON.parse(localStorage.getItem('madhouse.seats'))[game]"
"""What this browser holds of a game."""


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    return page


def begun(context: BrowserContext, address: str, name: str = "Play now") -> Page:
    """A page on which an evening is about to be played."""
    page = opened(context, address)
    page.get_by_role("button", name=name).first.click()
    page.wait_for_url("**/#/game/*")
    Player(page).meet("question")  # what is chosen before it was chosen for whoever is new here
    return page


def played(page: Page, answers: int, seed: int = 1) -> None:
    """So many questions are answered."""
    assert Player(page, seed=seed).play(answers) == answers


def game_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def case_of(page: Page) -> str:
    """The case file, as another window asks for it."""
    other = page.context.new_page()
    other.goto(page.url.partition("#")[0] + "site.json")
    tokens = [each["token"] for each in page.evaluate(OWN, game_of(page))["seats"]]
    answer = other.evaluate(ASK, ["GET", f"/games/{game_of(page)}/case", tokens])
    other.close()
    assert answer["status"] == 200, answer
    return str(answer["text"])


def again(case: str) -> Game[Any, Any]:
    """The same game, played on this machine."""
    read = parse(case, "the site's")
    return replay(read, edition_of(read.header.edition).shelf.begin)


def seated(context: BrowserContext, address: str, path: str, wish: dict[str, Any]) -> Page:
    """A page that has all seats of a game which another window has asked for."""
    other = opened(context, address)
    other.wait_for_function(STANDS)  # what is asked before is heard by nobody
    asking = opened(context, f"{address}site.json")
    answer = asking.evaluate(ASK, ["POST", path, [], json.dumps(wish)])
    asking.close()
    assert answer["status"] == 200, answer
    created = json.loads(answer["text"])
    other.evaluate(KEPT, [created["game"], {"seats": created["seats"], "watch": created["watch"]}])
    other.goto(f"{address}#/game/{created['game']}")
    return other
