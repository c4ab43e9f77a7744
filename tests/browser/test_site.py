"""The site: built, served as plain files, and played with no server of ours."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from madhouse.engine.casefile import parse
from madhouse.site.building import travels
from tests.browser.curtains import (
    GOAL,
    assert_known,
    assert_nobody_heard_too_much,
    assert_only_one_heard_of_the_goal,
)
from tests.browser.playing import LOOK, Player
from tests.browser.second_evenings import gone_mad, nearly_over
from tests.browser.site_windows import EVENINGS, again, begun, case_of, opened, played, seated
from tests.server.house import PERSON

MOST = 12_000_000
"""Bytes that may travel, compressed."""


def test_no_more_travels_than_was_promised(site: Path) -> None:
    assert travels(site) <= MOST


def test_the_front_door_needs_no_python(unkept: BrowserContext, address: str) -> None:
    unkept.route("**/python/**", lambda route: route.abort())
    page = opened(unkept, address)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("button", name="Play First Cold Night")).to_be_visible()
    expect(page.get_by_text("Join with a link")).to_have_count(0)


def test_without_its_python_the_page_says_what_is_wrong(
    unkept: BrowserContext, address: str
) -> None:
    unkept.route("**/python/house.pack", lambda route: route.abort())
    page = opened(unkept, address)
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()


@pytest.mark.parametrize("evening", EVENINGS)
def test_equal_decisions_give_equal_case_files(
    context: BrowserContext, address: str, evening: str
) -> None:
    page = begun(context, address, evening)
    played(page, 8)
    case = case_of(page)
    assert again(case).case() == case
    assert len(parse(case, "").answers) >= 8


def test_a_reload_at_any_moment_loses_nothing(context: BrowserContext, address: str) -> None:
    page = begun(context, address)
    for seed in range(3):
        played(page, 3, seed)
        before = parse(case_of(page), "").answers
        page.reload()
        Player(page).meet("question", "setup", "curtain")
        assert parse(case_of(page), "").answers[: len(before)] == before


def test_without_a_connection_one_plays_on(context: BrowserContext, address: str) -> None:
    page = begun(context, address)
    played(page, 3)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    played(page, 3, 2)
    expect(page.get_by_text("You are offline")).to_have_count(0)
    page.reload()  # it starts without a connection, too
    played(page, 2, 3)
    context.set_offline(False)
    assert len(parse(case_of(page), "").answers) >= 8


def test_two_windows_at_one_game(context: BrowserContext, address: str) -> None:
    page = begun(context, address)
    played(page, 4)
    other = context.new_page()
    other.goto(page.url)
    watching = Player(other)
    watching.meet("question", "setup", "curtain")
    played(page, 3, 2)  # the other looks on
    now = Player(page).meet("question")
    other.wait_for_function(f"({LOOK})().number === {now['number']}")
    watching.answer(watching.meet("question"))  # and may answer as well
    Player(page).move_on(now)
    page.close()  # the window that held the house; the other takes it over
    played(other, 3, 2)
    assert len(parse(case_of(other), "").answers) >= 11


def test_nothing_of_the_keeper_is_in_what_the_page_is_told(
    context: BrowserContext, address: str
) -> None:
    page = begun(context, address)
    played(page, 12)
    heard = [json.loads(each) for each in page.evaluate("window.heard")]
    told = [each["text"] for each in heard if each["type"] == "hear"]
    assert_known(parse(case_of(page), "the site's"), "investigator-1", told)
    assert len(told) > 10


def test_behind_the_curtain_a_page_is_told_nothing(context: BrowserContext, address: str) -> None:
    seats = dict.fromkeys(("keeper", "investigator-1", "investigator-2"), PERSON)
    page = seated(context, address, "/games", {"story": "the-cold-supper", "seats": seats})
    player = Player(page, seed=3)
    player.play(30)
    assert player.met["curtain"] >= 2
    said = [(way, text) for way, text in page.evaluate("window.said")]
    sat = assert_nobody_heard_too_much(said, case_of(page))
    assert {"keeper", "investigator-1"} <= sat


@pytest.mark.rule("2e.condition.insane-own-back")
def test_behind_the_curtain_a_page_is_told_of_no_goal(
    context: BrowserContext, address: str
) -> None:
    game = gone_mad(nearly_over(), GOAL[0])
    wish = {"case": game.case(), "seats": dict.fromkeys(game.seats, PERSON)}
    page = seated(context, address, "/cases", wish)
    player = Player(page, seed=3)
    while player.met.get("curtain", 0) < 2:
        player.play(1)
    player.meet("question", "end")
    said = [(way, text) for way, text in page.evaluate("window.said")]
    assert_only_one_heard_of_the_goal(said, game.seats[0])


def test_what_needs_others_is_not_offered(context: BrowserContext, address: str) -> None:
    page = begun(context, address)
    played(page, 3)
    page.goto(f"{address}#/new/first")
    expect(page.get_by_text("a person here").first).to_be_visible()
    expect(page.get_by_text("a person by link")).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize("evening", EVENINGS)
def test_an_evening_of_each_edition_to_its_end(
    context: BrowserContext, address: str, evening: str
) -> None:
    page = begun(context, address, evening)
    assert Player(page, seed=3).play() > 15
    case = case_of(page)
    game = again(case)
    assert game.over
    assert game.case() == case
