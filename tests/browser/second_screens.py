"""The screens of the second edition, and how one comes to them."""

import re
from typing import Any

from playwright.sync_api import Page

from madhouse.api import new_game
from madhouse.engine.game import Game
from madhouse.second.building import TableBuilder
from madhouse.second.building.builder import Face
from tests.browser.playing import Player
from tests.browser.second_evenings import SCENARIO, nearly_over
from tests.browser.sheets import Way
from tests.browser.sitting import laid_out_for_all, sit_down
from tests.rules.second.tables import LEV, PEARL
from tests.server.house import House

BESIDE_THE_TRAY = "front-hall.b"


def at_the_tray() -> TableBuilder:
    """Two in the hall, one of them with clues, beside a token with something to find."""
    table = TableBuilder(SCENARIO).investigator(PEARL, at=BESIDE_THE_TRAY, clues=2)
    table.investigator(LEV, at="front-hall.a").monster("ghost", at="front-hall.a")
    return table.token("tray", BESIDE_THE_TRAY).token("dorr", BESIDE_THE_TRAY)


def dice_lie_there() -> Game[Any, Any]:
    """They could be better, and there are clues to spend."""
    faces: list[Face] = ["investigation"] * 8
    game = at_the_tray().dice(*faces).play(turn_of=PEARL)
    game.apply("player-1", "search tray 0")
    return game


def at_peoples_table(seed: str = "9") -> Game[Any, Any]:
    """All have chosen whom they play; people have the figures, the cards and the dice."""
    game = new_game("second", story=SCENARIO, investigators=2, hands="people", seed=seed)
    while game.pending[0].kind == "investigator":
        game.apply(game.pending[0].seats[0], game.pending[0].options[0])
    return game


def _lies(lay: Any) -> Way:
    def go(page: Page, house: House) -> None:
        sit_down(page, laid_out_for_all(house, lay()))
        Player(page).meet("question")

    return go


def _token(page: Page, house: House) -> None:
    """What one can do with somebody, of all that can be done."""
    _lies(lambda: at_the_tray().play(turn_of=PEARL))(page, house)
    page.locator(".board").get_by_role("button", name=re.compile("Dorr")).click()


def _end(page: Page, house: House) -> None:
    sit_down(page, laid_out_for_all(house, nearly_over().together("", "bath 0").game))
    Player(page).meet("end")


def _people(page: Page, house: House) -> None:
    """What the house says first is read from its book, beside the map."""
    sit_down(page, laid_out_for_all(house, at_peoples_table()))
    page.locator("[data-corner=menu]").first.wait_for()


SECOND_SCREENS: dict[str, Way] = {
    "second-table": _lies(lambda: nearly_over().game),
    "second-monster": _lies(lambda: at_the_tray().play(turn_of=PEARL)),
    "second-dice": _lies(dice_lie_there),
    "second-token": _token,
    "second-people": _people,
    "second-end": _end,
}
