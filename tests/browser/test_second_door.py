"""The front door of two games: which, how it is sat down to, the collection, and going on."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from madhouse.editions import edition_of
from tests.browser.conftest import Visit
from tests.browser.sitting import COMPANION, origin, sit_down
from tests.browser.waiting import at_rest
from tests.server.house import PERSON, House, Message

GENTLE = "first-cold-night"
PACK = {
    "id": "third-lamp",
    "name": "The Third Lamp",
    "text": "Two stories.",
    "look": None,
    "base": False,
}
NEEDING, NAMED = "salt-wedding", "The Salt Wedding"


def second_game(house: House) -> Message:
    """One person and a computer, at the beginning of a scenario."""
    seats = {"player-1": PERSON, "player-2": COMPANION}
    wish = {"edition": "second", "story": GENTLE, "seats": seats}
    created: Message = house.http.post("/api/games", json=wish).json()
    return created


def game_at(house: House, page: Page) -> Any:
    """The game of the table that the page has come to."""
    page.wait_for_url("**/#/game/*")
    return house.table(page.url.split("/game/")[1].split("?")[0]).game


# -- which game ------------------------------------------------------------------------------------


def test_each_game_is_shown_in_one_look_and_leads_to_an_evening_of_it(visit: Visit) -> None:
    page = visit(viewport={"width": 1280, "height": 720})
    cards = page.get_by_role("region", name="The two games").get_by_role("link")
    expect(cards).to_have_count(2)
    for card, players in zip(cards.all(), ("1 to 4", "2 to 5"), strict=True):
        expect(card).to_contain_text(f"{players} investigators")
        expect(card).to_contain_text("minutes")
        expect(card).to_be_in_viewport(ratio=1)
    cards.last.click()
    expect(page.get_by_role("radio", name="First Cold Night")).to_be_checked()


def test_play_now_goes_on_with_the_game_that_was_begun_last(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play now")).to_contain_text("training story")
    page.goto(f"{origin(page)}/#/new/second")
    page.get_by_role("button", name="Begin the evening").click()
    page.wait_for_url("**/#/game/*")
    page.goto(f"{origin(page)}/#/")
    play = page.get_by_role("button", name="Play now")
    expect(play).to_contain_text("First Cold Night, with a computer at your side")


@pytest.mark.rule("2e.ui.main-menu", "2e.collection.open", "2e.setup.update-collection")
def test_the_menu_offers_a_new_game_the_last_one_and_more(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, second_game(house))
    page.goto(f"{origin(page)}/#/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    expect(page.get_by_role("link", name="New game", exact=True)).to_be_visible()
    page.get_by_role("link", name="More", exact=True).click()
    page.get_by_role("link", name="My collection").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("My collection")
    expect(page.get_by_role("region", name="Second edition")).to_contain_text("always in play")


# -- a new game ------------------------------------------------------------------------------------


@pytest.mark.rule("2e.setup.choose-scenario", "2e.setup.solo-two-investigators")
def test_one_plays_alone_with_two(house: House, visit: Visit) -> None:
    page = visit("#/new/second")
    page.get_by_text("Ninety Barrels").click()
    page.get_by_text("Alone with two").click()
    page.get_by_text("Grim", exact=True).click()
    expect(page.locator("aside")).to_contain_text("Every other round two mythos events come.")
    page.get_by_role("button", name="Begin the evening").click()
    header = game_at(house, page).header
    assert (header.story, header.level) == ("ninety-barrels", "grim")
    assert header.runs == ("player-1", "player-1")
    assert header.hands == ""


def test_people_beside_a_table_say_how_many_go_in(house: House, visit: Visit) -> None:
    page = visit("#/new/second")
    page.get_by_text("Beside a real table").click()
    count = page.get_by_role("group", name="How many go in")
    expect(count.get_by_role("button", name="One fewer")).to_be_disabled()
    for _ in range(3):
        count.get_by_role("button", name="One more").click()
    expect(count.get_by_role("button", name="One more")).to_be_disabled()
    page.get_by_role("button", name="Begin the evening").click()
    game = game_at(house, page)
    assert (game.header.hands, game.header.investigators, game.header.level) == ("people", 5, "")
    assert list(game.seats) == ["people"]


def test_seats_are_for_people_and_computers(house: House, visit: Visit) -> None:
    page = visit("#/new/second")
    page.get_by_role("button", name="Another investigator").click()
    third = page.get_by_role("region", name="Player 3")
    third.get_by_label("a computer").check(force=True)
    page.get_by_role("button", name="Begin the evening").click()
    game = game_at(house, page)
    assert list(game.seats) == ["player-1", "player-2", "player-3"]
    assert game.header.agreements == ("take-backs",)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_the_way_in_is_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("#/new/second", viewport={"width": size[0], "height": size[1]})
    begin = page.get_by_role("button", name="Begin the evening")
    for far in ("0", "innerHeight / 2", "document.documentElement.scrollHeight"):
        page.evaluate(f"scrollTo(0, {far})")
        at_rest(page)
        expect(begin).to_be_in_viewport(ratio=1)


# -- the collection --------------------------------------------------------------------------------


def with_a_pack(page: Page) -> None:
    """The house has one product beside the base set, which a story needs."""

    def answer(route: Route) -> None:
        shelves = route.fetch().json()
        for library in shelves["editions"]:
            if library["edition"] == "second":
                library["packs"] = [each for each in library["packs"] if each["base"]] + [PACK]
                library["stories"] = [each for each in library["stories"] if not each["needs"]]
                story = next(each for each in library["stories"] if each["id"] == NEEDING)
                story["needs"] = [PACK["id"]]
        route.fulfill(body=json.dumps(shelves), content_type="application/json")

    page.context.route("**/api/library", answer)


@pytest.mark.rule(
    "2e.collection.toggle",
    "2e.setup.enable-disable-button",
    "2e.collection.purpose",
    "2e.collection.check-before-game",
)
def test_what_is_set_aside_is_not_offered_until_it_is_enabled_again(visit: Visit) -> None:
    page = visit("health")
    with_a_pack(page)
    page.goto(f"{origin(page)}/#/collection")
    page.get_by_role("button", name=PACK["name"]).click()
    switch = page.get_by_role("switch")
    expect(page.get_by_role("switch", name="Enabled")).to_be_checked()
    expect(page.get_by_role("complementary")).to_contain_text(NAMED)
    switch.uncheck(force=True)
    expect(page.get_by_role("switch", name="Disabled")).not_to_be_checked()

    page.goto(f"{origin(page)}/#/new/second")
    page.reload()
    expect(page.get_by_role("radio", name="First Cold Night")).to_be_checked()
    expect(page.get_by_role("radio", name=NAMED)).to_have_count(0)
    expect(page.get_by_text(f"Not offered: {NAMED}")).to_contain_text(PACK["name"])

    page.get_by_role("link", name="My collection").click()
    page.get_by_role("button", name=PACK["name"]).click()
    page.get_by_role("switch", name="Disabled").check(force=True)
    page.goto(f"{origin(page)}/#/new/second")
    page.get_by_text(NAMED).click()
    expect(page.locator("aside")).to_contain_text(f"needs {PACK['name']}")


@pytest.mark.rule("2e.collection.disabled-not-used")
@pytest.mark.parametrize("enabled", [True, False])
def test_a_new_game_names_what_is_enabled(visit: Visit, enabled: bool) -> None:
    page = visit("health")
    with_a_pack(page)
    aside = [] if enabled else [PACK["id"]]
    page.evaluate("aside => localStorage.setItem('madhouse.aside', aside)", _aside(aside))
    page.goto(f"{origin(page)}/#/new/second")
    with page.expect_request("**/api/games") as asked:
        page.get_by_role("button", name="Begin the evening").click()
    assert asked.value.post_data_json["packs"] == ([PACK["id"]] if enabled else [])


def _aside(packs: list[Any]) -> str:
    return json.dumps({"second": packs})


# -- going on --------------------------------------------------------------------------------------


@pytest.mark.rule(
    "2e.save.resume",
    "2e.save.purpose",
    "2e.setup.continue-saved",
    "2e.setup.continue-loads-latest",
)
def test_the_last_game_is_gone_on_with_where_it_stood(house: House, visit: Visit) -> None:
    created = second_game(house)
    guest = house.guest(created["game"], created["seats"][0]["token"]).meet()
    while not guest.states["player-1"]["view"]["round"]:
        while not guest.states["player-1"]["questions"]:
            guest.hear("state")
        guest.choose("player-1", guest.states["player-1"]["questions"][0]["options"][0]["option"])
    guest.close()
    answers = len(house.table(created["game"]).game.answers)

    page = visit("health")
    sit_down(page, created)
    page.locator("canvas, .house, svg").first.wait_for()
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda told: heard.append(told)))
    page.goto(f"{origin(page)}/#/")
    page.reload()
    resume = page.get_by_role("link", name="Continue")
    expect(resume).to_contain_text("First Cold Night, round 1")
    expect(resume.get_by_role("img")).to_be_visible()
    assert_nothing_unlaid(house, created["game"], "".join(map(str, heard)))

    resume.click()
    page.wait_for_url(f"**/#/game/{created['game']}")
    assert len(house.table(created["game"]).game.answers) == answers


def assert_nothing_unlaid(house: House, game: str, heard: str) -> None:
    """What came for the picture names the rooms that are laid and no other."""
    table = house.table(game).game
    whole = edition_of("second").workshop.map_of(GENTLE, table.table.state.app.map).board
    assert whole
    assert table.board
    laid = set(table.board.rooms)
    unlaid = set(whole.rooms) - laid
    assert unlaid
    assert all(f'"{room}"' in heard for room in laid)
    assert not [room for room in unlaid if f'"{room}"' in heard]


# -- how to play -----------------------------------------------------------------------------------


def test_each_game_has_a_page_that_says_how_it_is_played(visit: Visit) -> None:
    page = visit("#/how-to-play")
    expect(page.get_by_role("main")).to_contain_text("The others walk in")
    page.get_by_role("link", name="How to play the second edition").click()
    expect(page.get_by_role("main")).to_contain_text("Stars and keyholes")
    page.get_by_role("button", name="Play First Cold Night").click()
    page.wait_for_url("**/#/game/*")
