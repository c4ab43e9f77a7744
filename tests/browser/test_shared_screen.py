"""Several people before one screen: a curtain hides the table between keeper and investigators."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.curtains import assert_nobody_heard_too_much, record
from tests.browser.playing import Player, Seen
from tests.browser.sitting import evening, laid_out, sit_down
from tests.browser.spread import spread
from tests.browser.test_choosing import NEVER_AWAKE
from tests.browser.waiting import at_rest
from tests.rules.first.tables import JENNY, jenny
from tests.server.house import PERSON, House

KEEPER, ACROSS = ".as-keeper", ".curtain .pass"
DEEDS = ("Kitchen (b)", "Kitchen (a)", "End the turn")


def test_a_curtain_falls_between_the_keeper_and_the_investigators(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    heard, created = record(page), evening(house, PERSON, PERSON, PERSON)
    sit_down(page, created)
    player = Player(page, seed=3)
    player.play(most=60)
    assert player.met["curtain"] >= 2
    sat = assert_nobody_heard_too_much(heard, house.table(created["game"]).game.case())
    assert {"keeper", "investigator-1"} <= sat


def test_behind_the_curtain_nothing_can_be_read_or_reached(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, PERSON))
    player = Player(page, seed=3)
    while (seen := player.meet("setup", "question", "curtain"))["what"] != "curtain":
        player.answer(seen)
    for _ in range(5):
        page.keyboard.press("Tab")
        assert page.evaluate("Boolean(document.activeElement.closest('.curtain'))")
    middle = page.evaluate("document.elementFromPoint(700, 60).closest('.curtain') !== null")
    assert middle
    behind = page.locator(".table main, .table .setting-up")
    assert behind.count()
    assert "".join(behind.all_inner_texts()).strip() == ""  # not to be found, copied or printed


def test_what_was_pressed_in_haste_does_not_lift_the_curtain(house: House, visit: Visit) -> None:
    """Whoever ends a turn with Enter, twice, does not look into the keeper's hand."""
    page = visit("health")
    page.add_init_script(f"({NEVER_AWAKE})()")
    table = jenny("kitchen.a").hand("the-wick-drowns").threat(4)
    sent = record(page)
    sit_down(page, laid_out(house, table.play(turn_of=JENNY, stage="turn-start"), PERSON))
    player = Player(page)
    before = player.meet("curtain")
    for key in ("Enter", "Space", "Enter"):
        page.keyboard.press(key)
    at_rest(page)
    assert not [text for way, text in sent if way == "sent" and '"sit"' in text]
    page.locator(".curtain .btn.brass").click()
    player.move_on(before)
    assert page.locator(KEEPER).count()


def test_the_first_page_of_the_evening_lies_behind_a_curtain_too(
    house: House, visit: Visit
) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, PERSON))
    assert Player(page).meet("setup", "question", "curtain")["what"] == "curtain"


def test_the_curtain_says_who_sits_down_and_what_for(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, evening(house, PERSON, PERSON))
    player = Player(page, seed=3)
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("The house is to be laid out")
    player.answer(player.meet("curtain"))
    expect(page.locator(".setup .keycap")).to_have_text(["1A", "1B"])  # as the guide calls them
    page.keyboard.press("b")
    expect(page.locator(".setup .decided")).to_contain_text("1B")
    while (seen := player.meet("setup", "question", "curtain"))["what"] != "curtain":
        player.answer(seen)
    expect(curtain).to_contain_text("Choose who goes in")


# -- the keeper's hand -----------------------------------------------------------------------------


def around_one_screen(visit: Visit, house: House, *hand: str) -> Player:
    """Jenny's turn is about to begin; the keeper, with these cards, sits before the same screen."""
    table = jenny("kitchen.a").hand(*hand).threat(4)
    page = visit("health")
    sit_down(page, laid_out(house, table.play(turn_of=JENNY, stage="turn-start"), PERSON))
    return Player(page)


def an_option(seen: Seen, says: str) -> int:
    return next(at for at, text in enumerate(seen["options"]) if says in text)


def one_turn(player: Player, deeds: Iterable[str] = DEEDS, interrupt_before: str = "") -> list[str]:
    """Play a turn, the keeper passing whenever he is asked; tells who sat down."""
    page, todo, met = player.page, list(deeds), list[str]()
    while True:
        seen = player.meet("question", "curtain")
        if seen["what"] == "curtain":
            met.append(page.locator(".curtain .role").inner_text())
            player.answer(seen)
        elif page.locator(KEEPER).count():
            if not any("Pass" in text for text in seen["options"]):
                return met  # his own turn
            player.choose(an_option(seen, "Pass"), seen)
            player.move_on(seen)
        else:
            deed = todo.pop(0)
            if deed == interrupt_before:
                page.get_by_role("button", name="The keeper wants to interrupt").click()
            player.choose(an_option(seen, deed), seen)
            player.move_on(seen)


TO_KEEPER, TO_JENNY = "The keeper", "Jenny Barnes"
IN_TURN = [TO_KEEPER, TO_JENNY, TO_KEEPER]
"""He is called as the turn begins, and then for his own."""


@pytest.mark.parametrize("card", spread(["the-wick-drowns", "two-shadows"]))
def test_who_is_called_says_nothing_of_what_the_keeper_holds(
    card: str, house: House, visit: Visit
) -> None:
    """The first of these can be played at any time, the other not once tonight."""
    assert one_turn(around_one_screen(visit, house, card)) == IN_TURN


def test_the_keeper_interrupts_by_a_button(house: House, visit: Visit) -> None:
    player = around_one_screen(visit, house, "two-shadows")
    met = one_turn(player, interrupt_before=DEEDS[1])
    assert met == [TO_KEEPER, TO_JENNY, TO_KEEPER, TO_JENNY, TO_KEEPER]


def test_the_keeper_may_say_no_without_taking_the_chair(house: House, visit: Visit) -> None:
    player = around_one_screen(visit, house, "the-wick-drowns")
    player.answer(player.meet("curtain"))
    seen = player.meet("question")
    player.choose(an_option(seen, "Pass"), seen)
    player.answer(player.meet("curtain"))
    seen = player.meet("question")
    player.page.get_by_role("button", name="The keeper wants to interrupt").click()
    player.choose(an_option(seen, DEEDS[0]), seen)
    before = player.meet("curtain")
    player.page.locator(ACROSS).click()
    player.move_on(before)
    assert not player.page.locator(KEEPER).count()
    assert player.meet("question")["number"] > seen["number"]
