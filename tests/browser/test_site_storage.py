"""What a browser does not keep: it is full, it forbids it, or it is closed in the middle."""

from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from madhouse.engine.casefile import parse
from tests.browser.playing import Player
from tests.browser.site_windows import begun, case_of, opened, played
from tests.browser.waiting import PATIENCE

FORBIDDEN = """
Object.defineProperty(globalThis, 'indexedDB', {
  get() { throw new DOMException('The operation is insecure.', 'SecurityError') },
})
"""
"""As in a browser that blocks what a page would keep."""
FULL = """
let full = false
new BroadcastChannel('room').onmessage = ({ data }) => (full = data)
for (const how of ['add', 'put']) {
  const real = IDBObjectStore.prototype[how]
  IDBObjectStore.prototype[how] = function (...given) {
    if (full) throw new DOMException('There is no room.', 'QuotaExceededError')
    return real.apply(this, given)
  }
}
"""
"""As in a browser whose disk is full, once that is said on a channel."""
NO_STORAGE = """
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, {
    get() { throw new DOMException('Access is denied for this document.', 'SecurityError') },
  })
}
"""


def begin_worker_with(context: BrowserContext, script: str) -> None:
    """In the worker that keeps the games something is otherwise than it should be."""

    def changed(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    context.route("**/assets/worker-*.js", changed)


def make_full(page: Page, full: bool) -> None:
    page.evaluate("(full) => new BroadcastChannel('room').postMessage(full)", full)


def test_a_full_browser_says_so_and_nothing_has_happened(
    unkept: BrowserContext, address: str
) -> None:
    begin_worker_with(unkept, FULL)
    page = begun(unkept, address)
    played(page, 3)
    before = parse(case_of(page), "").answers
    player = Player(page, seed=2)
    seen = player.meet("question")
    make_full(page, True)
    player.choose(0, seen)
    expect(page.get_by_text("this browser has no room left")).to_be_visible()
    make_full(page, False)
    assert parse(case_of(page), "").answers == before
    player.answer(player.meet("question"))
    assert len(parse(case_of(page), "").answers) > len(before)


def test_a_browser_that_forbids_it_says_so(unkept: BrowserContext, address: str) -> None:
    begin_worker_with(unkept, FORBIDDEN)
    page = opened(unkept, address)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("does not let the page keep anything").first).to_be_visible()


def test_a_browser_that_keeps_nothing_at_all_shows_the_front_door_and_says_so(
    browser: Any, address: str
) -> None:
    context = browser.new_context(service_workers="block")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(NO_STORAGE)
    begin_worker_with(context, FORBIDDEN)
    page = opened(context, address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("This browser keeps nothing")).to_be_visible()
    context.close()


def test_a_reload_while_an_answer_is_on_its_way(context: BrowserContext, address: str) -> None:
    page = begun(context, address)
    player = Player(page, seed=5)
    for _ in range(4):
        before = parse(case_of(page), "").answers
        player.choose(0, player.meet("question"))
        page.reload()  # at once: it was kept, or it has not happened
        player.meet("question", "setup", "curtain", "end")
        assert parse(case_of(page), "").answers[: len(before)] == before
    player.play(2)
