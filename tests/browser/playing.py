"""Somebody before the screen: looks at the page, chooses, and does it by mouse or by keys."""

import random
from contextlib import suppress
from time import monotonic
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.waiting import PATIENCE, next_frame

Seen = dict[str, Any]

LOOK = """() => {
  const one = (what) => document.querySelector(what)
  const all = (what) => [...document.querySelectorAll(what)]
  const number = Number(one('[data-question]')?.dataset.question ?? 0)
  if (one('.end[role=dialog]')) return { what: 'end', number }
  if (one('.curtain')) return { what: 'curtain', number }
  if (one('[data-moment]')) return { what: 'moment', number }
  if (one('.setup')) {
    const buttons = all('.setup .choices button:not(:disabled):not(.undo)').length
    return { what: buttons && number ? 'setup' : 'waiting', number }
  }
  if (one('.puz')) return { what: one('.puz .acts') ? 'puzzle' : 'watching', number }
  if (one('.ask')?.closest('[inert]')) return { what: 'waiting', number } // covered
  if (one('.ask .list.gone')) return { what: 'waiting', number } // the puzzle has still to come
  const options = all('.ask .opt').map((each) => each.textContent.trim())
  const keys = all('.ask .opt').map((each) => each.getAttribute('aria-keyshortcuts') ?? '')
  return { what: number && options.length ? 'question' : 'waiting', number, options, keys }
}"""
"""What lies before the player now."""

AMONG = f"(what) => {{ const seen = ({LOOK})(); return what.includes(seen.what) && seen }}"
OTHER = f"""(before) => {{
  const seen = ({LOOK})()
  return seen.what !== before.what || seen.number !== before.number
}}"""
AWAKE = """() => {
  const curtain = document.querySelector('.curtain')
  if (curtain) return curtain.hasAttribute('data-awake')
  return document.querySelector('.end[role=dialog]')
    || !document.querySelector('[data-question]') || document.querySelector('.table[data-awake]')
}"""
"""Enter is heeded: the question has been there for a while, or something else has the keys."""
A_WHILE = 10_000
"""Milliseconds of one try to click something; then one looks whether it is still there."""


def enter(page: Page) -> None:
    """Enter, once the question heeds it."""
    page.wait_for_function(AWAKE)
    page.keyboard.press("Enter")


class Stuck(AssertionError):
    """Nothing has changed for too long."""


class Deadline:
    """True while there is patience left."""

    def __init__(self) -> None:
        self._end = monotonic() + PATIENCE / 1000

    def __bool__(self) -> bool:
        return monotonic() < self._end


class Player:
    """Plays whatever comes before this screen."""

    def __init__(self, page: Page, seed: int = 1, *, keys: bool = False) -> None:
        self.page = page
        self.keys = keys
        self.chance = random.Random(seed)
        self.met: dict[str, int] = {}  # how often each thing was met

    def look(self) -> Seen:
        seen: Seen = self.page.evaluate(LOOK)
        return seen

    def meet(self, *what: str) -> Seen:
        """Wait until one of these lies before the player; moments in between are skipped."""
        patient = Deadline()
        while patient:
            try:
                seen: Seen = self.page.wait_for_function(AMONG, arg=[*what, "moment"]).json_value()
            except TooLate:
                break
            if seen["what"] in what:
                return seen
            self.skip()
        raise Stuck(f"waited for {' or '.join(what)}, but this lay there: {self.look()}")

    def move_on(self, before: Seen) -> None:
        """Wait until something else lies before the player, or another question."""
        try:
            self.page.wait_for_function(OTHER, arg=before)
        except TooLate:
            raise Stuck(f"nothing came of the answer to {before}") from None

    def play(self, most: int = 2000) -> int:
        """Answer whatever is asked until the end comes or so many answers are given."""
        for answers in range(most):
            seen = self.meet("question", "setup", "puzzle", "curtain", "end")
            self.met[seen["what"]] = self.met.get(seen["what"], 0) + 1
            if seen["what"] == "end":
                return answers
            self.answer(seen)
        return most

    def answer(self, seen: Seen) -> None:
        """Do something about what lies there, and wait until it has had its effect."""
        match seen["what"]:
            case "curtain":
                self._press(".curtain .btn")
            case "setup":
                self.set_up()
            case "puzzle":
                self.work()
            case _:
                self.choose(self.chance.randrange(len(seen["options"])), seen)
        self.move_on(seen)

    def choose(self, at: int, seen: Seen) -> None:
        """Choose an option of the panel; what cannot be taken back is asked once more."""
        asked = self.page.locator(f'.ask[data-question="{seen["number"]}"]')
        if self.keys:
            self.page.wait_for_function(AWAKE)
            self._by_key(at, seen["keys"][at])
        else:
            self._click(asked.locator(".opt").nth(at), seen)
        confirm = asked.locator(".go .btn.brass")
        if not confirm.count():
            return
        if self.keys:
            enter(self.page)
        else:
            self._click(confirm, seen)

    def _by_key(self, at: int, key: str) -> None:
        if key:
            self.page.keyboard.press(key)
            return
        for _ in range(at + 1):
            self.page.keyboard.press("ArrowDown")

    def _click(self, what: Locator, seen: Seen) -> None:
        """Click it, unless by then something else is asked: others play on meanwhile."""
        patient = Deadline()
        while patient:
            if self.page.evaluate(OTHER, seen):
                return
            with suppress(TooLate):
                what.click(timeout=A_WHILE)
                return
        raise Stuck(f"it cannot be clicked: {what}")

    def set_up(self) -> None:
        """Take the first of what is offered."""
        people = ".setup .choose .go .btn.brass"
        self._press(people if self.page.locator(people).count() else ".setup .choices button")

    def work(self) -> None:
        """One step at a puzzle, or leave it."""
        steps = self.page.locator(".puz .acts button:not(:disabled)")
        names = steps.evaluate_all("all => all.map((each) => each.dataset.key)")
        if names in ([], ["Enter"]):  # a piece was drawn and must be laid
            self._lay()
            return
        key = self.chance.choice([each for each in names if each != "s"])
        if self.keys:
            self.page.keyboard.press({"Esc": "Escape", "⌫": "Backspace"}.get(key, key))
        else:
            self.page.locator(f'.puz .acts button[data-key="{key}"]').click()
        self._go_through_with_it()

    def _go_through_with_it(self) -> None:
        """What cannot be taken back asks once."""
        if self.page.locator(".puz .sure").count():
            self._press(".puz .sure .brass")

    def _lay(self) -> None:
        if self.keys:
            self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")
        else:
            self.page.locator('.puz .piece[data-slot="1"] .ring').click()
            self.page.locator('.puz .acts button[data-key="Enter"]').click()
        self._go_through_with_it()

    def skip(self) -> None:
        """Any key goes on, and so does a click."""
        if self.keys:
            self.page.keyboard.press("Space")
        else:
            self.page.mouse.click(8, 400)

    def _press(self, what: str) -> None:
        button = self.page.locator(what).first
        if not self.keys:
            button.click()
            return
        self.page.wait_for_function(AWAKE)
        for _ in range(80):
            if button.evaluate("each => each === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise Stuck(f"the keyboard does not come to {what}")


def play_together(players: list[Player], most: int = 2000) -> int:
    """Each answers when he is asked, until one of them sees the end or enough was answered."""
    answers = 0
    patient = Deadline()
    while answers < most:
        for player in players:
            seen = player.look()
            if seen["what"] == "end":
                return answers
            if seen["what"] == "moment":
                player.skip()
            elif seen["what"] in ("setup", "question", "puzzle"):
                player.answer(seen)
                answers += 1
                patient = Deadline()
        if not patient:
            raise Stuck(f"nobody is asked anything: {[each.look() for each in players]}")
        next_frame(players[0].page)
    return answers
