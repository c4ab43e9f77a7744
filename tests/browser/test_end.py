"""After the end: who played is still known, and the evening can be seen again."""

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Player
from tests.browser.screens import SCREENS
from tests.browser.sitting import GENTLE, laid_out, sit_down
from tests.rules.first.puzzle_tables import ATTEMPT, ONE_SWAP, at_the_lintel
from tests.rules.first.tables import JENNY, answer
from tests.server.house import CHANCE, PERSON, House, seated

WON = Path(__file__).parents[1] / "golden" / "rest-cure.case"
"""An evening that the investigators won."""


def last_evening(house: House, visit: Visit) -> Any:
    """Jenny solves a puzzle, and then the last event comes."""
    game = at_the_lintel(*ONE_SWAP).event(4, 2).play(turn_of=JENNY)
    answer(game, "move study.c", ATTEMPT, "swap 1 2", "end turn")
    page = visit("health")
    sit_down(page, laid_out(house, game))
    Player(page).meet("end")
    return page


def won_evening(house: House, visit: Visit) -> Any:
    """A whole evening of four investigators, at its end."""
    body = {
        "case": WON.read_text(encoding="utf-8"),
        "seats": seated(GENTLE, PERSON, CHANCE, CHANCE, CHANCE),
    }
    page = visit("health")
    sit_down(page, house.http.post("/api/cases", json=body).json())
    Player(page).meet("end")
    return page


def test_the_end_keeps_who_played_and_shows_the_evening_again(visit: Visit, house: House) -> None:
    page = visit("health")
    SCREENS["end"](page, house)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".turn").first).to_have_text("Jenny")
    page.get_by_role("button", name="How it ended").click()
    page.get_by_role("tab", name="Replay").click()
    told = page.locator(".told")
    expect(told).to_contain_text("Move 0 of")
    expect(page.locator(".end .house .figure").first).to_be_visible()
    page.get_by_label("One move on").click()
    expect(told).to_contain_text("Move 1 of")
    page.get_by_role("tab", name="Proof").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("they agree")


def test_the_replay_shows_the_puzzle_that_was_worked_at(visit: Visit, house: House) -> None:
    page = last_evening(house, visit)
    page.get_by_role("tab", name="Replay").click()
    on = page.get_by_label("One move on")
    stones = page.locator(".end .puzzle .piece[data-slot]")
    told = page.locator(".told h3")
    expect(told).to_contain_text("Move 0 of")
    expect(stones).to_have_count(0)
    on.click()
    on.click()
    expect(stones).to_have_count(6)
    expect(stones.first).to_have_attribute("aria-label", "Piece 1: part 2 of the picture")
    on.click()  # it is solved, and seen so
    expect(stones.first).to_have_attribute("aria-label", "Piece 1: part 1 of the picture")
    on.click()
    expect(stones).to_have_count(0)


def test_the_replay_shows_what_was_on_the_board_by_then(visit: Visit, house: House) -> None:
    page = visit("health")
    SCREENS["second-replay"](page, house)
    room = '.end [data-plate="{}"]'.format
    expect(page.locator(room("front-hall"))).to_be_visible()
    expect(page.locator(room("bathroom"))).to_have_count(0)
    page.locator(".end input[type=range]").press("End")
    expect(page.locator(room("bathroom"))).to_be_visible()


def test_the_end_says_who_won_and_what_was_hidden(visit: Visit, house: House) -> None:
    page = last_evening(house, visit)
    expect(page.locator(".end h2")).to_have_text("Nobody has won")
    expect(page.locator(".end .when")).to_contain_text("The objective of this evening")
    page.get_by_role("tab", name="Hidden").click()
    study = page.locator(".end li").filter(has_text="Study")
    expect(study.get_by_role("img", name="found")).to_be_visible()  # its lock is gone
    page.get_by_role("tab", name="Numbers").click()
    solved = page.locator(".end .whole div").filter(has_text="Puzzles they solved")
    expect(solved.locator("dd")).to_have_text("1")


def test_a_seed_that_was_known_proves_nothing(visit: Visit, house: House) -> None:
    page = last_evening(house, visit)
    page.get_by_role("tab", name="Proof").click()
    proof = page.get_by_role("tabpanel")
    expect(proof).to_contain_text("known beforehand")
    expect(proof).not_to_contain_text("agree")


def test_after_the_end_no_seat_is_handed_over(visit: Visit, house: House) -> None:
    page = last_evening(house, visit)
    page.get_by_role("button", name="Look at the table").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Seats and links").click()
    expect(page.get_by_text("computer, random")).to_be_visible()
    for offer in ("Let a computer play", "Sit down again"):
        expect(page.get_by_role("button", name=offer)).to_have_count(0)


def test_who_wins_against_a_gentle_keeper_is_offered_a_fair_one(visit: Visit, house: House) -> None:
    page = won_evening(house, visit)
    expect(page.get_by_role("button", name="Next story")).to_contain_text("The Cold Supper")
    page.get_by_role("button", name="Again, and fair").click()
    Player(page).meet("setup", "question")
    page.get_by_role("button", name="Menu").last.click()
    page.get_by_role("button", name="Seats and links").click()
    expect(page.get_by_text("computer, fair")).to_be_visible()


def test_the_evening_is_told_as_a_story_with_its_decisive_moment(
    visit: Visit, house: House
) -> None:
    page = won_evening(house, visit)
    page.get_by_role("tab", name="The evening, told").click()
    tale = page.locator(".tale")
    expect(tale.locator("h3").first).to_have_text("Rest Cure")
    expect(tale.locator("h3").last).to_have_text("How it ended")
    expect(tale).to_contain_text("The investigators have won. It was over in round")
    expect(tale.locator(".house .figure").first).to_be_visible()
    expect(tale.locator("figcaption")).to_contain_text("The house in round")


def test_the_story_is_kept_as_a_file_and_printed_by_itself(visit: Visit, house: House) -> None:
    page = won_evening(house, visit)
    page.evaluate("window.print = () => undefined")
    page.get_by_role("tab", name="The evening, told").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as Markdown").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert saved.value.suggested_filename == "rest-cure.md"
    assert text.startswith("# Rest Cure\n\n> ")
    page.get_by_role("button", name="Print", exact=True).click()
    page.emulate_media(media="print")
    expect(page.locator("body > .tale blockquote").first).to_be_visible()
    expect(page.get_by_role("button", name="Case file")).to_be_hidden()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(page.locator("body > .tale")).to_have_count(0)
