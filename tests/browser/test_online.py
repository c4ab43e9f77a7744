"""Two browsers and a computer at one table; pages are reloaded and connections are lost."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player, play_together
from tests.browser.sitting import GENTLE, accept, evening, origin, sit_down
from tests.server.house import OPEN, PERSON, House


def test_two_browsers_and_a_computer_keeper(house: House, visit: Visit) -> None:
    created = evening(house, GENTLE, PERSON, OPEN)
    here, there = visit("health"), visit("health")
    sit_down(here, created)
    accept(there, created)
    players = [Player(here, seed=1), Player(there, seed=2)]
    assert play_together(players, most=40) >= 40  # both may answer at the same time
    assert all("round" in each.locator("main").inner_text().lower() for each in (here, there))


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
    lines: list[Any] = []

    def through(line: Any) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/play", through)
    sit_down(page, evening(house))
    player = Player(page, seed=9)
    player.play(most=10)
    before = player.meet("question")
    lines[-1].close()
    page.get_by_text("The connection is lost").wait_for()
    page.get_by_text("The connection is lost").wait_for(state="detached")
    assert len(lines) > 1
    assert player.meet("question") == before
    player.answer(before)


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
    lines[-1].dead = True
    page.get_by_role("button", name="Menu").last.click()
    page.get_by_role("dialog").get_by_role("button", name="Talk").click()
    said = page.locator(".talk input")
    said.fill("Is anybody there?")
    said.press("Enter")
    page.clock.fast_forward(26_000)  # a ping
    page.clock.fast_forward(11_000)  # and no answer
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
    assert not watcher.locator("[data-question]").count()
