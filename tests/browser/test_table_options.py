"""What a table allows itself: agreed on before the game, and then to be had in it."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from madhouse.engine.game import Game
from tests.browser.conftest import Visit
from tests.browser.playing import Player, Seen
from tests.browser.sitting import COMPANION, GENTLE, laid_out, sit_down
from tests.rules.first.puzzle_tables import ONE_SWAP, having_agreed
from tests.server.house import PERSON, House, Message

ENOUGH = 5
"""Answers that can be taken back one by one; a quick round might have fewer."""


def after_a_round(
    house: House, visit: Visit, *options: str, keeper: Message = GENTLE, beside: Message = PERSON
) -> tuple[Player, Game[Any, Any]]:
    """Somebody who has played for a while against computers, and is asked something."""
    created = house.set_up(keeper, (beside, COMPANION), agreements=options, seed="2")
    page = visit("health")
    sit_down(page, created)
    player, game = Player(page, seed=3), house.table(created["game"]).game
    while game.table.state.round < 2 or player.met["question"] < ENOUGH:
        player.play(1)
    while not asked(game, seen := player.meet("question")):
        player.move_on(seen)  # the client is about to pass for the keeper
    return player, game


def asked(game: Game[Any, Any], seen: Seen) -> bool:
    """Whether the game waits for an answer to what lies before the player."""
    waiting = {each.number for each in game.pending if not each.options[0].startswith("pass")}
    return seen["number"] in waiting


def undone(player: Player) -> list[int]:
    """Take back what can be taken back at the table; the numbers of what was asked."""
    numbers: list[int] = []
    seen = player.meet("question", "setup")
    while seen["what"] == "question" and len(numbers) <= ENOUGH:
        numbers.append(seen["number"])
        player.page.get_by_role("button", name="Undo").click()
        player.move_on(seen)
        seen = player.meet("question", "setup")
    return numbers


def test_alone_one_takes_back_decision_after_decision(house: House, visit: Visit) -> None:
    player, game = after_a_round(house, visit, "take-backs")
    numbers = undone(player)
    assert numbers == sorted(set(numbers), reverse=True)
    assert len(numbers) > ENOUGH
    answers = len(game.answers)
    player.play(4)
    assert len(game.answers) > answers


def test_without_it_what_the_keeper_has_answered_stands(house: House, visit: Visit) -> None:
    player, game = after_a_round(house, visit)
    assert game.answers[-1].seat != "investigator-1"
    expect(player.page.get_by_role("button", name="Undo")).to_have_count(0)


def test_a_keeper_who_takes_back_a_pass_is_asked(house: House, visit: Visit) -> None:
    """Else his client would pass for him again, at once and for ever."""
    player, _ = after_a_round(house, visit, "take-backs", keeper=PERSON, beside=COMPANION)
    numbers = undone(player)
    assert numbers == sorted(set(numbers), reverse=True)
    assert len(numbers) > 3


def test_help_with_a_puzzle_is_a_hint_below_it(house: House, visit: Visit) -> None:
    page = visit("health")
    sit_down(page, laid_out(house, having_agreed(["puzzle-help"], *ONE_SWAP)))
    page.locator(".puz").get_by_role("button", name="Hint").click()
    expect(page.locator(".puz .foot")).to_contain_text("swap pieces 1 and 2")
    sit_down(page, laid_out(house, having_agreed([], *ONE_SWAP)))
    page.reload()
    page.locator(".puz .foot").wait_for()
    expect(page.locator(".puz").get_by_role("button", name="Hint")).to_have_count(0)


def switch(page: Page, name: str) -> Locator:
    """What can be agreed on in a new game."""
    return page.get_by_role("group", name="At this table").get_by_role("switch", name=name)


def agreed(house: House, page: Page) -> tuple[str, ...]:
    """What was agreed on, in the game that begins here."""
    page.wait_for_url("**/#/game/*")
    game = page.url.split("/game/")[1].split("?")[0]
    return house.table(game).game.header.agreements


def test_one_who_plays_alone_has_take_backs_unless_he_likes_not_to(
    house: House, visit: Visit
) -> None:
    page = visit("#/new")
    expect(switch(page, "Take-backs")).to_be_checked()
    switch(page, "Take-backs").uncheck(force=True)
    switch(page, "Help with puzzles").check(force=True)
    page.get_by_role("button", name="Begin the evening").click()
    assert agreed(house, page) == ("puzzle-help",)


@pytest.mark.parametrize("holder", ["a person here", "a person by link"])
def test_with_a_second_person_take_backs_are_only_by_wish(visit: Visit, holder: str) -> None:
    page = visit("#/new")
    keeper = page.get_by_role("region", name="The keeper")
    expect(switch(page, "Take-backs")).to_be_checked()
    keeper.get_by_label(holder).check(force=True)
    expect(switch(page, "Take-backs")).not_to_be_checked()
    switch(page, "Take-backs").check(force=True)
    expect(switch(page, "Take-backs")).to_be_checked()
    keeper.get_by_label("a computer").check(force=True)
    expect(switch(page, "Take-backs")).to_be_checked()


@pytest.mark.parametrize("evening", ["Play now", "Play the training story"])
def test_a_first_evening_has_take_backs(house: House, visit: Visit, evening: str) -> None:
    page = visit("#/how-to-play" if "training" in evening else "")
    page.get_by_role("button", name=evening).click()
    assert agreed(house, page) == ("take-backs",)


def test_choices_that_were_made_for_one_are_his_own_once_taken_back(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    player = Player(page)
    seen = player.meet("question")
    page.get_by_role("button", name="Undo").click()
    player.move_on(seen)
    player.meet("setup")


def test_what_cannot_be_taken_back_says_so_before(house: House, visit: Visit) -> None:
    player, _ = after_a_round(house, visit)
    end = player.page.locator(".ask .opt[aria-keyshortcuts=e]")
    while player.meet("question") and not end.count():
        player.play(1)
    end.click()
    player.page.locator(".ask .opt.chosen").wait_for()
    expect(player.page.get_by_text("This cannot be taken back.")).to_be_visible()
