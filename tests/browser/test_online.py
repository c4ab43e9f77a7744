"""Two browsers and a computer at one table; pages are reloaded and connections are lost."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player, play_together
from tests.browser.sitting import GENTLE, accept, evening, laid_out, origin, sit_down
from tests.rules.first.tables import JENNY, jenny
from tests.server.house import CHANCE, OPEN, PERSON, House, seated


def test_two_browsers_and_a_computer_keeper(house: House, visit: Visit) -> None:
    created = evening(house, GENTLE, PERSON, OPEN)
    here, there = visit("health"), visit("health")
    sit_down(here, created)
    accept(there, created)
    players = [Player(here, seed=1), Player(there, seed=2)]
    assert play_together(players, most=40) >= 40  # both may answer at the same time
    for page in (here, there):
        expect(page.locator("main")).to_contain_text("round", ignore_case=True)


def test_a_reload_in_the_middle_loses_nothing(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, evening(house))
    player = Player(page, seed=8)
    player.play(most=12)
    before = player.meet("question")
    page.reload()
    after = player.meet("question")
    assert after == before


def test_a_lost_connection_comes_back_by_itself(house: House, visit: Visit) -> None:
    page = visit("health")
    way = Way()
    page.route_web_socket("**/play", way)
    sit_down(page, evening(house))
    player = Player(page, seed=9)
    player.play(most=10)
    before = player.meet("question")
    way.close()
    lost = page.get_by_text("The connection is lost")
    expect(lost).to_be_visible()
    way.blocked = False
    expect(lost).to_have_count(0)
    assert player.meet("question") == before
    player.answer(before)


class Way:
    """The way to the server, which may be blocked for as long as somebody looks."""

    def __init__(self) -> None:
        self.blocked = False
        self.lines: list[Any] = []

    def __call__(self, line: Any) -> None:
        if self.blocked:
            line.close()
        else:
            line.connect_to_server()
            self.lines.append(line)

    def close(self) -> None:
        self.blocked = True
        self.lines[-1].close()


class Line:
    """What a browser and the server say to each other, until the line goes dead."""

    def __init__(self, route: Any) -> None:
        self.dead = False
        server = route.connect_to_server()
        route.on_message(lambda words: self.dead or server.send(words))
        server.on_message(lambda words: self.dead or route.send(words))


def test_a_line_that_has_gone_dead_is_noticed_and_what_was_said_comes_back(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    lines: list[Line] = []
    page.route_web_socket("**/play", lambda route: lines.append(Line(route)))
    page.clock.install()
    sit_down(page, evening(house))
    Player(page).meet("setup")
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))  # it does not go on by itself
    lines[-1].dead = True
    page.get_by_role("button", name="Menu").last.click()
    page.get_by_role("dialog").get_by_role("button", name="Talk").click()
    said = page.locator(".talk input")
    said.fill("Is anybody there?")
    said.press("Enter")
    page.clock.run_for(26_000)  # a ping
    page.clock.run_for(11_000)  # and no answer
    expect(said).to_have_value("Is anybody there?")
    expect(page.locator(".talk").get_by_role("alert")).to_contain_text("not heard")
    page.clock.run_for(2_000)
    expect(page.get_by_text("The connection is lost")).to_have_count(0)
    assert len(lines) == 2
    said.press("Enter")
    expect(page.locator(".talk li")).to_contain_text("Is anybody there?")
    expect(said).to_have_value("")


def test_somebody_watches(house: House, visit: Visit) -> None:
    created = evening(house)
    player_page, watcher = visit("health"), visit("health")
    sit_down(player_page, created)
    player = Player(player_page, seed=2)
    player.play(most=8)
    watcher.goto(f"{origin(watcher)}/#/watch/{created['game']}/{created['watch']}")
    watcher.locator("form .brass").click()
    watcher.locator(".house").first.wait_for()
    expect(watcher.locator("[data-question]")).to_have_count(0)


def test_an_invitation_says_who_sits_there_already(house: House, visit: Visit) -> None:
    nameless = {"holder": "person"}
    created = evening(house, OPEN, nameless, OPEN)
    link = created["invitations"][0]
    address = f"#/join/{created['game']}/{link['seat']}/{link['token']}"
    seats = visit(address).locator("form li")
    expect(seats.nth(1)).to_contain_text("taken")
    expect(seats.nth(2)).to_contain_text("nobody yet")
    page = visit("health")
    sit_down(page, created)
    Player(page).meet("setup")
    expect(visit(address).locator("form li").nth(1)).to_contain_text("here")


def test_the_keeper_is_called_by_his_name_as_soon_as_he_sits_down(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    table = jenny("kitchen.a").monster("zombie", "cellar.a").threat(1)
    created = laid_out(house, table.play(stage="keeper-actions"), keeper=OPEN)
    sit_down(page, created)
    asked, time = page.locator(".ask"), page.locator(".status")
    expect(asked).to_contain_text("The Keeper will decide")
    (link,) = created["invitations"]
    taking = f"{created['game']}/seats/keeper/take"
    assert house.post(taking, token=link["token"], name="Nell").is_success
    expect(asked).to_contain_text("Nell will decide")
    expect(time).to_contain_text("Everyone waits for Nell")
    expect(page.locator(".turn").last).to_contain_text("The Keeper")
    expect(page.locator(".turn").last).to_contain_text("Nell")


def test_a_keeper_who_can_only_pass_lets_it_be_done_for_him(house: House, visit: Visit) -> None:
    """He sits alone before his screen, so nothing is passed for him unless he says so."""
    page = visit("health")
    table = jenny("kitchen.a").hand("two-shadows").play(turn_of=JENNY)  # which wants darkness
    created = laid_out(house, table, keeper=PERSON)
    sit_down(page, created, "keeper")
    page.locator(".ask").wait_for()
    jennys = next(each["token"] for each in created["seats"] if each["seat"] != "keeper")
    guest = house.guest(created["game"], jennys).meet()
    offer = page.get_by_role("button", name="Pass for me while I can only pass")
    guest.choose("investigator-1", "move kitchen.b")
    assert guest.asked() is None
    offer.click()
    while guest.asked() is None:
        guest.meet()
    guest.choose("investigator-1", "move kitchen.a")
    while guest.asked() is None:
        guest.meet()
    expect(offer).to_have_count(0)
    guest.close()


ASKED = """new MutationObserver(() => {
  const asked = document.querySelector('.ask h2')?.innerText
  if (asked && !window.questions.includes(asked)) window.questions.push(asked)
}).observe(document, { childList: true, subtree: true, characterData: true })
window.questions = []"""
"""Whatever is asked on a page is written down, however briefly it stands there."""


def test_among_computers_a_keeper_is_not_shown_what_is_passed_for_him(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    page.add_init_script(ASKED)
    case = jenny("kitchen.a").hand("two-shadows").play(turn_of=JENNY).case()
    body = {"case": case, "seats": seated(PERSON, CHANCE)}
    sit_down(page, house.http.post("/api/cases", json=body).json())
    expect(page.locator(".ask")).to_contain_text("What does the keeper do?")
    questions = page.evaluate("window.questions")
    assert [each for each in questions if "Mythos" in each] == []


class Held:
    """A line on which nothing comes back from the server for as long as it is held."""

    def __init__(self) -> None:
        self.held = False
        self._waiting: list[tuple[Any, Any]] = []

    def __call__(self, route: Any) -> None:
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(lambda words: self._hear(route, words))

    def _hear(self, route: Any, words: Any) -> None:
        if self.held:
            self._waiting.append((route, words))
        else:
            route.send(words)

    def let_go(self) -> None:
        """All that has come meanwhile is heard, in its order."""
        self.held = False
        while self._waiting:
            route, words = self._waiting.pop(0)
            route.send(words)


def test_who_is_a_moment_too_late_is_not_scolded(house: House, visit: Visit) -> None:
    """Both would rather begin: what one of them was asked, the other has answered by then."""
    wish = {"edition": "second", "story": "first-cold-night"}
    seats = {"player-1": PERSON, "player-2": OPEN}
    created = house.http.post("/api/games", json={**wish, "seats": seats}).json()
    here, there = visit("health"), visit("health")
    held = Held()
    there.route_web_socket("**/play", held)
    sit_down(here, created)
    accept(there, created)
    for page in (here, there):
        player = Player(page)
        seen = player.meet("question")
        player.choose(0, seen)
        player.move_on(seen)
    at_once = [page.get_by_role("button", name="Choose for me") for page in (here, there)]
    for each in at_once:
        expect(each).to_be_visible()
    held.held = True
    at_once[0].click()
    expect(at_once[0]).to_have_count(0)
    at_once[1].click()
    held.let_go()
    expect(at_once[1]).to_have_count(0)
    expect(there.locator(".ask")).to_be_visible()
    expect(there.locator(".refused")).to_have_count(0)
