"""A first evening: the training story, somebody ready to play, notes that keep out of the way."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.sitting import evening, origin, sit_down
from tests.browser.waiting import at_rest
from tests.server.house import PERSON, House

SLIP = "aside.slip"
LARGE = """() => localStorage.setItem(
  'madhouse.settings', JSON.stringify({ moments: false, notes: true, text: 200 }))"""
FOCUSED = "() => document.activeElement.closest('.question') !== null"
SHARE = """() => {
  const [slip, house] = ['aside.slip', '.house'].map((what) => {
    const box = document.querySelector(what).getBoundingClientRect()
    return box.width * box.height
  })
  return slip / house
}"""
"""How much of the house a note covers."""


SET_UP = """window.asked = []
new MutationObserver(() => {
  const title = document.querySelector('.setup h1')?.innerText
  if (title?.endsWith('?')) window.asked.push(title)
}).observe(document, { childList: true, subtree: true, characterData: true })"""
"""Before a page begins: what the setup asks is written down, however briefly it stands there."""


def _begin(page: Any) -> Player:
    """Whoever is ready to go is taken, and nothing else is asked before the first turn."""
    page.get_by_role("button", name="and begin").click()
    player = Player(page)
    player.meet("question")
    return player


def test_the_tile_of_the_training_story_says_so_and_its_game_has_notes(visit: Visit) -> None:
    page = visit("#/new")
    page.locator(".story", has_text="training").click()
    expect(page.locator("aside h2")).to_have_text("The Cold Supper")
    page.get_by_role("button", name="Begin the evening").click()
    expect(page.get_by_role("radio")).to_have_count(8)  # the free choice lies beside it
    _begin(page)
    expect(page.locator(SLIP)).to_contain_text("Your turn")


def test_a_newcomer_finds_the_training_story_on_the_front_door(visit: Visit) -> None:
    page = visit("health")
    page.add_init_script(SET_UP)
    page.goto(page.url.removesuffix("health"))
    expect(page.locator("main .btn")).to_have_count(1)
    page.get_by_role("button", name="training story").click()
    Player(page).meet("question")
    expect(page.locator(SLIP)).to_contain_text("Your turn")
    assert page.evaluate("window.asked") == []  # it was chosen, and not asked


def test_the_training_story_has_notes_whenever_it_is_played(visit: Visit) -> None:
    page = visit()
    for _ in range(2):
        page.get_by_role("button", name="Play now").click()
        Player(page).meet("question")
        expect(page.locator(SLIP)).to_have_count(1)
        page.goto(page.url.split("#", maxsplit=1)[0])
    expect(page.get_by_role("button", name="training story")).to_have_count(0)


def test_a_note_is_reached_and_taken_away_by_keys(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    Player(page).meet("question")
    expect(page.locator(SLIP)).to_contain_text("Your turn")
    page.wait_for_function(FOCUSED)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="I see")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(SLIP)).not_to_contain_text("Your turn")


def test_after_a_choice_the_focus_is_still_in_the_panel(visit: Visit, house: House) -> None:
    page = visit("health")
    sit_down(page, evening(house))
    player = _begin(page)
    for key in ("Enter", "1"):
        before = player.meet("question")
        page.locator(".table[data-awake]").wait_for()  # before that Enter is not heeded
        page.locator(".ask .opt", has_text="Entrance Hall").first.focus()
        page.keyboard.press(key)
        player.move_on(before)
        page.wait_for_function(FOCUSED)


def test_with_large_text_a_note_leaves_the_house_to_be_seen(visit: Visit, house: House) -> None:
    page = visit("health")
    page.evaluate(LARGE)
    sit_down(page, evening(house))
    _begin(page)
    expect(page.locator(SLIP)).to_be_visible()
    at_rest(page)
    assert page.evaluate(SHARE) < 0.15
    page.get_by_role("button", name="Read it").click()
    expect(page.locator(SLIP)).to_contain_text("Two steps and one action")


def test_what_is_known_so_far_lies_where_the_objective_will(visit: Visit, house: House) -> None:
    page = visit("health")
    sit_down(page, evening(house))
    _begin(page)
    page.get_by_role("button", name="What we know so far").click()
    book = page.get_by_role("dialog", name="Journal")
    titles = book.locator("h4")
    expect(titles).to_have_text(["The Cold Supper", "At the door"])


def test_the_keeper_answers_with_letters_and_with_digits(visit: Visit, house: House) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, PERSON), "keeper")
    player = Player(page)
    for key in ("b", "1"):
        before = player.meet("setup")
        page.keyboard.press(key)
        player.move_on(before)


def test_the_size_of_text_is_chosen_without_losing_the_field(visit: Visit) -> None:
    page = visit("#/settings")
    sizes = page.get_by_label("Size of text")
    for size in ("200", "100"):
        sizes.select_option(size)
        expect(sizes).to_be_in_viewport(ratio=1)


def test_the_front_door_is_seen_whole_in_a_low_window(visit: Visit, house: House) -> None:
    page = visit("health", viewport={"width": 1280, "height": 800})
    sit_down(page, evening(house))
    page.goto(origin(page))
    expect(page.locator(".continue")).to_be_visible()
    expect(page.locator("footer p").last).to_be_in_viewport(ratio=1)
