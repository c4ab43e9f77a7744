"""A turn is played out: what others do is seen step by step, and the board is never ahead."""

import json
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from madhouse.engine.game import Game
from madhouse.first.building import TableBuilder
from tests.browser.conftest import Visit
from tests.browser.moments import SHOWN, STAYING, go_past, skip_to
from tests.browser.sitting import COMPANION, GENTLE, sit_down
from tests.browser.waiting import becomes, next_frame
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS
from tests.server.house import PERSON, Guest, House, Message, seated

SEAT = "investigator-1"
TOLD = "() => document.querySelector('.log p.unseen')?.textContent ?? ''"
RECORD = f"""
  const told = {TOLD}
  const figures = () => [...document.querySelectorAll('#layer-figures .figure')]
  const stand = () => figures().map((each) => each.textContent + each.style.transform).join()
  window.seen = []
  const look = () => {{
    const now = [told(), stand()]
    if (now.join() !== seen.at(-1)?.join()) seen.push(now)
  }}
  const all = {{ childList: true, subtree: true, attributes: true, characterData: true }}
  new MutationObserver(look).observe(document, all)
"""
"""Laid before the page opens: what was told last, and where all stand, at each change of it."""


def haunted() -> Game[Any, Any]:
    """Jenny's turn in a house with a zombie, and a keeper who can pay for more."""
    table = TableBuilder(players=2).investigator(JENNY, "library.a", JENNY_TRAITS)
    table = table.investigator(JOE, "kitchen.a", JOE_TRAITS).monster("zombie", "cellar.a")
    return table.threat(4).play(turn_of=JENNY)


class Evening:
    """A page at Jenny's seat, a guest at the same, and computers who play all others."""

    def __init__(
        self, house: House, visit: Visit, pace: str, *before: str, moments: bool = False
    ) -> None:
        self.page: Page = visit("health", quiet=False)
        liked = json.dumps({"moments": moments, "motion": "less", "pace": pace})
        self.page.evaluate("liked => localStorage.setItem('madhouse.settings', liked)", liked)
        for trap in (RECORD, *before):
            self.page.add_init_script(trap)
        seats = seated(GENTLE, PERSON, COMPANION)
        answer = house.http.post("/api/cases", json={"case": haunted().case(), "seats": seats})
        created: Message = json.loads(answer.text)
        sit_down(self.page, created, SEAT)
        self.page.locator(".ask[data-question]").wait_for()
        (link,) = created["seats"]
        self.guest: Guest = house.guest(created["game"], link["token"], steps=True).meet()
        self.lines: list[str] = []
        self.stood: list[str] = []  # all figures, as each line was told

    def end_turn(self) -> None:
        """The computers play until Jenny is asked again."""
        before = self.guest.states[SEAT]["view"]
        self.guest.choose(SEAT, "end turn")
        state = self.guest.states[SEAT]
        assert state["questions"], "the computers have not come to an end"
        steps = {each["line"]: each["view"] for each in state["steps"]}
        view = before
        for line in state["lines"][:-1]:
            view = view | steps.get(line["number"], {})
            self._tell(line, view)
        self._tell(state["lines"][-1], state["view"])
        assert len(self.lines) > 5
        assert len(set(self.stood)) > 2

    def _tell(self, line: Message, view: Message) -> None:
        self.lines.append(line["text"])
        all_there = view["investigators"] + view["monsters"]
        self.stood.append(str(sorted((str(each["id"]), each["space"]) for each in all_there)))

    def told(self, number: int) -> None:
        """Wait until this line is the last that was told."""
        becomes(self.page, TOLD, self.lines[number])


def test_a_turn_of_computers_is_seen_step_by_step_and_the_board_is_never_ahead(
    house: House, visit: Visit
) -> None:
    evening = Evening(house, visit, "brisk")
    before = evening.page.evaluate("seen.length")
    evening.end_turn()
    evening.page.locator(".ask[data-question]").wait_for()
    evening.told(-1)
    seen = evening.page.evaluate("seen")[before:]
    assert [told for told, _ in seen] == evening.lines
    boards = [board for _, board in seen]
    changed = [one != other for one, other in pairwise(boards)]
    stood = evening.stood
    assert changed == [one != other for one, other in pairwise(stood)]


def test_what_deserves_a_moment_is_read_before_it_stands_there(house: House, visit: Visit) -> None:
    evening = Evening(house, visit, "brisk", STAYING, moments=True)
    evening.end_turn()
    figures = evening.page.locator("#layer-figures .figure")
    skip_to(evening.page, "monster")
    expect(figures).to_have_count(3)
    expect(evening.page.locator(".log .entry").first).not_to_contain_text("Zombie")
    go_past(evening.page)
    expect(figures).to_have_count(4)
    skip_to(evening.page, "monster")
    evening.page.keyboard.press("Escape")  # all of it
    expect(figures).to_have_count(5)
    expect(evening.page.locator(SHOWN)).to_have_count(0)
    evening.told(-1)


def test_one_goes_on_back_and_to_the_end_by_keys(house: House, visit: Visit) -> None:
    evening = Evening(house, visit, "calm", STAYING)  # so nothing goes on by itself
    evening.end_turn()
    page, bar = evening.page, evening.page.locator(".steps")
    evening.told(0)
    expect(page.locator("[data-question]")).to_have_count(0)
    page.keyboard.press(".")
    evening.told(1)
    page.keyboard.press(",")
    evening.told(0)
    expect(bar).to_have_attribute("data-back", "1")
    page.keyboard.press(".")
    evening.told(1)
    page.keyboard.press("Enter")
    evening.told(2)
    page.keyboard.press("Escape")
    evening.told(-1)
    expect(bar).to_have_count(0)
    expect(page.locator("[data-question]")).to_have_count(1)
    page.keyboard.press(",")  # also when all is told
    evening.told(-2)
    expect(page.locator("[data-question]")).to_have_count(0)
    bar.get_by_role("button", name="To now").click()
    evening.told(-1)
    expect(page.locator("[data-question]")).to_have_count(1)


def test_buttons_do_the_same(house: House, visit: Visit) -> None:
    evening = Evening(house, visit, "calm", STAYING)
    evening.end_turn()
    bar = evening.page.locator(".steps")
    evening.told(0)
    bar.get_by_role("button", name="Next").click()
    evening.told(1)
    bar.get_by_role("button", name="Back").click()
    evening.told(0)
    bar.get_by_role("button", name="To the end").click()
    evening.told(-1)
    expect(bar).to_have_count(0)


DOWN = "each => each.scrollTo({ top: 200 })"
ROLLED = "() => document.querySelector('.log ol').scrollTop"
LET_GO = "() => [...staying.keys()].forEach((id) => { staying.get(id)?.(); staying.delete(id) })"


def test_a_pause_holds_it_by_key_and_by_button(house: House, visit: Visit) -> None:
    evening = Evening(house, visit, "calm", STAYING)
    evening.end_turn()
    page, pause = evening.page, evening.page.get_by_role("button", name="Pause")
    evening.told(0)
    page.keyboard.press("p")
    expect(pause).to_have_attribute("aria-pressed", "true")
    page.evaluate(LET_GO)  # the time of the step is over, and nothing goes on
    next_frame(page)
    assert page.evaluate(TOLD) == evening.lines[0]
    page.keyboard.press(".")  # one step is one step
    evening.told(1)
    page.evaluate(LET_GO)
    next_frame(page)
    assert page.evaluate(TOLD) == evening.lines[1]
    pause.click()
    evening.told(2)
    expect(pause).to_have_attribute("aria-pressed", "false")


def test_the_bar_lies_over_no_card(house: House, visit: Visit) -> None:
    evening = Evening(house, visit, "calm", STAYING)
    evening.end_turn()
    evening.told(0)
    bar = evening.page.locator(".steps").bounding_box()
    near = evening.page.locator(".near").bounding_box()
    assert bar
    assert near
    assert bar["x"] >= near["x"] + near["width"]


def play_on(evening: Evening) -> None:
    """The computers play, and the page has shown it."""
    evening.guest.choose(SEAT, "end turn")
    asked = evening.guest.states[SEAT]["questions"][0]["number"]
    evening.page.locator(f'[data-question="{asked}"]').wait_for()


def test_the_log_comes_back_to_its_newest_line(house: House, visit: Visit) -> None:
    evening = Evening(house, visit, "at once")
    page, rolls = evening.page, evening.page.locator(".log ol")
    newest = page.locator(".log .newest")
    for _ in range(2):
        play_on(evening)
    rolls.evaluate(DOWN)
    newest.click()
    becomes(page, ROLLED, 0)
    expect(newest).to_have_count(0)
    rolls.hover()  # whoever reads is left alone
    rolls.evaluate(DOWN)
    play_on(evening)
    expect(newest).to_be_visible()
    page.mouse.move(300, 300)
    page.locator(".question").focus()
    play_on(evening)
    becomes(page, ROLLED, 0)


def test_who_likes_sees_it_all_at_once(house: House, visit: Visit) -> None:
    page = visit("#/settings", quiet=False)
    page.get_by_label("What others do is shown").select_option("at once")
    kept = page.evaluate("JSON.parse(localStorage.getItem('madhouse.settings')).pace")
    evening = Evening(house, visit, kept)
    before = evening.page.evaluate("seen.length")
    evening.end_turn()
    evening.told(-1)
    seen = evening.page.evaluate("seen")[before:]
    assert {told for told, _ in seen} == {evening.lines[-1]}
