"""The site: built, served as plain files, and played with no server of ours."""

import functools
import json
import os
import re
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from madhouse.editions import edition_of
from madhouse.engine.casefile import parse
from madhouse.engine.game import Game
from madhouse.engine.replaying import replay
from madhouse.site.building import build
from tests.browser.conftest import QUIET
from tests.browser.playing import Player
from tests.browser.waiting import PATIENCE
from tests.server.test_secrets import Watch

RECORD = """
const Real = window.Worker
window.heard = []
window.Worker = class extends Real {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', (event) => window.heard.push(JSON.stringify(event.data)))
  }
}
"""
"""Before a page begins: all that its worker says is written down."""
ASK = """([method, path, tokens]) => new Promise((done) => {
  const channel = new BroadcastChannel('madhouse.house')
  channel.onmessage = ({ data }) => {
    if (data.to === 'window' && data.message.window === 'a test') done(data.message)
  }
  const message = { window: 'a test', number: 1, type: 'ask', method, path, tokens }
  channel.postMessage({ to: 'house', message })
})"""
"""Asks the house as another window of the same browser would."""
OWN = "() => Object.values(JSON.parse(localStorage.getItem('madhouse.seats')))[0]"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built for these tests, unless somebody names one that is built already."""
    if named := os.environ.get("MADHOUSE_SITE"):
        return Path(named)
    folder = tmp_path_factory.mktemp("site") / "madhouse"
    build(folder)
    return folder


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    """The site as plain files in a folder of a host, which can be cut off."""
    handler = functools.partial(Quiet, directory=str(site.parent))
    host = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/{site.name}/"
    host.shutdown()
    host.server_close()


@pytest.fixture
def context(browser: Any) -> Iterator[BrowserContext]:
    context: BrowserContext = browser.new_context(viewport={"width": 1280, "height": 720})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"if (!localStorage.length) {{ {QUIET} }}")
    context.add_init_script(RECORD)
    yield context
    context.close()


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    return page


def begun(context: BrowserContext, address: str, name: str = "Play now") -> Page:
    """A page on which an evening is about to be played."""
    page = opened(context, address)
    page.get_by_role("button", name=name).first.click()
    page.wait_for_url("**/#/game/*")
    Player(page).meet("question")  # what is chosen before it was chosen for whoever is new here
    return page


def played(page: Page, answers: int, seed: int = 1) -> None:
    """So many questions are answered."""
    assert Player(page, seed=seed).play(answers) == answers


def game_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def case_of(page: Page) -> str:
    """The case file, as another window asks for it."""
    other = page.context.new_page()
    other.goto(page.url.partition("#")[0] + "site.json")
    tokens = [each["token"] for each in page.evaluate(OWN)["seats"]]
    answer = other.evaluate(ASK, ["GET", f"/games/{game_of(page)}/case", tokens])
    other.close()
    assert answer["status"] == 200, answer
    return str(answer["text"])


def again(case: str) -> Game[Any, Any]:
    """The same game, played on this machine."""
    read = parse(case, "the site's")
    return replay(read, edition_of(read.header.edition).shelf.begin)


def test_the_front_door_needs_no_python(context: BrowserContext, address: str) -> None:
    context.route("**/python/**", lambda route: route.abort())
    page = opened(context, address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("button", name="Play First Cold Night")).to_be_visible()
    expect(page.get_by_text("Join with a link")).to_have_count(0)


def test_without_its_python_the_page_says_what_is_wrong(
    context: BrowserContext, address: str
) -> None:
    context.route("**/python/house.tar.gz", lambda route: route.abort())
    page = opened(context, address)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()


def test_equal_decisions_give_equal_case_files(context: BrowserContext, address: str) -> None:
    page = begun(context, address)
    played(page, 8)
    case = case_of(page)
    assert again(case).case() == case
    assert len(parse(case, "").answers) >= 8


def test_a_reload_at_any_moment_loses_nothing(context: BrowserContext, address: str) -> None:
    page = begun(context, address)
    for seed in range(3):
        played(page, 3, seed)
        before = parse(case_of(page), "").answers
        page.reload()
        Player(page).meet("question", "setup", "curtain")
        assert parse(case_of(page), "").answers[: len(before)] == before


def test_without_a_connection_one_plays_on(context: BrowserContext, address: str) -> None:
    page = begun(context, address)
    played(page, 3)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    played(page, 3, 2)
    expect(page.get_by_text("You are offline")).to_have_count(0)
    page.reload()  # it starts without a connection, too
    played(page, 2, 3)
    context.set_offline(False)
    assert len(parse(case_of(page), "").answers) >= 8


def test_two_windows_at_one_game(context: BrowserContext, address: str) -> None:
    page = begun(context, address)
    played(page, 4)
    watch = page.evaluate(OWN)["watch"]
    other = context.new_page()
    other.goto(page.url)
    Player(other).meet("question", "setup", "curtain")
    assert watch
    page.close()  # the window that held the house; the other takes it over
    played(other, 3, 2)
    assert len(parse(case_of(other), "").answers) >= 7


def test_nothing_of_the_keeper_is_in_what_the_page_is_told(
    context: BrowserContext, address: str
) -> None:
    page = begun(context, address)
    played(page, 12)
    heard = [json.loads(each) for each in page.evaluate("window.heard")]
    told = [each["text"] for each in heard if each["type"] == "hear"]
    case = parse(case_of(page), "the site's")
    game = edition_of(case.header.edition).shelf.begin(case.header)
    seat = next(each for each in game.seats if each != "keeper")

    class Heard:
        heard: list[str] = []

    watch = Watch(game, seat, Heard())  # type: ignore[arg-type]
    for each in case.answers:  # what the seat has known once, it may have been told then
        game.apply(each.seat, each.option)
        watch.look(game)
    Heard.heard += told
    watch.look(game)
    assert len(told) > 10


def test_what_needs_others_is_not_offered(context: BrowserContext, address: str) -> None:
    page = begun(context, address)
    played(page, 3)
    page.goto(f"{address}#/new/first")
    expect(page.get_by_text("a person here").first).to_be_visible()
    expect(page.get_by_text("a person by link")).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize("name", ["Play now", "Play First Cold Night"])
def test_an_evening_of_each_edition_to_its_end(
    context: BrowserContext, address: str, name: str
) -> None:
    page = begun(context, address, name)
    assert Player(page, seed=3).play() > 15
    game = again(case_of(page))
    assert game.over
