"""Screens of the second edition that are come to from others: hurt and mad people, the app beside
a real table, and the evening that is over."""

from playwright.sync_api import Page

from madhouse.second.building import TableBuilder
from tests.browser.curtains import GOAL
from tests.browser.playing import Player
from tests.browser.second_evenings import SCENARIO, gone_mad, nearly_over
from tests.browser.second_tables import at_the_table, corner, from_the_menu, peoples_table
from tests.browser.sheets import Way
from tests.browser.sitting import laid_out_for_all, origin, sit_down
from tests.browser.waiting import next_frame
from tests.rules.second.tables import LEV, PEARL
from tests.server.house import House


def _hurt(page: Page, house: House) -> None:
    """Harm up and down, conditions, cards, fire and darkness."""
    table = TableBuilder(SCENARIO).fire("kitchen.a").darkness("parlour.a", "parlour.b")
    table.investigator(
        PEARL,
        at="front-hall.b",
        clues=2,
        has=["dark-lantern", "coat-pistol"],
        conditions=["dazed", "wounded"],
        damage=["limp", "cracked-ribs"],
        horror=["run"],
        facedown=(2, 3),
    )
    table.investigator(LEV, at="front-hall.a", damage=["winded"]).monster("ghost", at="parlour.a")
    table.monster("cultist", at="front-hall.b").token("dorr", "front-hall.a")
    sit_down(page, laid_out_for_all(house, table.play(turn_of=PEARL)))
    Player(page).meet("question")


def _hurt_cards(page: Page, house: House) -> None:
    """The same, with the cards open where they are a page of their own."""
    _hurt(page, house)
    if (tab := page.locator(".tabs button", has_text="Cards")).count():
        tab.click()


def _curtain(page: Page, house: House) -> None:
    """Somebody has a secret, and another goes next."""
    sit_down(page, laid_out_for_all(house, gone_mad(nearly_over(), GOAL[0])))
    page.locator(".curtain").wait_for()


def _watching(page: Page, house: House) -> None:
    created = laid_out_for_all(house, nearly_over().game)
    page.goto(f"{origin(page)}/#/watch/{created['game']}/{created['watch']}")
    page.get_by_role("button", name="Watch").click()
    page.locator(".house, .board").first.wait_for()


def _over(section: str) -> Way:
    """The evening that has ended, open at one of its pages."""

    def go(page: Page, house: House) -> None:
        game = nearly_over().together("", "bath 0").game
        sit_down(page, laid_out_for_all(house, game))
        Player(page).meet("end")
        page.get_by_role("tab", name=section).click()
        page.locator("[role=tabpanel] :is(h3, h4, dt, p)").first.wait_for()

    return go


def _setup_step(name: str) -> Way:
    """A step of the setup that is read at the table."""

    def go(page: Page, house: House) -> None:
        sit_down(page, peoples_table(house))
        step = page.locator("[data-step]")
        step.wait_for()
        while step.get_attribute("data-step") != name:
            page.locator("[data-do=next]").click()
            next_frame(page)

    return go


def _reported(page: Page, house: House) -> None:
    """What a report has led to is read beside the map."""
    at_the_table(page, house)
    page.locator("[data-lies=to-dining-room]").click()
    page.locator(".ask .opt").first.click()
    page.locator(".reading .book.beside").wait_for()


def _menu(item: str = "") -> Way:
    def go(page: Page, house: House) -> None:
        at_the_table(page, house, "a card spawns ghost")
        if item:
            from_the_menu(page, item)
        else:
            corner(page, "menu").click()
            page.locator("[data-item]").first.wait_for()

    return go


def _corner(name: str) -> Way:
    def go(page: Page, house: House) -> None:
        at_the_table(page, house, "a card spawns cultist", "a card spawns ghost")
        corner(page, name).click()
        page.locator("[data-strip], dialog[open]").first.wait_for()

    return go


def _peoples_mythos(page: Page, house: House) -> None:
    """The phase of the house, read at the table."""
    at_the_table(page, house, "a card spawns cultist")
    corner(page, "end").click()
    page.locator("dialog[open]").first.wait_for()


MORE_SCREENS: dict[str, Way] = {
    "second-hurt": _hurt,
    "second-hurt-cards": _hurt_cards,
    "second-curtain": _curtain,
    "second-watching": _watching,
    "second-hidden": _over("Hidden"),
    "second-numbers": _over("Numbers"),
    "second-told": _over("The evening, told"),
    "second-replay": _over("Replay"),
    "second-proof": _over("Proof"),
    "second-step-tiles": _setup_step("tiles"),
    "second-step-scenario": _setup_step("scenario"),
    "second-reported": _reported,
    "second-menu": _menu(),
    "second-objective": _menu("objective"),
    "second-menu-card": _menu("card"),
    "second-menu-fire": _menu("fire"),
    "second-monsters": _corner("monsters"),
    "second-inventory": _corner("inventory"),
    "second-peoples-mythos": _peoples_mythos,
}
