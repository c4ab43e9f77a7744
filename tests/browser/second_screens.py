"""The screens of the second edition, and how one comes to them."""

import re
from typing import Any

from playwright.sync_api import Page

from madhouse.api import new_game
from madhouse.engine.game import Game
from madhouse.second.building import TableBuilder
from madhouse.second.building.builder import Face
from madhouse.second.edition import the_box
from tests.browser.playing import Player
from tests.browser.second_evenings import SCENARIO, nearly_over
from tests.browser.second_tables import at_the_table, corner, from_the_menu, peoples_table
from tests.browser.sheets import Way
from tests.browser.sitting import COMPANION, laid_out_for_all, sit_down
from tests.browser.trial_boards import begun as trial_begun
from tests.browser.trial_boards import shortest_win
from tests.browser.waiting import next_frame
from tests.rules.second.tables import LEV, PEARL
from tests.server.house import PERSON, House

STEP_BY_STEP = """
localStorage.setItem(
  'madhouse.settings',
  JSON.stringify({ moments: false, motion: 'less', pace: 'calm' }),
)
"""
"""Before a page begins: no moments, but everything is shown step by step."""
BESIDE_A_COMPUTER = {"player-1": PERSON, "player-2": COMPANION}
BESIDE_THE_TRAY = "front-hall.b"
TRAIN = "boat-train"


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


def _setup(page: Page, house: House) -> None:
    """Whom one plays."""
    game = new_game("second", story=SCENARIO, investigators=2, seed="1")
    sit_down(page, laid_out_for_all(house, game), "player-1")
    Player(page).meet("question")


def _errands(page: Page, house: House) -> None:
    """What can be asked of a computer at one's side."""
    case = {"case": at_the_tray().play(turn_of=PEARL).case(), "seats": BESIDE_A_COMPUTER}
    sit_down(page, house.http.post("/api/cases", json=case).json())
    Player(page).meet("question")
    page.locator(".turns .turn").nth(1).click()
    page.get_by_role("button", name="Search this").click()


def last_of_a_round() -> Game[Any, Any]:
    """All but one have had their turns, and something walks the house."""
    table = TableBuilder(SCENARIO).investigator(PEARL, at=BESIDE_THE_TRAY, acted=True)
    table.investigator(LEV, at="front-hall.a").monster("ghost", at="parlour.a")
    return table.monster("cultist", at="front-hall.b").play(turn_of=LEV)


def to_the_mythos(page: Page, house: House) -> Player:
    """The last turn of a round ends; what is shown step by step waits."""
    page.add_init_script(STEP_BY_STEP)
    sit_down(page, laid_out_for_all(house, last_of_a_round()))
    player = Player(page)
    seen = player.meet("question")
    player.choose(len(seen["options"]) - 1, seen)
    return player


def _mythos(page: Page, house: House) -> None:
    """The whole mythos phase, as it lies there at its end."""
    player = to_the_mythos(page, house)
    while not page.locator(".mythos.over").count():
        seen = player.look()
        if seen["what"] == "question" and not page.locator(".mythos").count():
            player.answer(seen)
        else:
            page.keyboard.press(".")
            next_frame(page)


def _end(page: Page, house: House) -> None:
    sit_down(page, laid_out_for_all(house, nearly_over().together("", "bath 0").game))
    Player(page).meet("end")


def _people(page: Page, house: House) -> None:
    """What the house says first is read from its book, beside the map."""
    sit_down(page, laid_out_for_all(house, at_peoples_table()))
    page.locator("[data-corner=menu]").first.wait_for()


def _choosing(page: Page, house: House) -> None:
    """Step seven of the setup, with every pack."""
    sit_down(page, peoples_table(house, packs=tuple(the_box().collection)))
    page.locator("[data-do=ready]").click()
    page.locator("[data-step=investigators]").wait_for()


def _peoples_monster(page: Page, house: House) -> None:
    """Somebody has attacked what a card has brought: what happens is read beside it."""
    at_the_table(page, house, "a card spawns cultist")
    corner(page, "monsters").click()
    page.locator('[data-monster="cultist 1"]').click()
    page.locator("[data-part=attack]").click()
    page.locator('[data-option="attack cultist 1 by heavy"]').click()
    page.locator("[data-part=effect] .came").first.wait_for()


def _ledger(page: Page, house: House) -> None:
    """Round by round what was said and done."""
    _lies(lambda: nearly_over().game)(page, house)
    from_the_menu(page, "log")
    page.locator(".spread").first.wait_for()


def _trial(page: Page, house: House) -> None:
    """Late on a trial board: cars of a train with Water, Fire and a Rift in them."""
    game, answers = trial_begun(shortest_win(TRAIN), TRAIN)
    for line in answers[: len(answers) * 4 // 5]:
        game.apply(game.pending[0].seats[0], line)
    sit_down(page, laid_out_for_all(house, game))
    Player(page).meet("question")


SECOND_SCREENS: dict[str, Way] = {
    "second-table": _lies(lambda: nearly_over().game),
    "second-monster": _lies(lambda: at_the_tray().play(turn_of=PEARL)),
    "second-dice": _lies(dice_lie_there),
    "second-token": _token,
    "second-setup": _setup,
    "second-errands": _errands,
    "second-mythos": _mythos,
    "second-people": _people,
    "second-choosing": _choosing,
    "second-peoples-monster": _peoples_monster,
    "second-ledger": _ledger,
    "second-trial": _trial,
    "second-end": _end,
}
