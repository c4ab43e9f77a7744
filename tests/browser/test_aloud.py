"""Texts are read aloud with the browser's own voice, and a lamp shows where it is."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.moments import MOMENTS, SHOWN, come_to, skip_to
from tests.browser.playing import Player
from tests.browser.screens import SCREENS
from tests.browser.sheets import SHEETS
from tests.browser.sitting import evening, origin, sit_down
from tests.browser.spread import spread
from tests.browser.waiting import becomes
from tests.server.house import PERSON, House, Message

A_VOICE = """{
  class Utterance { constructor(text) { this.text = text } }
  window.said = []
  const voices = ['Ada', 'Bert'].map((name) => ({ name, voiceURI: name, lang: 'en-GB' }))
  const end = () => {
    const last = said.at(-1)
    if (!last || last.over) return
    last.over = true
    last.onend?.()
  }
  window.finish = end
  const fake = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: end,
    speak(speech) {
      said.push(speech)
      speech.onstart?.()
    },
  })
  Object.defineProperty(window, 'speechSynthesis', { value: fake })
  window.SpeechSynthesisUtterance = Utterance
}"""
"""Before a page begins: a voice that speaks until it is told to finish, and keeps what it said."""
NO_VOICE = "delete Window.prototype.speechSynthesis; delete window.speechSynthesis"
SAID = "() => said.map((each) => each.text)"
LAMP = (
    "() => [...document.querySelectorAll('.lit')].map((each) => each.textContent.trim()).join(' ')"
)
SPOKEN_NOW = f"() => said.at(-1)?.text === ({LAMP})()"
FINISH = "() => finish()"


def listening(visit: Visit, *, before: str = A_VOICE, **liked: Any) -> Page:
    page: Page = visit("health", quiet=False)
    kept = json.dumps({"moments": False, "motion": "less", "pace": "at once", **liked})
    page.evaluate("kept => localStorage.setItem('madhouse.settings', kept)", kept)
    page.add_init_script(before)
    page.goto(f"{origin(page)}/#/settings")
    page.reload()
    return page


def journal(house: House, page: Page) -> Locator:
    SHEETS["journal"](page, house)
    return page.locator(".book article").first


def first(house: House) -> Message:
    return evening(house, story="lot-thirteen")


def second(house: House) -> Message:
    wish = {
        "edition": "second",
        "story": "first-cold-night",
        "seats": {"player-1": PERSON},
        "runs": ["player-1", "player-1"],
    }
    created: Message = house.http.post("/api/games", json=wish).json()
    return created


def come_to_a_text(page: Page, created: Message) -> Locator:
    """Set up, until a text is read to all."""
    sit_down(page, created)
    player = Player(page)
    while (seen := player.meet("setup", "question", "moment"))["what"] != "moment":
        player.answer(seen)
    skip_to(page, "event")
    return page.locator(SHOWN)


def test_nothing_speaks_until_it_is_asked_to(house: House, visit: Visit) -> None:
    page = listening(visit)
    text = journal(house, page)
    expect(text.get_by_role("button", name="Read aloud")).to_have_attribute("aria-pressed", "false")
    assert page.evaluate(SAID) == []
    expect(page.locator(".lit")).to_have_count(0)


def test_it_is_read_a_sentence_at_a_time_and_the_lamp_goes_along(
    house: House, visit: Visit
) -> None:
    page = listening(visit)
    text = journal(house, page)
    whole = " ".join(text.locator("h4, p").all_inner_texts())
    button = text.get_by_role("button", name="Read aloud")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    for sentences in range(1, 4):
        becomes(page, "() => said.length", sentences)
        page.wait_for_function(SPOKEN_NOW)
        assert page.evaluate(LAMP) in whole
        expect(text.locator(".to-come").first).to_be_attached()
        assert text.locator(".read").count() >= sentences - 1
        page.evaluate(FINISH)
    assert page.evaluate(
        "() => getComputedStyle(document.querySelector('.lit')).backgroundColor"
    ) == ("rgb(255, 224, 143)")


def test_it_stops_when_all_is_read(house: House, visit: Visit) -> None:
    page = listening(visit)
    text = journal(house, page)
    button = text.get_by_role("button", name="Read aloud")
    button.click()
    page.evaluate("() => { while (said.some((each) => !each.over)) finish() }")
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".lit, .to-come")).to_have_count(0)
    heard = " ".join(page.evaluate(SAID)).split()
    assert heard == " ".join(text.locator("h4, p").all_inner_texts()).split()


def test_pressing_again_stops_it_and_so_does_leaving(house: House, visit: Visit) -> None:
    page = listening(visit)
    button = journal(house, page).get_by_role("button", name="Read aloud")
    button.click()
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".lit")).to_have_count(0)
    assert page.evaluate("() => said.length === 1 && said[0].over")
    button.click()
    becomes(page, "() => said.length", 2)
    page.keyboard.press("Escape")  # the journal is closed
    page.wait_for_function("() => said[1].over")
    assert page.evaluate("() => said.length") == 2


@pytest.mark.parametrize("begin", [first, second])
def test_a_moment_that_is_read_has_the_button_and_a_key(
    begin: Any, house: House, visit: Visit
) -> None:
    page = listening(visit, moments=True)
    text = come_to_a_text(page, begin(house))
    button = text.get_by_role("button", name="Read aloud")
    title = text.locator("h2").inner_text()
    button.click()
    becomes(page, SAID, [title])
    page.evaluate(FINISH)
    page.wait_for_function(SPOKEN_NOW)
    expect(text).to_have_count(1)  # a click on the button does not go on
    page.keyboard.press("v")
    expect(button).to_have_attribute("aria-pressed", "false")
    expect(text.locator("h2")).to_have_text(title)


def test_who_wants_it_has_texts_read_as_they_come(house: House, visit: Visit) -> None:
    page = listening(visit, moments=True, aloud=True)
    text = come_to_a_text(page, second(house))
    title = text.locator("h2").inner_text()
    becomes(page, "() => said[0]?.text", title)
    gone = "(title) => document.querySelector('[data-moment] h2')?.textContent !== title"
    page.wait_for_function(f"(title) => {{ finish(); return ({gone})(title) }}", arg=title)


def test_voice_and_pace_are_settings(house: House, visit: Visit) -> None:
    page = listening(visit)
    page.get_by_label(re.compile("^Voice")).select_option(label="Bert (en-GB)")
    page.get_by_label("The voice reads").select_option(label="fast")
    page.get_by_role("button", name="Try it").click()
    spoken = "() => [said.at(-1).voice.name, said.at(-1).rate]"
    becomes(page, spoken, ["Bert", 1.35])
    journal(house, page).get_by_role("button", name="Read aloud").click()
    becomes(page, spoken, ["Bert", 1.35])


def test_without_a_voice_there_is_no_button_and_nothing_breaks(house: House, visit: Visit) -> None:
    page = listening(visit, before=NO_VOICE, aloud=True, moments=True)
    expect(page.get_by_text("There is no voice here")).to_be_visible()
    text = come_to_a_text(page, first(house))
    expect(text.get_by_role("button", name="Read aloud")).to_have_count(0)
    page.keyboard.press("Space")
    Player(page).meet("question")


# -- every text ------------------------------------------------------------------------------------

TEXTS = [
    "new-second",
    "second-told",
    "keeper-setup",
    "setup",
    "join",
    "how-to-play",
    "told",
    "hidden",
    "second-hidden",
    "second-people",
    "second-step-tiles",
    "second-objective",
    "second-reported",
    "second-peoples-monster",
]


LIT = """() => [...document.querySelectorAll('.lit')].map((each) => each.textContent.trim())
  .some((words) => words && said.at(-1)?.text.includes(words))"""
"""The lamp stands where it is read, whatever else is lit."""


@pytest.mark.parametrize("screen", spread(TEXTS, often=3))
def test_every_text_can_be_read_aloud(screen: str, house: House, visit: Visit) -> None:
    page = listening(visit)
    SCREENS[screen](page, house)
    page.locator(".aloud").last.click()  # the log lies under what is read
    page.wait_for_function(LIT)


CARDS = ["item", "mythos", "trauma", "spell", "lock", "keeper-action"]


@pytest.mark.parametrize("moment", spread(CARDS, often=2))
def test_a_card_that_is_shown_can_be_read_aloud(moment: str, house: House, visit: Visit) -> None:
    page = listening(visit, moments=True)
    come_to(page, house, MOMENTS[moment])
    text = page.locator(SHOWN)
    text.get_by_role("button", name="Read aloud").click()
    becomes(page, SAID, [text.locator("h2").inner_text()])
    page.evaluate(FINISH)
    page.wait_for_function(SPOKEN_NOW)
    expect(text).to_have_count(1)
    page.keyboard.press("v")
    expect(page.locator(".lit")).to_have_count(0)
