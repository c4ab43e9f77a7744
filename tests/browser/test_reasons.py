"""What cannot be done says why, and words of the game open the rules."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.moments import at_the_viewing
from tests.browser.playing import Player, enter
from tests.browser.screens import SCREENS
from tests.browser.second_screens import last_of_a_round
from tests.browser.sitting import laid_out, laid_out_for_all, sit_down
from tests.browser.waiting import at_rest
from tests.rules.first.tables import JENNY, jenny
from tests.server.house import PERSON, House

REASON = ".ask [role=status]"


def in_turn(house: House, visit: Visit, **how: Any) -> Any:
    """Jenny in the kitchen with an axe, and nothing that it could strike."""
    page = visit("health", **how)
    table = jenny("kitchen.a", 1).carries(JENNY, "axe").monster("zombie", at="cellar.a")
    sit_down(page, laid_out(house, table.play(turn_of=JENNY)))
    Player(page).meet("question")
    at_rest(page)
    return page


def as_keeper(house: House, visit: Visit, threat: int) -> Any:
    page = visit("health")
    table = at_the_viewing("dining-room.a").threat(threat).hand("two-shadows")
    sit_down(page, laid_out(house, table.play(stage="keeper-actions"), PERSON), "keeper")
    Player(page).meet("question")
    return page


def test_a_space_that_is_not_lit_says_why(house: House, visit: Visit) -> None:
    page = in_turn(house, visit)
    page.locator(".board").focus()
    page.keyboard.press("ArrowLeft")
    enter(page)
    expect(page.locator(REASON, has_text="No single step leads there")).to_be_visible()


def test_and_so_it_does_when_it_is_clicked(house: House, visit: Visit) -> None:
    page = in_turn(house, visit)
    page.locator(".board").focus()
    page.keyboard.press("ArrowLeft")
    where = page.locator("path.cursor").bounding_box()
    page.mouse.click(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
    expect(page.locator(REASON)).to_contain_text("Study.")
    page.locator(".ask .opt").first.click()  # another question, and nothing was refused there
    page.locator(REASON).wait_for(state="detached")


def test_a_finger_is_told_as_well(house: House, visit: Visit) -> None:
    page = in_turn(house, visit, has_touch=True)
    page.locator(".board").focus()
    page.keyboard.press("ArrowLeft")
    where = page.locator("path.cursor").bounding_box()
    page.touchscreen.tap(where["x"] + where["width"] / 2, where["y"] + where["height"] / 2)
    expect(page.locator(REASON)).to_contain_text("Study.")


def test_a_key_for_what_cannot_be_done_says_why(house: House, visit: Visit) -> None:
    page = in_turn(house, visit)
    page.keyboard.press("s")
    expect(page.locator(REASON, has_text="No card lies here to be found.")).to_be_visible()


def test_an_action_that_is_too_dear_says_so(house: House, visit: Visit) -> None:
    page = as_keeper(house, visit, threat=1)
    page.locator(".actions .tile", has_text="Something Stirs").focus()
    reason = page.locator(".look [role=note]")
    expect(reason.get_by_text("It costs 3 threat, and you have 1.")).to_be_visible()


def test_an_action_whose_condition_is_not_met_repeats_it(house: House, visit: Visit) -> None:
    page = as_keeper(house, visit, threat=6)
    page.locator(".actions .tile", has_text="Carry Off").focus()
    expect(
        page.locator(".look [role=note]").get_by_text("Only if a humanoid monster")
    ).to_be_visible()


def test_a_card_for_another_time_says_when(house: House, visit: Visit) -> None:
    page = as_keeper(house, visit, threat=6)
    page.locator(".hand .slot").first.focus()
    expect(page.locator(".look [role=note]")).to_contain_text("in an investigator")


def test_a_weapon_without_a_target_says_so(house: House, visit: Visit) -> None:
    page = in_turn(house, visit)
    page.locator(".hand .slot").first.focus()
    expect(page.locator(".look [role=note]").get_by_text("It is too far away")).to_be_visible()


def test_a_word_opens_the_rules_and_escape_comes_back_to_it(house: House, visit: Visit) -> None:
    page = as_keeper(house, visit, threat=6)
    page.locator(".hand .slot").first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    slip = page.get_by_role("dialog", name="Darkness")
    slip.get_by_text("Searching in the dark.").wait_for()
    page.keyboard.press("Escape")
    slip.wait_for(state="detached")
    page.wait_for_function("() => document.activeElement.textContent === 'darkness'")


def test_from_the_rules_back_returns_to_the_table(house: House, visit: Visit) -> None:
    page = as_keeper(house, visit, threat=6)
    page.locator(".hand .slot").first.focus()
    page.locator(".look a.term").click()
    page.locator("[role=dialog] a").click()
    page.locator("h2", has_text="Fire, darkness").wait_for()
    page.go_back()
    Player(page).meet("question")
    expect(page.locator("[role=dialog]")).to_have_count(0)


def test_a_long_option_is_read_in_full(house: House, visit: Visit) -> None:
    page = visit("health")
    SCREENS["keeper-busy"](page, house)
    option = page.locator(".ask .opt", has_text="Lights Out")
    expect(option).to_contain_text("who does not ignore darkness.")
    expect(page.locator(".ask .list")).not_to_contain_text("…")


def test_a_trait_that_is_tapped_is_read_in_full(house: House, visit: Visit) -> None:
    page = in_turn(house, visit)
    trait = page.locator(".trait").first
    hidden = "each => each.scrollHeight - each.clientHeight"
    assert trait.evaluate(hidden) > 0
    trait.click()
    page.mouse.move(700, 300)
    at_rest(page)
    assert trait.evaluate(hidden) <= 0


def test_what_one_expects_and_cannot_do_stands_below_with_its_reason(
    house: House, visit: Visit
) -> None:
    page = in_turn(house, visit)
    row = page.locator(".ask li button", has_text="Search the room")
    expect(row).to_contain_text("No card lies here to be found.")
    row.click()
    rule = page.locator(".ask [role=note]")
    expect(rule.locator("a.onward")).to_be_visible()
    expect(page.locator("[data-question]")).to_be_visible()  # nothing was answered


def test_a_rule_of_the_story_is_in_sight_while_it_holds(house: House, visit: Visit) -> None:
    page = visit("health")
    table = at_the_viewing("dining-room.a")
    sit_down(page, laid_out(house, table.play(turn_of=JENNY)))
    Player(page).meet("question")
    rule = page.get_by_role("region", name="House rules of this story")
    expect(rule).to_contain_text("A Public Viewing")
    rule.get_by_role("button").click()
    expect(rule).to_contain_text("When you would be killed")


def test_the_second_edition_says_it_as_well(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, laid_out_for_all(house, last_of_a_round()))
    Player(page).meet("question")
    row = page.locator(".ask li button", has_text="bare hands")
    expect(row).to_contain_text("Bare hands reach only your own space.")
    row.click()
    expect(page.locator(".ask [role=note] b")).to_be_visible()  # the rule, by its heading
