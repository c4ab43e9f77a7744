"""A case file is gone on with: what it is of is said before anybody sits down."""

from typing import Any

from playwright.sync_api import Page, expect

from madhouse.engine.game import Game
from tests.browser.conftest import Visit
from tests.rules.first.tables import JENNY, jenny
from tests.server.house import House


def give(page: Page, text: str) -> None:
    """Choose a file of this text."""
    file: Any = {"name": "evening.case", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_label("Go on with a case file").set_input_files(file)


def three_players() -> Game[Any, Any]:
    return jenny("kitchen.a", players=3).play(turn_of=JENNY)


def test_the_file_says_which_seats_there_are(house: House, visit: Visit) -> None:
    page = visit("#/new")
    give(page, three_players().case())
    told = page.get_by_text("The file has these seats")
    expect(told).to_contain_text("The Cold Supper, 0 decisions so far.")
    expect(told).to_contain_text("Investigator 1, Investigator 2, Investigator 3")
    expect(page.get_by_role("region", name="Investigator 3")).to_be_visible()
    expect(page.get_by_role("region", name="Investigator 4")).to_have_count(0)
    page.get_by_role("button", name="Begin the evening").click()
    page.wait_for_url("**/#/game/*")
    game = page.url.split("/game/")[1]
    assert len(house.table(game).game.seats) == 4


def test_what_is_wrong_with_a_file_is_said_and_another_may_be_chosen(visit: Visit) -> None:
    page = visit("#/new")
    give(page, "Dear diary")
    expect(page.get_by_role("alert").first).to_contain_text("not a case file")
    give(page, three_players().case().replace("the-cold-supper", "no-such-story"))
    expect(page.get_by_role("alert").first).to_contain_text("no-such-story")
    give(page, three_players().case())
    expect(page.get_by_text("The file has these seats")).to_be_visible()
