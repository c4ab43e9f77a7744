"""Waiting: for what the page shows, never for a time, so that a slow machine only takes longer."""

from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 120_000
"""Milliseconds that anything may take, on a machine that has much else to do."""

AT_REST = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame() // by now it is known which letters are needed
  await document.fonts.ready
  const passing = document.getAnimations().filter((each) =>
    each.playState === 'running' && each.effect?.getComputedTiming().endTime < 2000)
  await Promise.all(passing.map((each) => each.finished.catch(() => undefined)))
  await frame()
  await frame()
  return true
}"""
PAINTED = "() => !document.querySelector('[data-flat]')"
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => done(true)))"


def at_rest(page: Page) -> None:
    """Wait until nothing of the page moves any more: letters have come, what is brief has ended."""
    page.wait_for_function(AT_REST)


def painted(page: Page) -> None:
    """The same, and the house is no longer laid flat, where one lies there."""
    page.wait_for_function(PAINTED)
    at_rest(page)


def next_frame(page: Page) -> None:
    """Wait until the page is drawn once more."""
    page.wait_for_function(NEXT_FRAME)


def becomes(page: Page, look: str, wanted: Any, *, of: Any = None) -> None:
    """Wait until a look at the page, a function in its own language, gives what is wanted."""
    same = f"([wanted, of]) => JSON.stringify(({look})(of)) === JSON.stringify(wanted)"
    try:
        page.wait_for_function(same, arg=[wanted, of])
    except TooLate:
        assert page.evaluate(look, of) == wanted
