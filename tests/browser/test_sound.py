"""What is heard: nothing before the first click, then the rain, the clock and what happens; one
switch for all of it, and nothing over the voice that reads."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from madhouse.first.building import TableBuilder
from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.sitting import laid_out, sit_down
from tests.browser.test_aloud import A_VOICE
from tests.browser.waiting import becomes
from tests.rules.first.tables import jenny, joe
from tests.server.house import PERSON, House

EARS = """
window.made = []
window.pitches = []
const Real = window.AudioContext
window.AudioContext = class extends Real {
  constructor(...given) {
    super(...given)
    this.gates = []
    made.push(this)
  }
  createGain() {
    const gain = super.createGain()
    const connect = gain.connect.bind(gain)
    gain.connect = (to, ...more) => {
      if (to === this.destination) this.gates.push(gain)
      return connect(to, ...more)
    }
    return gain
  }
  createOscillator() {
    const source = super.createOscillator()
    const begin = source.frequency.setValueAtTime.bind(source.frequency)
    source.frequency.setValueAtTime = (pitch, at) => (pitches.push(pitch), begin(pitch, at))
    return source
  }
}
"""
"""Before a page begins: each audio context is kept, what leads out of it, and how tones begin."""
STATES = "() => made.map((each) => each.state)"
RUNNING = ["running"]
BOARD, STING = 120, 740
"""The lowest tone of a step, and the highest of a horror."""
KITCHEN = "Kitchen (b)"
DESK, PHONE = {"width": 1280, "height": 720}, {"width": 390, "height": 844}


def listening(visit: Visit, *before: str, **how: Any) -> Page:
    page: Page = visit("health", **how)
    for each in (EARS, *before):
        page.add_init_script(each)
    return page


def begin(page: Page, house: House, table: TableBuilder) -> Player:
    """The turn of who is at this table."""
    who = table.state.investigators[0].id
    sit_down(page, laid_out(house, table.play(turn_of=who), PERSON), "investigator-1")
    player = Player(page)
    player.meet("question")
    return player


def do(player: Player, says: str) -> None:
    seen = player.meet("question")
    player.choose(next(at for at, text in enumerate(seen["options"]) if says in text), seen)
    player.move_on(seen)


def beside_a_zombie(roll: int) -> TableBuilder:
    """Joe, about to go where one waits, and what he will roll at the sight of it."""
    return joe("library.b").monster("zombie", at="kitchen.b").dice(roll)


def heard(page: Page, pitch: int) -> None:
    page.wait_for_function("(pitch) => pitches.includes(pitch)", arg=pitch)


def test_it_begins_with_the_first_click_and_not_before(house: House, visit: Visit) -> None:
    page = listening(visit)
    begin(page, house, jenny("kitchen.a"))
    assert page.evaluate(STATES) == []
    page.locator(".ask h2").first.click()
    becomes(page, STATES, RUNNING)


def test_a_step_is_heard_and_a_horror_that_is_taken(house: House, visit: Visit) -> None:
    page = listening(visit)
    player = begin(page, house, beside_a_zombie(9))
    page.locator(".ask h2").first.click()
    becomes(page, STATES, RUNNING)
    assert not {BOARD, STING} & set(page.evaluate("pitches"))
    do(player, KITCHEN)
    heard(page, BOARD)
    heard(page, STING)


def test_a_horror_that_is_withstood_is_no_horror(house: House, visit: Visit) -> None:
    page = listening(visit)
    player = begin(page, house, beside_a_zombie(1))
    do(player, KITCHEN)
    player.meet("question")
    heard(page, BOARD)
    expect(page.locator(".log")).to_contain_text("Passed")
    assert STING not in page.evaluate("pitches")


@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
def test_the_one_switch_is_in_sight_and_is_kept(
    window: dict[str, int], house: House, visit: Visit
) -> None:
    page = listening(visit, viewport=window, is_mobile=window is PHONE, has_touch=window is PHONE)
    begin(page, house, jenny("kitchen.a"))
    switch = page.get_by_role("button", name="Sound", exact=True)
    expect(switch).to_have_count(1)
    expect(switch).to_be_in_viewport(ratio=1)
    expect(switch).to_have_attribute("aria-pressed", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.reload()
    Player(page).meet("question")
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.locator(".ask h2").first.click()
    do(Player(page), KITCHEN)
    expect(page.locator(".log")).to_contain_text("stepped")
    assert page.evaluate(STATES) == []


def test_all_gives_way_to_the_voice_that_reads_and_the_switch_silences_both(
    house: House, visit: Visit
) -> None:
    page = listening(visit, A_VOICE)
    kept = json.dumps({"moments": False, "motion": "less", "pace": "at once", "aloud": True})
    page.evaluate("kept => localStorage.setItem('madhouse.settings', kept)", kept)
    player = begin(page, house, jenny("kitchen.a").pile("kitchen", "crowbar"))
    page.locator(".ask h2").first.click()
    becomes(page, STATES, RUNNING)
    becomes(page, "() => made[0].gates.length", 1)  # there is no way round it
    loud = "(wanted) => Math.abs(made[0].gates[0].gain.value - wanted) < 0.01"
    page.wait_for_function(loud, arg=1)
    do(player, "Search the room")
    page.wait_for_function("() => said.some((each) => !each.over)")
    page.wait_for_function(loud, arg=0.25)
    page.get_by_role("button", name="Sound", exact=True).click()
    page.wait_for_function("() => said.every((each) => each.over)")
    page.wait_for_function(loud, arg=1)
