"""What lies over and beside the table, and how one comes to it: menu, journal, talk, replay."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.playing import Player
from tests.browser.sitting import evening, laid_out, origin, sit_down
from tests.rules.first.puzzle_tables import ATTEMPT, ONE_SWAP, at_the_lintel
from tests.rules.first.tables import JENNY, answer, jenny
from tests.server.house import OPEN, PERSON, House

Way = Callable[[Page, House], None]


def _begun(page: Page, house: House) -> None:
    """Everybody has set up, and the first question lies there."""
    sit_down(page, evening(house, story="lot-thirteen"))
    player = Player(page)
    while (seen := player.meet("setup", "question"))["what"] == "setup":
        player.answer(seen)


def _open_menu(page: Page, item: str = "") -> None:
    page.get_by_role("button", name="Menu").last.click()
    dialog = page.get_by_role("dialog", name="Menu")
    dialog.wait_for()
    if item:
        dialog.get_by_role("button", name=item).click()


def _menu(page: Page, house: House) -> None:
    _begun(page, house)
    _open_menu(page)


def _seats(page: Page, house: House) -> None:
    """An empty chair, one's own, and the keeper's, which is about to go to a computer."""
    sit_down(page, evening(house, PERSON, PERSON, OPEN), "keeper")
    Player(page).meet("setup")
    _open_menu(page, "Seats and links")
    page.get_by_role("button", name="Let a computer play").first.click()


def _talk(page: Page, house: House) -> None:
    _begun(page, house)
    _open_menu(page, "Talk")
    for words in ("Is anybody there?", "I thought I heard the stairs."):
        page.locator(".talk input").fill(words)
        page.keyboard.press("Enter")
        page.locator(".talk li", has_text=words).wait_for()


def _journal(page: Page, house: House) -> None:
    _begun(page, house)
    _open_menu(page, "Journal")
    page.locator(".book article").first.wait_for()


def _spectator(page: Page, house: House) -> None:
    table = jenny("kitchen.a", 1).monster("zombie", at="kitchen.b").dark("study")
    created = laid_out(house, table.play(turn_of=JENNY))
    page.goto(f"{origin(page)}/#/watch/{created['game']}/{created['watch']}")
    page.get_by_role("button", name="Watch").click()
    page.locator(".house").first.wait_for()


def _handed_over(page: Page, house: House) -> None:
    """One comes back to a seat that a computer plays."""
    created = laid_out(house, jenny("kitchen.a", 2).play(turn_of=JENNY))
    seat, token = "investigator-1", created["seats"][0]["token"]
    house.post(
        f"{created['game']}/seats/{seat}/computer", token, holder="computer", player="heuristic"
    )
    sit_down(page, created, seat)
    page.get_by_text("A computer plays for you").wait_for()


def _over(section: str, moves: int = 0) -> Way:
    """An evening that has just ended, open at one of its pages; so many moves on in its replay."""

    def go(page: Page, house: House) -> None:
        game = at_the_lintel(*ONE_SWAP).event(4, 2).play(turn_of=JENNY)
        answer(game, "move study.c", ATTEMPT, "swap 1 2", "end turn")
        sit_down(page, laid_out(house, game))
        Player(page).meet("end")
        page.get_by_role("tab", name=section).click()
        page.locator("[role=tabpanel] :is(h3, h4, dt, p)").first.wait_for()
        for move in range(1, moves + 1):
            page.get_by_label("One move on").click()
            page.locator(".told h3", has_text=f"Move {move} of").wait_for()

    return go


SHEETS: dict[str, Way] = {
    "menu": _menu,
    "seats": _seats,
    "talk": _talk,
    "journal": _journal,
    "spectator": _spectator,
    "handed-over": _handed_over,
    "hidden": _over("Hidden"),
    "numbers": _over("Numbers"),
    "told": _over("The evening, told"),
    "replay": _over("Replay", 2),
    "proof": _over("Proof"),
}
