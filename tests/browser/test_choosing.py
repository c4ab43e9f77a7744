"""Choosing at the table: keys do what the panel says, and the board lights what is asked about."""

from typing import Any

from playwright.sync_api import expect

from madhouse.first.building import TableBuilder
from madhouse.first.things.agreements import TAKE_BACKS
from tests.browser.conftest import Visit
from tests.browser.playing import AWAKE, Player, enter
from tests.browser.screens import SCREENS
from tests.browser.sitting import laid_out, sit_down
from tests.browser.waiting import at_rest
from tests.rules.first.tables import JENNY, JENNY_TRAITS, jenny
from tests.server.house import PERSON, House

ANOTHER = """number => {
  const asked = document.querySelector('[data-question]')
  return asked && Number(asked.dataset.question) !== number
}"""
LIT = "#layer-legal [data-space]"
SENT = """() => {
  window.sent = []
  const send = WebSocket.prototype.send
  WebSocket.prototype.send = function (said) {
    const message = JSON.parse(said)
    if (message.type === 'choose') window.sent.push(message.option)
    send.call(this, said)
  }
}"""
"""What is chosen is noted as it leaves the page."""
NEVER_AWAKE = """() => {
  const later = window.setTimeout
  window.setTimeout = (then, time, ...more) => (time === 600 ? 0 : later(then, time, ...more))
}"""
"""To the page every question has come just now."""
UNDOES = "#undoes"


def at(house: House, visit: Visit, screen: str) -> tuple[Any, Player]:
    page = visit("health")
    SCREENS[screen](page, house)
    return page, Player(page)


def test_enter_does_what_was_chosen_with_a_key_whatever_was_clicked(
    house: House, visit: Visit
) -> None:
    page, player = at(house, visit, "danger")
    before = player.look()
    page.locator(".ask .why").click()
    page.keyboard.press("2")
    page.locator(".ask .opt.chosen").wait_for()
    enter(page)
    page.wait_for_function(ANOTHER, arg=before["number"])


def seated(house: House, visit: Visit, table: TableBuilder, *traps: str) -> tuple[Any, Player]:
    """Jenny's turn at a table, in a page in which traps were laid."""
    page = visit("health")
    for trap in (SENT, *traps):
        page.add_init_script(f"({trap})()")
    sit_down(page, laid_out(house, table.play(turn_of=JENNY), PERSON), "investigator-1")
    player = Player(page)
    player.meet("question")
    at_rest(page)
    return page, player


def sent(page: Any) -> list[str]:
    chosen: list[str] = page.evaluate("window.sent")
    return chosen


def test_what_can_be_taken_back_is_done_with_one_click(house: House, visit: Visit) -> None:
    page, player = seated(house, visit, jenny())
    before = player.look()
    page.locator(".ask [data-group=step] .opt").first.click()
    player.move_on(before)
    expect(page.locator(UNDOES)).to_contain_text("Take back: Jenny Barnes goes back to the Kitchen")
    before = player.look()
    page.keyboard.press("u")
    player.move_on(before)
    before = player.look()
    page.locator(LIT).first.click()
    player.move_on(before)
    assert len(sent(page)) == 2


def test_what_cannot_be_taken_back_asks_once_wherever_it_is_chosen(
    house: House, visit: Visit
) -> None:
    page, player = seated(house, visit, jenny().monster("zombie", at="kitchen.a"))
    steps = page.locator(LIT)
    steps.first.click()  # past the zombie
    expect(page.locator(".ask .opt.chosen .warn")).to_be_visible()
    page.keyboard.press("e")
    expect(page.locator(".ask .opt.chosen")).to_contain_text("End the turn")
    assert sent(page) == []
    before = player.look()
    page.locator(".ask .opt.chosen").click()
    player.move_on(before)
    assert sent(page) == ["end turn"]


def test_where_all_can_be_taken_back_nothing_asks(house: House, visit: Visit) -> None:
    table = TableBuilder(options=[TAKE_BACKS]).investigator(JENNY, "kitchen.a", JENNY_TRAITS)
    page = visit("health")
    page.add_init_script(f"({SENT})()")
    game = table.monster("zombie", at="kitchen.a").play(turn_of=JENNY)
    sit_down(page, laid_out(house, game), "investigator-1")
    player = Player(page)
    before = player.meet("question")
    page.locator(".ask .opt", has_text="Attack").click()
    player.move_on(before)
    player.meet("question")
    assert sent(page)[0] == "attack zombie 1 bare-handed"
    expect(page.locator(UNDOES)).to_contain_text("The same die will fall.")


def test_enter_in_haste_answers_nothing(house: House, visit: Visit) -> None:
    page, player = seated(house, visit, jenny(), NEVER_AWAKE)
    before = player.look()
    page.keyboard.press("e")
    page.keyboard.press("Enter")
    page.locator(".ask .go .btn.brass").focus()
    page.keyboard.press("Enter")
    page.locator(".ask [data-group=step] .opt").first.focus()
    page.keyboard.press("Enter")
    assert sent(page) == []
    page.locator(".ask .go .btn.brass").click()
    player.move_on(before)
    assert sent(page) == ["end turn"]


def test_enter_that_is_held_down_answers_once(house: House, visit: Visit) -> None:
    page, player = seated(house, visit, jenny())
    page.wait_for_function(AWAKE)
    before = player.look()
    page.locator(".ask [data-group=step] .opt").first.focus()
    page.keyboard.down("Enter")
    player.move_on(before)
    page.wait_for_function(AWAKE)
    page.locator(".ask [data-group=step] .opt").first.focus()
    page.keyboard.down("Enter")  # again, as a key that is not let go of
    assert len(sent(page)) == 1
    page.keyboard.up("Enter")


def test_the_second_click_of_two_is_not_for_the_next_question(house: House, visit: Visit) -> None:
    page, player = seated(house, visit, jenny(), NEVER_AWAKE)
    before = player.look()
    page.locator(".ask [data-group=step] .opt").first.click()
    player.move_on(before)
    at_rest(page)
    page.locator(".ask [data-group=step] .opt").first.hover()
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    assert len(sent(page)) == 1


def test_a_question_about_whole_rooms_lights_them(house: House, visit: Visit) -> None:
    page, player = at(house, visit, "keeper-busy")
    page.locator(".actions .tile", has_text="Lights Out").click()
    page.locator(".ask .go .btn.brass").click()
    page.locator(".ask h2", has_text="dark").wait_for()
    expect(page.locator(LIT)).to_have_count(len(player.meet("question")["options"]))
    page.locator(LIT).first.click()
    page.locator(".ask h2", has_text="dark").wait_for(state="detached")


def test_the_keeper_reads_his_answers_in_words(house: House, visit: Visit) -> None:
    page, _player = at(house, visit, "keeper-busy")
    at_rest(page)  # nothing moves away from under the pointer
    page.locator(".choices .row button").first.hover()
    slip = page.locator(".choices .slip")
    expect(slip).to_contain_text("What did Ambrose Wickett leave unpaid?")
