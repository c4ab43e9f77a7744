"""Several people before one screen: a curtain hides the table between keeper and investigators."""

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.sitting import evening, sit_down
from tests.server.house import PERSON, House

KEEPER_ONLY = ".as-keeper"


def test_a_curtain_falls_between_the_keeper_and_the_investigators(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, PERSON, PERSON))
    player = Player(page, seed=3)
    player.play(most=60)
    assert player.met["curtain"] >= 2


def test_behind_the_curtain_nothing_can_be_read_or_reached(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, PERSON))
    player = Player(page, seed=3)
    while player.meet("setup", "question", "curtain")["what"] != "curtain":
        player.answer(player.look())
    for _ in range(5):
        page.keyboard.press("Tab")
        assert page.evaluate("Boolean(document.activeElement.closest('.curtain'))")
    middle = page.evaluate("document.elementFromPoint(700, 60).closest('.curtain') !== null")
    assert middle


def test_the_first_page_of_the_evening_lies_behind_a_curtain_too(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, PERSON))
    assert Player(page).meet("setup", "question", "curtain")["what"] == "curtain"
