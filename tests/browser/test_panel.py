"""The panel in a small window: what can be chosen has room before what is only read."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from madhouse.engine.knowledge import EVERYONE, learn
from madhouse.first.building import TableBuilder
from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.screens import SCREENS
from tests.browser.sitting import laid_out, sit_down
from tests.browser.spread import spread
from tests.browser.waiting import at_rest, becomes
from tests.rules.first.tables import JENNY, JENNY_TRAITS, JOE, JOE_TRAITS, jenny
from tests.server.house import PERSON, House

SMALL = {"width": 1280, "height": 800}
LOW = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
FINGER = 44
"""Pixels that a finger needs."""
PLACED = "placed?"
HIDDEN = """() => {
  const list = document.querySelector('.ask .rolls').getBoundingClientRect()
  return [...document.querySelectorAll('.ask .list .opt')]
    .filter((each) => each.getBoundingClientRect().bottom > list.bottom + 1).length
}"""


SEEN = """what => {
  const list = document.querySelector('.ask .rolls').getBoundingClientRect()
  const box = document.querySelector(what).getBoundingClientRect()
  return box.top >= list.top && box.bottom <= list.bottom
}"""
TOP = "() => document.querySelector('.ask .rolls').scrollTop"


def small(
    house: House,
    visit: Visit,
    table: Any,
    seat: str = "investigator-1",
    viewport: Any = SMALL,
) -> Any:
    page = visit("health", viewport=viewport)
    sit_down(page, laid_out(house, table, PERSON), seat)
    Player(page).meet("question")
    at_rest(page)
    return page


def at_the_theatre() -> Any:
    """A keeper with much to spend, in the largest of the houses."""
    table = TableBuilder("understudy").investigator(JENNY, "entrance-hall.a", JENNY_TRAITS)
    return table.threat(6).hand("two-shadows", "panic").play(stage="keeper-actions")


def beside_a_hiding_space() -> Any:
    table = jenny("cloakroom.d").monster("zombie", at="bathroom.b").carries(JENNY, "flash-lamp")
    return table.feature("hiding-space", "cloakroom.d").play(turn_of=JENNY)


def with_much_to_do(*, beside: bool = True) -> Any:
    """A monster beside her and another in sight, four weapons, a key and its lock, a find."""
    arms = ["carving-knife", "45-automatics", "axe", "service-revolver"]
    table = jenny("entrance-hall.b", cards=[*arms, "brass-key", "barnes-cordial"])
    table.monster("maniac", at="entrance-hall.c")
    if beside:
        table.monster("zombie", at="entrance-hall.b")
    table.pile("entrance-hall", "fire-poker").lock("cloakroom", "brass-plate")
    learn(table.state, "brass-plate", EVERYONE)
    return table.play(turn_of=JENNY)


def in_window(page: Any, what: str) -> bool:
    box = page.locator(what).last.bounding_box()
    return bool(box["y"] >= 0 and box["y"] + box["height"] <= SMALL["height"])


def test_nothing_more_stays_in_sight_below_a_long_list(house: House, visit: Visit) -> None:
    page = visit("health", viewport=SMALL)
    SCREENS["keeper-busy"](page, house)
    at_rest(page)
    assert page.evaluate(HIDDEN) > 0
    expect(page.locator(".ask .more.down")).to_be_visible()
    expect(page.locator(".ask .foot .opt")).to_contain_text("Nothing more")
    assert in_window(page, ".ask .foot")
    assert in_window(page, ".side .log")


def test_no_option_is_hidden_while_there_is_room_to_take(house: House, visit: Visit) -> None:
    page = small(house, visit, beside_a_hiding_space())
    page.locator(".side .mons").wait_for()
    at_rest(page)
    assert page.evaluate(HIDDEN) == 0
    expect(page.locator(".ask .more")).not_to_be_visible()
    assert in_window(page, ".side .log")


def test_hiding_stands_where_what_it_takes_does(house: House, visit: Visit) -> None:
    page = small(house, visit, beside_a_hiding_space())
    steps, acts = page.locator(".ask [data-group=step]"), page.locator(".ask [data-group=act]")
    expect(steps).to_contain_text("Step into hiding")
    expect(acts).to_contain_text("Spend the action to hide")
    page.keyboard.press("r")
    expect(steps.locator(".opt", has_text="Step into hiding")).to_contain_text("On foot only")


@pytest.mark.parametrize("viewport", spread([LOW, PHONE]))
def test_what_is_decisive_stands_first_and_in_sight(
    house: House, visit: Visit, viewport: Any
) -> None:
    page = small(house, visit, with_much_to_do(), viewport=viewport)
    first = page.locator(".ask .opt").first
    expect(first).to_contain_text("Step into the Cloakroom")
    assert first.get_attribute("aria-keyshortcuts") == "1"
    assert page.evaluate(SEEN, ".ask [data-group=first]")
    assert page.evaluate(SEEN, ".ask [data-group=act] .opt")  # and so is the best blow


@pytest.mark.parametrize("viewport", spread([LOW, PHONE]))
def test_a_button_goes_on_in_a_long_list_and_presses_nothing(
    house: House, visit: Visit, viewport: Any
) -> None:
    page = small(house, visit, with_much_to_do(), viewport=viewport)
    before = Player(page).look()
    down, up = page.locator(".ask .more.down"), page.locator(".ask .more.up")
    expect(up).to_have_count(0)
    if viewport is PHONE:
        assert down.bounding_box()["height"] >= FINGER
    while down.count():
        box = down.bounding_box()
        page.mouse.click(box["x"] + 20, box["y"] + box["height"] / 2)  # beside its arrow too
        at_rest(page)
    assert page.evaluate(TOP) > 0
    up.click()
    at_rest(page)
    assert Player(page).look()["number"] == before["number"]
    assert page.locator(".ask .opt.chosen").count() == 0


def test_a_new_question_begins_at_its_top(house: House, visit: Visit) -> None:
    page = small(house, visit, with_much_to_do(beside=False), viewport=LOW)
    player, before = Player(page), Player(page).look()
    while (down := page.locator(".ask .more.down")).count():
        down.click()
        at_rest(page)
    assert page.evaluate(TOP) > 0
    page.locator(".ask .opt", has_text="Put cards down").click()
    player.move_on(before)
    becomes(page, TOP, 0)


def test_running_is_a_switch_of_the_same_steps(house: House, visit: Visit) -> None:
    page = small(house, visit, jenny("entrance-hall.b").play(turn_of=JENNY))
    ways, lit = (
        page.locator(".ask [data-group=step] .opt"),
        page.locator("#layer-legal [data-space]"),
    )
    walked = ways.all_inner_texts()
    expect(page.locator(".ask .opt", has_text="Run")).to_have_count(0)
    expect(lit).to_have_count(len(walked))
    page.keyboard.press("r")
    expect(page.locator(".pace button", has_text="Run")).to_have_attribute("aria-pressed", "true")
    assert ways.all_inner_texts() == walked
    expect(lit.first).to_have_attribute("aria-label", re.compile("Run "))
    player, before = Player(page), Player(page).look()
    ways.first.click()
    player.move_on(before)
    expect(page.locator(".ask .who")).to_contain_text("2 steps are left")


def test_where_one_can_only_run_it_is_on_by_itself(house: House, visit: Visit) -> None:
    page = small(house, visit, jenny("entrance-hall.b").play(turn_of=JENNY))
    player = Player(page)
    for _ in range(2):
        before = player.look()
        page.locator(".ask [data-group=step] .opt").first.click()
        player.move_on(before)
    expect(page.locator(".pace")).to_have_count(0)
    expect(page.locator(".ask h3", has_text="Run, as the action")).to_be_visible()


def test_what_would_do_nothing_is_folded_away(house: House, visit: Visit) -> None:
    page = small(house, visit, jenny(cards=["barnes-cordial"]).play(turn_of=JENNY))
    fold, cordial = page.locator(".ask .fold"), page.locator(".ask .opt", has_text="Cordial")
    expect(fold).to_contain_text("Would do nothing (1)")
    expect(cordial).to_have_count(0)
    fold.click()
    expect(cordial).to_be_visible()
    fold.click()
    expect(cordial).to_have_count(0)


@pytest.mark.parametrize("key", ["Enter", "click"])
def test_a_card_that_was_played_is_put_down_before_the_board(
    house: House, visit: Visit, key: str
) -> None:
    page = small(house, visit, at_the_theatre(), "keeper")
    tile = page.locator(".actions .tile", has_text="Summon")
    tile.click()
    page.locator(".look").wait_for()
    at_rest(page)
    lay = tile.bounding_box()
    if key == "click":
        tile.click()
    else:
        page.keyboard.press(key)
    page.locator(".ask h2", has_text=PLACED).wait_for()
    at_rest(page)  # the row may be laid out anew under the pointer
    assert page.locator(".look").count() == 0
    assert tile.bounding_box() == lay
    page.keyboard.press("Enter")  # it is no more the card's
    at_rest(page)
    assert page.locator(".look").count() == 0


def test_a_card_looked_at_in_his_turn_does_not_speak_of_his_turn(
    house: House, visit: Visit
) -> None:
    page = small(house, visit, at_the_theatre(), "keeper")
    page.locator(".actions .tile", has_text="Summon").dblclick()
    page.locator(".ask h2", has_text=PLACED).wait_for()
    at_rest(page)
    page.locator(".actions .tile", has_text="Ill Omens").hover()
    expect(
        page.locator(".look [role=note]", has_text="First answer what is asked.")
    ).to_be_visible()


def test_an_action_costs_the_same_wherever_its_price_stands(house: House, visit: Visit) -> None:
    page = small(house, visit, at_the_theatre(), "keeper")
    coin = page.locator(".actions .tile", has_text="Summon").locator(".coin")
    offered = page.locator(".ask .opt", has_text="Summon").locator(".coin").inner_text()
    assert coin.inner_text() == offered == "2"
    page.locator(".actions .tile", has_text="Summon").dblclick()
    page.locator(".ask h2", has_text=PLACED).wait_for()
    expect(coin).to_have_text("2")


def test_whoever_stands_there_is_seen_above_the_keepers_hand(house: House, visit: Visit) -> None:
    page = small(house, visit, at_the_theatre(), "keeper")
    page.locator(".board image").wait_for()
    at_rest(page)
    near = page.locator(".near").bounding_box()
    for figure in page.locator(".figure").all():
        seen = figure.bounding_box()
        assert seen["y"] + seen["height"] <= near["y"]


def test_not_yet_keeps_within_the_paper(house: House, visit: Visit) -> None:
    table = jenny("cloakroom.d").pile("cloakroom", "axe").play(turn_of=JENNY)
    page = small(house, visit, table)
    page.keyboard.press("s")
    page.locator(".go .btn.alt").wait_for()
    at_rest(page)
    button = page.locator(".go .btn.alt").bounding_box()
    foot = page.locator(".ask .foot").bounding_box()
    assert button["x"] + button["width"] <= foot["x"] + foot["width"] + 0.5


def test_a_keepers_card_says_whom_it_speaks_to(house: House, visit: Visit) -> None:
    page = small(house, visit, at_the_theatre(), "keeper")
    page.locator(".hand .slot", has_text="Two Shadows").hover()
    expect(page.locator(".look", has_text="is the investigator it is played on")).to_be_visible()


def test_a_card_that_needs_a_monster_here_says_so(house: House, visit: Visit) -> None:
    page = small(house, visit, beside_a_hiding_space())
    page.locator(".hand .slot", has_text="Flash Lamp").hover()
    expect(
        page.locator(".look [role=note]", has_text="No monster is in your space.")
    ).to_be_visible()


EXPLAINED = ".ask .explained"
WHERE = """() => [...document.querySelectorAll('.ask .opt, .ask li button')]
  .map((each) => Math.round(each.getBoundingClientRect().top))"""
UNDER = """() => {
  const within = document.querySelector('.ask .rolls').getBoundingClientRect()
  return [...document.querySelectorAll('.ask [data-group=step] .opt')].filter((each) => {
    const { left, top, bottom } = each.getBoundingClientRect()
    const seen = document.elementFromPoint(left + 40, (top + bottom) / 2)
    return top < within.top || bottom > within.bottom || !each.contains(seen)
  }).length
}"""


def test_why_can_be_asked_beside_a_question_without_a_remark(house: House, visit: Visit) -> None:
    page = small(house, visit, at_the_theatre(), "keeper")
    page.locator(".ask .why").click()
    expect(page.locator(".ask [role=note]")).to_contain_text(".")
    at_rest(page)
    assert in_window(page, ".ask .foot")


@pytest.mark.parametrize("viewport", spread([LOW, PHONE]))
def test_what_is_explained_moves_no_answer_and_has_one_place(
    house: House, visit: Visit, viewport: Any
) -> None:
    page = small(house, visit, with_much_to_do(), viewport=viewport)
    before = page.evaluate(WHERE)
    page.locator(".ask .why").click()
    expect(page.locator(f"{EXPLAINED} b")).to_be_visible()
    assert page.evaluate(WHERE) == before
    page.keyboard.press("h")  # a hint: asking the next puts the one before away
    expect(page.locator(EXPLAINED)).to_contain_text("A computer would choose")
    expect(page.locator(EXPLAINED)).to_have_count(1)
    assert page.evaluate(WHERE) == before
    page.keyboard.press("w")
    expect(page.locator(EXPLAINED)).not_to_contain_text("A computer would choose")
    page.keyboard.press("Escape")
    expect(page.locator(EXPLAINED)).to_have_count(0)


def test_where_to_flee_is_in_sight_beside_a_monster(house: House, visit: Visit) -> None:
    page = small(house, visit, with_much_to_do(), viewport=LOW)
    assert page.evaluate(HIDDEN) > 0  # there is more than fits
    assert page.evaluate(UNDER) == 0


def test_what_a_step_brings_has_the_whole_line(house: House, visit: Visit) -> None:
    table = jenny("library.b").monster("maniac", at="kitchen.a").monster("zombie", "kitchen.b")
    page = small(house, visit, table.play(turn_of=JENNY), viewport=LOW)
    step = page.locator(".ask [data-group=step] .opt", has_text="Horror")
    steps = page.locator(".ask [data-group=step]").bounding_box()
    assert step.first.bounding_box()["width"] > steps["width"] * 0.9
    assert page.evaluate(UNDER) == 0


def test_nothing_more_to_hand_over_is_in_sight(house: House, visit: Visit) -> None:
    things = ["carving-knife", "45-automatics", "axe", "service-revolver", "brass-key", "crowbar"]
    table = TableBuilder(players=2).investigator(JENNY, "library.a", JENNY_TRAITS, cards=things)
    table = table.investigator(JOE, "library.a", JOE_TRAITS)
    page = small(house, visit, table.play(stage="trading"), viewport=LOW)
    expect(page.locator(".ask .foot .opt")).to_contain_text("Nothing more")
    assert in_window(page, ".ask .foot .opt")
