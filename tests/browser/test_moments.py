"""Moments: they can be read to their end on the smallest screen, and axe finds nothing serious."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from madhouse.first.building import TableBuilder
from tests.browser.conftest import Visit
from tests.browser.moments import LET_GO, MOMENTS, SHOWN, come_to, go_past
from tests.browser.playing import Player
from tests.browser.sitting import laid_out, sit_down
from tests.browser.spread import spread
from tests.browser.test_accessible import findings
from tests.browser.waiting import at_rest, next_frame
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS
from tests.server.house import House

LOW = {"width": 360, "height": 420}
ENDS = """() => {
  const page = document.querySelector('[data-moment] .in').getBoundingClientRect()
  const last = [...document.querySelectorAll('[data-moment] .tx > *')].at(-1)
  return last.getBoundingClientRect().bottom <= page.bottom + 1
}"""
"""Whether the end of the text lies within the page of the moment."""

SEEN_AND_SKIPPED = """new MutationObserver((_, seen) => {
  if (!document.querySelector('[data-moment]')) return
  seen.disconnect()
  const pressed = { key: ' ', bubbles: true, cancelable: true }
  document.body.dispatchEvent(new KeyboardEvent('keydown', pressed))
  document.querySelector('[data-moment]').click()
  window.pressed = true
}).observe(document, { childList: true, subtree: true })"""
"""As soon as there is a moment, a key and a click that were meant for something else."""
SEEN = 1000
"""By then, in milliseconds, whoever presses a key has seen what he goes on from."""


TITLES = """window.titles = []
new MutationObserver((all) => {
  for (const each of all.flatMap(({ addedNodes }) => [...addedNodes]))
    if (each.matches?.('.mo, :has(.mo)')) titles.push(each.querySelector('.mo h2, h2').innerText)
}).observe(document, { childList: true, subtree: true })"""
"""What each moment that came was about."""


def shown(house: House, visit: Visit, name: str, **how: Any) -> Any:
    page = visit("health", quiet=False, **how)
    come_to(page, house, MOMENTS[name])
    return page


def test_a_long_text_is_read_to_its_end_with_keys(house: House, visit: Visit) -> None:
    page = shown(house, visit, "reveal", viewport=LOW)
    at_rest(page)
    assert not page.evaluate(ENDS)
    for _ in range(20):
        page.keyboard.press("PageDown")
    page.wait_for_function(ENDS)
    go_past(page)
    expect(page.locator('[data-moment="objective"]')).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "came_of_it"),
    [
        ("dice-skill", "Passed, thanks to the skill point"),
        ("dice-in-vain", "Failed, even with the skill point"),
    ],
)
def test_a_die_is_shown_with_all_that_counted(
    house: House, visit: Visit, name: str, came_of_it: str
) -> None:
    page = shown(house, visit, name)
    parts = page.locator(f"{SHOWN} .part")
    expect(parts).to_have_text(["Strength 3", "stunned −2", "a skill point +2"])
    expect(page.locator(f"{SHOWN} .needs")).to_have_text("3 or less")
    expect(page.locator(f"{SHOWN} .res").first).to_have_text(came_of_it)


def test_whoever_comes_is_told_of_with_a_line_and_the_numbers_that_are_known(
    house: House, visit: Visit
) -> None:
    """Also where it is told step by step, before he stands there."""
    page = shown(house, visit, "monster")
    told = page.locator(SHOWN)
    expect(told.locator("h2")).to_contain_text("Mr. Frear appeared")
    expect(told).to_contain_text("His dues are paid and his gloves are clean.")
    expect(told.locator("li")).to_have_text([re.compile("evade$"), re.compile("horror$")])


@pytest.mark.parametrize("name", spread(["dice-skill", "dice", "clue", "event", "death"]))
def test_nothing_of_a_moment_is_serious_to_axe(house: House, visit: Visit, name: str) -> None:
    page = shown(house, visit, name)
    assert findings(page) == []
    expect(page.locator(SHOWN)).to_have_count(1)


def test_a_key_that_comes_too_soon_goes_past_nothing(house: House, visit: Visit) -> None:
    page = visit("health", quiet=False)
    page.clock.set_fixed_time(0)
    page.add_init_script(SEEN_AND_SKIPPED)
    come_to(page, house, MOMENTS["clue"])
    page.wait_for_function("() => window.pressed")
    next_frame(page)
    assert page.locator(SHOWN).count()
    page.clock.set_fixed_time(SEEN)
    page.keyboard.press("Space")
    expect(page.locator(SHOWN)).to_have_count(0)


@pytest.mark.parametrize("name", ["clue", "item", "nothing"])
def test_what_was_found_waits_until_it_was_read(house: House, visit: Visit, name: str) -> None:
    page = visit("health", quiet=False)
    page.clock.set_fixed_time(0)
    come_to(page, house, MOMENTS[name])
    expect(page.locator(SHOWN)).to_contain_text("any key goes on")
    page.evaluate(LET_GO)
    next_frame(page)
    assert page.locator(SHOWN).count()
    page.clock.set_fixed_time(SEEN)
    page.mouse.click(8, 400)
    # That the turn is over with it may be told next.
    expect(page.locator(SHOWN).filter(has_text="any key goes on")).to_have_count(0)


def test_what_goes_by_itself_asks_for_no_key(house: House, visit: Visit) -> None:
    page = shown(house, visit, "monster-dead")
    expect(page.locator(SHOWN)).not_to_contain_text("goes on")
    page.evaluate(LET_GO)
    expect(page.locator(SHOWN)).to_have_count(0)


def test_a_turn_that_ends_by_itself_says_so(house: House, visit: Visit) -> None:
    page = shown(house, visit, "turn-over")
    told = page.locator(SHOWN)
    expect(told).to_contain_text("The turn of Jenny Barnes is over")
    expect(told).to_contain_text("Both steps and the action are used.")
    expect(told).to_contain_text("The last turn before the keeper’s")
    go_past(page)
    expect(page.locator(".log .entry", has_text="the last before the keeper’s")).to_be_visible()


def test_a_keepers_action_shows_its_text_and_his_medallion_opens_it(
    house: House, visit: Visit
) -> None:
    page = shown(house, visit, "keeper-action")
    rule = "who does not ignore darkness."
    expect(page.locator(SHOWN)).to_contain_text(rule)
    expect(page.locator(SHOWN)).not_to_contain_text("Only if")  # that it was so is seen
    go_past(page)
    medallion = page.locator(".turns .turn", has_text="Keeper")
    expect(medallion).to_be_enabled()
    medallion.click()
    slip = page.get_by_role("dialog", name="What the keeper has used")
    expect(slip).to_contain_text(rule)
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)


def test_two_before_one_screen_are_told_it_once(house: House, visit: Visit) -> None:
    """What the second of them is told besides does not bring it again."""
    page = visit("health", quiet=False)
    page.add_init_script(TITLES)
    table = TableBuilder(players=2).investigator(JENNY, "kitchen.a", JENNY_TRAITS)
    table.investigator(JOE, "library.a", JOE_TRAITS).pile("kitchen", "axe")
    sit_down(page, laid_out(house, table.play(turn_of=JENNY)))
    player = Player(page)
    before = player.meet("question")
    page.keyboard.press("s")
    page.locator(".go .btn.brass").click()
    player.move_on(before)
    player.meet("question")
    assert [each for each in page.evaluate("titles") if "Axe" in each] == ["Axe"]
