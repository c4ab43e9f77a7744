"""Tests in a real browser: they need chromium, playwright and the built client, or say so."""

import itertools
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from madhouse.bench.site import hosted
from madhouse.site.building import build
from tests.browser.waiting import PATIENCE
from tests.server.house import House

CLIENT = Path(__file__).parents[2] / "src" / "madhouse" / "server" / "web" / "index.html"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
"""Without the windows around its pages it is a third quicker."""
DESK = {"width": 1440, "height": 900}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
"""As root, without a screen, and asking nobody for anything."""

SLOWER = int(os.environ.get("MADHOUSE_SLOWER", "1"))
"""How many times slower than it is the browser is made, to try the tests themselves."""

QUIET = """
localStorage.setItem(
  'madhouse.settings',
  JSON.stringify({ moments: false, motion: 'less', pace: 'at once' }),
)
"""
"""Before a page begins: no moments, no motion and no steps, for those who have no time."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("chromium is not installed: apt-get install chromium-headless-shell")
    if not CLIENT.is_file():
        pytest.skip("the client is not built: npm run build in web/")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE)
        sync_api.expect.set_options(timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def _the_same_evenings(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are dealt alike each time, unless it is the luck of many that is tried."""
    if request.node.get_closest_marker("soak") is None:
        evenings = itertools.count(1)
        monkeypatch.setattr("secrets.token_hex", lambda _: f"evening {next(evenings)}")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("games"))
    yield house
    house.close()


Visit = Callable[..., Any]


@pytest.fixture
def visit(browser: Any, house: House) -> Iterator[Visit]:
    """Opens pages of the house, each in a browser of its own; what they complain about counts."""
    complaints: list[str] = []
    contexts: list[Any] = []

    def open_page(place: str = "", *, quiet: bool = True, **how: Any) -> Any:
        context = browser.new_context(**{"viewport": DESK, **how})
        contexts.append(context)
        if quiet:
            context.add_init_script(f"if (!localStorage.length) {{ {QUIET} }}")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        if SLOWER > 1:
            speed = context.new_cdp_session(page)
            speed.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(f"http://127.0.0.1:{house.port}/{place}")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints


# -- the site: no server of ours ----------------------------------------------------------------


RECORD = """
const Real = window.Worker
window.heard = []
window.said = []
window.Worker = class extends Real {
  constructor(...given) {
    super(...given)
    this.addEventListener('message', ({ data }) => {
      window.heard.push(JSON.stringify(data))
      if (data.type === 'hear') window.said.push(['heard', data.text])
    })
  }
  postMessage(message, ...more) {
    if (message.type === 'say') window.said.push(['sent', message.text])
    super.postMessage(message, ...more)
  }
}
"""
"""Before a page begins: all that its worker says is written down, and what a table is told."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built for these tests, unless somebody names one that is built already."""
    if named := os.environ.get("MADHOUSE_SITE"):
        return Path(named)
    folder = tmp_path_factory.mktemp("site") / "madhouse"
    build(folder)
    return folder


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    """The site as plain files in a folder of a host."""
    with hosted(site.parent) as root:
        yield f"{root}{site.name}/"


@pytest.fixture
def context(browser: Any) -> Iterator[Any]:
    """A browser that has never been there."""
    yield from _newcomer(browser)


@pytest.fixture
def unkept(browser: Any) -> Iterator[Any]:
    """One that keeps no site: all is fetched by its pages, and can be changed on the way."""
    yield from _newcomer(browser, service_workers="block")


def _newcomer(browser: Any, **how: Any) -> Iterator[Any]:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, **how)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"if (!localStorage.length) {{ {QUIET} }}")
    context.add_init_script(RECORD)
    yield context
    context.close()
