"""The site in a browser: from opening it to the first move, what travels, how long it is busy."""

import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from madhouse.engine.errors import MadhouseError

EVENINGS = {"first": "Play now", "second": "Play First Cold Night"}
"""By edition: the button of the front door by which somebody new begins."""
ANSWERS = 6
"""So many questions are answered in each visit; in a later one it is watched how long the page is
busy meanwhile."""
PATIENCE = 120_000
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
HURRIED = """localStorage.setItem(
  'madhouse.settings', JSON.stringify({ moments: false, motion: 'less', pace: 'at once' }))"""
WATCH = """
window.longest = 0
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration)
}).observe({ type: 'longtask', buffered: false })
"""
PHASES = """Object.fromEntries(performance.getEntriesByType('mark')
  .filter(({ name }) => name.startsWith('house '))
  .map(({ name, startTime }) => [name.replace('house ', ''), startTime]))"""
"""How far the house was, and when: milliseconds since the page was opened."""
ASKED = "Number(document.querySelector('.ask[data-question]')?.dataset.question ?? 0)"


class NoBrowser(MadhouseError):
    """A site is measured in chromium, by way of playwright."""


class PlainHost(SimpleHTTPRequestHandler):
    """Files, and nothing said of each."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


@contextmanager
def hosted(site: Path, kind: type[PlainHost] = PlainHost) -> Iterator[str]:
    """The address of the site on a host of plain files."""
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(kind, directory=str(site)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{host.server_port}/"
    finally:
        host.shutdown()
        host.server_close()


def report(site: Path, visits: int) -> dict[str, Any]:
    """Seconds from opening the page to the first question, the click between; of a first visit and
    of the one after it. A task is what keeps the page from answering, in milliseconds."""
    mark = site / "site.json"
    if not mark.is_file():
        raise MadhouseError(f"{site} is no site; write one with `madhouse site {site}`")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise NoBrowser("playwright is not installed: pip install madhouse[dev]") from None
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if chromium is None:
        raise NoBrowser("chromium is not installed")
    figures: dict[str, Any] = {
        "travels_mb": round(json.loads(mark.read_bytes())["travels"] / 1e6, 2)
    }
    with hosted(site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for edition, button in EVENINGS.items():
            figures[edition] = _measured(browser, address, button, visits)
        browser.close()
    return figures


def _measured(browser: Any, address: str, button: str, visits: int) -> dict[str, float]:
    """Each round begins in a browser that has never been there."""
    rounds = [_first_and_later(browser, address, button) for _ in range(visits)]
    return {name: round(median(each[name] for each in rounds), 2) for name in rounds[0]}


def _first_and_later(browser: Any, address: str, button: str) -> dict[str, float]:
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    context.add_init_script(HURRIED)
    first, page = _visit(context, address, button)
    _play(page)
    page.close()
    before = _processor_time(browser)
    later, page = _visit(context, address, button)
    worked = _processor_time(browser) - before
    phases = page.evaluate(PHASES)
    page.evaluate(WATCH)
    _play(page)
    longest = float(page.evaluate("window.longest"))
    context.close()
    return {
        "first_visit_s": first,
        "later_visit_s": later,
        "later_visit_processor_s": worked,
        **{f"later_visit_{name}_s": at / 1000 for name, at in phases.items()},
        "longest_task_ms": longest,
    }


def _visit(context: Any, address: str, button: str) -> tuple[float, Any]:
    page = context.new_page()
    start = perf_counter()
    page.goto(address)
    page.get_by_role("button", name=button).first.click()
    page.wait_for_function(f"{ASKED} > 0")
    return perf_counter() - start, page


def _play(page: Any) -> None:
    """Some questions are answered, computers' turns among them."""
    for _ in range(ANSWERS):
        number = page.evaluate(ASKED)
        page.locator(".ask .opt").last.click()
        sure = page.locator(".ask .go .btn.brass")
        if sure.count():
            sure.first.click()
        page.wait_for_function(f"{ASKED} > 0 && {ASKED} !== {number}")


def _processor_time(browser: Any) -> float:
    """Seconds that the browser's processes have worked until now."""
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")
    session.detach()
    return sum(float(each["cpuTime"]) for each in told["processInfo"])
