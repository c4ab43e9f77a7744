"""Seats: the link to one's own, invitations, leaving, and computers that stand in."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.sitting import GENTLE, evening, laid_out, origin, sit_down
from tests.rules.first.tables import JENNY, jenny
from tests.server.house import CHANCE, OPEN, PERSON, House, Message

CLIPBOARD = "navigator.clipboard.writeText = async (text) => void (window.copied = text)"
"""Before a page begins: what it copies is found here, and nobody else copies anything over it."""
REACHED = '{"open": true, "addresses": ["http://192.0.2.7:8693/"]}'
MANY = """game => {
  const held = JSON.parse(localStorage.getItem('madhouse.seats'))
  held[game].at = Date.now()
  for (let at = 0; at < 900; at++) held[`gone-${at}`] = {
    game: `gone-${at}`, seats: [{ seat: 'keeper', token: `${at}`.padStart(32, 'x') }],
    invitations: [], watch: '', at,
  }
  held['gone-899'].missed = 1
  localStorage.setItem('madhouse.seats', JSON.stringify(held))
}"""
"""More games than a list can ask for; one of them was first missed long ago."""
KEPT = "name => name in JSON.parse(localStorage.getItem('madhouse.seats'))"


def open_menu(page: Any) -> Any:
    """The menu; during the setup the table's own lies under it."""
    page.get_by_role("button", name="Menu").last.click()
    return page.get_by_role("dialog")


def open_seats(page: Any) -> Any:
    """The list of seats, as it comes out of the menu."""
    open_menu(page).get_by_role("button", name="Seats and links").click()
    return page.get_by_role("region", name="Who sits where")


def copied(page: Any, button: Any) -> str:
    """What a button puts into the clipboard."""
    page.evaluate("window.copied = ''")
    button.click()
    link: str = page.wait_for_function("() => window.copied").json_value()
    return link


def two_at_the_table(house: House) -> Message:
    """Jenny's turn; somebody else is there too."""
    return laid_out(house, jenny("kitchen.a", 2).play(turn_of=JENNY))


def test_the_link_to_ones_seat_goes_on_elsewhere(house: House, visit: Visit) -> None:
    here, there = visit("health"), visit("health")
    here.add_init_script(CLIPBOARD)
    sit_down(here, evening(house))
    player = Player(here, seed=5)
    player.play(most=8)
    before = player.meet("question")
    seats = open_seats(here)
    link = copied(here, seats.get_by_role("button", name="Copy the link to my seat"))
    expect(seats).to_contain_text("Whoever has it sits in your chair")
    here.keyboard.press("Escape")
    there.goto(link)
    other = Player(there)
    assert other.meet("question")["number"] == before["number"]
    assert "/seat/" not in there.url  # the token does not stay in the address
    other.answer(before)
    after = other.meet("question", "puzzle", "end")["number"]
    here.locator(f'[data-question="{after}"]').wait_for()
    there.reload()
    assert other.meet("question", "puzzle", "end")["number"] == after


def test_one_link_for_all_seats_of_a_screen(house: House, visit: Visit) -> None:
    here, there = visit("health"), visit()
    here.add_init_script(CLIPBOARD)
    sit_down(here, evening(house, PERSON, PERSON))
    here.goto(f"{origin(here)}/#/games")
    link = copied(here, here.get_by_role("button", name="Copy the link to my seats"))
    there.get_by_role("button", name="Join with a link").click()
    there.get_by_label("The link you were sent").fill(link)
    there.get_by_role("button", name="Sit down").click()
    Player(there).meet("curtain")
    there.goto(f"{origin(there)}/#/games")
    expect(there.locator("main li")).to_contain_text("you: The keeper")
    expect(there.locator("main li")).to_contain_text("you: Investigator 1")


def test_a_link_that_opens_nothing_takes_nothing(house: House, visit: Visit) -> None:
    page = visit("health")
    created = evening(house)
    sit_down(page, created)
    Player(page).meet("setup")
    page.goto(f"{origin(page)}/#/seat/{created['game']}/investigator-1/{'x' * 32}")
    expect(page.get_by_role("status")).to_contain_text("opens no seat any more")
    page.goto(f"{origin(page)}/#/game/{created['game']}")
    Player(page).meet("setup")


def test_a_game_that_is_gone_says_why(house: House, visit: Visit) -> None:
    page = visit("health")
    created = evening(house)
    sit_down(page, created)
    Player(page).meet("setup")
    headers = {"seats": created["seats"][0]["token"]}
    assert house.http.delete(f"/api/games/{created['game']}", headers=headers).is_success
    told = page.locator(".lost").filter(has_text="There is no such game")
    expect(told).to_be_visible()
    page.reload()
    expect(told).to_contain_text("it may have been deleted")


def test_an_invitation_from_the_table_has_the_address_of_the_network(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    page.add_init_script(CLIPBOARD)
    page.route("**/api/reach", lambda route: route.fulfill(body=REACHED))
    sit_down(page, evening(house, PERSON, OPEN), "keeper")
    Player(page).meet("setup")
    created = page.evaluate("location.hash.split('/')[2]")
    seats = open_seats(page)
    link = copied(page, seats.get_by_role("button", name="New link", exact=True))
    assert link.startswith(f"http://192.0.2.7:8693/#/join/{created}/investigator-1/")
    expect(seats).not_to_contain_text("madhouse serve")


def test_at_a_server_for_one_machine_it_says_so(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, OPEN), "keeper")
    Player(page).meet("setup")
    expect(open_seats(page)).to_contain_text("madhouse serve --host 0.0.0.0")


def test_a_new_link_makes_the_old_one_useless(house: House, visit: Visit) -> None:
    created = evening(house, PERSON, OPEN)
    (old,) = created["invitations"]
    page = visit("health")
    page.add_init_script(CLIPBOARD)
    sit_down(page, created)
    Player(page).meet("setup")
    link = copied(page, open_seats(page).get_by_role("button", name="New link", exact=True))
    late = visit(f"#/join/{created['game']}/{old['seat']}/{old['token']}")
    late.get_by_role("button", name="Sit down").click()
    expect(late.get_by_role("alert")).to_contain_text("may have been used already")
    guest = visit(link[link.index("#") :])
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="I have them: to the table").click()
    Player(guest).meet("setup")


def test_who_leaves_has_a_link_for_another(house: House, visit: Visit) -> None:
    page = visit("health")
    created = evening(house, CHANCE, PERSON, PERSON)
    sit_down(page, created)
    Player(page).meet("setup")
    second = open_seats(page).locator("li").nth(2)
    second.get_by_role("button", name="Leave this seat").click()
    second.get_by_role("button", name="Leave it").click()
    page.wait_for_url("**/#/invite/*")
    link = page.get_by_label("Link for Investigator 2").first.input_value()
    guest = visit(link[link.index("#") :])
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("button", name="I have them: to the table").click()
    guest.locator(".setup").wait_for()
    page.get_by_role("button", name="To the table").click()
    Player(page).meet("setup")
    expect(open_seats(page).get_by_role("button", name="Leave this seat")).to_have_count(1)


def test_a_game_is_taken_off_the_list(house: House, visit: Visit) -> None:
    page = visit("health")
    created = evening(house)
    sit_down(page, created)
    page.goto(f"{origin(page)}/#/games")
    page.get_by_role("button", name="Take off the list").click()
    page.get_by_role("button", name="Forget it").click()
    expect(page.locator("main li")).to_have_count(0)
    assert house.get(created["game"]).is_success


def test_an_empty_chair_goes_to_a_computer(house: House, visit: Visit) -> None:
    page = visit("health")
    created = evening(house, OPEN, PERSON, OPEN)
    sit_down(page, created)
    Player(page).meet("setup")
    chairs = open_seats(page).locator("li")
    keeper, second = chairs.nth(0), chairs.nth(2)
    second.get_by_role("button", name="Let a computer play").click()
    second.get_by_role("button", name="Do it").click()
    expect(second).to_contain_text("a computer")
    keeper.get_by_role("button", name="Let a computer play").click()
    keeper.get_by_role("button", name="cruel").click()
    expect(keeper).to_contain_text("computer, cruel")
    players = [each["player"] for each in house.get(created["game"]).json()["seats"]]
    assert players == ["cruel", "", "heuristic"]


def test_a_seat_is_taken_back_at_the_table_itself(house: House, visit: Visit) -> None:
    page = visit("health")
    created = two_at_the_table(house)
    sit_down(page, created, "investigator-1")
    Player(page).meet("question")
    token = next(each["token"] for each in created["seats"] if each["seat"] == "investigator-1")
    path = f"{created['game']}/seats/investigator-1/computer"
    assert house.post(path, token, holder="computer", player="heuristic").is_success
    line = page.locator(".ask").filter(has_text="A computer plays for you")
    line.get_by_role("button", name="Sit down again").click()
    expect(line).to_have_count(0)
    assert house.get(created["game"]).json()["seats"][1]["holder"] == "person"


def test_a_computer_takes_ones_seat_only_when_asked_twice(house: House, visit: Visit) -> None:
    page = visit("health")
    created = evening(house, PERSON, PERSON)
    sit_down(page, created, "investigator-1")
    Player(page).meet("setup")
    own = open_seats(page).locator("li").nth(1)
    own.get_by_role("button", name="Let a computer play").click()
    expect(own).to_contain_text("what it does stands")
    assert house.get(created["game"]).json()["seats"][1]["holder"] == "person"
    own.get_by_role("button", name="Do it").click()
    expect(own.get_by_role("button", name="Sit down again")).to_be_visible()
    assert house.get(created["game"]).json()["seats"][1]["holder"] == "computer"


def test_the_case_file_of_one_who_plays_alone(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, evening(house))
    Player(page).meet("setup")
    menu = open_menu(page)
    with page.expect_download() as download:
        menu.get_by_role("button", name="Case file").click()
    assert download.value.suggested_filename == "the-cold-supper.case"


def test_with_others_there_is_no_case_file_yet(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, OPEN), "keeper")
    Player(page).meet("setup")
    menu = open_menu(page)
    expect(menu.get_by_role("button", name="Report a problem")).to_be_visible()
    expect(menu.get_by_role("button", name="Case file")).to_have_count(0)


def test_a_known_seed_is_told_to_guests_and_in_the_list(house: House, visit: Visit) -> None:
    created = house.set_up(PERSON, (OPEN,), seed="a winter night")
    (link,) = created["invitations"]
    guest = visit(f"#/join/{created['game']}/{link['seat']}/{link['token']}")
    expect(guest.locator("form")).to_contain_text("known beforehand")
    page = visit("health")
    sit_down(page, created)
    page.goto(f"{origin(page)}/#/games")
    expect(page.locator("main li")).to_contain_text("seed known")


def test_games_without_number_do_not_hide_those_that_go_on(house: House, visit: Visit) -> None:
    page = visit("health")
    created = evening(house, GENTLE)
    sit_down(page, created)
    Player(page).meet("setup")
    page.evaluate(MANY, created["game"])
    page.goto(f"{origin(page)}/#/games")
    expect(page.locator("main li")).to_have_count(1)
    assert page.evaluate(KEPT, "gone-898")  # its server may come back
    assert not page.evaluate(KEPT, "gone-899")


def test_a_report_that_was_not_stored_says_so(house: House, visit: Visit) -> None:
    page = visit("health")
    page.route("**/problem", lambda route: route.fulfill(status=503, body='{"message": "Full."}'))
    sit_down(page, evening(house))
    Player(page).meet("setup")
    menu = open_menu(page)
    menu.get_by_role("button", name="Report a problem").click()
    page.locator("textarea").fill("It rained.")
    menu.get_by_role("button", name="Send").click()
    expect(menu.get_by_role("alert")).to_have_text("Full.")
    expect(page.locator("textarea")).to_have_value("It rained.")
