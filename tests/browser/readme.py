"""The pictures of the README, from the client as it is: `python -m tests.browser.readme`.

Those of one turn are frames in build/turn, for any tool that joins them to docs/pictures/turn.gif.
"""

import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, QUIET
from tests.browser.moments import SHOWN
from tests.browser.playing import Player
from tests.browser.screens import SCREENS
from tests.browser.screenshots import SIZES
from tests.browser.sitting import laid_out, sit_down
from tests.browser.waiting import PATIENCE, painted
from tests.rules.first.tables import JENNY, jenny
from tests.server.house import House

PICTURES = Path("docs/pictures")
FRAMES = Path("build/turn")
SMALL = 0.6


class Picture(NamedTuple):
    """A screen, the size of the window and how much of that size is kept."""

    screen: str
    size: str
    scale: float


README = {
    "table": Picture("table", "desk", 1),
    "front": Picture("front", "desk", SMALL),
    "keeper": Picture("keeper-busy", "desk", SMALL),
    "puzzle": Picture("puzzle-wiring", "desk", SMALL),
    "phone": Picture("table", "phone", 1),
    "end": Picture("end", "desk", SMALL),
    "second": Picture("second-table", "desk", 1),
    "dice": Picture("second-dice", "desk", SMALL),
    "people": Picture("second-reported", "desk", SMALL),
}


def visit(chromium: Browser, house: House, size: ViewportSize, scale: float, first: str) -> Page:
    """A page of the house in a browser of its own."""
    context = chromium.new_context(viewport=size, device_scale_factor=scale)
    context.add_init_script(first)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"http://127.0.0.1:{house.port}/health")
    return page


def one_turn(page: Page, house: House) -> None:
    """A step into a room where something stands, the nerve it takes, and an axe."""
    table = jenny("library.b", cards=["axe"]).pile("study", "lantern").fire("cellar").dice(4, 1)
    table.monster("zombie", "kitchen.b", "zombie-2", 3).stack("humanoid", "humanoid-11")
    sit_down(page, laid_out(house, table.play(turn_of=JENNY)))
    player = Player(page)
    film = Film(page)
    player.meet("question")
    painted(page)
    film.take()
    for words in ("Kitchen (b)", "with the Axe"):
        page.locator(".ask .opt", has_text=words).first.click()
        painted(page)
        film.take()
        page.locator(".ask .go .btn.brass").click()
        page.locator(SHOWN).wait_for()
        film.take(8)
        player.meet("question")
        painted(page)
        film.take()


class Film:
    """One picture after the other."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._taken = 0

    def take(self, pictures: int = 1) -> None:
        for _ in range(pictures):
            self._taken += 1
            self._page.screenshot(path=FRAMES / f"{self._taken:02}.png")


def main() -> None:
    FRAMES.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, (screen, size, scale) in README.items():
            page = visit(chromium, house, SIZES[size], scale, QUIET)
            SCREENS[screen](page, house)
            painted(page)
            page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=82)
            page.context.close()
        one_turn(visit(chromium, house, SIZES["desk"], SMALL, ""), house)
        chromium.close()
    house.close()


if __name__ == "__main__":
    main()
